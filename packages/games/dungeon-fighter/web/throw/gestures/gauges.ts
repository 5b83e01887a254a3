/** Paper gauges and the limit meter: what a step moves, and what of it passes. */
import type { ThrowRecord } from '../../../src/throws/index.ts';
import type { FigureId } from './draft.ts';

/** What a gauge's tag says behind its figure. */
export type Says = 'lean' | 'turn' | 'force' | 'apart' | 'overhang' | 'beside' | 'above' | 'spin' | 'height' | 'toss' | 'tilt';

export interface Gauge {
  figure: FigureId;
  says: Says;
  axis: 'up' | 'across';
  /** The figure at its lower or left end, and at the other; the first may be the larger. */
  from: number;
  to: number;
  /** What passes, between two figures. */
  good?: readonly [number, number];
  /** There and back, in ms, when it sweeps. */
  ms: number;
  /** Its tag divides by this. */
  per: number;
  /** Force comes from a swipe or a sweep, never step by step. */
  force: boolean;
}

type Ends = readonly [from: number, to: number];
type More = Partial<Pick<Gauge, 'good' | 'ms' | 'per'>>;
const gauge =
  (axis: Gauge['axis'], force: boolean) =>
  (figure: FigureId, says: Says, [from, to]: Ends, more: More = {}): Gauge => ({
    figure,
    says,
    axis,
    from,
    to,
    ms: 2400,
    per: 1,
    force,
    ...more,
  });

export const up = gauge('up', false);
export const across = gauge('across', false);
export const force = gauge('up', true);

export const shareOf = ({ from, to }: Pick<Gauge, 'from' | 'to'>, value: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
export const valueAt = ({ from, to }: Pick<Gauge, 'from' | 'to'>, share: number): number =>
  from + (to - from) * Math.min(1, Math.max(0, share));

/** Where a sweep stands after so many ms: 0 .. 1 and back, for ever. */
export function sweepAt(ms: number, whole: number): number {
  // The first picture may have begun before the press.
  const share = ((Math.max(0, ms) % whole) / whole) * 2;
  return share <= 1 ? share : 2 - share;
}

/** The one limit that matters, read from the record that would be sent: the judge reads the same. */
export interface Limit {
  says:
    | 'arm'
    | 'head'
    | 'thrust'
    | 'sway'
    | 'palm'
    | 'wrist'
    | 'air'
    | 'turned'
    | 'swat'
    | 'held'
    | 'twist'
    | 'shut'
    | 'away'
    | 'eyes'
    | 'below'
    | 'back'
    | 'room';
  of(record: ThrowRecord): number;
  ends: Ends;
  good(record: ThrowRecord): readonly [number, number];
  per: number;
}

export const limit = (says: Limit['says'], of: Limit['of'], ends: Ends, good: readonly [number, number], per = 1): Limit => ({
  says,
  of,
  ends,
  good: () => good,
  per,
});
