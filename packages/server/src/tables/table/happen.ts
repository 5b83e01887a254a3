/** What each entry of the log does to the table. Nothing else changes a table. */

import {
  CHANCE,
  canonical,
  configFor,
  type DecisionBase,
  type EventBase,
  type Game,
  type Json,
  type Material,
  type Seat,
} from '@undercroft/engine';
import { secretOf, seedOf } from '../../fair/fair.ts';
import type { Person } from '../../store/store.ts';
import type { Happening, TableEntry } from '../said/log.ts';
import { boundBy, fixTexts, takeStep, UNBOUND } from './binding.ts';
import type { RulesOf } from './content.ts';
import { beginCourse, copyCourse, cutBack, type Moments, type Rules, take } from './course.ts';
import { guarded, RulesFailed } from './failing.ts';
import { isSame, proofOf } from './proofs.ts';
import { noteSecrets } from './secrets.ts';
import type { SeatState, TableState } from './state.ts';
import { bringsOf, comesHome, makeThings } from './things.ts';

/** What replaying a table needs besides its log. */
export interface Desk {
  game: Game;
  /** The table's own, from which follow those of later rounds. Never leaves the server before the game has ended. */
  secret: string;
  /** What the table was made with; null: nothing. */
  material: Material | null;
  /** The rules of today. */
  ours: RulesOf;
  /** Whether the game has ended. */
  isOver: boolean;
  /** Made once, when the game starts or is loaded. */
  rules: Rules | null;
  moments: Moments;
}

type Of<K extends Happening['kind']> = Extract<TableEntry, { kind: K }>;

const emptySeat = (bot: string | null = null): SeatState => ({
  person: null,
  owner: null,
  bot,
  awaySince: null,
  thing: null,
  late: 0,
  ...UNBOUND,
});

/** The table as its first entry makes it. */
export function tableFrom(id: string, entry: TableEntry): TableState {
  if (entry.kind !== 'created') throw new Error(`the log of table '${id}' does not begin with its making`);
  const { spec, commit, host, bots, fork = null, brings = null, origin = null } = entry.data;
  return {
    id,
    seq: entry.seq,
    status: 'open',
    createdAt: entry.at,
    updatedAt: entry.at,
    shownAt: entry.at,
    hidden: [],
    spec,
    rules: { version: spec.version, content: spec.content },
    commit,
    round: 0,
    revealing: null,
    withheld: [],
    fork,
    brings,
    origin,
    givenUp: [],
    rematch: null,
    host,
    hostAway: null,
    seats: Array.from({ length: spec.seats }, (_, seat) => emptySeat(bots[seat] ?? null)),
    watchers: origin?.watchers ?? [],
    kicked: [],
    invitesFrom: 0,
    entropy: [],
    commits: [],
    open: [],
    course: null,
    vote: null,
    hurried: false,
    outcome: null,
    fault: null,
    endlessAt: null,
  };
}

/** A copy that can go on by itself. */
export function copyTable(game: Game, state: TableState): TableState {
  return {
    ...state,
    seats: state.seats.map((seat) => ({ ...seat })),
    course: state.course && copyCourse(game, state.course),
    vote: state.vote && { ...state.vote, agreed: state.vote.agreed.slice() },
  };
}

export function rulesFor({ game, secret, material }: Desk, state: TableState): Rules {
  const { seats, options, dice } = state.spec;
  if (state.spec.material && material === null) throw new RulesFailed('the rules do not take the material of this table any more');
  const seed = seedOf({ secret: secretOf(secret, state.round), tableId: state.id, entropy: state.entropy });
  return {
    game,
    config: configFor(game, { seats, options, dice, material, brings: bringsOf(state) }),
    seed,
    ...(state.fork && { fork: state.fork }),
  };
}

/** Does what the entry says, in place, and returns the game's events. Throws if the rules do not allow it, unless that was `judged` already. */
export function apply(desk: Desk, state: TableState, entry: TableEntry, judged = false): EventBase[] {
  state.seq = entry.seq;
  state.updatedAt = entry.at;
  const { course } = state;
  const events = happen(desk, state, entry, judged);
  noteHost(state, entry);
  if (!isSame(state.rules, desk.ours)) guarded(() => mustLeadThere(desk, state, entry, events));
  guarded(() => noteSecrets(desk.game, state, entry, { course, events }));
  return events;
}

/** Whoever does anything is here; and once the game has begun it waits for no host. */
function noteHost(state: TableState, entry: TableEntry): void {
  const isAnother = entry.kind === 'left' && entry.data.host !== null;
  if (entry.kind === 'hostAway') state.hostAway = entry.at;
  else if (entry.person === state.host.id || isAnother || state.status !== 'open') state.hostAway = null;
}

