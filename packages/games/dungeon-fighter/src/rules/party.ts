/** Who is there: heroes, their people, what they carry. Questions that change nothing. */
import type { Seat } from '@undercroft/engine';
import { nextOf } from '@undercroft/mechanics';
import { EQUIPMENT, type Gear } from '../content/equipment.ts';
import { HEROES } from '../content/heroes.ts';
import type { Ability, EquipmentType, HeroCard } from '../content/vocabulary.ts';
import type { Place } from '../decisions.ts';
import { BONUS_DICE, COINS, FULL_HEALTH, type HeroState, NONE, PER_SCAR, type Table } from '../table.ts';

/** Views show all of this too. */
type Standing = Pick<HeroState, 'seat' | 'card' | 'hp' | 'scars' | 'fainted' | 'eliminated' | 'gear'>;
export type Party = { heroes: readonly Standing[] };
type Hero = Pick<HeroState, 'card' | 'hp' | 'scars' | 'fainted' | 'eliminated' | 'gear'>;

export const heroAt = (t: Table, place: Place): HeroState => t.heroes[place]!;
export const sheetOf = ({ card }: { card: number }): HeroCard | undefined => HEROES[card];

/** Scars of a hero: one bit each. */
export const scarCount = ({ scars }: { scars: number }): number => (scars & 1) + ((scars >> 1) & 1) + ((scars >> 2) & 1);
export const isScarred = ({ scars }: { scars: number }, colour: number): boolean => (scars & (1 << colour)) !== 0;

/** DF-209, R-DF-23  Nobody has more than 9 − 3 for each Scar. */
export const fullHealth = (hero: { scars: number }): number => FULL_HEALTH - PER_SCAR * scarCount(hero);

/** Neither fainted nor eliminated. */
export const isConscious = ({ fainted, eliminated }: { fainted: boolean; eliminated: boolean }): boolean => !fainted && !eliminated;
export const consciousIn = (t: Party): Place[] => t.heroes.flatMap((hero, place) => (isConscious(hero) ? [place] : []));
export const anyConscious = (t: Party): boolean => t.heroes.some(isConscious);
export const remaining = (t: Party): number => t.heroes.reduce((count, hero) => count + (hero.eliminated ? 0 : 1), 0);

/** DF-095, DF-096  The next hero to the left who can act; the hero itself comes last. */
export const nextConscious = (t: Party, after: Place): Place =>
  nextOf(after, t.heroes.length, (place) => !isConscious(t.heroes[place]!)) ?? NONE;

/** R-DF-37 */
export const nextRemaining = (t: Party, after: Place): Place =>
  nextOf(after, t.heroes.length, (place) => t.heroes[place]!.eliminated) ?? NONE;

/** R-DF-52  Seats with a hero in the game. */
export function voters(t: Party & Pick<Table, 'people'>): Seat[] {
  if (t.people === 1) return [0];
  return t.heroes.flatMap(({ eliminated, seat }) => (eliminated ? [] : [seat]));
}

export const seatOf = (t: Party, place: Place): Seat => t.heroes[place]!.seat;

/** DF-150..DF-153 */
export const abilityOf = (hero: { card: number }, colour: number): Ability | undefined => sheetOf(hero)?.abilities[colour];

/** DF-236  Icons of a type on a sheet. */
export const slotsFor = (hero: { card: number }, type: EquipmentType): number =>
  sheetOf(hero)?.slots.reduce((count, slot) => count + (slot === type ? 1 : 0), 0) ?? 0;

export const typeOf = (gear: Gear): EquipmentType => EQUIPMENT[gear]!.type;
export const carriedOf = ({ gear }: { gear: readonly Gear[] }, type: EquipmentType): Gear[] => gear.filter((card) => typeOf(card) === type);

/** DF-237  Room for one more card of the type, once `less` cards are out of the way. */
export const hasRoom = (hero: Hero, gear: Gear, less = 0): boolean =>
  carriedOf(hero, typeOf(gear)).length - less < slotsFor(hero, typeOf(gear));

/** DF-238, R-DF-39  What may be dropped to make room for a card: NONE if there is room, else each card of its type. */
export function roomMakers(hero: Hero, gear: Gear): Gear[] {
  if (hero.eliminated || slotsFor(hero, typeOf(gear)) === 0) return [];
  return hasRoom(hero, gear) ? [NONE] : carriedOf(hero, typeOf(gear));
}

/** Who carries a card; NONE: nobody. */
export const carrierOf = (t: Party, gear: Gear): Place => t.heroes.findIndex((hero) => hero.gear.includes(gear));

/** R-DF-32, R-DF-33  What the supplies still hold. */
export const coinsLeft = (t: Pick<Table, 'rules' | 'coins' | 'onMonster'>): number =>
  t.rules.coins === 'unlimited' ? Number.MAX_SAFE_INTEGER : COINS - t.coins - t.onMonster;
export const diceLeft = (t: Pick<Table, 'dice' | 'whites'>): number => BONUS_DICE - t.dice - t.whites;
