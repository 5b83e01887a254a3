/** Where the rooms of a floor lie on its plan: in columns by how many corridors lead there. */
import { BOSS_SHEETS, NONE, SHEETS, type Sheet, type View } from '../src/index.ts';

/** The sheet the party stands on; undefined on the boss card, or while nobody knows it. */
export function sheetIn({ floor, firstFloor, secondFloor, thirdFloor }: View): Sheet | undefined {
  if (floor === 0) return SHEETS[firstFloor];
  if (floor === 1) return SHEETS[secondFloor ?? NONE];
  return floor === 2 ? BOSS_SHEETS[thirdFloor ?? NONE] : undefined;
}

export interface Placed {
  room: number;
  column: number;
  /** Within its column, 0 .. rows-1. */
  row: number;
  rows: number;
}

/** The longest way from the entrance to each room; rooms of one column never lead to each other. */
export function planOf({ rooms }: Sheet): Placed[] {
  const columns = rooms.map(() => 0);
  rooms.forEach(({ exits }, room) => {
    for (const next of exits) columns[next] = Math.max(columns[next]!, columns[room]! + 1);
  });
  const filled: number[] = [];
  const rows = columns.map((column) => {
    const row = filled[column] ?? 0;
    filled[column] = row + 1;
    return row;
  });
  return rooms.map((_, room) => ({ room, column: columns[room]!, row: rows[room]!, rows: filled[columns[room]!]! }));
}
