/** CEL-028 CEL-029  Reading a plan that somebody drew: everything that is wrong with it, or the plan. */
import type { Flaw, Json, Reading } from '@undercroft/engine';
import type { Plan, PlannedRoom } from './plan.ts';
import { STAIRS } from './rooms.ts';

const MOST_ROOMS = 12;
const MOST_COLUMNS = 4;
const DEEPEST = 3;
const LONGEST = 40;
const ID = /^[a-z][a-z0-9-]{0,29}$/;

type Told = (at: string, message: string) => void;
type Parts = { [key: string]: Json };

const isRecord = (json: Json | undefined): json is Parts => typeof json === 'object' && json !== null && !Array.isArray(json);
const isName = (json: Json | undefined): json is string =>
  typeof json === 'string' && json.trim() === json && json.length > 0 && json.length <= LONGEST && !/\p{Cc}/u.test(json);
const isCount = (json: Json | undefined, most: number): json is number =>
  Number.isInteger(json) && Number(json) >= 0 && Number(json) <= most;

function readAt(json: Json | undefined): [number, number] | null {
  if (!Array.isArray(json) || json.length !== 2) return null;
  const [column, row] = json;
  return isCount(column, MOST_COLUMNS - 1) && isCount(row, MOST_COLUMNS - 1) ? [column, row] : null;
}

/** One room by itself; null if something about it is wrong, which is told. */
function readRoom(json: Json, at: string, told: Told): PlannedRoom | null {
  if (!isRecord(json)) {
    told(at, 'a room has a name, a depth, exits and a place on the map');
    return null;
  }
  const { name, depth, exits, at: place, ...more } = json;
  const where = readAt(place);
  const doors = Array.isArray(exits) && exits.every((exit) => typeof exit === 'string') ? exits : null;
  if (!isName(name)) told(`${at}.name`, `a room is called something, in at most ${LONGEST} letters`);
  if (!isCount(depth, DEEPEST)) told(`${at}.depth`, `a room lies 0 to ${DEEPEST} deep`);
  if (doors === null || doors.length === 0) told(`${at}.exits`, 'a room has a list of doors, each named by the room behind it');
  if (where === null) told(`${at}.at`, `a room lies at a column and a row from 0 to ${MOST_COLUMNS - 1}`);
  for (const key of Object.keys(more)) told(`${at}.${key}`, 'nobody knows what this is');
  return isName(name) && isCount(depth, DEEPEST) && doors !== null && where !== null ? { name, depth, exits: doors, at: where } : null;
}

type Rooms = Plan['rooms'];

/** CEL-029  Doors lead both ways, between rooms that lie side by side. */
function checkDoors(rooms: Rooms, told: Told): void {
  for (const [id, { exits, at }] of Object.entries(rooms)) {
    for (const exit of exits) {
      const there = Object.hasOwn(rooms, exit) ? rooms[exit] : undefined;
      const where = `rooms.${id}.exits`;
      if (there === undefined) told(where, `there is no room '${exit.slice(0, LONGEST)}'`);
      else if (!there.exits.includes(id)) told(where, `the door to '${exit}' does not lead back`);
      else if (Math.abs(there.at[0] - at[0]) + Math.abs(there.at[1] - at[1]) !== 1) told(where, `'${exit}' does not lie beside it`);
    }
    if (new Set(exits).size < exits.length) told(`rooms.${id}.exits`, 'there is one door to a room');
  }
}

function checkPlaces(rooms: Rooms, told: Told): void {
  const taken = new Map<string, string>();
  for (const [id, { at }] of Object.entries(rooms)) {
    const other = taken.get(at.join());
    if (other !== undefined) told(`rooms.${id}.at`, `'${other}' lies there already`);
    taken.set(at.join(), id);
  }
}

/** CEL-029  Whoever is below can get out, and every room can be got to. */
function checkWays(rooms: Rooms, told: Told): void {
  const reached = new Set([STAIRS]);
  for (const id of reached) for (const exit of rooms[id]?.exits ?? []) reached.add(exit);
  for (const id of Object.keys(rooms)) if (!reached.has(id)) told(`rooms.${id}`, 'no way leads there from the stairs');
}

function readRooms(json: Json | undefined, told: Told): Rooms {
  if (!isRecord(json)) {
    told('rooms', 'a plan has rooms, each under a short name');
    return {};
  }
  const ids = Object.keys(json);
  if (ids.length < 2 || ids.length > MOST_ROOMS) told('rooms', `a cellar has 2 to ${MOST_ROOMS} rooms`);
  const rooms: Rooms = {};
  for (const id of ids.slice(0, MOST_ROOMS)) {
    if (!ID.test(id)) told('rooms', `'${id.slice(0, LONGEST)}' is no short name: letters a to z, digits and hyphens`);
    const room = readRoom(json[id]!, `rooms.${id.slice(0, LONGEST)}`, told);
    if (room !== null) rooms[id] = room;
  }
  return rooms;
}

function checkWhole(rooms: Rooms, told: Told): void {
  const stairs = Object.hasOwn(rooms, STAIRS) ? rooms[STAIRS] : undefined;
  if (stairs === undefined) told('rooms.stairs', 'every cellar has stairs');
  else if (stairs.depth !== 0) told('rooms.stairs.depth', 'the stairs lie 0 deep');
  checkDoors(rooms, told);
  checkPlaces(rooms, told);
  if (stairs !== undefined) checkWays(rooms, told);
}

export function readPlan(json: Json): Reading<Plan> {
  const flaws: Flaw[] = [];
  const told: Told = (at, message) => flaws.push({ at, message });
  if (!isRecord(json)) return { flaws: [{ message: 'a plan is an object with a name and rooms' }] };
  const { name, rooms: given, ...more } = json;
  if (!isName(name)) told('name', `a plan is called something, in at most ${LONGEST} letters`);
  for (const key of Object.keys(more)) told(key, 'nobody knows what this is');
  const rooms = readRooms(given, told);
  // What is wrong with single rooms comes first: how they hang together shows only when all are there.
  if (flaws.length === 0) checkWhole(rooms, told);
  return flaws.length > 0 || !isName(name) ? { flaws } : { value: { name, rooms } };
}
