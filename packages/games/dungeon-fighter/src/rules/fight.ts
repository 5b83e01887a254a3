/** The monster, the dice, the requirements and the damage (chapters 5 to 9 and 13). Questions that change nothing. */
import { type Part, total } from '@undercroft/mechanics';
import { EQUIPMENT, type Gear } from '../content/equipment.ts';
import { isBoss, MONSTERS } from '../content/monsters.ts';
import type { Ability, Effect, MonsterAbility, MonsterCard } from '../content/vocabulary.ts';
import { WHITE } from '../content/vocabulary.ts';
import type { Place } from '../decisions.ts';
import { type HeroState, NONE, type Table } from '../table.ts';
import { isLauncher, type ThrowKey, type Verdict } from '../throws/index.ts';
import { roomKind } from './map.ts';
import { abilityOf, carriedOf, heroAt, isConscious } from './party.ts';

export type Fight = Pick<Table, 'rules' | 'monster' | 'song'>;

export const monsterNow = (t: Pick<Table, 'monster'>): MonsterCard | undefined => MONSTERS[t.monster];
export const facesBoss = (t: Pick<Table, 'monster'>): boolean => isBoss(t.monster);

/** DF-356  The Song takes the monster's special abilities away. */
export const specialOf = (t: Fight): MonsterAbility | undefined => (t.song ? undefined : monsterNow(t)?.ability);
export const hasSpecial = (t: Fight, ability: MonsterAbility['ability']): boolean => specialOf(t)?.ability === ability;

/** DF-333  A Tricky monster counts no hit in section 1. */
export const isTricked = (t: Fight, { miss, section }: Pick<Verdict, 'miss' | 'section'>): boolean =>
  miss === null && section === 1 && hasSpecial(t, 'tricky');

/** DF-117, DF-118, DF-333  A hit, unless the judge found a reason, or the monster is Tricky. */
export const countsAsHit = (t: Fight, verdict: Pick<Verdict, 'miss' | 'section'>): boolean =>
  verdict.miss === null && !isTricked(t, verdict);

/** R-DF-29  The Song lifts the requirement of the monster too, unless the house says otherwise. */
export const monsterThrow = (t: Fight): ThrowKey | undefined => (t.song && !t.rules.songKeepsThrow ? undefined : monsterNow(t)?.throw);

/** DF-188, DF-189, DF-229  What every throw of this encounter must be. */
export function compulsory(t: Fight & Parameters<typeof roomKind>[0]): ThrowKey[] {
  const keys: ThrowKey[] = [];
  const own = monsterThrow(t);
  if (own !== undefined) keys.push(own);
  const room = roomKind(t);
  if (room.room === 'dangerous' && room.throw !== own) keys.push(room.throw);
  return keys;
}

const weaponOf = (gear: Gear): Extract<Effect, { effect: 'weapon' }> | null => {
  const { effect } = EQUIPMENT[gear]!;
  return effect.effect === 'weapon' ? effect : null;
};

/** DF-183, DF-190, R-DF-48  All requirements of a throw, each once. With `assist` one launcher will do. */
export function wantedFor(t: Fight & Parameters<typeof roomKind>[0], weapons: readonly Gear[]): ThrowKey[] {
  const keys = compulsory(t);
  for (const gear of weapons) {
    const key = weaponOf(gear)?.throw;
    if (key !== undefined && !keys.includes(key)) keys.push(key);
  }
  if (!t.rules.assist) return keys;
  const first = keys.find(isLauncher);
  return keys.filter((key) => !isLauncher(key) || key === first);
}

/** DF-335, R-DF-24  Colours set aside for this encounter. */
function barred(t: Fight): readonly number[] {
  const special = specialOf(t);
  return special?.ability === 'resistant' ? special.colours : [];
}

/** DF-092, DF-093  Coloured dice that can be thrown now. */
export function colouredDice(t: Fight & Pick<Table, 'available'>): number[] {
  const out = barred(t);
  return t.available.filter((die) => !out.includes(die));
}

/** DF-163, DF-161, DF-253  The dice to choose from: the one to be thrown again, coloured ones, else a bonus die. */
export function diceToThrow(t: Fight & Pick<Table, 'available' | 'holding' | 'dice'>): number[] {
  if (t.holding !== NONE) return [t.holding];
  const coloured = colouredDice(t);
  if (coloured.length > 0) return coloured;
  return t.dice > 0 ? [WHITE] : [];
}

/** DF-160, DF-168  Recovery is for those without coloured dice, and never against the Final Boss. */
export const mayRecover = (t: Fight & Pick<Table, 'available' | 'holding'>): boolean =>
  t.holding === NONE && colouredDice(t).length === 0 && !facesBoss(t);

/** The ability that the icon of this throw activated. */
export function activeAbility(t: Table): Ability | undefined {
  return t.active === NONE ? undefined : abilityOf(heroAt(t, t.thrower), t.active);
}

/** DF-126, DF-353  Section 1-5, bullseye 10; Focused Damage 5. */
function baseOf(t: Table, ability: Ability | undefined): Part {
  if (ability?.ability === 'focused-damage') return [5, 'focused-damage'];
  return [t.verdict!.section, 'section'];
}

