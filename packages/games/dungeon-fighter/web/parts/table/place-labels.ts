/** Where words over the table go, so that none lies on another, on a die's number or on what else lies over the table. In pixels of its box. */

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A word at a spot: its size, and how it may lie from there, the best way first. */
export interface Wanted {
  at: { x: number; y: number };
  width: number;
  height: number;
  ways: readonly Way[];
}

export type Way = 'right' | 'left' | 'above' | 'below';
/** So far from the spot, in pixels. */
const AWAY = 17;

const shared = (a: Rect, b: Rect): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function lies(way: Way, { at, width, height }: Wanted): Rect {
  const [middleX, middleY] = [at.x - width / 2, at.y - height / 2];
  switch (way) {
    case 'right':
      return { x: at.x + AWAY, y: middleY, width, height };
    case 'left':
      return { x: at.x - AWAY - width, y: middleY, width, height };
    case 'above':
      return { x: middleX, y: at.y - AWAY - height, width, height };
    case 'below':
      return { x: middleX, y: at.y + AWAY, width, height };
  }
}

const isWithin = ({ x, y, width, height }: Rect, box: { width: number; height: number }): boolean =>
  x >= 0 && y >= 0 && x + width <= box.width && y + height <= box.height;

/** One place for each, in the same order; null: there is none, and it is better left away. */
export function placeLabels(wanted: readonly Wanted[], taken: readonly Rect[], box: { width: number; height: number }): (Rect | null)[] {
  const full = [...taken];
  return wanted.map((label) => {
    const free = label.ways
      .map((way) => lies(way, label))
      .find((rect) => isWithin(rect, box) && !full.some((other) => shared(rect, other)));
    if (free !== undefined) full.push(free);
    return free ?? null;
  });
}
