/** Whether a drawing on squared paper can be the dungeon. */
import { type Grid, keyOf, type Spot, spotsOf } from '@undercroft/board/map/drawing.ts';
import { type Layout, layoutOf } from '../../../src/index.ts';

/** Paper for that many rooms: some more than a winding dungeon of that size spans. */
export const sideFor = (rooms: number): number => Math.min(20, Math.max(8, Math.ceil(Math.sqrt(rooms * 1.9)) + 2));

/** The squares as a layout, and where each of its rooms lies on the paper. */
function laidOut(grid: Grid): { layout: Layout; spots: Spot[] } {
  const spots = spotsOf(grid);
  return { spots, layout: spots.length === 0 ? { squares: [], near: [], outer: [] } : layoutOf(spots.flatMap(({ x, y }) => [x, y])) };
}

/** Rooms that hang together, largest group first. */
function groupsOf({ near }: Layout): number[][] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (let first = 0; first < near.length / 4; first++) {
    if (seen.has(first)) continue;
    const group = [first];
    seen.add(first);
    for (const room of group) {
      for (const next of near.slice(room * 4, room * 4 + 4)) {
        if (next < 0 || seen.has(next)) continue;
        seen.add(next);
        group.push(next);
      }
    }
    groups.push(group);
  }
  return groups.sort((a, b) => b.length - a.length);
}

/** What the dungeon is for. */
export interface Wanted {
  rooms: number;
  seats: number;
  exits: number;
}

export type CheckName = 'count' | 'connected' | 'outer' | 'exits';

/** One rule of legal layouts, and how the drawing stands to it. */
export interface Check {
  name: CheckName;
  met: boolean;
  /** How many there are, and how many there should be. */
  have: number;
  want: number;
}

export interface Findings {
  checks: readonly Check[];
  /** Rooms at the edge, where somebody may start; rooms cut off from the rest. By `x y`. */
  outer: ReadonlySet<string>;
  cutOff: ReadonlySet<string>;
  legal: boolean;
}

/** R-PHF-03 R-PHF-09 R-PHF-52  Whether the drawing can be the dungeon, rule by rule. */
export function findingsOf(grid: Grid, { rooms, seats, exits }: Wanted): Findings {
  const { layout, spots } = laidOut(grid);
  const [, ...others] = groupsOf(layout);
  const cutOff = others.flat();
  // Whoever begins on an EXIT has found it: there must be rooms beside those of the start.
  const free = Math.max(0, spots.length - seats);
  const checks: Check[] = [
    { name: 'count', met: spots.length === rooms, have: spots.length, want: rooms },
    { name: 'connected', met: spots.length > 0 && cutOff.length === 0, have: cutOff.length, want: 0 },
    { name: 'outer', met: layout.outer.length >= seats, have: layout.outer.length, want: seats },
    { name: 'exits', met: free >= exits, have: free, want: exits },
  ];
  const named = (list: readonly number[]) => new Set(list.map((room) => keyOf(spots[room]!)));
  return { checks, outer: named(layout.outer), cutOff: named(cutOff), legal: checks.every(({ met }) => met) };
}
