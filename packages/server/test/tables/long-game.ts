/** A long running game, put into the store as a log: playing it over the service would take minutes. */
import { loadGame } from '@undercroft/catalog';
import { beginTable, below, configFor, type DecisionBase, type Game, sfc32 } from '@undercroft/engine';
import { seedOf } from '../../src/fair/fair.ts';
import type { Entry, NewEntry, Person, Store } from '../../src/store/index.ts';
import type { CreateTable, RunningTables } from '../../src/tables/index.ts';

const ENTRIES_AT_ONCE = 500;

interface Course {
  seats: number;
  options: object;
  seed: string;
  most: number;
}

/** Decisions of a game played at random, at most so many; it does not end among them. */
function playedAtRandom(game: Game, { seats, options, seed, most }: Course, chance: number): DecisionBase[] {
  let t = beginTable(game, { config: configFor(game, { seats, options: { ...options } }), seed }, null);
  const random = sfc32(chance);
  const log: DecisionBase[] = [];
  while (log.length < most) {
    const must = game.pending(t).filter(({ may }) => !may);
    const ask = must[below(random, must.length)]!;
    const answers = game.options(t, ask);
    const d: DecisionBase = answers.length > 0 ? answers[below(random, answers.length)]! : game.questions[ask.kind]!.fallback(t, ask);
    const next = game.clone(t);
    game.decide(next, d, null);
    if (next.stack.length === 0) break;
    t = next;
    log.push(JSON.parse(JSON.stringify(d)));
  }
  return log;
}

/** The first such game that is long enough. */
function decisionsOf(game: Game, course: Course): DecisionBase[] {
  for (let chance = 1; chance < 50; chance++) {
    const log = playedAtRandom(game, course, chance);
    if (log.length === course.most) return log;
  }
  throw new Error('no game at random was long enough');
}

export interface LongGame {
  id: string;
  entries: number;
}

/** Sets up a game with this person on every seat and writes its log; load it with another service than this one. */
export async function longGame(store: Store, tables: RunningTables, host: Person, decisions: number): Promise<LongGame> {
  const game = await loadGame('party-has-fallen');
  const spec: CreateTable = {
    game: game.slug,
    seats: 8,
    options: { 'game.roundCap': 0, 'win.minRounds': 10 },
    visibility: 'public',
    clock: { kind: 'none' },
    bots: [],
    abandoned: 'finish',
  };
  const { id } = await tables.create(host, spec);
  for (let seat = 0; seat < spec.seats; seat++) await tables.sit(host, id, { seat, entropy: `seat ${seat}` });
  const { seq, options } = await tables.start(host, id);
  const secret = (await store.secret(id))!;
  const entropy = Array.from({ length: spec.seats }, (_, seat) => ({ seat, entropy: `seat ${seat}` }));
  const log = decisionsOf(game, { seats: spec.seats, options, seed: seedOf({ secret, tableId: id, entropy }), most: decisions });
  const [first] = await store.entries(id, 0, 1);
  const entries = log.map((d): NewEntry => entryOf(d, host, first!));
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE) await store.append(id, seq + at, entries.slice(at, at + ENTRIES_AT_ONCE));
  return { id, entries: seq + entries.length };
}

const entryOf = (d: DecisionBase, { id }: Person, { at }: Entry): NewEntry => ({
  kind: 'decided',
  seat: d.seat,
  person: id,
  data: { decision: JSON.parse(JSON.stringify(d)), by: 'person' },
  at,
  key: null,
});
