/**
 * What happens at tables, for whoever serves them over HTTP or WebSocket. Everything here is written once for all
 * games: it knows the engine's contract and nothing of any game. All times are milliseconds since 1970.
 */

import type { Ask, BadFile, Draw, Flaw, Json, OptionValues, Outcome, Refusal, Seat, ThingFile } from '@undercroft/engine';
import type { Person, Status, Thing } from '../../store/store.ts';
import type { Kind } from './log.ts';
import type { Pace } from './pace.ts';

/** How long people have. Live: the game's own seconds per kind of question, times a factor. */
export type Clock =
  | { kind: 'live'; factor: number }
  /** Hours per question; nobody runs out of time in quiet hours (UTC, `from` may be after `to`). */
  | { kind: 'days'; hours: number; quiet?: { from: number; to: number } }
  | { kind: 'none' };

/** Who rolls at a table. */
export type Dice = 'house' | 'people';

export interface CreateTable {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  visibility: 'public' | 'private';
  clock: Clock;
  /** Bots by seat, null where a person may sit: `[null, 'greedy', 'mcts:300']`. */
  bots: (string | null)[];
  /** What becomes of a table where no person is left. */
  abandoned: 'finish' | 'archive';
  /** How fast bots go on; left out, briskly. */
  pace?: Pace;
  /** Who rolls the dice: the house, if not said. */
  dice?: Dice;
  /** Whoever is alone with bots may take back anything; the dice stay what they were. */
  practice?: boolean;
  /** Whoever has an invite may watch a private table once it runs; left out, yes. */
  watched?: boolean;
  name?: string;
  /** Data for the table: the name of material that comes with the game, or material itself, from anywhere. */
  material?: unknown;
  /**
   * Goes on from another table as it was after so many decisions, with dice of its own. `new`: whatever was hidden then
   * is dealt anew, from what everybody could see; a table that still runs can only be forked so, by those at it.
   */
  fork?: { table: string; decisions: number; secrets?: 'same' | 'new' };
  /** Idempotency key: a person gets one table for it, however often it is asked for. */
  key?: string;
}

export interface SeatInfo {
  seat: Seat;
  /** The person or bot that sits here; null: open. */
  person: Person | null;
  bot: string | null;
  /** A bot holds the seat until its owner returns. */
  away: boolean;
  /** Whose seat it is, if somebody else was let to play it: back with them as soon as they return. */
  owner?: Person;
  /** At a rematch: whose seat it was and is, as long as neither they nor the host gave it up; a bot there makes room for them. */
  keptFor?: Person;
  /** What was brought to the seat, or made at it, and goes home with its owner. */
  brings?: { id: string; title: string };
}

/** Whose eyes to look through: a seat's, or 'none': only what everybody may see, even if one holds seats. */
export type Eyes = Seat | 'none';

/** Where a table comes from: everybody is told before they sit down. */
export interface ForkInfo {
  /** Null: an earlier version did not note it. */
  table: string | null;
  name: string;
  decisions: number;
  secrets: 'same' | 'new';
  /** Who may know what is hidden here: with new secrets nobody; else those who could see the other game's end. */
  knownBy: 'everybody' | Person[];
  /** Ids of those whose seats these are, if nobody else may sit there: the other game still ran. */
  seats: (string | null)[] | null;
}

/** How the seed of the dice is made; `docs/fair-dice.md` explains it. */
export interface DiceInfo {
  /** How often everything had to be committed anew. */
  round: number;
  /** By seat: the SHA-256 of the person's text; null: nobody, or none yet. */
  commits: (string | null)[];
  /** Seats that gave the text itself: the server has known it from then on. */
  open: Seat[];
  /** While the start waits for texts: of which seats, and for how long if they are away. */
  revealing: { waitingFor: Seat[]; until: number } | null;
  /** Whose silence stopped the last start. */
  withheld: Seat[];
  /** People who were away when texts were shown: the game began without theirs. */
  without: Seat[];
}

/** Material as lists show it; the material itself is fetched once (`material`). */
export interface MaterialInfo {
  title: string;
  hash: string;
}

