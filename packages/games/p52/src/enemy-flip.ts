/** P52-197..201  The flip of an enemy's attack, and what it would do to whoever is struck. */
import { flip } from './decks.ts';
import { bookFor } from './doors.ts';
import type { Card } from './rules/cards.ts';
import { attackAt, dialFor, type EnemyStruck, enemyDamage, enemyStrikes } from './rules/fight/enemy.ts';
import { mapOf } from './rules/map.ts';
import { gridDistance } from './rules/rooms/room.ts';
import type { EnemyAttack } from './scenario/pieces.ts';
import type { Enemy, Table } from './table.ts';
import { type Reckoned, reckoned, worked } from './worked.ts';

/** Whoever is struck: where, and of which level. `harder`: what is added to the enemy's target. */
export interface Struck {
  place: number;
  level: number;
  harder: number;
}

export interface EnemyFlip extends EnemyStruck {
  attack: EnemyAttack;
  card: Card;
  target: number;
  damage: number;
  /** What its target and, if it hits, its damage come to. */
  needed: Reckoned;
  dealt: Reckoned | null;
  /** What a King adds; null: it doubles. */
  kingBonus: number | null;
}

export function flipForEnemy(t: Table, enemy: Enemy, { place, level, harder }: Struck): EnemyFlip {
  const R = gridDistance(mapOf(t), enemy.place, place);
  const attack = attackAt(enemy.sheet, R)!;
  const values = { avgLv: t.avgLv, tLv: level, R, n: 1, hp: enemy.hp, maxHp: enemy.sheet.maxHp };
  const needed = reckoned(t, attack.target, values);
  const target = needed.value + harder;
  const card = flip(t);
  const blow = enemyStrikes(card, t.avgLv, target, t.house);
  const kingBonus = !blow.king ? 0 : attack.kingBonus === undefined ? null : worked(t, attack.kingBonus, values);
  const percent = dialFor(bookFor(t).scenario.dials.damage, t.characters);
  const dealt = blow.hits ? reckoned(t, attack.damage, { ...values, Over: blow.over }) : null;
  const damage = dealt === null ? 0 : enemyDamage(dealt.value, enemy.sheet.damage, kingBonus, percent);
  return { ...blow, attack, card, target, damage, needed, dealt, kingBonus };
}
