/** The shield on paper, at true size: how many sheets it takes, and which part of it each one shows. */
import { SHIELD_RADIUS } from './shield.ts';

export type Paper = 'A3' | 'A4';
/** In millimetres, upright. */
export const PAPERS: Readonly<Record<Paper, { width: number; height: number }>> = {
  A3: { width: 297, height: 420 },
  A4: { width: 210, height: 297 },
};
/** What printers leave white, and how far neighbours overlap for the glue. */
export const MARGIN = 10;
export const OVERLAP = 12;

export interface Tile {
  /** `B2`: the second sheet of the second row. */
  name: string;
  /** The part of the shield on it, in millimetres from its middle. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The least number of sheets, spread evenly: nothing is on one sheet that its neighbour does not share at the edge. */
export function tilesFor(paper: Paper): Tile[] {
  const [width, height] = [PAPERS[paper].width - 2 * MARGIN, PAPERS[paper].height - 2 * MARGIN];
  const across = startsOf(width);
  return startsOf(height).flatMap((top, row) =>
    across.map((left, column) => ({ name: `${String.fromCharCode(65 + row)}${column + 1}`, left, top, width, height })),
  );
}

function startsOf(size: number): number[] {
  const whole = 2 * SHIELD_RADIUS;
  const count = Math.max(1, Math.ceil((whole - OVERLAP) / (size - OVERLAP)));
  if (count === 1) return [-size / 2];
  const step = (whole - size) / (count - 1);
  return Array.from({ length: count }, (_, i) => -SHIELD_RADIUS + i * step);
}
