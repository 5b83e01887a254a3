/** What things are worth to a sensible party leader, measured in gold, roughly. */
import { ANY, HEROES, type Hero, ITEMS, isLegend, NONE, SIDES_OF, type SideRules } from '../content/cards.ts';
import type { Power } from '../content/vocabulary.ts';
import { isWounded, type PartyHero, sideOf, weaponOf } from '../rules/heroes.ts';
import type { View } from '../view.ts';

export const VP = 1.6;
export const ITEM = 1.4;
export const LEGENDARY = 2.8;
export const LEVEL_UP = 3;

/** A die of each colour, and one of any colour. */
const DICE = [2.1, 1.9, 2, 1.5, 2.1];
if (DICE.length !== ANY + 1) throw new Error('every colour has a worth');

const POWERS: Partial<Record<Power['when'], number>> = {
  roll: 1,
  pool: 1.2,
  evaluate: 0.8,
  success: 0.8,
  wounds: 1,
  payday: 1.5,
  tavern: 1,
};
const powersWorth = (powers: readonly Power[]): number => powers.reduce((sum, { when }) => sum + (POWERS[when] ?? 0.3), 0);

export const sideWorth = ({ dice, powers }: SideRules): number => dice.reduce((sum, d) => sum + DICE[d]!, 0) + powersWorth(powers);
export const weaponWorth = (item: number): number => (item === NONE ? 0 : powersWorth(ITEMS[item]!.powers) * 1.3);

/** What a hero of the party does for it. */
export const heroValue = (hero: PartyHero): number => sideWorth(sideOf(hero)) + weaponWorth(weaponOf(hero)) - (isWounded(hero) ? 0.8 : 0);

/** What a card in the Tavern would do, with a glance at its upgraded side. */
export function hireValue(card: Hero): number {
  const [standard, upgraded] = SIDES_OF[card]!;
  return isLegend(card) ? sideWorth(upgraded) : 0.85 * sideWorth(standard) + 0.15 * sideWorth(upgraded);
}

/** What an upgrade brings: dice and powers now, VP when the hero retires. */
export function upgradeValue(card: Hero): number {
  const [standard, upgraded] = SIDES_OF[card]!;
  return sideWorth(upgraded) - sideWorth(standard) + HEROES[card]!.vp * 0.6;
}

/** How dear a coin is held: at the end of the game it buys nothing. */
export const coin = (view: View): number => (view.bossComes ? 0.35 : 0.8);
