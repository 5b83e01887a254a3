/** Heroes of a party: one number each, with card, side, wounds and weapon. */
import { type Hero, type Item, isLegend, NONE, SIDES_OF, type SideRules } from '../content/cards.ts';

/** The card in the low bits, then upgraded, wounded, and the weapon's number plus one. */
export type PartyHero = number;

const CARD = 0xff;
const UPGRADED = 0x100;
const WOUNDED = 0x200;
const WEAPON = 10;

export const cardOf = (hero: PartyHero): Hero => hero & CARD;
/** R-AP-12  A Legendary hero counts as upgraded. */
export const isUpgraded = (hero: PartyHero): boolean => (hero & UPGRADED) !== 0;
export const isWounded = (hero: PartyHero): boolean => (hero & WOUNDED) !== 0;
export const weaponOf = (hero: PartyHero): Item => (hero >> WEAPON) - 1;

/** AP-037  Hired on the standard side, unhurt, without a weapon. */
export const hired = (card: Hero): PartyHero => (isLegend(card) ? card | UPGRADED : card);
export const upgraded = (hero: PartyHero): PartyHero => hero | UPGRADED;
export const wounded = (hero: PartyHero): PartyHero => hero | WOUNDED;
export const healed = (hero: PartyHero): PartyHero => hero & ~WOUNDED;
export const armed = (hero: PartyHero, weapon: Item): PartyHero => (hero & (CARD | UPGRADED | WOUNDED)) | ((weapon + 1) << WEAPON);

/** Dice and powers of the side that lies up. */
export const sideOf = (hero: PartyHero): SideRules => SIDES_OF[hero & CARD]![(hero & UPGRADED) === 0 ? 0 : 1];

/** Where the hero with this card stands in a party; -1 if nowhere. */
export function placeIn(heroes: readonly PartyHero[], card: Hero): number {
  for (let i = 0; i < heroes.length; i++) if ((heroes[i]! & CARD) === card) return i;
  return NONE;
}

/** The hero with this card in a party that has it. */
export const inParty = (heroes: readonly PartyHero[], card: Hero): PartyHero => heroes[placeIn(heroes, card)]!;
