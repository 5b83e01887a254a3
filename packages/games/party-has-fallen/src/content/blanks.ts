/**
 * PHF-014  The blank cards: what an owner writes on one is kept by the table, but whatever looks a card up by its number
 * finds it here. A blank item is there once for every worth and category, so that its number says both.
 */
import type { Ability } from './abilities.ts';
import type { EventCard } from './events.ts';
import type { Goal } from './goals.ts';
import type { Item } from './items.ts';
import { CATEGORIES } from './vocabulary.ts';

/** As many as twelve seats can write with four each. */
export const SLOTS = 48;
/** PHF-122  The most treasure points printed on any item. */
export const MOST_TREASURE = 5;
/** A blank item is of one category or of none. */
export const BLANK_CATEGORIES = ['none', ...CATEGORIES] as const;
export type BlankCategory = (typeof BLANK_CATEGORIES)[number];
export const ITEM_KINDS = (MOST_TREASURE + 1) * BLANK_CATEGORIES.length;

const slots = <X>(card: X): X[] => Array.from({ length: SLOTS }, () => card);
const quip = 'Written by hand.';

/** Finished when the table says so; unless its author picked what it asks for. */
export const BLANK_GOALS: Goal[] = slots({
  id: 'honour-goal',
  name: 'Honour goal',
  tag: 'none',
  needs: [{ need: 'count', counter: 'honoured', atLeast: 1 }],
  quip,
  blank: true,
});
export const BLANK_ABILITIES: Ability[] = slots({ id: 'honour-ability', name: 'Honour ability', quip, blank: true });
export const BLANK_EVENTS: EventCard[] = slots({ id: 'honour-event', name: 'Honour event', quip, tone: 'mixed', do: [], blank: true });

/** Which of the kinds of blank item one is: worth and category together. */
export const itemKind = (treasure: number, category: BlankCategory): number =>
  treasure * BLANK_CATEGORIES.length + BLANK_CATEGORIES.indexOf(category);

const KINDS: Item[] = Array.from({ length: ITEM_KINDS }, (_, kind) => {
  const category = BLANK_CATEGORIES[kind % BLANK_CATEGORIES.length]!;
  const categories = category === 'none' ? [] : [category];
  return { id: 'honour-item', name: 'Honour item', treasure: Math.floor(kind / BLANK_CATEGORIES.length), categories, quip, blank: true };
});
/** Slot by slot, all kinds. */
export const BLANK_ITEMS: Item[] = Array.from({ length: SLOTS * ITEM_KINDS }, (_, i) => KINDS[i % ITEM_KINDS]!);
