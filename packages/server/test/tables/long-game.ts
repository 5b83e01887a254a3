/** A long running game, put into the store as a log: playing it over the service would take minutes. */
import { loadGame } from '@undercroft/catalog';
import {
  beginTable,
  below,
  configFor,
  type DecisionBase,
  type EventBase,
  type Game,
  type Json,
  sfc32,
  type TableBase,
} from '@undercroft/engine';
import { seedOf } from '../../src/fair/fair.ts';
import type { NewEntry, Person, Store } from '../../src/store/index.ts';
import type { CreateTable, RunningTables } from '../../src/tables/index.ts';

const AT_ONCE = 500;

interface Course {
  seats: number;
  options: object;
  seed: string;
  decisions: number;
  /** Whether the game is played to its end, however long that takes, or stops on the way. */
  ends: boolean;
}

interface Played {
  log: DecisionBase[];
  table: TableBase;
  /** Whether everybody heard of every decision: then everybody counts as the log does. */
  public: boolean;
}

function playedAtRandom(game: Game, { seats, options, seed, decisions, ends }: Course, chance: number): Played {
  let table = beginTable(game, { config: configFor(game, { seats, options: { ...options } }), seed }, null);
  const random = sfc32(chance);
  const log: DecisionBase[] = [];
  let isPublic = true;
  while (table.stack.length > 0 && (ends || log.length < decisions)) {
    const must = game.play.pending(table).filter(({ may }) => !may);
    const ask = must[below(random, must.length)]!;
    const answers = game.play.options(table, ask);
    const d: DecisionBase =
      answers.length > 0 ? answers[below(random, answers.length)]! : game.play.questions[ask.kind]!.fallback(table, ask);
    table = game.sight.clone(table);
    const events: EventBase[] = [];
    game.play.decide(table, d, events);
    isPublic &&= events.length === 0 || events.some((event) => game.sight.redact(event, null) !== null);
    log.push(JSON.parse(JSON.stringify(d)));
  }
  return { log, table, public: isPublic };
}

/** The first game at random that is long enough and has no secret deal. */
function longOne(game: Game, course: Course): Played {
  for (let chance = 1; chance < 50; chance++) {
    const played = playedAtRandom(game, course, chance);
    const isOver = played.table.stack.length === 0;
    if (played.public && played.log.length >= course.decisions && isOver === course.ends) return played;
  }
  throw new Error('no game at random was long enough');
}

const SPEC: CreateTable = {
  game: 'party-has-fallen',
  seats: 8,
  options: { 'game.roundCap': 0, 'win.minRounds': 10 },
  visibility: 'public',
  clock: { kind: 'none' },
  bots: [],
  abandoned: 'finish',
};

export interface LongGame {
  id: string;
  /** How long its log is. */
  entries: number;
}

/** Sets up a game with this person on every seat and writes its log; load it with another service than this one. */
export async function longGame(
  store: Store,
  tables: RunningTables,
  host: Person,
  { decisions, ends = false }: { decisions: number; ends?: boolean },
): Promise<LongGame> {
  const game = await loadGame(SPEC.game);
  const { id } = await tables.create(host, SPEC);
  for (let seat = 0; seat < SPEC.seats; seat++) await tables.sit(host, id, { seat, entropy: `seat ${seat}` });
  const { seq, options, updatedAt: at } = await tables.start(host, id);
  const secret = (await store.secret(id))!;
  const entropy = Array.from({ length: SPEC.seats }, (_, seat) => ({ seat, entropy: `seat ${seat}` }));
  const seed = seedOf({ secret, tableId: id, entropy });
  const { log, table } = longOne(game, { seats: SPEC.seats, options, seed, decisions, ends });
  const entries = log.map((d): NewEntry => ({ ...BARE, seat: d.seat, person: host.id, at, data: dataOf(d) }));
  const outcome = game.play.outcome(table);
  if (outcome) entries.push({ ...BARE, kind: 'ended', at, data: JSON.parse(JSON.stringify({ outcome })) });
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const last = from + AT_ONCE >= entries.length;
    const changes = last && outcome ? { status: 'finished' as const } : {};
    await store.append(id, seq + from, entries.slice(from, from + AT_ONCE), changes);
  }
  return { id, entries: seq + entries.length };
}

const BARE = { kind: 'decided', seat: null, person: null, key: null };
const dataOf = (d: DecisionBase): Json => ({ decision: JSON.parse(JSON.stringify(d)), by: 'person' });