/**
 * What other rules led to must come out again. Games from before hashes were kept cannot go on by other rules; over, they
 * can be looked at if they end as they did.
 */
function mustLeadThere(desk: Desk, { rules, course }: TableState, entry: TableEntry, events: readonly EventBase[]): void {
  if (course === null) return;
  const { game, ours, isOver } = desk;
  const by = `it was played by version ${rules.version} of the rules, and version ${ours.version}`;
  const elsewhere = new RulesFailed(`${by} leads elsewhere`);
  if (entry.kind === 'ended' && canonical(game.play.outcome(course.table)) !== canonical(entry.data.outcome)) throw elsewhere;
  if (entry.kind !== 'started' && entry.kind !== 'decided') return;
  const { led } = entry.data;
  if (led === undefined && !isOver) throw new RulesFailed(`${by} may lead elsewhere`);
  if (led !== undefined && led !== proofOf(course, events)) throw elsewhere;
}

function happen(desk: Desk, state: TableState, entry: TableEntry, judged: boolean): EventBase[] {
  switch (entry.kind) {
    case 'sat':
    case 'left':
    case 'away':
    case 'back':
      changeSeat(state, entry);
      return [];
    case 'brought':
      bring(state, entry);
      return [];
    case 'committed':
    case 'revealing':
    case 'noticed':
    case 'revealed':
    case 'anew':
      takeStep(state, entry);
      return [];
    case 'started':
      return start(desk, state, entry);
    case 'decided':
      return decide(desk, state, entry, judged);
    case 'undone':
      undo(desk, state, entry);
      return [];
    case 'vote':
      vote(state, entry);
      return [];
    case 'paced':
      if (entry.data.once) state.hurried = true;
      else state.spec = { ...state.spec, pace: entry.data.pace };
      return [];
    case 'ended':
      state.status = 'finished';
      state.outcome = entry.data.outcome;
      state.vote = null;
      guarded(() => makeThings(desk.game, state));
      return [];
    case 'ruled':
      state.rules = { ...entry.data };
      return [];
    case 'rematch':
      state.rematch = { table: entry.data.table, by: entry.data.name };
      return [];
    case 'archived':
      state.status = 'archived';
      state.vote = null;
      return [];
    case 'revived':
      revive(state, entry);
      return [];
    case 'admitted':
      state.watchers = [...state.watchers, { id: entry.person ?? '', name: entry.data.name }];
      return [];
    case 'inherited':
      state.host = entry.data.host;
      return [];
    default:
      return [];
  }
}

function changeSeat(state: TableState, entry: Of<'sat' | 'left' | 'away' | 'back'>): void {
  const seat = entry.seat ?? -1;
  const now = state.seats[seat];
  if (now === undefined) throw new Error(`there is no seat ${entry.seat}`);
  // The seat is not up for a vote any more once its owner is back, has left or was outvoted.
  if (entry.kind !== 'away' && state.vote?.seat === seat) state.vote = null;
  if (entry.kind === 'away') now.awaySince = entry.at;
  else if (entry.kind === 'back') {
    state.seats[seat] = returned(now, entry.person);
    askAnew(state, seat, entry.at);
  } else if (entry.kind === 'left') {
    if (entry.data.why === 'kicked' && entry.person !== null) putOff(state, entry.person, entry.seq);
    // Whoever gets up wants no rematch, and the host need not wait for who does not come; a bot only made room.
    if (state.status === 'open' && now.bot === null) state.givenUp = [...state.givenUp, seat];
    // What was brought to the start is part of the game, whoever plays the seat.
    const thing = state.status === 'open' ? null : now.thing;
    state.seats[seat] = { ...emptySeat(entry.data.bot), owner: ownerAfter(now, entry), thing };
    state.host = entry.data.host ?? state.host;
    state.withheld = state.withheld.filter((each) => each !== seat);
  } else state.seats[seat] = { ...seated(entry), owner: now.owner, thing: now.thing };
}

function bring(state: TableState, { seat, person, data: { thing } }: Of<'brought'>): void {
  const now = state.seats[seat ?? -1];
  if (now === undefined) throw new Error(`there is no seat ${seat}`);
  now.thing = thing && { id: thing.id, owner: person ?? '', title: thing.title, version: thing.version, brought: thing.value };
}

/** Who was outvoted still owns the seat, whoever plays it; who leaves a seat of their own gives it up. */
function ownerAfter({ person, owner }: SeatState, { data, person: leaver }: Of<'left'>): Person | null {
  if (data.why === 'voted') return owner ?? person;
  return owner?.id === leaver ? null : owner;
}

