/** Promises about what comes from outside: material, and things that people bring and keep. */
import {
  type Carries,
  canonical,
  type Game,
  type Json,
  materialOf,
  type Reading,
  readMaterial,
  readThrough,
  type Seat,
  sfc32,
  type TableBase,
  type ThingDoor,
} from '@undercroft/engine';
import { copyOf, notPlain } from '../data.ts';
import { freshTable } from '../play.ts';
import { firstOf, type GamePromise } from './promise.ts';

/** What somebody might send instead: nothing a door may take, or stumble over. */
const RUBBISH: readonly Json[] = [null, true, 0, -1, '', 'x', [], {}, [[]], { name: 1 }, { rooms: null }, { name: {}, rooms: [] }];

/** Everything a piece of data consists of. */
function partsOf(value: unknown, parts = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null || parts.has(value)) return parts;
  parts.add(value);
  for (const inner of Object.values(value)) partsOf(inner, parts);
  return parts;
}

/** Where a piece of data holds a part of the material, which then would be in its JSON; null: nowhere. */
function held(value: unknown, material: ReadonlySet<unknown>, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (material.has(value)) return path;
  return firstOf(Object.entries(value), ([key, inner]) => held(inner, material, `${path}.${key}`));
}

const isOpen = (value: unknown): boolean => [...partsOf(value)].some((part) => !Object.isFrozen(part));

/** All that is made of a table: each must point at the same material. */
function madeOf(game: Game, t: TableBase, seats: number): [what: string, made: object][] {
  const viewers = [null, ...Array.from({ length: seats }, (_none, seat) => seat)];
  const views = viewers.map((viewer): [string, object] => [`the view of ${viewer ?? 'a spectator'}`, game.sight.view(t, viewer)]);
  const tables = views.map(([what, view]): [string, TableBase] => [`a table imagined from ${what}`, game.sight.imagine(view, sfc32(1))]);
  return [['the table', t], ['a copy', game.sight.clone(t)], ...views, ...tables];
}

function notCarried(game: Game, t: TableBase, seats: number): string | null {
  const material = materialOf<unknown>(t as Carries<unknown>);
  if (isOpen(material)) return 'the material is not frozen';
  const parts = partsOf(material);
  return firstOf(madeOf(game, t, seats), ([what, made]) => {
    if (materialOf<unknown>(made as Carries<unknown>) !== material) return `${what} does not carry the material of its table`;
    const where = held(made, parts, what);
    return where === null ? null : `${where} is a part of the material: it would be in the JSON`;
  });
}

/** Decisions between two looks. */
const APART = 8;

const carried: GamePromise = {
  name: 'material-carried',
  says: 'material is shared by tables, copies, views and imagined tables, frozen, and part of no JSON',
  floor: 0,
  about: ({ material }) => material,
  whole: (game, { config, seed, log, crash }, looked) => {
    if (config.material === undefined) return null;
    looked();
    const t = freshTable(game, config, seed);
    for (const [i, d] of (crash === null ? log : log.slice(0, -1)).entries()) {
      const found = i % APART === 0 ? notCarried(game, t, config.seats) : null;
      if (found) return `${found} (before decision ${i + 1})`;
      game.play.decide(t, d, null);
    }
    return notCarried(game, t, config.seats);
  },
};

/** Rubbish is refused with reasons, and nothing is thrown. */
function refusesRubbish(door: { name: string; read(json: Json): Reading<unknown> }): string | null {
  return firstOf(RUBBISH, (json) => {
    const { flaws } = door.read(json);
    if (flaws === undefined) return `${door.name} ${JSON.stringify(json)} was taken`;
    return flaws.length > 0 && flaws.every(({ message }) => message.trim() !== '') ? null : `${door.name} was refused without a reason`;
  });
}

function checkShipped(game: Game): string | null {
  const door = game.doors?.material;
  if (door === undefined) return null;
  if (door.usual !== undefined && !Object.hasOwn(door.shipped, door.usual)) return `the usual material '${door.usual}' is not there`;
  return firstOf(Object.entries(door.shipped), ([name, json]) => {
    const { flaws } = readThrough(door, json);
    if (flaws !== undefined) return `the material '${name}' has flaws: ${JSON.stringify(flaws)}`;
    return readMaterial(game, name).title.trim() === '' ? `the material '${name}' has no title` : null;
  });
}

const material: GamePromise = {
  name: 'material-door',
  says: 'material that comes with the game can be played with, and rubbish is refused with reasons',
  once: (game) => {
    const door = game.doors?.material;
    return door === undefined ? null : (refusesRubbish(door) ?? checkShipped(game));
  },
};

function checkMade(door: ThingDoor): string | null {
  if (door.make === undefined) return null;
  const made = door.make();
  const { value, flaws } = readThrough<unknown>(door, made);
  if (flaws !== undefined) return `a new ${door.name} has flaws: ${JSON.stringify(flaws)}`;
  if (canonical(value) !== canonical(made)) return `a new ${door.name} is read as another`;
  return [door.title(made), ...door.tell(made)].some((text) => text.trim() === '') ? `a new ${door.name} has no words` : null;
}

const thing: GamePromise = {
  name: 'thing-door',
  says: 'things that the game makes can be brought, and rubbish is refused with reasons',
  once: (game) => {
    const door = game.doors?.thing;
    return door === undefined ? null : (refusesRubbish(door) ?? checkMade(door));
  },
};

/** What is wrong with what a seat would take home now. */
function wrongKept(door: ThingDoor, t: TableBase, seat: Seat, brought: Json | null): string | null {
  const kept: Json | null = door.keeps(t, seat);
  if (kept === null) return brought === null ? null : `seat ${seat} brought a ${door.name} and takes none home`;
  const odd = notPlain(kept, `what seat ${seat} takes home`);
  if (odd) return odd;
  const { value, flaws } = readThrough<unknown>(door, copyOf(kept));
  if (flaws !== undefined) return `what seat ${seat} takes home has flaws: ${JSON.stringify(flaws)}`;
  return canonical(value) === canonical(kept) ? null : `what seat ${seat} takes home is read as another`;
}

const kept: GamePromise = {
  name: 'thing-kept',
  says: 'whoever brings a thing takes one home at any moment, and it can be brought again',
  about: ({ things }) => things,
  whole: (game, { config, seed, log, crash }, looked) => {
    const door = game.doors?.thing;
    if (door === undefined) return null;
    looked();
    const t = freshTable(game, config, seed);
    const seats = Array.from({ length: config.seats }, (_none, seat) => seat);
    const look = () => firstOf(seats, (seat) => wrongKept(door, t, seat, config.brings?.[seat] ?? null));
    for (const [i, d] of (crash === null ? log : log.slice(0, -1)).entries()) {
      const found = i % APART === 0 ? look() : null;
      if (found) return `${found} (before decision ${i + 1})`;
      game.play.decide(t, d, null);
    }
    return look();
  },
};

export const doors = [carried, material, thing, kept];
