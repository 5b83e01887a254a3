/** Material of a table: read once, pointed at by everything that belongs to the table, and part of no JSON. */
import type { Game, Json } from './contract.ts';
import { type Flaw, flawText, frozen, readThrough } from './doors.ts';
import { canonical } from './json.ts';
import { sha256 } from './sha256.ts';

/** Where tables and views carry their material. JSON, copies by JSON and messages between threads leave it out. */
export const MATERIAL: unique symbol = Symbol.for('undercroft.material');

/** A table or a view that may carry material. */
export interface Carries<M> {
  [MATERIAL]?: M | undefined;
}

/** Thrown when material cannot be played with, or a thing not be brought. The message is one clear line; `flaws` are all there are. */
export class BadFile extends Error {
  override name = 'BadFile';
  readonly flaws: readonly Flaw[];
  constructor(what: string, flaws: readonly Flaw[]) {
    const [first = { message: 'something is wrong with it' }] = flaws;
    super(`${what}: ${flawText(first)}${flaws.length > 1 ? ` (and ${flaws.length - 1} more)` : ''}`);
    this.flaws = flaws;
  }
}

/** Which material a value is: views carry values, and other threads are sent JSON. */
const materials = new WeakMap<object, Material>();

/** Material that a game has read. */
export class Material<M = unknown> {
  /** As it came: this is what logs, saves and messages hold. */
  readonly json: Json;
  /** What the game made of it; nothing can change it. */
  readonly value: M;
  readonly hash: string;
  readonly title: string;
  constructor(read: { json: Json; value: M; title: string }) {
    this.json = frozen(read.json);
    this.value = frozen(read.value);
    this.title = read.title;
    this.hash = sha256(canonical(read.json));
    if (typeof read.value === 'object' && read.value !== null) materials.set(read.value, this);
  }
}

/** The game's material by name, or as data. */
function jsonOf({ doors, about: { name } }: Game, given: unknown): Json {
  const shipped = doors?.material?.shipped ?? {};
  // What is no JSON is refused by the game like any other wrong shape.
  if (typeof given !== 'string') return given as Json;
  if (Object.hasOwn(shipped, given)) return shipped[given]!;
  const names = Object.keys(shipped);
  throw new BadFile('material', [
    {
      message: `${name} has no material '${given.slice(0, 40)}'; ${names.length > 0 ? `there are: ${names.join(', ')}` : 'it ships none'}`,
    },
  ]);
}

/** Reads material for a table: the name of one that comes with the game, or untrusted data. Throws `BadFile` with everything that is wrong. */
export function readMaterial(game: Game, given: unknown): Material {
  if (given instanceof Material) return given;
  const door = game.doors?.material;
  if (door === undefined) throw new BadFile('material', [{ message: `${game.about.name} takes no material` }]);
  const json = jsonOf(game, given);
  const { value, flaws } = readThrough(door, json);
  if (flaws !== undefined) throw new BadFile(door.name.toLowerCase(), flaws);
  return new Material({ json, value, title: door.title(value) });
}

const NOT_JSON: Flaw = { message: 'this is not JSON' };

/** Everything that is wrong with material in a file, by its text: what a command and a page say of it is the same. */
export function flawsInText({ doors }: Game, text: string): readonly Flaw[] {
  const door = doors?.material;
  if (door === undefined) return [];
  if (door.readText !== undefined) return readThrough({ read: () => door.readText!(text) }, null).flaws ?? [];
  try {
    return readThrough(door, JSON.parse(text)).flaws ?? [];
  } catch {
    return [NOT_JSON];
  }
}

/** The material of a new table; undefined: none. */
export function materialFor(game: Game, given: unknown): Material | undefined {
  const wanted = given ?? game.doors?.material?.usual;
  return wanted === undefined || wanted === null ? undefined : readMaterial(game, wanted);
}

/** The material that a table or view carries. */
export const materialOf = <M>(of: Carries<M>): M | undefined => of[MATERIAL];

/** The material behind what a table or view carries, as it was read: to send it on. */
export function materialBehind(of: Carries<unknown>): Material | undefined {
  const value = materialOf(of);
  return typeof value === 'object' && value !== null ? materials.get(value) : undefined;
}

/** A view that came without its material, from a server or another thread, carries it again. */
export function withMaterial<V>(view: V, material: Material | undefined): V {
  if (material === undefined || typeof view !== 'object' || view === null) return view;
  return Object.assign(view, { [MATERIAL]: material.value });
}

/** What a table was played with: everything printed on the cards and, if it has any, its material. */
export function contentHash(game: Game, material?: Material): string {
  return sha256(canonical(material === undefined ? game.about.content : { content: game.about.content, material: material.json }));
}