/** The owner has the seat again, whoever played it meanwhile. */
function returned(seat: SeatState, person: string | null): SeatState {
  const back = { ...seat, awaySince: null, late: 0 };
  return seat.owner?.id === person ? { ...back, person: seat.owner, owner: null, bot: null } : back;
}

function putOff(state: TableState, person: string, seq: number): void {
  state.kicked = [...state.kicked, person];
  state.invitesFrom = seq;
}

/** Whoever is back has the whole time for what is asked. */
function askAnew(state: TableState, seat: Seat, at: number): void {
  if (state.course === null) return;
  const waits = state.course.waits.map((wait) => (wait.ask.seat === seat ? { ...wait, since: at } : wait));
  state.course = { ...state.course, waits };
}

function seated({ person, data }: Of<'sat'>): SeatState {
  if ('bot' in data) return emptySeat(data.bot);
  return { ...emptySeat(), person: { id: person ?? '', name: data.name }, ...boundBy(data) };
}

function start(desk: Desk, state: TableState, entry: Of<'started'>): EventBase[] {
  state.status = 'running';
  fixTexts(state);
  if (state.fault !== null) return [];
  const rules = rulesFor(desk, state);
  desk.rules = rules;
  const { course, events } = guarded(() => beginCourse(rules, entry));
  state.course = course;
  return events;
}

function decide(desk: Desk, state: TableState, entry: Of<'decided'>, judged: boolean): EventBase[] {
  const { course } = state;
  if (course === null || state.fault !== null) return [];
  const seat = state.seats[entry.seat ?? -1];
  // A die that nobody told was nobody's own question.
  if (seat && !isDie(entry.data.decision)) seat.late = entry.data.by === 'clock' ? seat.late + 1 : 0;
  if (entry.data.by === 'person') state.hurried = false;
  // Whoever goes on playing does not wait for the others' consent any more.
  if (state.vote?.about === 'undo') state.vote = null;
  // Whether it is a decision is for the rules to say; it is never changed, so the log and the game may share it.
  const d = entry.data.decision as unknown as DecisionBase;
  const events = guarded(() => take(playing(desk, state), course, d, { ...entry, judged }));
  if (guarded(() => comesHome(desk.game, events))) {
    course.marks.at(-1)!.home = true;
    guarded(() => makeThings(desk.game, state));
  }
  guarded(() => desk.moments.note(desk.game, course));
  return events;
}

const isDie = (decision: Json): boolean =>
  typeof decision === 'object' && decision !== null && 'kind' in decision && decision['kind'] === CHANCE;

function undo(desk: Desk, state: TableState, entry: Of<'undone'>): void {
  const { course } = state;
  if (course === null || state.fault !== null) return;
  const { to, free } = entry.data;
  state.course = guarded(() => cutBack(playing(desk, state), course, to, { seq: entry.seq, at: entry.at, free, moments: desk.moments }));
  state.vote = null;
}

/** Nobody's time ran while the table lay in the archive. */
function revive(state: TableState, { at }: Of<'revived'>): void {
  state.status = state.course !== null || state.fault !== null ? 'running' : 'open';
  if (state.course) state.course.waits = state.course.waits.map((wait) => ({ ...wait, since: at }));
}

const playing = (desk: Desk, state: TableState): Rules => {
  desk.rules ??= rulesFor(desk, state);
  return desk.rules;
};

function vote(state: TableState, entry: Of<'vote'>): void {
  const { data } = entry;
  if (data.step === 'lapsed' || (data.step === 'answered' && !data.yes)) state.vote = null;
  else if (data.step === 'answered') state.vote?.agreed.push(entry.person ?? '');
  else {
    const by: Person = { id: entry.person ?? '', name: data.name };
    state.vote = { about: data.about, by, seat: entry.seat, to: data.to, agreed: [], since: entry.at };
  }
}

/** Replays an entry that others wrote. A log that these rules do not lead through any more stops the game, not the server. */
export function replayEntry(desk: Desk, state: TableState, entry: TableEntry): EventBase[] {
  try {
    return apply(desk, state, entry);
  } catch (error) {
    stopGame(state, entry, error instanceof Error ? error.message : String(error));
    return [];
  }
}

/** The same, where the rules do not come to an end: they are not asked again. */
export function stopEndless(state: TableState, entry: TableEntry): void {
  stopGame(state, entry, 'the rules did not come to an end');
  state.endlessAt = entry.seq;
}

/** The game ends before this entry; the rest of the log still tells who sat where. */
export function stopGame(state: TableState, { seq }: TableEntry, problem: string): void {
  state.fault = `entry ${seq} does not replay: ${problem}`;
  state.course = null;
}

/** An entry and the game's events it led to, before they are redacted for anybody. */
export interface Told {
  entry: TableEntry;
  events: EventBase[];
}
