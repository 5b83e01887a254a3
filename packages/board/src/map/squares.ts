/** The map as squares: where a room is drawn, which way a step goes, how far the candle reaches. */

/** Rooms on squared paper. */
export interface Layout {
  /** Column and row of each room, one after the other. */
  readonly squares: readonly number[];
  /** The rooms to its north, east, south and west; -1: none. */
  readonly near: readonly number[];
}

const NONE = -1;

export const WAYS = ['north', 'east', 'south', 'west'] as const;
export type Way = (typeof WAYS)[number];
export const ARROWS: Record<Way, string> = { north: '↑', east: '→', south: '↓', west: '←' };

/** Rooms that lie next to each other are neighbours. */
export function layoutFrom(squares: readonly (readonly [x: number, y: number])[]): Layout {
  const roomAt = (x: number, y: number) => squares.findIndex((at) => at[0] === x && at[1] === y);
  const near = squares.flatMap(([x, y]) => [roomAt(x, y - 1), roomAt(x + 1, y), roomAt(x, y + 1), roomAt(x - 1, y)]);
  return { squares: squares.flat(), near };
}

export interface Square {
  x: number;
  y: number;
}

export const squareOf = ({ squares }: Layout, room: number): Square => ({ x: squares[room * 2] ?? 0, y: squares[room * 2 + 1] ?? 0 });

/** How many columns and rows the dungeon spans. */
export function spanOf({ squares }: Layout): { columns: number; rows: number } {
  let [columns, rows] = [0, 0];
  for (let i = 0; i < squares.length; i += 2) {
    columns = Math.max(columns, squares[i]! + 1);
    rows = Math.max(rows, squares[i + 1]! + 1);
  }
  return { columns, rows };
}

/** Which way a neighbour lies; null if the rooms are not next to each other. */
export function wayTo({ near }: Layout, from: number, to: number): Way | null {
  if (from < 0) return null;
  const way = near.slice(from * 4, from * 4 + 4).indexOf(to);
  return to === NONE ? null : (WAYS[way] ?? null);
}

/** Passages are drawn once for each pair: by the room to the west or the north of it. */
export const passagesOf = ({ near }: Layout, room: number): { east: number; south: number } => ({
  east: near[room * 4 + 1] ?? NONE,
  south: near[room * 4 + 2] ?? NONE,
});

const BRIGHTNESS = [1.25, 1.12, 0.98, 0.88, 0.8, 0.74];

/** Light falls off with the distance from whoever holds the candle. */
export function lightAt(layout: Layout, room: number, candle: number): number {
  if (candle < 0) return 0.95;
  const [a, b] = [squareOf(layout, room), squareOf(layout, candle)];
  return BRIGHTNESS[Math.abs(a.x - b.x) + Math.abs(a.y - b.y)] ?? BRIGHTNESS.at(-1)!;
}

/** The middle of a room, in shares of the map: for the light that lies on it. */
export function middleOf(layout: Layout, room: number): Square {
  const { columns, rows } = spanOf(layout);
  const { x, y } = squareOf(layout, room);
  return { x: (x + 0.5) / Math.max(1, columns), y: (y + 0.5) / Math.max(1, rows) };
}

/** Where several tokens stand in one room: offsets from its middle in shares of the square, and how big they are. */
export function placesIn(count: number): { places: Square[]; size: number } {
  if (count <= 1) return { places: [{ x: 0, y: 0 }], size: 0.52 };
  if (count === 2) return { places: [-0.2, 0.2].map((x) => ({ x, y: 0 })), size: 0.46 };
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const step = 0.78 / columns;
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return { x: ((i % columns) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step };
  });
  return { places, size: Math.min(0.42, step * 1.12) };
}

export type Corner = 'se' | 'sw' | 'ne' | 'nw';

/** Where the compass and the glass lie: two squares in a corner, side by side or one above the other. */
export interface Nook {
  corner: Corner;
  upright: boolean;
}

const NOOKS: readonly Nook[] = [false, true].flatMap((upright) =>
  (['se', 'sw', 'ne', 'nw'] as const).map((corner): Nook => ({ corner, upright })),
);

/** The nook of the board with the fewest rooms under it. */
export function freeNook(layout: Layout): Nook {
  const { columns, rows } = spanOf(layout);
  const covered = ({ corner, upright }: Nook): number => {
    let n = 0;
    for (let room = 0; room < layout.squares.length / 2; room++) {
      const { x, y } = squareOf(layout, room);
      const [dx, dy] = [corner[1] === 'e' ? columns - 1 - x : x, corner[0] === 's' ? rows - 1 - y : y];
      if (upright ? dx < 1 && dy < 2 : dx < 2 && dy < 1) n++;
    }
    return n;
  };
  return NOOKS.reduce((best, nook) => (covered(nook) < covered(best) ? nook : best));
}

const AHEAD: Record<Way, readonly [x: number, y: number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The lit room that lies nearest in a direction; one straight ahead is nearer than one aside. */
export function nearestTarget(layout: Layout, targets: readonly number[], from: number, way: Way): number {
  const here = squareOf(layout, from);
  const [ax, ay] = AHEAD[way];
  let best = { room: NONE, cost: Number.POSITIVE_INFINITY };
  for (const room of targets) {
    const { x, y } = squareOf(layout, room);
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * ax + dy * ay;
    const cost = ahead + 2.5 * Math.abs(dx * ay + dy * ax);
    if (ahead > 0 && cost < best.cost) best = { room, cost };
  }
  return best.room;
}
