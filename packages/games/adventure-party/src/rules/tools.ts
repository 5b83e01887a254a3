/** Where powers come from: heroes, their weapons, cards of the hand. Each is one number, so that the table can remember it. */
import type { Seat } from '@undercroft/engine';
import { type Hero, ITEMS, type Item, NONE, SIDES_OF } from '../content/cards.ts';
import type { Moment, Power } from '../content/vocabulary.ts';
import type { RollDecision } from '../decisions.ts';
import type { Source } from '../events.ts';
import { cardOf, inParty, isUpgraded, type PartyHero, placeIn, sideOf, weaponOf } from './heroes.ts';

/** A hero's card; a weapon from WEAPON on; a card of the hand from CARD on. */
export type Tool = number;
/** One power of a tool: what is used once per quest (R-AP-19). */
export type PowerKey = number;

const WEAPON = 0x100;
const CARD = 0x200;
const KIND = 0x300;
/** Powers of one card, at most; as many again for the upgraded side of a hero. */
const POWERS = 16;
const SIDE = 8;

export const weaponTool = (item: Item): Tool => WEAPON + item;
export const cardTool = (item: Item): Tool => CARD + item;
export const keyOf = (tool: Tool, power: number): PowerKey => tool * POWERS + power;
/** A power of the side that lies up. */
export const heroKey = (hero: PartyHero, power: number): PowerKey => keyOf(cardOf(hero), power + (isUpgraded(hero) ? SIDE : 0));
/** Which of the powers of its card. */
export const numberOf = (key: PowerKey): number => key & (SIDE - 1);
export const toolOf = (key: PowerKey): Tool => Math.floor(key / POWERS);
/** The card behind a tool: a hero or an item. */
export const cardBehind = (tool: Tool): number => tool & ~KIND;
export const isHeroTool = (tool: Tool): boolean => tool < WEAPON;

export function sourceOf(tool: Tool): Source {
  if (tool >= CARD) return { by: 'item', card: tool - CARD };
  return tool >= WEAPON ? { by: 'weapon', card: tool - WEAPON } : { by: 'hero', card: tool };
}

type Parties = { seats: readonly { heroes: readonly PartyHero[] }[] };

/** The power behind a key; a hero's key knows the side that lay up, so that turning the card in between changes nothing. */
export function powerOf(key: PowerKey): Power {
  const tool = toolOf(key);
  if (tool >= WEAPON) return ITEMS[cardBehind(tool)]!.powers[numberOf(key)]!;
  return SIDES_OF[tool]![(key & SIDE) === 0 ? 0 : 1].powers[numberOf(key)]!;
}

/** The power that an answer of the roller names. */
export function keyIn(t: Parties, d: Extract<RollDecision, { do: 'hero' | 'weapon' | 'scroll' }>): PowerKey {
  if (d.do === 'hero') return heroKey(inParty(t.seats[d.seat]!.heroes, d.card), d.power);
  return keyOf(d.do === 'weapon' ? weaponTool(d.card) : cardTool(d.card), d.power);
}

/** AP-112  The same power on the upgraded side of the hero, if that has it. */
export const sameUpgraded = (key: PowerKey): PowerKey[] =>
  SIDES_OF[toolOf(key)]![1].powers.flatMap((power, i) =>
    JSON.stringify(power) === JSON.stringify(powerOf(key)) ? [keyOf(toolOf(key), i + SIDE)] : [],
  );

/** The powers of a card of the hand that act at a moment. */
export const powersAt = (tool: Tool, when: Moment): PowerKey[] =>
  ITEMS[cardBehind(tool)]!.powers.flatMap((power, i) => (power.when === when ? [keyOf(tool, i)] : []));

/** Notes the powers of a hero and the hero's weapon that act at a moment. */
export function notePowers(hero: PartyHero, when: Moment, keys: PowerKey[]): void {
  const { powers } = sideOf(hero);
  for (let i = 0; i < powers.length; i++) if (powers[i]!.when === when) keys.push(heroKey(hero, i));
  const weapon = weaponOf(hero);
  if (weapon === NONE) return;
  const own = ITEMS[weapon]!.powers;
  for (let i = 0; i < own.length; i++) if (own[i]!.when === when) keys.push(keyOf(WEAPON + weapon, i));
}

/** AP-085  The powers of the active heroes and their weapons that act at a moment, in the order in which they were sent. */
export function activePowers(t: Parties & { roller: Seat; active: readonly Hero[] }, when: Moment): PowerKey[] {
  const keys: PowerKey[] = [];
  const heroes = t.seats[t.roller]?.heroes ?? [];
  for (let i = 0; i < t.active.length; i++) {
    const place = placeIn(heroes, t.active[i]!);
    if (place >= 0) notePowers(heroes[place]!, when, keys);
  }
  return keys;
}

/** The hero behind a power of a hero or weapon, in the party of a seat; undefined for cards of the hand. */
export function heroBehind(t: Parties, seat: Seat, tool: Tool): PartyHero | undefined {
  const { heroes } = t.seats[seat]!;
  if (tool >= CARD) return undefined;
  if (tool < WEAPON) return heroes.find((hero) => cardOf(hero) === tool);
  return heroes.find((hero) => weaponOf(hero) === tool - WEAPON);
}
