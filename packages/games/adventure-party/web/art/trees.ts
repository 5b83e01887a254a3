/** Cut-paper woods and mountains, as SVG paths. Always the same ones: they are drawn by numbers that only look like chance. */

/** Numbers from 0 to 1 that look like chance. */
function* scattered(seed: number): Generator<number, never> {
  for (let n = seed; ; ) {
    n = (n * 16807) % 2147483647;
    yield n / 2147483647;
  }
}

function pine(x: number, y: number, height: number): string {
  const h = (part: number) => (height * part).toFixed(1);
  const right = `l${h(0.2)} ${h(0.32)}h-${h(0.08)}l${h(0.2)} ${h(0.28)}h-${h(0.1)}l${h(0.2)} ${h(0.28)}h-${h(0.34)}`;
  const left = `h-${h(0.34)}l${h(0.2)}-${h(0.28)}h-${h(0.1)}l${h(0.2)}-${h(0.28)}h-${h(0.08)}z`;
  return `M${x.toFixed(0)} ${(y - height).toFixed(1)}${right}v${h(0.12)}h-${h(0.16)}v-${h(0.12)}${left}`;
}

export interface Wood {
  from: number;
  to: number;
  /** Where the trunks stand, and how tall the trees are. */
  y: number;
  height: number;
  count: number;
  seed: number;
}

/** A row of pines. */
export function woodPath({ from, to, y, height, count, seed }: Wood): string {
  const chance = scattered(seed);
  const next = () => chance.next().value;
  return Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * (i + 0.2 + next() * 0.6)) / count;
    return pine(x, y + next() * 8, height * (0.75 + next() * 0.45));
  }).join('');
}

/** A ridge through these points, down to the lower edge. */
export const ridgePath = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map((point) => point.join(' ')).join('L')}V400H${points[0]![0]}z`;

/** Snow on a peak: where it is, how wide it lies and how far it reaches down. */
export const snowPath = ([x, y, width, height]: readonly [number, number, number, number]): string => {
  const w = width / 2;
  return `M${x} ${y}L${x + w} ${y + height}L${x + w * 0.45} ${y + height * 0.72}L${x + w * 0.1} ${y + height * 1.15}L${x - w * 0.3} ${y + height * 0.7}L${x - w * 0.62} ${y + height * 1.05}L${x - w} ${y + height}z`;
};
