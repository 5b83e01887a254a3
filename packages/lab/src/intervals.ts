/** Confidence intervals for shares: how far chance alone may have moved them. */

/** Lowest and highest plausible value. */
export type Interval = [number, number];

/** The normal deviate of 95 %. */
const Z = 1.959963984540054;

/** Six digits are more than any simulation can know, and keep reports readable. */
export const rounded = (x: number) => Math.round(x * 1e6) / 1e6;

/** The 95 % interval of Wilson (1927): right for few games and for shares near 0 and 1 too. */
export function wilson(count: number, of: number): Interval {
  if (of === 0) return [0, 1];
  const share = count / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const centre = share + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  return [rounded(Math.max(0, (centre - spread) / scale)), rounded(Math.min(1, (centre + spread) / scale))];
}

/** A share with its interval. */
export interface Share {
  count: number;
  share: number;
  interval: Interval;
}

export function shareOf(count: number, of: number): Share {
  return { count, share: of === 0 ? 0 : rounded(count / of), interval: wilson(count, of) };
}

/** The 95 % interval of b - a, from the two shares' own intervals (Newcombe 1998). */
export function differenceInterval(a: { share: number; interval: Interval }, b: { share: number; interval: Interval }): Interval {
  const difference = b.share - a.share;
  const down = Math.hypot(b.share - b.interval[0], a.interval[1] - a.share);
  const up = Math.hypot(b.interval[1] - b.share, a.share - a.interval[0]);
  return [rounded(difference - down), rounded(difference + up)];
}
