/** Whether a record may be carried out here and now: whatever is impossible or forbidden is refused, with the rule, and nothing happens. */
import { cosine, sine } from './angles.ts';
import { tossed } from './body/by-hand.ts';
import { isLauncher, type LauncherKey, type ThrowKey } from './keys.ts';
import { hasChannel, wrongField } from './reading.ts';
import type { Lying, Obstacle, ThrowRecord } from './record.ts';
import { distanceFrom, footOf, THINGS } from './scenery.ts';
import { BOARD, TABLE_HALF, TABLE_HEIGHT, ZONE_HIGH, ZONE_INSIDE, ZONE_OUTSIDE } from './target.ts';
import type { ThrowFlaw } from './verdict.ts';

/** No part of a die is farther from its middle. */
const REACH = 12_800;
const SLOWEST = 300;
const FASTEST = 6000;
const FASTEST_SPIN = 120_000;
/** An arm reaches this far round the table: cos 50°. */
const ARM = 0.6427876096865394;

const flaw = (code: string, rule: string, places?: ThrowFlaw['places']): ThrowFlaw => ({
  code,
  text: `flaw.${code}`,
  rule,
  ...(places === undefined ? {} : { places }),
});

const length = (v: readonly number[]): number => Math.sqrt(v.reduce((sum, x) => sum + x * x, 0));

/** Launchers in which the hand sets the speed; the others make their own. */
export const HAND_LAUNCHERS: readonly LauncherKey[] = ['pious', 'slam', 'crossbow'];
export const isByHand = (record: ThrowRecord): boolean => {
  const last = record.launchers.at(-1);
  return last === undefined || HAND_LAUNCHERS.includes(last);
};

/** R-DF-49: at most 8 cm inside the table's edge, at most 80 cm high, any side, within the thrower's reach. */
function zoneFlaw({ place: [x, y, z], station }: ThrowRecord): ThrowFlaw | null {
  const out = Math.max(Math.abs(x), Math.abs(y));
  if (out < TABLE_HALF - ZONE_INSIDE) return flaw('leans-in', 'R-DF-49', { most: ZONE_INSIDE / 10_000 });
  if (z > ZONE_HIGH) return flaw('too-high', 'R-DF-49', { most: ZONE_HIGH / 10_000 });
  if (out > TABLE_HALF + ZONE_OUTSIDE) return flaw('too-far-off', 'R-DF-49', { most: ZONE_OUTSIDE / 10_000 });
  if (z < REACH - TABLE_HEIGHT) return flaw('below-floor', 'R-DF-49');
  if (out < TABLE_HALF + REACH && z < REACH) return flaw('in-the-table', 'R-DF-49');
  if (x * cosine(station) + y * sine(station) < ARM * Math.sqrt(x * x + y * y)) return flaw('out-of-reach', 'R-DF-49');
  return null;
}

/** Section 24: 0.3 to 6 m/s, at most 120 rad/s. */
function envelopeFlaw(record: ThrowRecord): ThrowFlaw | null {
  const speed = length(record.velocity);
  if (isByHand(record) && speed < SLOWEST) return flaw('too-slow', 'DF-105', { least: SLOWEST / 1000 });
  if (speed > FASTEST) return flaw('too-fast', 'DF-105', { most: FASTEST / 1000 });
  if (length(record.spin) > FASTEST_SPIN) return flaw('spins-too-fast', 'DF-105', { most: FASTEST_SPIN / 1000 });
  return null;
}