/** Weapons and Berserk multiply. */
function multipliers(t: Table, ability: Ability | undefined): Part[] {
  const parts: Part[] = t.weapons.flatMap((gear): Part[] => {
    const times = weaponOf(gear)?.times;
    return times === undefined ? [] : [[times, EQUIPMENT[gear]!.name]];
  });
  if (ability?.ability === 'berserk') parts.push([2, 'berserk']);
  return parts;
}

/** What the thrower's own items add to a hit. */
function sharpened(t: Table, hero: HeroState): Part[] {
  return carriedOf(hero, 'item').flatMap((gear): Part[] => {
    const { effect, name } = EQUIPMENT[gear]!;
    if (effect.effect !== 'sharpen') return [];
    const { when } = effect;
    const holds = 'die' in when ? t.die === when.die : 'type' in when ? monsterNow(t)?.type === when.type : t.weapons.length === 0;
    return holds ? [[effect.amount, name]] : [];
  });
}

/** DF-127, R-DF-04  What is added after multiplying, on a hit. */
function additions(t: Table, ability: Ability | undefined): Part[] {
  const parts = t.weapons.flatMap((gear): Part[] => {
    const plus = weaponOf(gear)?.plus;
    return plus === undefined ? [] : [[plus, EQUIPMENT[gear]!.name]];
  });
  const hero = heroAt(t, t.thrower);
  parts.push(...sharpened(t, hero));
  if (t.tracked) parts.push([1, 'tracking-strike']);
  if (hero.boost > 0) parts.push([hero.boost, 'boost']);
  if (ability?.ability === 'piercing') parts.push([ability.amount ?? 0, 'piercing']);
  return parts;
}

/** DF-357, R-DF-28  Sworn Enemy against its type, hit or miss. */
function sworn(t: Table, ability: Ability | undefined): Part[] {
  if (ability?.ability !== 'sworn-enemy' || monsterNow(t)?.type !== ability.type) return [];
  return t.isHit || !t.rules.swornNeedsHit ? [[ability.amount ?? 0, 'sworn-enemy']] : [];
}

/** The damage of a throw and what it is made of: base, what multiplies it, what is added. */
export interface Damage {
  amount: number;
  base: Part | null;
  times: Part[];
  plus: Part[];
}

/** DF-125, DF-128, DF-140, R-DF-03, R-DF-31  Base × all multipliers + additions; on a miss only what needs no hit. */
export function damageOf(t: Table): Damage {
  const ability = activeAbility(t);
  const late: Part[] = [...sworn(t, ability), ...(t.charm > 0 ? [[t.charm, 'seduction'] satisfies Part] : [])];
  if (!t.isHit) return { amount: total(late), base: null, times: [], plus: late };
  const base = baseOf(t, ability);
  const times = multipliers(t, ability);
  const plus = [...additions(t, ability), ...late];
  return { amount: Math.max(0, times.reduce((product, [by]) => product * by, base[0]) + total(plus)), base, times, plus };
}

/** DF-346, R-DF-27  What the armor takes off the damage of a miss. */
function armorOf(t: Table, hero: HeroState): number {
  let less = 0;
  for (const gear of hero.gear) {
    const { effect } = EQUIPMENT[gear]!;
    if (effect.effect === 'reduce' && (effect.type === undefined || effect.type === monsterNow(t)?.type)) less += effect.amount;
  }
  return less;
}

/** DF-360  The Toad lowers the damage for everybody. */
const toadOf = (t: Table): number => (t.toad ? 2 : 0);

/** DF-141, DF-346, DF-350, DF-352, R-DF-25, R-DF-50  What the thrower suffers for the miss. */
function ownMiss(t: Table): number {
  if (t.beer === t.thrower) return 0;
  const ability = activeAbility(t);
  if (ability?.ability === 'agile-instincts') return 0;
  const hero = heroAt(t, t.thrower);
  const less = armorOf(t, hero) + toadOf(t) + (ability?.ability === 'reduced-damage' ? (ability.amount ?? 0) : 0);
  return Math.max(0, (monsterNow(t)?.damage ?? 0) + (t.rules.handicaps[hero.seat] ?? 0) - less);
}

/** DF-334, R-DF-25  Rabid: everybody else suffers too. Beer, Agile and armor speak of the hero's own miss; the Toad helps all. */
const rabidMiss = (t: Table): number => Math.max(0, (monsterNow(t)?.damage ?? 0) - toadOf(t));

/** What each hero suffers for the miss just made, by place. */
export function blowsOfMiss(t: Table): number[] {
  const rabid = hasSpecial(t, 'rabid');
  return t.heroes.map((hero, place) => {
    if (!isConscious(hero)) return 0;
    if (place === t.thrower) return ownMiss(t);
    return rabid ? rabidMiss(t) : 0;
  });
}

/** DF-358, R-DF-26  Who strikes back: the icon of this throw for the thrower, a carried card for anybody. */
export function counters(t: Table, place: Place): boolean {
  if (place === t.thrower && activeAbility(t)?.ability === 'counterblow') return true;
  return heroAt(t, place).gear.some((gear) => EQUIPMENT[gear]!.effect.effect === 'counterblow');
}
