/** P52-224 P52-225 R-P52-48  What can be worn together: one thing for each part of the body, two hands. */
import type { Book } from '../scenario/book.ts';
import type { Character } from './character.ts';

/** How much of each part an item takes: both hands are two. */
export function slotsOf(item: string, book: Book): string[] {
  const thing = book.item(item);
  return thing.kind === 'worn' ? thing.slots.flatMap((slot) => (slot === 'bothHands' ? ['hand', 'hand'] : [slot])) : [];
}

export const isWearable = (item: string, book: Book): boolean => book.item(item).kind === 'worn';

/** Whether there is room for it on the body. */
export function hasRoomFor({ items }: Pick<Character, 'items'>, item: string, book: Book): boolean {
  const used = [...items.filter(({ equipped }) => equipped).flatMap((worn) => slotsOf(worn.item, book)), ...slotsOf(item, book)];
  return used.every((slot) => used.filter((other) => other === slot).length <= (slot === 'hand' ? 2 : 1));
}

/** Items that can be put on or taken off now, each once. */
export function changeable(character: Pick<Character, 'items'>, book: Book): string[] {
  const able = character.items.filter(({ item, equipped }) => isWearable(item, book) && (equipped || hasRoomFor(character, item, book)));
  return [...new Set(able.map(({ item }) => item))];
}
