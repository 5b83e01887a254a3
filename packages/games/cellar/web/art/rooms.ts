/** Where the rooms lie on the map, and what is engraved on their floors and cards. */

import wine from 'game-icon:cellar-barrels';
import coffin from 'game-icon:coffin';
import corkscrew from 'game-icon:corkscrew';
import pin from 'game-icon:dough-roller';
import ham from 'game-icon:ham-shank';
import oil from 'game-icon:oil-can';
import vault from 'game-icon:open-treasure-chest';
import stairs from 'game-icon:stairs';
import well from 'game-icon:well';
import { layoutFrom } from '@undercroft/board/map/squares.ts';
import type { ItemId } from '../../src/content/items.ts';
import type { RoomId } from '../../src/content/rooms.ts';

/** In the order of the map: rooms side by side have a door between them. */
export const PLACES: readonly RoomId[] = ['stairs', 'wine-racks', 'crypt', 'larder', 'cistern', 'vault'];
export const LAYOUT = layoutFrom(PLACES.map((_, i) => [i % 3, Math.floor(i / 3)] as const));
export const ENGRAVINGS: Record<RoomId, string> = { stairs, 'wine-racks': wine, crypt: coffin, larder: ham, cistern: well, vault };
export const ITEM_DRAWINGS: Record<ItemId, string> = { 'rolling-pin': pin, 'flask-of-oil': oil, 'silver-corkscrew': corkscrew };
