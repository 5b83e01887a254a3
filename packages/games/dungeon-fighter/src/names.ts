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
import type { View } from './view.ts';

/** Just what names need, so that a view will do. */
export type Named = Pick<View, 'heroes'>;

export const seatName = (say: DfSay, seat: Seat): string => say('seat', { n: seat + 1 });
/** A hero by the sheet; before it is chosen, by the place. */
export const heroName = (say: DfSay, view: Named, place: Place): string =>
  HEROES[view.heroes[place]?.card ?? -1]?.name ?? say('hero', { n: place + 1 });
export const sheetName = (say: DfSay, card: number): string => HEROES[card]?.name ?? say('hero.dealt');
export const gearName = (gear: Gear): string => EQUIPMENT[gear]?.name ?? '';
export const monsterName = (monster: Monster): string => MONSTERS[monster]?.name ?? '';
export const dieName = (say: DfSay, die: number): string => say(`colour.${Math.min(3, Math.max(0, die)) as 0 | 1 | 2 | 3}`);
export const floorName = (floor: number, sheet: number): string => (floor === 2 ? BOSS_SHEETS[sheet] : SHEETS[sheet])?.name ?? '';
export const roomName = (room: number): string => String.fromCharCode(65 + room);

/** `A, B and C`. */
export const listOf = (say: DfSay, names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${say('list.and')}${names.at(-1)}`;
export const gearNames = (say: DfSay, cards: readonly Gear[]): string => listOf(say, cards.map(gearName));

/** Where hit points, coins or dice come from. */
export function fromName(say: DfSay, from: From): string {
  if (typeof from === 'number') return gearName(from);
  const ability = ABILITIES.find((name) => name === from);
  return ability === undefined
    ? say(`from.${from as Exclude<From, number | (typeof ABILITIES)[number]>}`)
    : say(`ability.${ability}`, { x: '', type: '' }).trim();
}

/** What a part of the damage is called. */
export function partName(say: DfSay, [n, source]: Readonly<Part>): string {
  const ability = ABILITIES.find((name) => name === source);
  if (ability !== undefined) return fromName(say, ability);
  if (source === 'section') return say(n === 10 ? 'part.bullseye' : 'part.section');
  return source === 'boost' || source === 'item' ? say(`part.${source}`) : source;
}
