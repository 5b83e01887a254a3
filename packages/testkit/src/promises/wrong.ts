/** Wrong answers: near misses of the right ones, and plain nonsense. */
import { type Ask, below, type DecisionBase, type Game, type Json, pick, type Random, type TableBase } from '@undercroft/engine';
import { anyAnswer } from '../play.ts';

/** What careless or hostile clients send. */
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  'pass',
  [],
  {},
  [{ seat: 0, kind: 'x' }],
  { seat: 0 },
  { kind: 'x' },
  { seat: '0', kind: 'x' },
  { seat: 0, kind: null },
  { seat: -1, kind: '' },
  { seat: 0.5, kind: 'x' },
  { seat: Number.NaN, kind: 'x' },
  { seat: 1e9, kind: 'x' },
  { seat: 0, kind: '__proto__' },
  { seat: 0, kind: 'constructor' },
  { seat: 0, kind: 'toString' },
  { seat: 0, kind: 'x'.repeat(1000) },
  Object.create({ seat: 0, kind: 'x' }),
];

const STRANGE: readonly Json[] = [null, true, false, 0, -1, 1, 2, 7, 1.5, 1e21, '', 'x', '__proto__', [], {}, [0], [null], { seat: 0 }];

/** Any JSON, a few levels deep. */
export function anyJson(random: Random, depth = 3): Json {
  const what = below(random, depth > 0 ? 4 : 2);
  if (what < 2) return pick(random, STRANGE);
  const size = below(random, 4);
  if (what === 2) return Array.from({ length: size }, () => anyJson(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [pick(random, ['a', 'seat', 'kind', 'card', 'to']), anyJson(random, depth - 1)]),
  );
}

/** Many of these are wrong; one may turn out right by accident, and the check allows for that. */
export function wrongAnswers(game: Game, t: TableBase, random: Random): unknown[] {
  const asks = game.play.pending(t);
  const wrong: unknown[] = [pick(random, NONSENSE), pick(random, NONSENSE), pick(random, NONSENSE), anyJson(random)];
  if (asks.length === 0) return wrong;
  const ask: Ask = pick(random, asks);
  const right = anyAnswer(game, t, ask, random);
  const stranger = { seat: ask.seat, kind: pick(random, Object.keys(game.play.questions)) };
  return [
    ...wrong,
    stranger,
    { ...stranger, ...fields(random) },
    { seat: ask.seat, kind: ask.kind, ...fields(random) },
    ...nearMisses(right, random),
  ];
}

const fields = (random: Random): Record<string, Json> => ({ [pick(random, ['to', 'card', 'item', 'amount'])]: anyJson(random) });

/** The right answer with one thing wrong. */
function nearMisses(right: DecisionBase, random: Random): unknown[] {
  const key = pick(random, Object.keys(right));
  const less: Record<string, unknown> = { ...right };
  delete less[key];
  return [
    less,
    { ...right, surplus: true },
    { ...right, [key]: anyJson(random) },
    { ...right, seat: right.seat + 1 },
    { ...right, seat: right.seat - 1 },
    { ...right, kind: `${right.kind}s` },
  ];
}
