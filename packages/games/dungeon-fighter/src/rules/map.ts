/** Where the party is and where it can go (DF-065..DF-073, DF-229). */
import { BOSS_SHEETS, SHEETS } from '../content/sheets.ts';
import type { Room, RoomKind, Sheet } from '../content/vocabulary.ts';
import { NONE, type Table } from '../table.ts';

type Map = Pick<Table, 'floor' | 'firstFloor' | 'room'> & { secondFloor: number | null; thirdFloor: number | null };

/** The sheet the party is on; undefined on the boss card. */
export function sheetNow(t: Map): Sheet | undefined {
  if (t.floor === 0) return SHEETS[t.firstFloor];
  if (t.floor === 1) return SHEETS[t.secondFloor ?? NONE];
  return t.floor === 2 ? BOSS_SHEETS[t.thirdFloor ?? NONE] : undefined;
}

export const roomNow = (t: Map): Room | undefined => sheetNow(t)?.rooms[t.room];
const PLAIN: RoomKind = { room: 'plain' };
export const roomKind = (t: Map): RoomKind => roomNow(t)?.kind ?? PLAIN;

/** DF-066  Rooms that arrows point to; none: the way on is to the next sheet. */
export const exitsOf = (t: Map): readonly number[] => roomNow(t)?.exits ?? [];
