/** What strokes of a finger, pen or mouse say. Lengths are parts of the scene's shorter side, y goes down, times are ms. */
import { powerOf } from '../hand.ts';
import type { Figures } from './draft.ts';
import { shareOf, valueAt } from './gauges.ts';
import { type Step, turnedBy } from './table.ts';

export interface Point {
  x: number;
  y: number;
  t: number;
}
/** One finger's way, and the middle of the scene. */
export interface Stroke {
  points: readonly Point[];
  middle: { x: number; y: number };
}

/** Shorter ones are slips. */
export const LEAST = 0.03;
/** Both gauges go from end to end on this way. */
const WHOLE = 0.5;
/** A swipe this fast is the strongest, in sides a second. */
const FASTEST = 4;
const LAST = 100;

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const first = ({ points }: Stroke): Point => points[0]!;
const last = ({ points }: Stroke): Point => points.at(-1)!;
export const lengthOf = (stroke: Stroke): number => Math.hypot(last(stroke).x - first(stroke).x, last(stroke).y - first(stroke).y);

/** The fastest stretch of about 100 ms, by some measure of its way, in sides a second. */
function fastestBy({ points }: Stroke, way: (a: Point, b: Point) => number): number {
  let most = 0;
  for (let i = 1, from = 0; i < points.length; i++) {
    while (points[i]!.t - points[from]!.t > LAST && from < i - 1) from++;
    const [a, b] = [points[from]!, points[i]!];
    if (b.t - a.t >= LAST / 3) most = Math.max(most, (way(a, b) / (b.t - a.t)) * 1000);
  }
  return most;
}

/** In any direction. */
export const fastest = (stroke: Stroke): number => fastestBy(stroke, (a, b) => Math.hypot(b.x - a.x, b.y - a.y));
/** Upwards, shortly before letting go: whoever stops first has not flicked. */
export function speedUp(stroke: Stroke): number {
  const end = last(stroke).t;
  const lately = stroke.points.filter(({ t }) => end - t <= 3 * LAST);
  return fastestBy({ ...stroke, points: lately }, (a, b) => a.y - b.y);
}

/** How far round the middle, in degrees with its sign, and when it was once round (null: not yet). */
export function roundOf({ points, middle }: Stroke): { turned: number; wholeAt: number | null } {
  let [turned, wholeAt]: [number, number | null] = [0, null];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const by = Math.atan2(b.y - middle.y, b.x - middle.x) - Math.atan2(a.y - middle.y, a.x - middle.x);
    turned += degrees(Math.atan2(Math.sin(by), Math.cos(by)));
    if (wholeAt === null && Math.abs(turned) >= 360) wholeAt = b.t;
  }
  return { turned: Math.abs(turned), wholeAt };
}

const MOST_TURN = 45;

/** A pull has at least and at most so much room. */
const [LEAST_ROOM, MOST_ROOM] = [0.1, 0.5];

/** How far the hand could go back, to the edge of the scene behind it: for whoever's axes are reversed that is the upper one. */
function roomOf(stroke: Stroke): number {
  const edge = Math.max(0, 2 * stroke.middle.y);
  return Math.min(MOST_ROOM, Math.max(LEAST_ROOM, edge - first(stroke).y));
}

/** Against the pull, and by its length: by the room there is. */
function pulled(stroke: Stroke): Partial<Figures> {
  const [dx, dy] = [last(stroke).x - first(stroke).x, last(stroke).y - first(stroke).y];
  const turn = degrees(Math.atan2(-dx, dy));
  return {
    power: powerOf(lengthOf(stroke) / roomOf(stroke)),
    ...(Math.abs(turn) <= 90 && { turn: Math.max(-MOST_TURN, Math.min(MOST_TURN, turn)) }),
  };
}

/** From where the gauges stood: up the one, aside the other. A limb that leans begins level. */
function dragged(stroke: Stroke, { gauges, gesture }: Step, before: Figures): Partial<Figures> {
  const by = { up: first(stroke).y - last(stroke).y, across: last(stroke).x - first(stroke).x };
  return Object.fromEntries(
    gauges.map((gauge) => {
      const from = gesture === 'lean' && gauge.axis === 'up' ? 0 : shareOf(gauge, before[gauge.figure]);
      return [gauge.figure, valueAt(gauge, from + by[gauge.axis] / WHOLE)];
    }),
  );
}

/** The ms in which the whole lean would have been made at its fastest. */
function overOf(stroke: Stroke, { gauges, pace }: Step, figures: Partial<Figures>): Partial<Figures> {
  const lean = gauges.find(({ axis }) => axis === 'up');
  if (pace === undefined || lean === undefined) return {};
  const perSecond = (fastest(stroke) / WHOLE) * (lean.to - lean.from);
  return { [pace]: perSecond <= 0 ? 5000 : Math.min(5000, Math.max(20, ((figures[lean.figure] ?? 0) / perSecond) * 1000)) };
}

/** A palm that moves by a whole side in a second moves so fast, in mm/s. */
const PALM = 400;

/** What a stroke has done to the figures so far. */
export function strokeFigures(stroke: Stroke, step: Step, before: Figures): Partial<Figures> {
  switch (step.gesture) {
    case 'pull':
      return pulled(stroke);
    case 'set':
      return dragged(stroke, step, before);
    case 'lean': {
      const figures = dragged(stroke, step, before);
      return { ...figures, ...overOf(stroke, step, figures) };
    }
    case 'flick': {
      const gauge = step.gauges[0]!;
      return { [gauge.figure]: valueAt(gauge, speedUp(stroke) / FASTEST) };
    }
    case 'whirl': {
      const { turned, wholeAt } = roundOf(stroke);
      const late = wholeAt === null ? 0 : last(stroke).t - wholeAt;
      // Beyond the whole turn the body lags behind the hand.
      return turnedBy(turned <= 360 ? turned * 10 : 3600 + (turned - 360) * 2.5, late);
    }
    case 'hold':
      return step.pace === undefined ? {} : { [step.pace]: fastest(stroke) * PALM };
    default:
      return {};
  }
}

/** Whether letting go ends the step, or the stroke was only a slip. */
export function isMeant(stroke: Stroke, { gesture }: Step): boolean {
  if (gesture === 'whirl') return roundOf(stroke).turned > 90;
  if (gesture === 'flick') return speedUp(stroke) > 0.25;
  return lengthOf(stroke) > LEAST;
}

/** The axes of the one who throws backwards are reversed, those of a weak hand mirrored. */
export function mirrored({ points, middle }: Stroke, reversed: boolean, weak: boolean): Stroke {
  const [sx, sy] = [(reversed ? -1 : 1) * (weak ? -1 : 1), reversed ? -1 : 1];
  return { middle: { x: middle.x * sx, y: middle.y * sy }, points: points.map(({ x, y, t }) => ({ x: x * sx, y: y * sy, t })) };
}
