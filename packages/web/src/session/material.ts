/** What tables are made with, in this browser: fetched once, read by the game, and carried by every view of the table. */
import { loadGame } from '@undercroft/catalog';
import type { TableInfo, TableView } from '@undercroft/client';
import { type Game, type Material, readMaterial, withMaterial } from '@undercroft/engine';
import { api } from '../people.ts';

/** By the game and the hash of the material. */
const known = new Map<string, Material>();
const fetching = new Map<string, Promise<void>>();

const keyOf = ({ game, material }: TableInfo): string => `${game} ${material?.hash}`;

/** Material that comes with the game is here already. */
function shippedAs(game: Game, hash: string | undefined): Material | undefined {
  for (const name of Object.keys(game.doors?.material?.shipped ?? {})) {
    const material = readMaterial(game, name);
    if (material.hash === hash) return material;
  }
  return undefined;
}

async function fetchMaterial(info: TableInfo): Promise<void> {
  const game = await loadGame(info.game);
  known.set(keyOf(info), shippedAs(game, info.material?.hash) ?? readMaterial(game, (await api.material(info.id)).material));
}

/** The table with its material, if that is here or there is none; null: it has to be fetched first. */
export function carriedNow(table: TableView): TableView | null {
  const { info, view } = table;
  if (info.material === null || view === null) return table;
  const material = known.get(keyOf(info));
  return material === undefined ? null : { ...table, view: withMaterial(view, material) };
}

/** The table with its material. */
export async function carried(table: TableView): Promise<TableView> {
  const now = carriedNow(table);
  if (now !== null) return now;
  const key = keyOf(table.info);
  const fetched = fetching.get(key) ?? fetchMaterial(table.info).finally(() => fetching.delete(key));
  fetching.set(key, fetched);
  await fetched;
  return carriedNow(table) ?? table;
}
