/** A number that knows what it is made of. */

/** A value and where it comes from: `[1, 'Boots of Plausible Deniability']`. */
export type Part = [value: number, source: string];

export interface Sum {
  value: number;
  parts: readonly Readonly<Part>[];
}

export const total = (parts: readonly Readonly<Part>[]): number => parts.reduce((sum, [value]) => sum + value, 0);

/** What a rule works out, together with the parts it noted on the way. Rules take a list to note them in, or null. */
export function summed(work: (parts: Part[]) => number): Sum {
  const parts: Part[] = [];
  return { value: work(parts), parts };
}

/** What comes from one source several times over, in one line: `+6 Learns From Failure ×6`. */
export function gathered(parts: readonly Readonly<Part>[]): Part[] {
  const bySource = Map.groupBy(parts, ([, source]) => source);
  return [...bySource].map(([source, same]) => [total(same), same.length > 1 ? `${source} ×${same.length}` : source]);
}
