/** What goes over the wire. Types only: nothing of the server is loaded. */
export type {
  ClientMessage,
  Clock,
  CreateTable,
  Eyes,
  GameInfo,
  NewTableRequest,
  Person,
  Problem as ProblemDetails,
  ServerMessage,
  TableInfo,
  TableView,
  Update,
  Verification,
  Vote,
} from '@undercroft/server';
