/** The event cards. What is printed is data; what a card does is the name of an effect in `effects.ts`. */
import type { EffectId } from './effects.ts';

export interface EventCard {
  name: string;
  copies: number;
  text: string;
  effect: EffectId;
  /** Gold, life or strength, as the effect reads it. */
  amount: number;
  /** Gold a beaten monster leaves. */
  hoard: number;
}

export const EVENTS = {
  'loose-coins': { name: 'Loose coins', copies: 6, text: 'Take 1 gold.', effect: 'gainGold', amount: 1, hoard: 0 },
  'forgotten-purse': { name: 'Forgotten purse', copies: 3, text: 'Take 2 gold.', effect: 'gainGold', amount: 2, hoard: 0 },
  'dusty-shelf': { name: 'Dusty shelf', copies: 4, text: 'Draw an item.', effect: 'findItem', amount: 1, hoard: 0 },
  'spiked-pit': { name: 'Spiked pit', copies: 4, text: 'Lose 1 life or an item.', effect: 'trap', amount: 1, hoard: 0 },
  'rat-king': { name: 'Rat king', copies: 4, text: 'Fight strength 4; hoard 2.', effect: 'monster', amount: 4, hoard: 2 },
  'drunken-ghost': { name: 'Drunken ghost', copies: 3, text: 'Fight strength 6; hoard 3.', effect: 'monster', amount: 6, hoard: 3 },
  'cellar-troll': { name: 'Cellar troll', copies: 2, text: 'Fight strength 8; hoard 5.', effect: 'monster', amount: 8, hoard: 5 },
} as const satisfies Record<string, EventCard>;

export type EventId = keyof typeof EVENTS;
