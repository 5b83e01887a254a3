/** CEL-028  Plans of cellars: the count's own, and whatever else a table is made with. */
import { ROOMS, type Room, type RoomId } from './rooms.ts';

export type PlannedRoom = Room & {
  /** Column and row on the map. Rooms with a door between them lie side by side. */
  at: [column: number, row: number];
};

export interface Plan {
  /** What the cellar is called. */
  name: string;
  rooms: Record<RoomId, PlannedRoom>;
}

/** The cellar of the dead count, as it lies below his house. */
export const COUNTS_CELLAR: Plan = {
  name: 'The count’s cellar',
  rooms: {
    stairs: { ...ROOMS.stairs, at: [0, 0] },
    'wine-racks': { ...ROOMS['wine-racks'], at: [1, 0] },
    crypt: { ...ROOMS.crypt, at: [2, 0] },
    larder: { ...ROOMS.larder, at: [0, 1] },
    cistern: { ...ROOMS.cistern, at: [1, 1] },
    vault: { ...ROOMS.vault, at: [2, 1] },
  },
};
