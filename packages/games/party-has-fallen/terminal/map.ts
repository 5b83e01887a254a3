/** The dungeon as a map: rooms by kind, fog, who is where. North is up. */
import type { InspectColor } from 'node:util';
import type { Seat } from '@undercroft/engine';
import type { Place } from '@undercroft/terminal/board.ts';
import { box, evenly, sideBySide } from '@undercroft/terminal/box.ts';
import type { Ink } from '@undercroft/terminal/ink.ts';
import { center, padEnd, padStart, widthOf, wrap } from '@undercroft/terminal/text.ts';
import { ALIVE, composition, kindName, NONE, type RoomKind, type View } from '../src/index.ts';

interface Sign {
  letter: string;
  colour: InspectColor;
  name: string;
}

/** Letters differ as well as colours, so neither is needed to tell rooms apart. */
const SIGNS: Record<RoomKind, Sign> = {
  exit: { letter: 'X', colour: 'green', name: 'EXIT' },
  skill: { letter: 'S', colour: 'blue', name: 'skill' },
  item: { letter: 'I', colour: 'yellow', name: 'item' },
  event: { letter: 'E', colour: 'red', name: 'event' },
  summon: { letter: 'O', colour: 'magenta', name: 'summon' },
  plain: { letter: '·', colour: 'white', name: 'empty' },
};
const FOG = '░';
const HOME = '⌂';
export const MARAUDER = 'M';
const WIDEST_CELL = 4;
const NARROWEST_CELL = 2;
const ROW_LABEL = 3;
const LEGEND_WIDTH = 18;

/** One sign for a seat: 1 to 9, then a to c. */
export const tokenOf = (seat: Seat): string => (seat < 9 ? String(seat + 1) : String.fromCharCode(88 + seat));

export function tokenInk(seat: Seat, { viewer, ink }: Pick<Place, 'viewer' | 'ink'>): string {
  return ink(seat === viewer ? ['bold', 'cyan'] : ['bold', 'yellow'], tokenOf(seat));
}

/** The part of the dungeon that is drawn: all of it, or what fits around the viewer. */
interface Frame {
  left: number;
  columns: number;
  rows: number;
  /** Columns inside a room. */
  cell: number;
  at: ReadonlyMap<string, number>;
}

const keyOf = (x: number, y: number): string => `${x} ${y}`;

function frameFor(view: View, place: Place, width: number): Frame {
  const { squares } = view.layout;
  const at = new Map<string, number>();
  for (let i = 0; i < squares.length; i += 2) at.set(keyOf(squares[i]!, squares[i + 1]!), i / 2);
  const all = Math.max(0, ...squares.filter((_, i) => i % 2 === 0)) + 1;
  const rows = Math.max(0, ...squares.filter((_, i) => i % 2 === 1)) + 1;
  const room = width - ROW_LABEL - 1;
  const cell = Math.max(NARROWEST_CELL, Math.min(WIDEST_CELL, Math.floor(room / all) - 1));
  const columns = Math.min(all, Math.floor(room / (cell + 1)));
  const here = view.seats[place.viewer ?? view.active]?.room ?? NONE;
  const middle = here < 0 ? Math.floor(all / 2) : squares[here * 2]!;
  const left = Math.max(0, Math.min(all - columns, middle - Math.floor(columns / 2)));
  return { left, columns, rows, cell, at };
}

/** Corners by the walls that meet there: 1 up, 2 right, 4 down, 8 left. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

function borderLine({ left, columns, cell, at }: Frame, y: number, ink: Ink): string {
  const has = (x: number, row: number) => x >= left && x < left + columns && at.has(keyOf(x, row));
  let line = '';
  for (let i = 0; i <= columns; i++) {
    const x = left + i;
    const [nw, ne, sw, se] = [has(x - 1, y - 1), has(x, y - 1), has(x - 1, y), has(x, y)];
    const walls = (nw || ne ? 1 : 0) + (ne || se ? 2 : 0) + (sw || se ? 4 : 0) + (nw || sw ? 8 : 0);
    line += CORNERS[walls]! + (i < columns ? (ne || se ? '─' : ' ').repeat(cell) : '');
  }
  return ' '.repeat(ROW_LABEL) + ink('dim', line.trimEnd());
}

function roomLine(view: View, place: Place, frame: Frame, y: number): string {
  const { left, columns, cell, at } = frame;
  const { ink } = place;
  let line = padStart(String(y), ROW_LABEL - 1);
  line = `${ink('dim', line)} `;
  for (let i = 0; i <= columns; i++) {
    const room = at.get(keyOf(left + i, y));
    const beside = i > 0 && at.has(keyOf(left + i - 1, y));
    const here = i < columns && room !== undefined;
    line += here || beside ? ink('dim', '│') : ' ';
    if (i < columns) line += here ? cellOf(view, place, room, cell) : ' '.repeat(cell);
  }
  return line.trimEnd();
}

/** Those in the room, the Marauder last. */
function tokensIn(view: View, room: number, place: Place): string[] {
  const people = view.seats.flatMap((s, seat) => (s.status === ALIVE && s.room === room ? [tokenInk(seat, place)] : []));
  return view.haunt === room ? [...people, place.ink(['bold', 'inverse', 'magenta'], MARAUDER)] : people;
}

