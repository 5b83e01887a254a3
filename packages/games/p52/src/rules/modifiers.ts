/** What race, quirk and worn items change while something is being done. */
import type { Seat } from '@undercroft/engine';
import type { Part } from '@undercroft/mechanics';
import { bookFor } from '../doors.ts';
import { evaluate, holds, type Situation, type Use, type Values } from '../formula/evaluate.ts';
import type { AttackType } from '../formula/syntax.ts';
import type { Twist } from '../scenario/effects.ts';
import type { Enemy, Seen } from '../table.ts';
import { ACE, type Card, KING, rankOf } from './cards.ts';
import { levelIn, twistsOf, valuesOf } from './character.ts';
import { maxHpOf, sheetOf } from './heroes.ts';
import { mapOf } from './map.ts';
import { gridDistance } from './rooms/room.ts';

type Modify = Extract<Twist, { twist: 'modify' }>;

/** One thing that is being done: by whom, with what, to or by which enemy. */
export interface Deed {
  seat: Seat;
  ability: string | null;
  enemy: Enemy | null;
  /** Of the attack concerned. */
  type: AttackType | null;
  /** The card that was flipped for it, once it was. */
  card?: Card | null;
}

const distanceTo = (t: Seen, seat: Seat, enemy: Enemy | null): number =>
  enemy === null ? -1 : gridDistance(mapOf(t), t.heroes[seat]!.place, enemy.place);

function situationOf(t: Seen, { seat, enemy, card = null }: Deed): Situation {
  const { place, hp } = t.heroes[seat]!;
  // Before the first room nobody stands anywhere.
  const spot = t.spots[place];
  const far = distanceTo(t, seat, enemy);
  const lit = t.isLit || spot?.isLit === true;
  const isFirst = enemy !== null && t.heroes.every(({ tally }) => tally.attacked.every((one) => one.enemy !== enemy.id));
  return {
    flags: { dark: !lit, lit, adjacent: far === 1, sameSpot: far === 0, firstToAttack: isFirst, ...facesOf(card) },
    hp,
    enemyType: enemy?.sheet.reaches[0]?.attack.type ?? null,
    spot: spot?.is ?? '',
  };
}

const facesOf = (card: Card | null) => ({ king: card !== null && rankOf(card) === KING, ace: card !== null && rankOf(card) === ACE });

/** What the names of a formula stand for in a deed. */
export function valuesIn(t: Seen, { seat, ability, enemy }: Deed): Values {
  const sheet = sheetOf(t, seat);
  return {
    ...valuesOf(sheet),
    aLv: ability === null ? 0 : Math.max(1, levelIn(sheet, ability)),
    avgLv: t.avgLv,
    tLv: t.avgLv,
    R: Math.max(0, distanceTo(t, seat, enemy)),
    n: 1,
    hp: t.heroes[seat]!.hp,
    maxHp: maxHpOf(t, seat),
    item: itemBonus(t, seat, ability),
  };
}

/** `item` in a formula: the bonus of what is worn for this ability. */
function itemBonus(t: Seen, seat: Seat, ability: string | null): number {
  let best = 0;
  for (const { item, equipped } of sheetOf(t, seat).items) {
    const thing = equipped && ability !== null ? bookFor(t).item(item) : undefined;
    if (thing?.kind === 'worn' && thing.bonus?.abilities.includes(ability ?? '')) best = Math.max(best, thing.bonus.by);
  }
  return best;
}

/** The sum of all modifiers of one kind in a deed. `parts`: where each one is noted with its source. */
export function modifier(t: Seen, what: Modify['what'], deed: Deed, parts: Part[] | null = null): number {
  const book = bookFor(t);
  let use: Use | null = null;
  let sum = 0;
  for (const { twist, source } of twistsOf(sheetOf(t, deed.seat), book)) {
    if (twist.twist !== 'modify' || twist.what !== what || !concerns(t, twist, deed)) continue;
    use ??= { values: valuesIn(t, deed) };
    if (twist.when !== undefined && !holds(book.condition(twist.when), situationOf(t, deed), use)) continue;
    const by = evaluate(book.formula(twist.by), use);
    if (by !== 0) parts?.push([by, source]);
    sum += by;
  }
  return sum;
}

/** The same, source by source. */
export function modifierParts(t: Seen, what: Modify['what'], deed: Deed): Part[] {
  const parts: Part[] = [];
  modifier(t, what, deed, parts);
  return parts;
}

function concerns(t: Seen, { abilities, against, lastHurter }: Modify, { seat, ability, enemy, type }: Deed): boolean {
  if (abilities !== undefined && (ability === null || !abilities.includes(ability))) return false;
  if (against !== undefined && (type === null || !against.includes(type))) return false;
  return lastHurter === undefined || (enemy !== null && t.heroes[seat]!.lastHurter === enemy.id);
}
