/** A room being drawn: squares on a grid, one of them the start, and what is wrong with it. */
import type { MessageKey } from '@undercroft/board/text.ts';
import { isConnected } from '@undercroft/mechanics';
import { roomFrom, rowOf, sizeOf } from '../../../src/rules/rooms/room.ts';

/** `x y` of each square, and of the start; '' while there is none. */
export interface Drawing {
  squares: ReadonlySet<string>;
  start: string;
}
export const EMPTY: Drawing = { squares: new Set(), start: '' };

export const keyOf = (x: number, y: number): string => `${x} ${y}`;
const xy = (key: string): [number, number] => {
  const [x, y] = key.split(' ').map(Number);
  return [x ?? 0, y ?? 0];
};

/** A press lays a spot, makes it the start, and takes it away again. */
export function pressed({ squares, start }: Drawing, key: string): Drawing {
  if (!squares.has(key)) return { squares: new Set([...squares, key]), start: start === '' ? key : start };
  if (start !== key) return { squares, start: key };
  const left = new Set([...squares].filter((each) => each !== key));
  return { squares: left, start: '' };
}

/** Rows of `#`, `S` and `.`, as the rules read them. */
export function rowsOf({ squares, start }: Drawing): string[] {
  const all = [...squares].map(xy);
  if (all.length === 0) return [];
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_, column) => {
      const key = keyOf(left + column, top + row);
      return key === start ? 'S' : squares.has(key) ? '#' : '.';
    }).join(''),
  );
}

export interface Finding {
  key: MessageKey;
  n: number;
  isMet: boolean;
}

/** What such a room must be, each with whether it is: looked at after every stroke. */
export function findings(drawing: Drawing, spots: number): Finding[] {
  const room = roomFrom(rowsOf(drawing));
  const size = drawing.squares.size;
  const isSouthern =
    room !== null && Array.from({ length: sizeOf(room) }, (_, place) => rowOf(room, place)).every((row) => row <= rowOf(room, room.start));
  return [
    { key: 'p52.draw.size', n: spots - size, isMet: size === spots },
    { key: 'p52.draw.joined', n: 0, isMet: room !== null && isConnected(room.grid) },
    { key: 'p52.draw.start', n: 0, isMet: drawing.start !== '' && isSouthern },
  ];
}

/** A drawing on the board from rows, centred, with its start at the southern edge. */
export function drawnFrom(rows: readonly string[], width: number, height: number): Drawing {
  const wide = Math.max(0, ...rows.map((row) => row.length));
  const [dx, dy] = [Math.max(0, Math.floor((width - wide) / 2)), Math.max(0, height - rows.length)];
  const squares = new Set<string>();
  let start = '';
  for (const [y, row] of rows.entries())
    for (const [x, sign] of [...row].entries()) {
      if (sign === '.') continue;
      squares.add(keyOf(x + dx, y + dy));
      if (sign === 'S') start = keyOf(x + dx, y + dy);
    }
  return { squares, start };
}