/** `S12 `: what the room is, and who is there; who is there comes first where room is scarce. */
function cellOf(view: View, place: Place, room: number, cell: number): string {
  const { ink, viewer } = place;
  const tokens = tokensIn(view, room, place);
  const shown = tokens.length > cell ? [...tokens.slice(0, cell - 1), '+'] : tokens;
  const card = view.rooms[room] ?? NONE;
  const isOpen = view.open[room] === 1;
  const sign = card < 0 ? null : SIGNS[kindName(card)];
  const starter = view.seats.findIndex((s) => s.start === room);
  const home = starter < 0 ? '' : ink(starter === viewer ? 'cyan' : 'dim', HOME);
  const letter = sign === null ? '' : isOpen ? ink(['bold', sign.colour], sign.letter) : ink('dim', sign.letter.toLowerCase());
  let text = shown.join('');
  if (widthOf(text) < cell) text = letter + text;
  if (home !== '' && widthOf(text) < cell) text += home;
  const rest = cell - widthOf(text);
  return text + (isOpen ? ' '.repeat(rest) : ink('dim', FOG.repeat(rest)));
}

/** How many rooms of each kind there are and have been found. */
function legendOf(view: View, { ink }: Place): string[] {
  const all = composition(view.seats.length, view.rules);
  const found = (kind: RoomKind) => view.rooms.filter((card, room) => card >= 0 && view.open[room] === 1 && kindName(card) === kind).length;
  const kinds = (Object.keys(SIGNS) as RoomKind[]).filter((kind) => all[kind] > 0);
  const lines = kinds.map((kind) => {
    const { letter, colour, name } = SIGNS[kind];
    return `${ink(['bold', colour], letter)} ${padEnd(name, 7)}${padStart(`${found(kind)}/${all[kind]}`, 5)}`;
  });
  lines.push(`${ink('dim', FOG)} unexplored`, `${ink('dim', HOME)} start room`);
  if (view.rules.expansion) lines.push(`${ink(['bold', 'magenta'], MARAUDER)} the Marauder`);
  return lines;
}

function mapLines(view: View, place: Place, width: number): string[] {
  const frame = frameFor(view, place, width);
  const { left, columns, rows, cell } = frame;
  const heads = Array.from({ length: columns }, (_, i) => center(String(left + i), cell + 1)).join('');
  const lines = [' '.repeat(ROW_LABEL) + place.ink('dim', heads.trimEnd())];
  for (let y = 0; y < rows; y++) lines.push(borderLine(frame, y, place.ink), roomLine(view, place, frame, y));
  return [...lines, borderLine(frame, rows, place.ink)];
}

/** The map with its legend; the legend below it where the terminal is narrow. */
export function map(view: View, place: Place): string[] {
  if (view.layout.squares.length === 0) return [place.ink('dim', 'The dungeon has yet to be drawn.')];
  const { ink, width } = place;
  const beside = width - LEGEND_WIDTH - 1 - 4;
  const isNarrow = beside < 40;
  const drawn = mapLines(view, place, isNarrow ? width - 4 : beside);
  const legend = legendOf(view, place);
  if (isNarrow) {
    const below = wrap(legend.map((line) => line.replace(/ +/g, ' ')).join(' · '), width - 4);
    return box([...drawn, ...below], { ink, width, title: 'The dungeon', corner: 'N ↑', frame: 'magenta' });
  }
  const [left = [], right = []] = evenly([drawn, legend]);
  const dungeon = box(left, { ink, width: beside + 4, title: 'The dungeon', corner: 'N ↑', frame: 'magenta' });
  return sideBySide([dungeon, box(right, { ink, width: LEGEND_WIDTH, title: 'Rooms', frame: 'dim' })], width);
}
