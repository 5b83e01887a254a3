/** The event cards, as data in the vocabulary of `effects.ts`: what is printed on them is written from it. */
import type { Deed } from './effects.ts';

export interface EventCard {
  name: string;
  copies: number;
  deed: Deed;
}

export const EVENTS = {
  'loose-coins': { name: 'Loose coins', copies: 6, deed: { effect: 'gainGold', gold: 1 } },
  'forgotten-purse': { name: 'Forgotten purse', copies: 3, deed: { effect: 'gainGold', gold: 2 } },
  'dusty-shelf': { name: 'Dusty shelf', copies: 4, deed: { effect: 'findItem' } },
  'spiked-pit': { name: 'Spiked pit', copies: 4, deed: { effect: 'trap' } },
  'rat-king': { name: 'Rat king', copies: 4, deed: { effect: 'monster', strength: 4, hoard: 2 } },
  'drunken-ghost': { name: 'Drunken ghost', copies: 3, deed: { effect: 'monster', strength: 6, hoard: 3 } },
  'cellar-troll': { name: 'Cellar troll', copies: 2, deed: { effect: 'monster', strength: 8, hoard: 5 } },
} as const satisfies Record<string, EventCard>;

export type EventId = keyof typeof EVENTS;