/** A table as everybody who may know of it sees it. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  version: string;
  status: Status;
  visibility: 'public' | 'private';
  options: OptionValues;
  clock: Clock;
  pace: Pace;
  /** Dice that people roll cannot be verified. */
  dice: Dice;
  /** Whoever is alone with bots may take back anything. */
  practice: boolean;
  /** Whoever has an invite may watch the game, if the table is private. */
  watched: boolean;
  /** What the table was made with: its title, and a hash by which it can be kept; null: nothing. */
  material: MaterialInfo | null;
  host: Person;
  /** Before the start: since when the host is not here. From `until` on whoever sits here may do what is the host's, and is the host then. */
  hostAway: { since: number; until: number } | null;
  seats: SeatInfo[];
  /** SHA-256 of the server's secret: published before the first die, so that nobody can choose dice later. */
  commit: string;
  fair: DiceInfo;
  /** Invites made before this entry do not work any more. */
  invitesFrom: number;
  seq: number;
  createdAt: number;
  updatedAt: number;
  /** Seats that have to answer, and since when. */
  waitingFor: Seat[];
  waitingSince: number;
  outcome: Outcome | null;
  /** Set if it goes on from a moment of another table. */
  fork: ForkInfo | null;
  /** Where those who played here meet again, and who asked for it. */
  rematch: { table: string; by: string } | null;
  /** Set if it is a rematch itself: of which table. */
  before: string | null;
}

/** What one viewer sees of a table now. A person who holds several seats (hot-seat) asks for one of them. */
export interface TableView {
  info: TableInfo;
  seq: number;
  /** Seats the asking person holds; which one this is a view of (null: spectator). */
  mine: Seat[];
  viewer: Seat | null;
  host: boolean;
  /** The game's view, or null before the start. */
  view: Json;
  /** Questions to the viewer, with every legal answer (none listed for an open question) and when time is up. */
  asked: { ask: Ask; options: Json[]; deadline: number | null }[];
  /** Whether the last own decision can be taken back without asking anybody; whether an answer can still be reconsidered. */
  canUndo: boolean;
  /** Whether the others can be asked to let one take back the last own decision: something was rolled or shown since. */
  canAsk: boolean;
  canReconsider: boolean;
  /** An undo or a take-over that waits for consent. */
  vote: Vote | null;
}

export interface Vote {
  about: 'undo' | 'takeOver';
  /** Who asked; for a take-over, which seat. */
  by: Person;
  seat: Seat | null;
  /** The log is cut back to before this decision. */
  to: number | null;
  waitingFor: string[];
}

/**
 * One thing that happened, as one viewer may know it. Its `seq` counts what this viewer was told of: where others agreed on
 * something in private there is no gap. So are all `seq` of views, and those that `since`, `at` and decisions name. Derived from the log alone, so it is the same whenever it is asked for.
 */
export interface Update {
  seq: number;
  at: number;
  kind: Kind;
  seat: Seat | null;
  /** What a viewer may know of it; for 'said' the text. */
  data: Json;
  /** The game's events, redacted. */
  events: Json[];
}

/** How somebody sits down. */
export interface Sitting {
  seat?: Seat;
  /** The SHA-256 of a text of one's own, 64 hexadecimal digits: the text is shown when the start asks for it. */
  commit?: string;
  /** Or the text itself, by whoever trusts the server with it. */
  entropy?: string;
  invite?: string;
  /** What to call whoever sits there; left out, the person's own name. */
  name?: string;
}

/** A decision as it comes from outside. */
export interface DecideRequest {
  seat: Seat;
  /** The `seq` the decider had seen: if others' answers came in meanwhile it is judged again, not refused for that alone. */
  seq: number;
  decision: unknown;
  /** Idempotency key: the same key is never applied twice. */
  key: string;
}

/** What cannot be done and why: a stable code, an HTTP status, a sentence for people. */
export class TableError extends Error {
  readonly code: string;
  readonly status: number;
  readonly rule: string | undefined;
  /** Everything that is wrong with a file. */
  flaws: readonly Flaw[] | undefined;
  constructor(code: string, status: number, message: string, rule?: string) {
    super(message);
    this.name = 'TableError';
    this.code = code;
    this.status = status;
    this.rule = rule;
  }
  static flawed(error: BadFile): TableError {
    const flawed = new TableError('flawed', 422, error.message);
    flawed.flaws = error.flaws;
    return flawed;
  }
  static refused(refusal: Refusal): TableError {
    return new TableError(refusal.code, refusal.code === 'malformed' ? 400 : 409, refusal.message, refusal.rule);
  }
}

