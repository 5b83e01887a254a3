/** P52-231..240  Exp for a room, from what one character did in it; every line with its reason. */
import { type Sum, summed, total } from '@undercroft/mechanics';
import { JACK, QUEEN } from './cards.ts';

/** What a character did in one room. */
export interface Tally {
  /** Different enemies attacked, hit or not: the enemy's number, and with which ability. */
  attacked: { enemy: number; ability: string }[];
  /** Enemies it gave the last blow. */
  defeated: { enemy: number; rank: number; exp: number }[];
  /** With which ability each attack was defended. */
  defended: string[];
  picked: number;
  smashed: number;
  /** Successful uses of other abilities that needed a flip. */
  used: number;
  /** Instances of damaging a party member. */
  friendlyHits: number;
}

export const emptyTally = (): Tally => ({ attacked: [], defeated: [], defended: [], picked: 0, smashed: 0, used: 0, friendlyHits: 0 });

/** P52-231..239  What the room is worth to one character. Never below 0 (R-P52-55) is for the sheet, not for the account. */
export function roomExp(tally: Tally, isAlive: boolean, besides = 0): Sum {
  return summed((parts) => {
    const add = (value: number, source: string): void => {
      if (value !== 0) parts.push([value, source]);
    };
    add(isAlive ? 5 : 0, 'Came through the room');
    add(new Set(tally.attacked.map(({ enemy }) => enemy)).size, 'Enemies attacked');
    for (const { rank, exp } of tally.defeated) add(exp, `Defeated a ${rank === JACK ? 'Jack' : rank === QUEEN ? 'Queen' : 'King'}`);
    add(tally.defended.length, 'Attacks defended');
    add(3 * tally.picked, 'Chests picked');
    add(tally.smashed, 'Chests smashed');
    add(2 * tally.used, 'Other abilities');
    add(-3 * tally.friendlyHits, 'Hurt a friend');
    add(besides, 'Quirk or item');
    return total(parts);
  });
}

/** P52-236 R-P52-55  Attacks used on three or more different enemies, once each. `defeated`: only those numbers count. */
export function trainedAttacks({ attacked }: Tally, defeated: readonly number[] | null): string[] {
  const enemies = new Map<string, Set<number>>();
  for (const { enemy, ability } of attacked) {
    if (defeated !== null && !defeated.includes(enemy)) continue;
    enemies.set(ability, (enemies.get(ability) ?? new Set()).add(enemy));
  }
  return [...enemies].filter(([, different]) => different.size >= 3).map(([ability]) => ability);
}

/** P52-237  Defences that succeeded three times or more. */
export function trainedDefences({ defended }: Tally): string[] {
  return [...new Set(defended)].filter((ability) => defended.filter((other) => other === ability).length >= 3);
}

/** R-P52-55  Exp never drops below 0. */
export const expAfter = (exp: number, gained: number): number => Math.max(0, exp + gained);
