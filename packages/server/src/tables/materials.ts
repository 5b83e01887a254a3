/** Material of tables: read once for many of them, and kept apart from everything that is written or sent of a table. */
import { BadFile, type Game, type Json, type Material, materialFor } from '@undercroft/engine';
import { TableError } from './contract.ts';
import { RulesFailed } from './failing.ts';
import type { Run } from './loading.ts';
import type { TableEntry } from './log.ts';
import type { Setting } from './setting.ts';

/** Material kept for tables to come: each may be half a megabyte. */
const MOST_KEPT = 32;

/** By the game itself: other rules read the same material otherwise. */
const keyOf = ({ about: { slug, version } }: Game, hash: string): string => `${slug} ${version} ${hash}`;

/** What was read lately, so that tables of one material share it; the least recently used first. */
export class Materials {
  private readonly known = new Map<string, Material>();

  /** By the game's own names, the usual one by none; undefined: not read yet. */
  private readonly named = new WeakMap<Game, Map<string, Material | null>>();

  shipped(game: Game, name: string): Material | null | undefined {
    return this.named.get(game)?.get(name);
  }

  keepShipped(game: Game, name: string, material: Material | null): void {
    const known = this.named.get(game) ?? new Map<string, Material | null>();
    this.named.set(game, known.set(name, material));
  }

  /** One that was read lately. */
  lately(game: Game, hash: string): Material | undefined {
    const known = this.known.get(keyOf(game, hash));
    return known && this.shared(game, known);
  }

  /** The same material as one that is known, if there is one. */
  shared(game: Game, material: Material): Material {
    const key = keyOf(game, material.hash);
    const same = this.known.get(key) ?? material;
    this.known.delete(key);
    this.known.set(key, same);
    for (const old of this.known.keys()) {
      if (this.known.size <= MOST_KEPT) break;
      this.known.delete(old);
    }
    return same;
  }
}

/** The game's own check runs under the same limit as its rules: what it does with strange input is not known. */
export async function readMaterialFor({ guard, materials }: Setting, game: Game, given: unknown, run?: Run): Promise<Material | null> {
  const usually: Run = (work) => guard.run(work);
  // What comes with a game is read once.
  const name = given === undefined || typeof given === 'string' ? (given ?? '') : null;
  const known = name === null ? undefined : materials.shipped(game, name);
  if (known !== undefined) return known;
  try {
    const read = await (name === null && run ? run : usually)(() => materialFor(game, given));
    const material = read === undefined ? null : materials.shared(game, read);
    if (name !== null) materials.keepShipped(game, name, material);
    return material;
  } catch (error) {
    if (error instanceof BadFile) throw TableError.flawed(error);
    if (error instanceof RulesFailed) throw TableError.flawed(new BadFile('material', [{ message: 'reading it does not come to an end' }]));
    throw error;
  }
}

/** The material a table was made with, from its first entry; null: none, or one that these rules do not take any more. */
export async function materialAt(setting: Setting, game: Game, first: TableEntry): Promise<Material | null> {
  const json: Json | undefined = first.kind === 'created' ? first.data.material : undefined;
  if (json === undefined) return null;
  return readMaterialFor(setting, game, json).catch((error: unknown) => {
    if (error instanceof TableError) return null;
    throw error;
  });
}