/** DF-106, DF-308: the writing hand, unless the other one is asked for; then nothing else will do. */
function handFlaw({ hand }: ThrowRecord, wanted: readonly ThrowKey[]): ThrowFlaw | null {
  const weak = wanted.includes('weak-hand');
  if (weak && hand === 'strong') return flaw('strong-hand', 'DF-308');
  return !weak && hand === 'weak' ? flaw('weak-hand', 'DF-106') : null;
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((x) => b.includes(x)) && new Set(a).size === a.length;

/** Every launcher and every lever that is asked for, and none that is not. */
function channelFlaw({ launchers, channels }: ThrowRecord, wanted: readonly ThrowKey[]): ThrowFlaw | null {
  if (!sameSet(launchers, wanted.filter(isLauncher))) return flaw('launchers', 'R-DF-48');
  const asked = wanted.filter(hasChannel);
  const missing = asked.find((key) => channels[key] === undefined);
  if (missing !== undefined) return flaw('left-out', 'DF-117', { key: missing });
  const extra = Object.keys(channels).find((key) => !asked.some((k) => k === key));
  return extra === undefined ? null : flaw('unasked', 'DF-117', { key: extra });
}

/** DF-320, DF-322: a card for Card-jump, a box or sheet for Bank, and nothing else. */
function sceneryFlaw({ obstacles }: ThrowRecord, wanted: readonly ThrowKey[]): ThrowFlaw | null {
  const cards = obstacles.filter(({ kind }) => kind === 'card').length;
  if (cards !== (wanted.includes('card-jump') ? 1 : 0)) return flaw('card', 'DF-320');
  if (obstacles.length - cards !== (wanted.includes('bank') ? 1 : 0)) return flaw('bank', 'DF-322');
  return null;
}

/** Off the board and off the dice, wholly on the table, and not through each other (section 24). */
function spotFlaw(obstacle: Obstacle, others: readonly Obstacle[], lying: readonly Lying[], { place }: ThrowRecord): ThrowFlaw | null {
  const rule = obstacle.kind === 'card' ? 'DF-320' : 'DF-322';
  if (footOf(obstacle).some(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > TABLE_HALF)) return flaw('stands-off-table', rule);
  if (distanceFrom(obstacle, 0, 0) < BOARD.radius) return flaw('stands-on-board', rule);
  const onDie = ({ pose: { place: p } }: Lying) => p[2] > -REACH && distanceFrom(obstacle, p[0], p[1]) < REACH;
  if (lying.some(onDie)) return flaw('stands-on-die', rule);
  const near = (p: readonly number[]) => distanceFrom(obstacle, p[0]!, p[1]!) < REACH && p[2]! < THINGS[obstacle.kind].height + REACH;
  if (near(place)) return flaw('stands-in-hand', rule);
  const crosses = (other: Obstacle) =>
    footOf(other).some(([x, y]) => distanceFrom(obstacle, x, y) === 0) ||
    footOf(obstacle).some(([x, y]) => distanceFrom(other, x, y) === 0);
  return others.some(crosses) ? flaw('stands-in-another', rule) : null;
}

function placeFlaw(record: ThrowRecord, lying: readonly Lying[]): ThrowFlaw | null {
  const { place, obstacles } = record;
  const touches = ({ pose }: Lying) => length(pose.place.map((x, i) => x - place[i]!)) < 2 * REACH;
  if (lying.some(touches)) return flaw('in-a-die', 'DF-097');
  for (const obstacle of obstacles) {
    const others = obstacles.filter((other) => other !== obstacle);
    const found = spotFlaw(obstacle, others, lying, record);
    if (found !== null) return found;
  }
  return null;
}

/** R-DF-49 holds for the swat too; and a card lies over the table's edge, unless a pose takes the thrower elsewhere. */
function launcherFlaw(record: ThrowRecord, wanted: readonly ThrowKey[]): ThrowFlaw | null {
  const { slam } = record.channels;
  const swat = slam === undefined ? null : tossed(record, slam);
  if (swat !== null && swat[2] > ZONE_HIGH) return flaw('swat-too-high', 'R-DF-49', { most: ZONE_HIGH / 10_000 });
  const elsewhere = wanted.includes('far') || wanted.includes('under-the-table');
  // In a chain it is only the last launcher that stands where the die is released.
  if (record.launchers.at(-1) !== 'catapult' || elsewhere) return null;
  const out = Math.max(Math.abs(record.place[0]), Math.abs(record.place[1])) - TABLE_HALF;
  const atEdge = out > REACH && out < 60_000 && record.place[2] > -20_000 && record.place[2] < 40_000;
  return atEdge ? null : flaw('not-at-edge', 'DF-303');
}

/** What is wrong with a record, which may be anything; null: it can be carried out. */
export function checkThrow(record: unknown, wanted: readonly ThrowKey[], lying: readonly Lying[]): ThrowFlaw | null {
  const field = wrongField(record);
  if (field !== null) return flaw('unreadable', 'DF-105', { field });
  // `wrongField` has just looked at every field.
  const read = record as ThrowRecord;
  return (
    handFlaw(read, wanted) ??
    channelFlaw(read, wanted) ??
    sceneryFlaw(read, wanted) ??
    zoneFlaw(read) ??
    envelopeFlaw(read) ??
    launcherFlaw(read, wanted) ??
    placeFlaw(read, lying)
  );
}
