/** Which board belongs to which game: its `terminal/board.ts`, loaded when needed, because it knows its game's content. */
import { gameHas } from '@undercroft/catalog';
import type { Board } from '@undercroft/terminal/board.ts';
import { plain } from '@undercroft/terminal/plain.ts';

export async function boardFor(slug: string): Promise<Board<unknown>> {
  return gameHas(slug, 'terminal/board.ts') ? (await import(`@undercroft/${slug}/terminal`)).board : plain;
}
