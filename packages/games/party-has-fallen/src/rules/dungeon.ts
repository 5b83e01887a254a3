/** Which room cards make up a dungeon, and where they may lie. */
import { type Random, sfc32 } from '@undercroft/engine';
import { LAYOUTS } from '../content/layouts.ts';
import { EVENT, EXIT, ITEM, PLAIN, SKILL, SUMMON } from '../content/rooms.ts';
import type { Rules } from '../house-rules.ts';
import { told } from '../texts.ts';
import { isConnected, type Layout, layoutOf, randomSquares, squaresFrom } from './layout.ts';

export interface Composition {
  /** Empty rooms that are neither EXIT nor Summon rooms. */
  plain: number;
  exit: number;
  summon: number;
  skill: number;
  item: number;
  event: number;
}

/** What the rooms of a dungeon depend on. */
export type Mix = Pick<Rules, 'mix' | 'expansion' | 'exits' | 'counts'>;

/** PHF-019..024 R-PHF-02 R-PHF-51  Rooms for so many players. */
export function composition(seats: number, rules: Mix): Composition {
  const [empty, skill, item, event, summon] = rules.mix === 'custom' ? customCounts(rules) : printedCounts(seats, rules);
  const plain = empty! - rules.exits - summon!;
  return { plain, exit: rules.exits, summon: summon!, skill: skill!, item: item!, event: event! };
}

/** PHF-021  The full deck is that of eight players. */
function printedCounts(seats: number, rules: Mix): number[] {
  const n = rules.mix === 'full' ? Math.max(8, seats) : seats;
  return rules.expansion ? [3 * n + 1, n, n, n, Math.ceil(n / 2)] : [3 * n, n, n, n, 0];
}

/** PHF-022  Any other mix. */
function customCounts({ counts, expansion }: Mix): number[] {
  return [...counts.slice(0, 4), expansion ? counts[4]! : 0];
}

export const sizeOf = (c: Composition): number => c.plain + c.exit + c.summon + c.skill + c.item + c.event;

/** The room cards of a dungeon, unshuffled. */
export function roomCards(c: Composition): number[] {
  const cards: number[] = [];
  const add = (kind: number, count: number) => {
    for (let i = 0; i < count; i++) cards.push(kind * 100 + i);
  };
  add(PLAIN, c.plain);
  add(EXIT, c.exit);
  add(SUMMON, c.summon);
  add(SKILL, c.skill);
  add(ITEM, c.item);
  add(EVENT, c.event);
  return cards;
}

const presets = new Map<number, Layout>();

/** A shape for that many rooms: a drawn one, or for odd sizes one that chance made once and for all. */
export function presetLayout(size: number): Layout {
  let layout = presets.get(size);
  if (layout === undefined) {
    const drawing = LAYOUTS[size];
    layout = layoutOf(drawing ? squaresFrom(drawing)! : randomSquares(sfc32(size), size));
    presets.set(size, layout);
  }
  return layout;
}

/** Drawn anew until enough players can start on its edge. */
export function randomLayout(random: Random, size: number, seats: number): Layout {
  for (;;) {
    const layout = layoutOf(randomSquares(random, size));
    if (layout.outer.length >= seats) return layout;
  }
}

/** R-PHF-03  Why a drawing cannot be the dungeon, or null. */
export function wrongWith(drawing: string, size: number, seats: number): ReturnType<typeof told> | null {
  const squares = squaresFrom(drawing);
  if (squares === null) return told('why.drawingRows');
  if (squares.length !== size * 2) return told('why.drawingSize', { n: size, drawn: squares.length / 2 });
  const layout = layoutOf(squares);
  if (!isConnected(layout)) return told('why.drawingParts');
  if (layout.outer.length < seats) return told('why.drawingOuter', { n: seats });
  return null;
}
