/** DF-027, DF-028, section 23.7  Four dungeon sheets and two Final Boss sheets, two sides each. */
import type { ThrowKey } from '../throws/keys.ts';
import type { Room, RoomKind, Sheet } from './vocabulary.ts';

const N: RoomKind = { room: 'plain' };
const S: RoomKind = { room: 'shop' };
const F: RoomKind = { room: 'fountain' };
const X = (key: ThrowKey): RoomKind => ({ room: 'dangerous', throw: key });
const coins = (amount: number): RoomKind => ({ room: 'treasure', what: 'coins', amount });
const dice = (amount: number): RoomKind => ({ room: 'treasure', what: 'dice', amount });
const GEAR: RoomKind = { room: 'treasure', what: 'gear', amount: 1 };

/** Rooms A, B, C …, each with the letters its arrows point to. A is the entrance, the shop without arrows the way out. */
function sheet(id: string, name: string, rooms: readonly (readonly [RoomKind, string])[]): Sheet {
  const made = rooms.map(([kind, arrows], i): Room => {
    const exits = [...arrows].map((letter) => letter.charCodeAt(0) - 65);
    return { id: String.fromCharCode(65 + i), kind, exits };
  });
  return { id, name, rooms: made };
}

/** Sides of a sheet stand next to each other: 0 and 1 are one sheet, 2 and 3 the next. */
export const SHEETS: readonly Sheet[] = [
  sheet('D1a', 'The Cloakroom', [
    [N, 'BC'],
    [N, 'D'],
    [X('blind'), 'E'],
    [F, 'F'],
    [GEAR, 'F'],
    [S, ''],
  ]),
  sheet('D1b', 'The Long Queue', [
    [N, 'B'],
    [X('far'), 'CD'],
    [coins(2), 'E'],
    [F, 'E'],
    [N, 'F'],
    [S, ''],
  ]),
  sheet('D2a', 'The Servants’ Stairs', [
    [N, 'BC'],
    [N, 'DE'],
    [X('weak-hand'), 'E'],
    [F, 'F'],
    [dice(1), 'F'],
    [X('two-bounce'), 'G'],
    [S, ''],
  ]),
  sheet('D2b', 'Three Identical Doors', [
    [N, 'BCD'],
    [F, 'E'],
    [X('card-jump'), 'E'],
    [coins(2), 'E'],
    [N, 'F'],
    [S, ''],
  ]),
  sheet('D3a', 'The Wrong Corridor', [
    [N, 'BC'],
    [dice(1), 'D'],
    [N, 'D'],
    [X('backward'), 'EF'],
    [F, 'G'],
    [GEAR, 'G'],
    [S, ''],
  ]),
  sheet('D3b', 'The Waiting Rooms', [
    [N, 'BC'],
    [F, 'E'],
    [GEAR, 'D'],
    [X('sitting'), 'E'],
    [N, 'F'],
    [S, ''],
  ]),
  sheet('D4a', 'The Low Vault', [
    [X('bank'), 'BC'],
    [N, 'D'],
    [coins(3), 'E'],
    [F, 'F'],
    [N, 'F'],
    [S, ''],
  ]),
  sheet('D4b', 'The Ballroom, Flooded', [
    [N, 'BC'],
    [X('dancing'), 'D'],
    [N, 'E'],
    [GEAR, 'F'],
    [dice(1), 'F'],
    [F, 'G'],
    [S, ''],
  ]),
];

export const BOSS_SHEETS: readonly Sheet[] = [
  sheet('B1a', 'The Antechamber', [
    [N, 'BC'],
    [F, 'D'],
    [dice(2), 'D'],
    [X('spin'), 'E'],
    [S, ''],
  ]),
  sheet('B1b', 'The Grand Stairs, Down', [
    [X('jump'), 'BC'],
    [N, 'DE'],
    [GEAR, 'E'],
    [F, 'F'],
    [dice(1), 'F'],
    [S, ''],
  ]),
  sheet('B2a', 'The Trophy Hall', [
    [N, 'BCD'],
    [F, 'E'],
    [X('slam'), 'F'],
    [coins(3), 'E'],
    [N, 'F'],
    [S, ''],
  ]),
  sheet('B2b', 'The Tradesmen’s Entrance', [
    [N, 'BC'],
    [X('under-the-leg'), 'E'],
    [N, 'D'],
    [GEAR, 'E'],
    [S, ''],
  ]),
];
