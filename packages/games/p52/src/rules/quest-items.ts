/** Keys and the prize: who carries what the quest is about. */
import type { Carries, Seat } from '@undercroft/engine';
import { bookFor } from '../doors.ts';
import type { Book } from '../scenario/book.ts';
import type { Character } from './character.ts';

interface Questing extends Carries<Book> {
  quest: { id: string };
  heroes: readonly { sheet: Character | null; hp: number; isLeftBehind: boolean }[];
}

/** The key or the prize of the running quest; null if it is about neither. */
export function questItem(t: Questing): string | null {
  for (const goal of bookFor(t).quest(t.quest.id).goals) {
    if (goal.goal === 'trapped') return goal.key;
    if (goal.goal === 'treasureHunt') return goal.prize;
  }
  return null;
}

/** Seats of living characters that carry it, once for each piece. */
export function carriers(t: Questing): Seat[] {
  const item = questItem(t);
  return t.heroes.flatMap(({ sheet, hp, isLeftBehind }, seat) =>
    hp < 0 || isLeftBehind ? [] : (sheet?.items ?? []).filter((carried) => carried.item === item).map(() => seat),
  );
}

/** P52-056 R-P52-54  Keys held, not keys seen. */
export const keysHeld = (t: Questing): number => carriers(t).length;