export interface Verification {
  /** Revealed when the game has ended. */
  secret: string;
  commit: string;
  /** What each human seat added, in seat order. */
  entropy: { seat: Seat; entropy: string }[];
  /** What each of them had committed to before any text was shown. */
  commits: { seat: Seat; commit: string }[];
  /** People who were away when texts were shown: the game began without theirs. */
  without: Seat[];
  /** How often everything had been committed anew. */
  round: number;
  tableId: string;
  /** SHA-256 of all of these: the seed of the match. */
  seed: string;
  /** A finished match as `undercroft verify` reads it. */
  match: Json;
  /** What was drawn for the set-up, then for each decision; null where the game goes on from another one's draws. */
  draws: Draw[][] | null;
}

export interface News {
  view: TableView;
  updates: Update[];
  /** The entry of the log up to which this is: it may be further than what the viewer was told of. */
  reached: number;
}

/** A thing as its owner's shelf shows it. */
export interface ThingInfo extends Omit<Thing, 'owner' | 'data'> {
  /** What the game tells of it. */
  lines: string[];
  /** False: rules of today do not take it any more. */
  sound: boolean;
}

export interface ThingShown extends ThingInfo {
  thing: Json;
}

/** A thing from outside; id and seal are those of the file it came in. */
export interface TakeThing {
  game: string;
  thing: Json;
  id?: string | undefined;
  seal?: string | undefined;
  key?: string | undefined;
}

/** What a person brings to tables and takes home. Nobody learns of another's. */
export interface ShelfService {
  /** The newest first, a page at a time: after the thing `after`, at most `limit`. */
  list(
    me: Person,
    wanted?: { game?: string | undefined; language?: string | undefined; after?: string | undefined; limit?: number | undefined },
  ): Promise<{ things: ThingInfo[]; next: string | null }>;
  show(me: Person, id: string): Promise<ThingShown>;
  /** As a file, to keep or to bring elsewhere. */
  file(me: Person, id: string): Promise<ThingFile>;
  /** Takes a thing from outside, if the game does. With a key, asked for twice it is there once. */
  take(me: Person, request: TakeThing): Promise<ThingInfo>;
  /** A new one, if the game can make one. */
  make(me: Person, request: { game: string; key?: string | undefined }): Promise<ThingInfo>;
  /** Puts another in its place: only for whoever has seen its latest version, and while it is at no table. */
  replace(me: Person, id: string, request: { version: number; thing: unknown }): Promise<ThingInfo>;
  forget(me: Person, id: string, version: number): Promise<void>;
}

