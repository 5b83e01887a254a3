/** What goes over the wire. Types only: nothing of the server is loaded. */
export type {
  ClientMessage,
  Clock,
  CreateTable,
  Dice,
  Eyes,
  GameInfo,
  NewTableRequest,
  Pace,
  Person,
  Problem as ProblemDetails,
  ServerMessage,
  TableInfo,
  TableView,
  Update,
  Verification,
  Vote,
} from '@undercroft/server';
