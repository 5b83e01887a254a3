/** A table made ready for the simulation: numbers in millimetres, the board as a map, materials by label. */
import { BOARD, BOX, type Box, DIE, FLOOR, HOLE, type Material, MOST_BOXES, MOST_DICE, TABLE, type Table } from '../table.ts';
import { type BoardMap, mapBoard } from './board-map.ts';
import { unit } from './rim.ts';

/** Heights of the flat things a die can lie on. */
export const LEVEL_FLOOR = 0;
export const LEVEL_TABLE = 1;
export const LEVEL_BOARD = 2;

/** One box in `Ground.boxes`: middle, half lengths, direction of its x, its label. */
export const BOX_MIDDLE = 0;
export const BOX_HALF = 3;
export const BOX_ALONG = 6;
export const BOX_LABEL = 8;
export const BOX_SIZE = 9;

export interface Ground {
  levels: Float64Array;
  /** Half the table's side. */
  half: number;
  board: BoardMap | null;
  /** Box 0 is the table top itself; it is asked only where its edges are near. */
  boxes: Float64Array;
  boxCount: number;
  /** By label. */
  bounce: Float64Array;
  friction: Float64Array;
}

const boxRecord = ({ middle, half, along }: Box, label: number): number[] => [
  ...middle.map((x) => x / 1000),
  ...half.map((x) => x / 1000),
  ...unit(along),
  label,
];

function topOf({ half, thickness, materials }: Table): Box {
  return { middle: [0, 0, -thickness / 2], half: [half, half, thickness / 2], along: [1, 0], material: materials.table };
}

function byLabel({ materials, boxes }: Table, of: (material: Material) => number): Float64Array {
  const list = new Float64Array(DIE + MOST_DICE);
  list[TABLE] = of(materials.table) / 1000;
  list[HOLE] = of(materials.table) / 1000;
  list[BOARD] = of(materials.board) / 1000;
  list[FLOOR] = of(materials.floor) / 1000;
  boxes.forEach((box, i) => {
    list[BOX + i] = of(box.material) / 1000;
  });
  list.fill(of(materials.die) / 1000, DIE);
  return list;
}

const maps = new WeakMap<object, BoardMap>();

/** A board is mapped once, however many throws it sees. */
function mapOf(table: Table): BoardMap | null {
  if (table.board === null) return null;
  const known = maps.get(table.board);
  if (known !== undefined) return known;
  const map = mapBoard(table.board);
  maps.set(table.board, map);
  return map;
}

export function groundOf(table: Table): Ground {
  if (table.boxes.length >= MOST_BOXES) throw new Error(`at most ${MOST_BOXES - 1} boxes`);
  const board = mapOf(table);
  return {
    levels: Float64Array.of(-table.floor / 1000, 0, board?.top ?? 0),
    half: table.half / 1000,
    board,
    boxes: Float64Array.from([...boxRecord(topOf(table), TABLE), ...table.boxes.flatMap((box, i) => boxRecord(box, BOX + i))]),
    boxCount: table.boxes.length + 1,
    bounce: byLabel(table, (m) => m.bounce),
    friction: byLabel(table, (m) => m.friction),
  };
}
