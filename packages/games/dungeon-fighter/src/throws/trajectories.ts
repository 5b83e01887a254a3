/** What the die must do on its way (DF-310, 314, 320 … 323), read from the path and the touches that were simulated. */
import { BOX, MOMENTS, type Outcome, PATH_SIZE, PATH_SPIN, TICKS_PER_SECOND } from '@undercroft/physics';
import { firstFailed } from './body/stretch.ts';
import { bouncesOf, firstOnBoard } from './judge.ts';
import type { ThrowKey } from './keys.ts';
import type { Obstacle, ThrowRecord } from './record.ts';
import { alongOf, THINGS } from './scenery.ts';
import type { Done } from './verdict.ts';

interface Seen {
  outcome: Outcome;
  record: ThrowRecord;
}

/** The last tick before the die touched the board. */
function lastTick({ outcome }: Seen): number {
  const first = firstOnBoard(outcome);
  return first === Number.POSITIVE_INFINITY ? outcome.ticks : Math.floor(first / MOMENTS) - 1;
}

const SPIN_LEAST = 25;
const SPIN_SHARE = 0.7;
const SPIN_TICKS = TICKS_PER_SECOND / 10;

/** DF-310  Like a top: 25 rad/s about the vertical for 0.1 s, and little other spin. */
function spin(seen: Seen) {
  const { at } = seen.outcome.path;
  let [longest, run, fastest] = [0, 0, 0];
  for (let tick = 0; tick <= lastTick(seen); tick++) {
    const [x, y, z] = [0, 1, 2].map((i) => at[tick * PATH_SIZE + PATH_SPIN + i]!) as [number, number, number];
    const upright = Math.abs(z);
    fastest = Math.max(fastest, upright);
    run = upright >= SPIN_LEAST && upright >= SPIN_SHARE * Math.sqrt(x * x + y * y + z * z) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return firstFailed([
    [fastest >= SPIN_LEAST, 'slow', fastest],
    [longest > SPIN_TICKS, 'tumbled'],
  ]);
}

/** DF-314 */
function twoBounce({ outcome }: Seen) {
  const bounces = bouncesOf(outcome).length;
  return firstFailed([[bounces >= 2, 'once', bounces]]);
}

/** On which side of the card a point lies (its sign), how far along its width, in millimetres. */
function fromCard(card: Obstacle, x: number, y: number): { side: number; along: number } {
  const [ax, ay] = alongOf(card).map((part) => part / 1_000_000) as [number, number];
  const [dx, dy] = [x - card.x / 1000, y - card.y / 1000];
  return { side: ax * dy - ay * dx, along: ax * dx + ay * dy };
}

/** Where the middle of the die first crosses the plane of the card, coming from the thrower's side; null: never. */
function crossing(seen: Seen, card: Obstacle): { moment: number; height: number; along: number } | null {
  const { at } = seen.outcome.path;
  const near = (tick: number) => fromCard(card, at[tick * PATH_SIZE]!, at[tick * PATH_SIZE + 1]!);
  const start = near(0).side;
  for (let tick = 1; tick <= lastTick(seen); tick++) {
    const [before, after] = [near(tick - 1), near(tick)];
    if (before.side * start <= 0 || after.side * start > 0) continue;
    const t = before.side / (before.side - after.side);
    const height = at[(tick - 1) * PATH_SIZE + 2]! * (1 - t) + at[tick * PATH_SIZE + 2]! * t;
    return { moment: tick * MOMENTS, height, along: before.along * (1 - t) + after.along * t };
  }
  return null;
}

/** DF-320, DF-321  A bounce between thrower and card, then over its top within its width. Grazing it is fine. */
function cardJump(seen: Seen) {
  const card = seen.record.obstacles.find(({ kind }) => kind === 'card')!;
  const over = crossing(seen, card);
  const start = fromCard(card, seen.outcome.path.at[0]!, seen.outcome.path.at[1]!).side;
  const before = bouncesOf(seen.outcome, over?.moment ?? 0).some(({ x, y }) => fromCard(card, x, y).side * start > 0);
  const { height, width } = THINGS.card;
  return firstFailed([
    [over !== null, 'never'],
    [over !== null && Math.abs(over.along) <= width / 2000, 'around'],
    [over !== null && over.height > height / 1000, 'low', (over?.height ?? 0) / 10],
    [before, 'unbounced'],
  ]);
}

/** DF-322, DF-323  The box or sheet and the table, in any order, before the board. */
function bank(seen: Seen) {
  const first = firstOnBoard(seen.outcome);
  const things = seen.record.obstacles.flatMap(({ kind }, i) => (kind === 'card' ? [] : [BOX + i]));
  const touch = seen.outcome.touches.find(({ what }) => things.includes(what));
  return firstFailed([
    [touch !== undefined, 'missed'],
    [touch !== undefined && touch.from < first, 'after'],
    [bouncesOf(seen.outcome).length > 0, 'unbounced'],
  ]);
}

const TESTS: Partial<Record<ThrowKey, (seen: Seen) => { passed: boolean; why: string; n?: number }>> = {
  spin,
  'two-bounce': twoBounce,
  'card-jump': cardJump,
  bank,
};

export function seenOnTheWay(key: ThrowKey, seen: Seen): Done | null {
  const test = TESTS[key];
  if (test === undefined) return null;
  const { passed, why, n } = test(seen);
  return { key, passed, why: `seen.${key}.${why}`, ...(n === undefined ? {} : { n }) };
}
