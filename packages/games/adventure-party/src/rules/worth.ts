/** What cards are worth to a seat, roughly in gold: for discards when time is up, and for bots. */
import { ITEMS, type Item, isLegendaryItem } from '../content/cards.ts';
import type { SeatState } from '../table.ts';
import { relicVp } from './score.ts';

/** Gold for a VP, as the town's prices have it. */
export const VP_IN_GOLD = 1.5;

const TYPES = { potion: 1.5, scroll: 1.6, weapon: 2.2, relic: 0 };

/** VP that a relic may still gain: most count what is yet to be done. */
const RELIC_HOPE = 0.8;

type Holder = Pick<SeatState, 'quests' | 'retired' | 'hand' | 'heroes' | 'gold'>;

export function itemWorth(s: Holder, item: Item): number {
  const { type } = ITEMS[item]!;
  if (type === 'relic') return (relicVp(s, item) + RELIC_HOPE) * VP_IN_GOLD;
  return TYPES[type] * (isLegendaryItem(item) ? 1.8 : 1);
}

/** Section 19  The card that is missed least. */
export function leastWorth(s: Holder): Item {
  return s.hand.reduce((least, item) => (itemWorth(s, item) < itemWorth(s, least) ? item : least));
}
