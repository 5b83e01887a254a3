/** P52-224 P52-225 R-P52-48  What can be worn together: one thing for each part of the body, two hands. */
import type { Book } from '../scenario/book.ts';
import type { Item } from '../scenario/pieces.ts';
import type { Character } from './character.ts';

const NOWHERE: readonly string[] = [];
const taken = new WeakMap<Item, readonly string[]>();

/** How much of each part an item takes: both hands are two. */
export function slotsOf(item: string, book: Book): readonly string[] {
  const thing = book.item(item);
  if (thing.kind !== 'worn') return NOWHERE;
  const known = taken.get(thing) ?? thing.slots.flatMap((slot) => (slot === 'bothHands' ? ['hand', 'hand'] : [slot]));
  taken.set(thing, known);
  return known;
}

export const isWearable = (item: string, book: Book): boolean => book.item(item).kind === 'worn';

/** Whether there is room for it on the body. */
export function hasRoomFor({ items }: Pick<Character, 'items'>, item: string, book: Book): boolean {
  const wanted = slotsOf(item, book);
  return wanted.every((slot) => timesIn(wanted, slot) + timesWorn(items, slot, book) <= (slot === 'hand' ? 2 : 1));
}

const timesIn = (slots: readonly string[], slot: string): number => slots.reduce((sum, other) => (other === slot ? sum + 1 : sum), 0);

function timesWorn(items: Character['items'], slot: string, book: Book): number {
  let times = 0;
  for (const { item, equipped } of items) if (equipped) times += timesIn(slotsOf(item, book), slot);
  return times;
}

/** Items that can be put on or taken off now, each once. */
export function changeable(character: Pick<Character, 'items'>, book: Book): string[] {
  const able: string[] = [];
  for (const { item, equipped } of character.items) {
    if (!able.includes(item) && isWearable(item, book) && (equipped || hasRoomFor(character, item, book))) able.push(item);
  }
  return able;
}
