/** What seats, heroes, cards and dice are called in a sentence. */
import type { Seat } from '@undercroft/engine';
import type { Part } from '@undercroft/mechanics';
import { EQUIPMENT, type Gear } from './content/equipment.ts';
import { HEROES } from './content/heroes.ts';
import { MONSTERS, type Monster } from './content/monsters.ts';
import { BOSS_SHEETS, SHEETS } from './content/sheets.ts';
import { ABILITIES } from './content/vocabulary.ts';
import type { Place } from './decisions.ts';
import type { From } from './events.ts';
import type { DfSay } from './texts.ts';
import type { HeroView, View } from './view.ts';

/** Just what names need, so that a view will do. */
export type Named = Pick<View, 'heroes'>;

export const seatName = (say: DfSay, seat: Seat): string => say('seat', { n: seat + 1 });
/** What is printed on a sheet or card, in the language of `say`; nothing on none. */
export function cardName(say: DfSay, card: { id: string; name: string } | undefined): string {
  if (card === undefined) return '';
  const key = `card.${card.id}.name` as const;
  const told = say(key);
  // A card that no language knows is called what stands on it.
  return told === key ? card.name : told;
}
/** A hero by the sheet; before it is chosen, by the place. */
export const heroName = (say: DfSay, view: Named, place: Place): string =>
  cardName(say, HEROES[view.heroes[place]?.card ?? -1]) || say('hero', { n: place + 1 });
/** What friends call a hero: one word. */
export const shortName = (say: DfSay, { card }: Pick<HeroView, 'card'>): string =>
  HEROES[card] === undefined ? '' : say(`card.${HEROES[card].id}.short`);
export const sheetName = (say: DfSay, card: number): string => cardName(say, HEROES[card]) || say('hero.dealt');
export const gearName = (say: DfSay, gear: Gear): string => cardName(say, EQUIPMENT[gear]);
export const monsterName = (say: DfSay, monster: Monster): string => cardName(say, MONSTERS[monster]);
export const dieName = (say: DfSay, die: number): string => say(`colour.${Math.min(3, Math.max(0, die)) as 0 | 1 | 2 | 3}`);
export const floorName = (say: DfSay, floor: number, sheet: number): string =>
  cardName(say, floor === 2 ? BOSS_SHEETS[sheet] : SHEETS[sheet]);
export const roomName = (room: number): string => String.fromCharCode(65 + room);

/** `A, B and C`. */
export const listOf = (say: DfSay, names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${say('list.and')}${names.at(-1)}`;
export const gearNames = (say: DfSay, cards: readonly Gear[]): string =>
  listOf(
    say,
    cards.map((card) => gearName(say, card)),
  );
export const monsterNames = (say: DfSay, monsters: readonly Monster[]): string =>
  listOf(
    say,
    monsters.map((monster) => monsterName(say, monster)),
  );

/** Where hit points, coins or dice come from. */
export function fromName(say: DfSay, from: From): string {
  if (typeof from === 'number') return say('from.card', { card: gearName(say, from) });
  const ability = ABILITIES.find((name) => name === from);
  return ability === undefined
    ? say(`from.${from as Exclude<From, number | (typeof ABILITIES)[number]>}`)
    : say(`ability.${ability}`, { x: '', type: '' }).trim();
}

const GEAR_BY_NAME = new Map(EQUIPMENT.map((card) => [card.name, card]));

/** What a part of the damage is called: an ability, or equipment by what stands on it in English. */
export function partName(say: DfSay, [n, source]: Readonly<Part>): string {
  const ability = ABILITIES.find((name) => name === source);
  if (ability !== undefined) return fromName(say, ability);
  if (source === 'section') return say(n === 10 ? 'part.bullseye' : 'part.section');
  return source === 'boost' || source === 'item' ? say(`part.${source}`) : cardName(say, GEAR_BY_NAME.get(source)) || source;
}
