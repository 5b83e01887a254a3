/** Material of tables: read once for many of them, and kept apart from everything that is written or sent of a table. */
import type { Game, Material } from '@undercroft/engine';

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
