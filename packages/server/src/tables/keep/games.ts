/** Games and material, as a table needs them. */

import { UnknownGame } from '@undercroft/catalog';
import { BadFile, type Game, type Json, type Material, materialFor } from '@undercroft/engine';
import { TableError } from '../said/contract.ts';
import type { TableEntry } from '../said/log.ts';
import { RulesFailed } from '../table/failing.ts';
import type { Run } from './guard.ts';
import type { Setting } from './setting.ts';

export async function gameFor({ games }: Setting, slug: string): Promise<Game> {
  try {
    return await games.load(slug);
  } catch (error) {
    if (error instanceof UnknownGame) throw new TableError('unknown-game', 404, error.message);
    throw error;
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
