/** What a seat's stats and rolls are now, and where each point comes from. */
import type { Seat } from '@undercroft/engine';
import type { Part } from '@undercroft/mechanics';
import { ABILITIES } from '../content/abilities.ts';
import { ITEMS } from '../content/items.ts';
import { kindOf } from '../content/rooms.ts';
import { type Condition, GENDERS, type Mod, type Passive, ROOM_KINDS, STATS, type StandingRule } from '../content/vocabulary.ts';
import { type Board, countCompany, countOf, heroOf, treasureOf } from './board.ts';

export type { Part };

const within = (x: number, { atLeast, atMost }: { atLeast?: number; atMost?: number }): boolean =>
  (atLeast === undefined || x >= atLeast) && (atMost === undefined || x <= atMost);

/** Whether a fact holds for a seat. */
export function isTrue(t: Board, seat: Seat, c: Condition): boolean {
  return fact(t, seat, c) !== (c.not === true);
}

function fact(t: Board, seat: Seat, c: Condition): boolean {
  const s = t.seats[seat]!;
  switch (c.is) {
    case 'holds':
      return countOf(s, c.category) >= (c.atLeast ?? 1);
    case 'items':
      return within(s.items.length, c);
    case 'hp':
      return within(s.hp, c);
    case 'gender':
      return GENDERS[s.gender] === c.gender;
    case 'company':
      return within(countCompany(t, seat), c);
    case 'inRoom':
      return s.room >= 0 && t.open[s.room] === 1 && ROOM_KINDS[kindOf(t.rooms[s.room]!)] === c.kind;
    case 'treasure':
      return within(treasureOf(s), c);
    case 'stat':
      return statOf(t, seat, STATS.indexOf(c.stat), null) >= c.atLeast;
    case 'hurt':
      return s.hp < maxHp(t, seat);
    case 'rolled':
      return t.active === seat && t.rolled === 1;
    case 'marauderAbout':
      return t.haunt >= 0;
    case 'atStart':
      return s.room === s.start;
  }
}

/** PHF-128  All that changes `a` or `b` for a seat: ability, all items held, lasting effects. `parts` lists them. */
function changes(t: Board, seat: Seat, a: Mod, b: Mod, parts: Part[] | null): number {
  const s = t.seats[seat]!;
  let sum = 0;
  const ability = ABILITIES[s.ability];
  if (ability?.passive !== undefined) sum += passiveChanges(t, seat, ability.passive, { a, b, source: ability.name, parts });
  for (let i = 0; i < s.items.length; i++) {
    const item = ITEMS[s.items[i]!]!;
    if (item.passive !== undefined) sum += passiveChanges(t, seat, item.passive, { a, b, source: item.name, parts });
  }
  for (let i = 0; i < s.lasting.length; i++) {
    const l = s.lasting[i]!;
    if (l.mod !== a && l.mod !== b) continue;
    sum += l.by;
    parts?.push([l.by, l.source]);
  }
  return sum;
}

interface Sought {
  a: Mod;
  b: Mod;
  source: string;
  parts: Part[] | null;
}

function passiveChanges(t: Board, seat: Seat, list: readonly Passive[], { a, b, source, parts }: Sought): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) {
    const p = list[i]!;
    if (!('mod' in p) || (p.mod !== a && p.mod !== b)) continue;
    if (p.if !== undefined && !isTrue(t, seat, p.if)) continue;
    sum += p.by;
    parts?.push([p.by, source]);
  }
  return sum;
}

/** PHF-087  A stat with everything that changes it. R-PHF-22: it may be below 0 or above 8. */
export function statOf(t: Board, seat: Seat, stat: number, parts: Part[] | null): number {
  const hero = heroOf(t.seats[seat]!);
  parts?.push([hero.stats[stat]!, hero.name]);
  return hero.stats[stat]! + changes(t, seat, STATS[stat]!, 'stats', parts);
}

/** PHF-046 PHF-071  What is added to a movement roll. */
export function moveBonus(t: Board, seat: Seat, parts: Part[] | null): number {
  const hero = heroOf(t.seats[seat]!);
  if (hero.move !== 0) parts?.push([hero.move, hero.name]);
  return hero.move + changes(t, seat, 'move', 'move', parts);
}

export type Opponent = 'player' | 'marauder';

/** PHF-047 PHF-097 PHF-173 R-PHF-59  What is added to an attack roll. Modifiers are personal (PHF-099). */
export function attackBonus(t: Board, seat: Seat, against: Opponent, parts: Part[] | null): number {
  const extra = against === 'player' ? 'attackPlayers' : 'attackMarauder';
  return combat(t, seat, 'A', parts) + changes(t, seat, 'attack', extra, parts);
}

/** PHF-047 PHF-098  What is added to a defence roll. */
export function defenceBonus(t: Board, seat: Seat, against: Opponent, parts: Part[] | null): number {
  const extra = against === 'player' ? 'defencePlayers' : 'defenceMarauder';
  return combat(t, seat, 'B', parts) + changes(t, seat, 'defence', extra, parts);
}

/** R-PHF-23  One value, on one side. */
function combat(t: Board, seat: Seat, side: 'A' | 'B', parts: Part[] | null): number {
  const hero = heroOf(t.seats[seat]!);
  if (hero.combat === 0 || hero.side !== side) return 0;
  parts?.push([hero.combat, hero.name]);
  return hero.combat;
}

/** PHF-039  The printed HP, and what cards say about maximum HP. CON changes nothing here (R-PHF-22). At least 1. */
export const maxHp = (t: Board, seat: Seat): number => Math.max(1, heroOf(t.seats[seat]!).hp + changes(t, seat, 'maxHp', 'maxHp', null));

/** PHF-010  Skill checks are rolled with a d8. */
export const CHECK_DIE = 8;

/** PHF-008  A d6, unless a card replaces it. */
export function dieFor(t: Board, seat: Seat, roll: 'move' | 'attack' | 'defence'): number {
  const s = t.seats[seat]!;
  let sides = sidesIn(ABILITIES[s.ability]?.passive, roll, 6);
  for (let i = 0; i < s.items.length; i++) sides = sidesIn(ITEMS[s.items[i]!]!.passive, roll, sides);
  return sides;
}

function sidesIn(list: readonly Passive[] | undefined, roll: 'move' | 'attack' | 'defence', sides: number): number {
  if (list === undefined) return sides;
  for (let i = 0; i < list.length; i++) {
    const p = list[i]!;
    if ('die' in p && p.die === roll) return p.sides;
  }
  return sides;
}

/** Cards that carry a standing rule or another die: most seats have none. */
const ruleIn = (list: readonly Passive[] | undefined, rule: StandingRule): boolean =>
  list?.some((p) => 'rule' in p && p.rule === rule) === true;

export function hasRule(t: Board, seat: Seat, rule: StandingRule): boolean {
  const s = t.seats[seat]!;
  if (ruleIn(ABILITIES[s.ability]?.passive, rule)) return true;
  for (let i = 0; i < s.items.length; i++) if (ruleIn(ITEMS[s.items[i]!]!.passive, rule)) return true;
  return false;
}

/** R-PHF-16  Every modified roll is at least 0. */
export const floor0 = (x: number): number => Math.max(0, x);
