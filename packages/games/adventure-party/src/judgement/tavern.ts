/** What to do in the Tavern: heroes first, then arms, then whatever is left buys. */
import { HEROES, ITEMS, NONE } from '../content/cards.ts';
import type { TavernDecision } from '../decisions.ts';
import { inParty, isUpgraded, weaponOf } from '../rules/heroes.ts';
import { retireValue } from '../rules/score.ts';
import { itemWorth } from '../rules/worth.ts';
import { HAND_LIMIT, PARTY_LIMIT } from '../table.ts';
import type { SeatView, View } from '../view.ts';
import { coin, heroValue, hireValue, ITEM, LEGENDARY, upgradeValue, VP, weaponWorth } from './values.ts';

/** A place in the party that stays empty. */
const EMPTY_PLACE = 1.5;

function judgeHire(view: View, me: SeatView, { hero, over }: Extract<TavernDecision, { do: 'hire' }>): number {
  const price = (view.prices.hire[hero] ?? HEROES[hero]!.cost) * coin(view);
  const gain = hireValue(hero) * 1.5;
  if (over === NONE) return gain + EMPTY_PLACE - price;
  const old = inParty(me.heroes, over);
  const lost = heroValue(old) * 1.5 + (me.heroes.length < PARTY_LIMIT ? EMPTY_PLACE : 0);
  return gain - lost + retireValue(view.rules, old) * VP - price - 0.5;
}

function judgeEquip(me: SeatView, { item, hero }: Extract<TavernDecision, { do: 'equip' }>): number {
  const bearer = inParty(me.heroes, hero);
  return weaponWorth(item) - 1.2 * weaponWorth(weaponOf(bearer)) + 0.05 * heroValue(bearer);
}

const holder = (me: SeatView) => ({ ...me, hand: me.hand ?? [], gold: me.gold ?? 0 });

function judgeSell(view: View, me: SeatView, d: Extract<TavernDecision, { do: 'sellItem' }>): number {
  const pays = view.prices.sellItem * coin(view);
  const worth = itemWorth(holder(me), d.item) * (view.bossComes && view.lastTurns <= 1 ? 0.8 : 1);
  return pays - worth - (me.handSize > HAND_LIMIT ? -1 : 0);
}

const affordsMore = (me: SeatView, spend: number, keep: number): boolean => (me.gold ?? 0) - spend >= keep;

/** Gold that is kept back for a hero. */
const keepBack = (me: SeatView): number => (me.heroes.length < PARTY_LIMIT ? 3 : 1);

/** Together: whoever has too few heroes and too little gold to hire one. */
const needsHero = (other: SeatView): boolean => other.heroes.length < PARTY_LIMIT && (other.gold ?? 0) < 3;

/** R-AP-63  A weapon that none of the own heroes can use better, for somebody who fights without one. */
function judgeGift(view: View, me: SeatView, { item, to }: Extract<TavernDecision, { do: 'giveItem' }>): number {
  const { type, upgradedOnly } = ITEMS[item]!;
  if (type !== 'weapon' || me.heroes.some((hero) => weaponWorth(weaponOf(hero)) < weaponWorth(item))) return -0.5;
  const arms = (hero: number) => weaponOf(hero) === NONE && (upgradedOnly !== true || isUpgraded(hero));
  return view.seats[to]!.heroes.some(arms) ? 0.4 : -0.5;
}

export function judgeTavern(view: View, d: TavernDecision): number {
  const me = view.seats[d.seat]!;
  switch (d.do) {
    case 'hire':
      return judgeHire(view, me, d);
    case 'equip':
      return judgeEquip(me, d);
    case 'buyItem':
      return affordsMore(me, view.prices.buyItem, keepBack(me)) && me.handSize < HAND_LIMIT
        ? ITEM + 0.3 - view.prices.buyItem * coin(view)
        : -1;
    case 'buyLegendary':
      return affordsMore(me, view.prices.buyLegendary, keepBack(me)) ? LEGENDARY + 1.4 - view.prices.buyLegendary * coin(view) : -1;
    case 'sellItem':
      return judgeSell(view, me, d);
    case 'scout':
      return affordsMore(me, view.prices.scout, 6) && !view.bossComes ? -0.05 : -1;
    case 'heal':
      return view.bossComes && view.phase === 'secondTavern' ? -1 : 2.2 - view.prices.heal * coin(view);
    case 'upgrade':
      return upgradeValue(d.hero) * 1.5 - view.prices.upgrade * coin(view);
    case 'giveItem':
      return judgeGift(view, me, d);
    case 'giveGold':
      return affordsMore(me, 1, 4) && needsHero(view.seats[d.to]!) ? 0.3 : -0.5;
    case 'leave':
      return 0;
  }
}
