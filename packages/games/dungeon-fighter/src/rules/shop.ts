/** What can be had in a shop (DF-220..DF-225, DF-237, R-DF-39). */
import type { Seat } from '@undercroft/engine';
import { EQUIPMENT } from '../content/equipment.ts';
import type { ShopDecision } from '../decisions.ts';
import type { Table } from '../table.ts';
import { diceLeft, fullHealth, isConscious, roomMakers } from './party.ts';

/** DF-224 */
export const DIE_PRICE = 2;

type Stall = Pick<Table, 'heroes' | 'stall' | 'coins' | 'dice' | 'whites'>;

export const mayHeal = (t: Stall): boolean => t.coins > 0 && t.heroes.some((hero) => isConscious(hero) && hero.hp < fullHealth(hero));
export const mayBuyDie = (t: Stall): boolean => t.coins >= DIE_PRICE && diceLeft(t) > 0;

/** Everything the party can vote for; to leave comes first. */
export function shopOptions(t: Stall, seat: Seat): ShopDecision[] {
  const options: ShopDecision[] = [{ seat, kind: 'shop', do: 'leave' }];
  if (mayHeal(t)) options.push({ seat, kind: 'shop', do: 'heal' });
  if (mayBuyDie(t)) options.push({ seat, kind: 'shop', do: 'die' });
  for (const card of t.stall) {
    if (EQUIPMENT[card]!.price > t.coins) continue;
    t.heroes.forEach((hero, place) => {
      for (const drop of roomMakers(hero, card)) options.push({ seat, kind: 'shop', do: 'buy', card, hero: place, drop });
    });
  }
  options.push({ seat, kind: 'shop', do: 'abstain' });
  return options;
}
