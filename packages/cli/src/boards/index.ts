/** Which board belongs to which game. */
import type { Board } from './board.ts';
import { plain } from './plain.ts';

const BOARDS: Record<string, () => Promise<Board<unknown>>> = {
  'table-dungeon': async () => (await import('./table-dungeon.ts')).tableDungeon,
  'party-has-fallen': async () => (await import('./party-has-fallen/board.ts')).partyHasFallen,
};

/** The board of a game; loaded when needed, because it knows its game's content. */
export async function boardFor(slug: string): Promise<Board<unknown>> {
  const load = Object.hasOwn(BOARDS, slug) ? BOARDS[slug] : undefined;
  return load ? load() : plain;
}
