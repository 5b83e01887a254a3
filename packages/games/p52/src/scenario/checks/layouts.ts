/** R-P52-21  Drawn rooms: 2 to 30 spots, all connected, one start in the southernmost row. */
import { gridOf, isConnected } from '@undercroft/mechanics';
import type { Layout } from '../pieces.ts';
import type { Scenario } from '../scenario.ts';
import type { Tell } from './sense.ts';

export const MOST_SPOTS = 30;

export function checkLayouts({ layouts }: Scenario, tell: Tell): void {
  for (const [i, layout] of (layouts ?? []).entries()) {
    const flaw = flawOf(layout);
    if (flaw !== null) tell(['layouts', i, 'rows'], `${layout.name}: ${flaw}`);
  }
}

function flawOf({ rows }: Layout): string | null {
  if (rows.some((row) => /[^#S.]/.test(row))) return 'a room is drawn with #, S and a dot for a gap.';
  const spots = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '.' ? [] : [{ x, y, sign }])));
  if (spots.length > MOST_SPOTS) return `it has ${spots.length} spots; ${MOST_SPOTS} are the most.`;
  if (spots.length < 2) return 'a room has at least 2 spots.';
  const starts = spots.filter(({ sign }) => sign === 'S');
  if (starts.length !== 1) return `it has ${starts.length} starts instead of one.`;
  if (starts[0]!.y !== spots.at(-1)!.y) return 'the start lies in the southernmost row.';
  return isConnected(gridOf(spots.flatMap(({ x, y }) => [x, y]))) ? null : 'not every spot is joined to the others by an edge.';
}
