/** A table in memory: what replaying its log leads to. */

import { type Ask, type DecisionBase, dieWanted, type Json, type Outcome, type Seat, type TableBase } from '@undercroft/engine';
import type { SeatCommit, SeatEntropy } from '../../fair/fair.ts';
import type { Person, Status } from '../../store/store.ts';
import type { ForkData, Origin, Spec } from '../said/log.ts';
import { cleanName } from '../said/texts.ts';
import type { RulesOf } from './content.ts';

/** What a seat takes home. */
export interface BroughtThing {
  /** On whose shelf it lies, under which id. */
  id: string;
  owner: string;
  title: string;
  /** Of which version it was brought. */
  version: number;
  /** As it was at the start; null: it was made at the table. */
  brought: Json | null;
}

export interface SeatState {
  /** Who holds the seat; null: nobody, or a bot for good. */
  person: Person | null;
  /** Whose seat it is, while somebody else or a bot plays it for an owner who was long away; null: whoever sits there. */
  owner: Person | null;
  /** The bot that sits here for good. */
  bot: string | null;
  /** Since when a bot has been holding the seat for its owner; null: the owner is here. */
  awaySince: number | null;
  /** What was brought to the seat or made there; it stays with whoever owns it. */
  thing: BroughtThing | null;
  /** How often in a row time ran out. */
  late: number;
  /** The hash of the text the person adds to the dice; null: nobody, or none yet. */
  commit: string | null;
  /** The text itself, once it is shown. */
  entropy: string | null;
  /** Whether the text itself was given when sitting down: then there is nothing to show later. */
  open: boolean;
}

/** The start waits for texts. */
export interface Revealing {
  since: number;
  /** Since when people are known to be here, by id: from them silence is a choice. */
  here: Readonly<Record<string, number>>;
}

/** A question somewhere on the stack; those of the topmost frame are the ones that can be answered now. */
export interface Wait {
  ask: Ask;
  /** How deep in the stack its frame lies. */
  depth: number;
  /** The entry that raised the question: an answer made without having seen it is stale. */
  seq: number;
  /** Since when the seat has been able to answer. */
  since: number;
  /** The seat did something else meanwhile, in a window. */
  busy: boolean;
}

/** A seat, or null: everybody who holds none. */
export type Viewer = Seat | null;

/** Where chance and secrets stood before a decision, since when its question had waited, and who may know nothing of it. */
export interface Mark {
  drawn: number;
  revealed: number;
  since: number;
  hidden: readonly Viewer[];
  /** After this decision everybody's things were written home. */
  home?: true;
}

/** An entry that some are not told of, or that names a decision whose number is another for some. */
export interface Hidden {
  seq: number;
  from: readonly Viewer[];
  /** How many decisions before the one it names a viewer does not know of: first those without a seat, then seat by seat. */
  fewer: readonly number[];
}

/** The game itself, from the start on. */
export interface Course {
  table: TableBase;
  log: DecisionBase[];
  /** marks[i] belongs to log[i]. */
  marks: Mark[];
  waits: Wait[];
  /** The entry with which something was taken back last, or somebody offered something: what bots have thought since then holds. */
  stirred: number;
}

export interface VoteState {
  about: 'undo' | 'takeOver';
  by: Person;
  seat: Seat | null;
  to: number | null;
  /** Ids of those who agreed. */
  agreed: string[];
  since: number;
}

export interface TableState {
  id: string;
  seq: number;
  status: Status;
  createdAt: number;
  updatedAt: number;
  /** Time of the last entry that everybody was told of. */
  shownAt: number;
  /** What some were not told of, oldest first. */
  hidden: readonly Hidden[];
  spec: Spec;
  /** By which rules it is played just now. */
  rules: RulesOf;
  /** The hash of the secret of this round. */
  commit: string;
  /** How often everything was committed anew. */
  round: number;
  revealing: Revealing | null;
  /** Whose silence stopped the last start. */
  withheld: readonly Seat[];
  /** The moment of a finished match from which this one goes on. */
  fork: ForkData | null;
  /** What the seats of that match had brought. */
  brings: readonly (Json | null)[] | null;
  /** Where that was, and who may know its secrets. */
  origin: Origin | null;
  /** Seats of a rematch that are kept for nobody any more. */
  givenUp: readonly Seat[];
  /** Where those who played meet again, and who asked for it. */
  rematch: { table: string; by: string } | null;
  host: Person;
  /** Before the start: since when the host has not been at the table; null: they are here, or nobody waits for them. */
  hostAway: number | null;
  seats: SeatState[];
  /** Those who were let in to watch. */
  watchers: readonly Person[];
  /** Ids of those the host has put off the table. */
  kicked: string[];
  /** Invites made before this entry are void: somebody was put off the table. */
  invitesFrom: number;
  /** What goes into the seed, and what people had committed to; fixed at the start. */
  entropy: SeatEntropy[];
  commits: SeatCommit[];
  /** Seats that had given the text itself when they sat down. */
  open: Seat[];
  course: Course | null;
  vote: VoteState | null;
  /** Bots hurry until a person has answered again. */
  hurried: boolean;
  outcome: Outcome | null;
  /** Why the game cannot go on: its log does not replay with these rules. */
  fault: string | null;
  /** The entry in which its rules did not come to an end; null: they did, or failed otherwise. */
  endlessAt: number | null;
}