/** Everything that can be done at tables. `me` is the asking person, null for a spectator without a name. */
export interface TableService {
  create(me: Person, spec: CreateTable): Promise<TableInfo>;
  list(query: {
    me: Person | null;
    mine?: boolean;
    /** Public tables whose game is over, instead of those that go on. */
    over?: boolean;
    game?: string;
    before?: string;
    limit: number;
  }): Promise<{ tables: TableInfo[]; next: string | null }>;
  /** A private table is shown to those at it, and to whoever has an invite. */
  info(me: Person | null, tableId: string, invite?: string): Promise<TableInfo>;
  /** The table an invite leads to. */
  invited(invite: string): Promise<TableInfo>;
  /** Lets somebody with an invite watch a private table that has begun, as everybody may watch a public one. */
  watch(me: Person, tableId: string, invite: string): Promise<TableInfo>;
  /** What the table was made with; it never changes. */
  material(me: Person | null, tableId: string): Promise<Json>;
  /** What material for a game is called, if tables can be made with it. */
  checkMaterial(me: Person, game: string, given: unknown): Promise<MaterialInfo>;
  view(me: Person | null, tableId: string, eyes?: Eyes): Promise<TableView>;
  /** What the viewer saw after entry `at`: for looking back while the game runs. */
  viewAt(me: Person | null, tableId: string, at: number, eyes?: Eyes): Promise<TableView>;
  /**
   * Sits down and commits to a text of one's own (up to 200 characters) by its hash. A free seat is chosen if none is named.
   * Whoever sits down for several people at one screen gives each of them a name.
   */
  sit(me: Person, tableId: string, request: Sitting): Promise<TableInfo>;
  /** Brings a thing of one's shelf to a seat one holds, before the start; null: nothing any more. */
  bring(me: Person, tableId: string, request: { seat: Seat; thing: string | null; version?: number | undefined }): Promise<TableInfo>;
  readonly shelf: ShelfService;
  /** Leaves before the start, or hands the seat to a bot (or as the game's house rule says) after it. */
  leave(me: Person, tableId: string, seat?: Seat): Promise<TableInfo>;
  /** The host puts a bot on an open seat, or a person off a seat, before the start. */
  seatBot(me: Person, tableId: string, seat: Seat, bot: string | null): Promise<TableInfo>;
  kick(me: Person, tableId: string, seat: Seat): Promise<TableInfo>;
  /** Commits to another text for a seat one holds: before any is shown, or when everything is committed anew. */
  commit(me: Person, tableId: string, request: { seat: Seat; commit: string }): Promise<TableInfo>;
  /** The host asks for the start. It waits until everybody has shown their text; the host may with the request. */
  start(me: Person, tableId: string, texts?: readonly string[]): Promise<TableInfo>;
  /** Shows texts once the start is asked for: each opens the seats that committed to it. */
  reveal(me: Person, tableId: string, texts: readonly string[]): Promise<TableInfo>;
  /** The host takes an archived table up again: it goes on where it was. */
  revive(me: Person, tableId: string): Promise<TableInfo>;
  /** The one rematch of a finished table, opened by whoever asks first; everybody's seat is kept for them. */
  rematch(me: Person, tableId: string): Promise<TableInfo>;
  decide(me: Person, tableId: string, request: DecideRequest): Promise<TableView>;
  /** The same for those who watch the table and are told of it anyway: only how far its log has come. */
  answer(me: Person, tableId: string, request: DecideRequest): Promise<{ seq: number }>;
  /** Takes back freely if that shows nothing, else asks the other people at the table. */
  undo(me: Person, tableId: string, request: { seat: Seat; to?: number; key: string }): Promise<TableView>;
  vote(me: Person, tableId: string, request: { yes: boolean; key: string }): Promise<TableView>;
  /** Asks the others, at least two, to let one play for somebody long away. Whoever plays already may not: they would see two hands. */
  takeOver(me: Person, tableId: string, request: { seat: Seat; key: string }): Promise<TableView>;
  say(me: Person, tableId: string, request: { text: string; key: string; reaction?: boolean }): Promise<Update>;
  /** "I am still here": whoever was late or away has the seat and the whole time again. */
  here(me: Person, tableId: string): Promise<TableInfo>;
  /** How fast bots go on from now on or, with `once`, until a person has answered: the host's to say, or of whoever is alone with them. */
  pace(me: Person, tableId: string, request: { pace: Pace; once: boolean }): Promise<TableInfo>;
  invite(me: Person, tableId: string): Promise<{ code: string; expiresAt: number }>;
  /** What happened after `since`, as this viewer may know it; at most `limit`. */
  updates(me: Person | null, tableId: string, since: number, eyes?: Eyes, limit?: number): Promise<Update[]>;
  /** The same with the view of the moment they were looked up in: what those who watch are told after every change. */
  news(me: Person | null, tableId: string, since: number, eyes?: Eyes, limit?: number): Promise<News>;
  verification(me: Person | null, tableId: string): Promise<Verification>;
  /** A finished table whole; a running one only as far as the asker may know it. */
  export(me: Person | null, tableId: string): Promise<Json>;
  /** Does something dear when it is its turn, behind all moves. Rejects with `busy` if too many wait already. */
  aside<X>(asker: string, work: () => X): Promise<X>;
  /** Tells of a table that has grown, here or on another node. `more`: it will grow again at once, if all goes well. */
  /** Whoever has the same sees and is told the same, as far as is known at once: all onlookers have one. */
  sightOf(me: Person | null, tableId: string): string;
  /** Forgets who this person was: they leave their tables, and their name, things and words are gone from everywhere here. */
  forgetPerson(me: Person): Promise<{ tokens: string[]; tables: number }>;
  onChange(listener: (tableId: string, seq: number, more?: boolean) => void): () => void;
  /** Somebody connected or went: presence is told, never stored. */
  present(tableId: string, person: Person, here: boolean): void;
  close(): Promise<void>;
}
