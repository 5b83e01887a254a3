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
import { type Layout, layoutFrom } from '@undercroft/board/map/squares.ts';
import type { ItemId } from '../../src/content/items.ts';
import type { Plan, PlannedRoom } from '../../src/content/plan.ts';
import type { RoomId } from '../../src/content/rooms.ts';

/** A plan as the map draws it: its rooms in order, and where they lie. */
export interface Chart {
  places: readonly RoomId[];
  layout: Layout;
}

const charts = new WeakMap<Plan, Chart>();

/** Rooms side by side have a passage between them if there is a door. */
function chartFrom({ rooms }: Plan): Chart {
  const places = Object.keys(rooms);
  const { squares, near } = layoutFrom(places.map((place) => rooms[place]!.at));
  const isOpen = (room: number, next: number) => rooms[places[room]!]!.exits.includes(places[next] ?? '');
  return { places, layout: { squares, near: near.map((next, i) => (isOpen(Math.floor(i / 4), next) ? next : -1)) } };
}

/** Worked out once for a plan: plans never change. */
export function chartOf(plan: Plan): Chart {
  const chart = charts.get(plan) ?? chartFrom(plan);
  charts.set(plan, chart);
  return chart;
}

const ENGRAVINGS: Record<RoomId, string> = { stairs, 'wine-racks': wine, crypt: coffin, larder: ham, cistern: well, vault };
const BY_DEPTH = [wine, well, coffin, vault];

/** CEL-028  A room of somebody else's plan has the look of its depth. */
export const engravingOf = (place: RoomId, { depth }: PlannedRoom): string => ENGRAVINGS[place] ?? BY_DEPTH[depth] ?? vault;
export const ITEM_DRAWINGS: Record<ItemId, string> = { 'rolling-pin': pin, 'flask-of-oil': oil, 'silver-corkscrew': corkscrew };