/** Whether a bot answers for this seat now. */
export const heldByBot = (seat: SeatState): boolean => seat.person === null || seat.awaySince !== null;

/** Whether a person who is here answers for it. */
export const heldByPerson = (seat: SeatState): boolean => seat.person !== null && seat.awaySince === null;

export function seatsOf(state: TableState, personId: string | undefined): Seat[] {
  const mine: Seat[] = [];
  for (const [seat, { person }] of state.seats.entries()) if (person !== null && person.id === personId) mine.push(seat);
  return mine;
}

const seatsWhere = ({ seats }: TableState, is: (seat: SeatState) => boolean): Seat[] =>
  [...seats.entries()].flatMap(([seat, state]) => (is(state) ? [seat] : []));

/** Seats of people who are bound to no text yet. */
export const uncommitted = (state: TableState): Seat[] => seatsWhere(state, ({ person, commit }) => person !== null && commit === null);

/** Seats whose text has not been shown. */
export const owing = (state: TableState): Seat[] =>
  seatsWhere(state, ({ person, commit, entropy }) => person !== null && commit !== null && entropy === null);

/** Seats this person owns and does not play: a bot does, or somebody the others let have them. */
export function seatsLeftBy(state: TableState, personId: string): Seat[] {
  const left: Seat[] = [];
  for (const [seat, { person, owner, awaySince }] of state.seats.entries()) {
    if (owner?.id === personId || (person?.id === personId && awaySince !== null)) left.push(seat);
  }
  return left;
}

/** Whether anybody owns a seat here and does not play it, other than this person. */
export function someoneIsAway(state: TableState, me: Person): boolean {
  return state.seats.some(({ person, owner, awaySince }) => {
    const absent = owner ?? (awaySince === null ? null : person);
    return absent !== null && absent.id !== me.id;
  });
}

/** Everybody who holds a seat and is here, once. */
export function peopleHere(state: TableState): Person[] {
  const found = new Map<string, Person>();
  for (const seat of state.seats) if (seat.person && heldByPerson(seat)) found.set(seat.person.id, seat.person);
  return [...found.values()];
}

/** What somebody is called at this table: by the name of their seat, which nobody else here has. */
export const nameHere = ({ seats }: TableState, me: Person): string =>
  seats.find(({ person }) => person?.id === me.id)?.person?.name ?? cleanName(me.name);

/** Whether people sit here and every one of them is away: then the table waits for them. */
export const isDeserted = (state: TableState): boolean =>
  state.seats.some(({ person }) => person !== null) && peopleHere(state).length === 0;

/** Those an open vote still waits for: everybody here but who asked and who agreed. */
export function votersLeft(state: TableState, vote: VoteState): string[] {
  const others = peopleHere(state).filter(({ id }) => id !== vote.by.id && !vote.agreed.includes(id));
  return others.map(({ id }) => id);
}

/** Only people roll dice; where none is left, the bots let the house roll. */
function diceWaits(waits: readonly Wait[], seats: readonly SeatState[]): Wait[] {
  const people = waits.filter(({ ask }) => heldByPerson(seats[ask.seat]!));
  return people.length > 0 ? people : [...waits];
}

/** The questions that can be answered now and that somebody waits for. */
export function openWaits({ course, seats }: TableState): Wait[] {
  if (course === null) return [];
  const top = course.table.stack.length - 1;
  const open = course.waits.filter((wait) => wait.depth === top);
  return dieWanted(course.table) > 0 ? diceWaits(open, seats) : open;
}

/** Works something out of a table, and says what is known without working anything out. */
export interface Once<Args extends unknown[], X> {
  (state: TableState, ...args: Args): X;
  known(state: TableState): X | undefined;
}

/** What follows from a table, worked out once per entry: nothing about a table changes without one. */
export function oncePerEntry<Args extends unknown[], X>(make: (state: TableState, ...args: Args) => X): Once<Args, X> {
  const made = new WeakMap<TableState, { seq: number; made: X }>();
  const known = (state: TableState) => {
    const before = made.get(state);
    return before?.seq === state.seq ? before : undefined;
  };
  const once = (state: TableState, ...args: Args) => {
    const before = known(state);
    if (before !== undefined) return before.made;
    const now = make(state, ...args);
    made.set(state, { seq: state.seq, made: now });
    return now;
  };
  return Object.assign(once, { known: (state: TableState) => known(state)?.made });
}
