/** Damage, defeat, death, and what they leave behind. */
import type { Seat } from '@undercroft/engine';
import type { Part } from '@undercroft/mechanics';
import { flip } from './decks.ts';
import type { Out } from './events.ts';
import { breakFocus, loseAllAim } from './focus.ts';
import { recordDefeat } from './recording.ts';
import { drops } from './rules/fight/attack.ts';
import { conditionAt, healed } from './rules/fight/defence.ts';
import { maxHpOf, sheetOf } from './rules/heroes.ts';
import type { Enemy, Table } from './table.ts';

export const enemyOf = (t: Table, id: number): Enemy | undefined => t.enemies.find((enemy) => enemy.id === id);

/** Puts a changed enemy in the place of what it was. */
export function changeEnemy(t: Table, id: number, changes: Partial<Enemy>): void {
  const at = t.enemies.findIndex((enemy) => enemy.id === id);
  if (at >= 0) t.enemies[at] = { ...t.enemies[at]!, ...changes };
}

/** P52-206..209  A character loses health; below 0 it dies and drops everything. `worn`: what it wears took off before. */
export function hurt(t: Table, seat: Seat, amount: number, out: Out, worn: Part[] = []): void {
  if (amount <= 0) return;
  const hero = t.heroes[seat]!;
  hero.hp -= amount;
  out?.push({ type: 'heroHurt', seat, amount, hp: hero.hp, ...(worn.length > 0 && { worn }) });
  if (conditionAt(hero.hp) === 'dead') die(t, seat, out);
}

function die(t: Table, seat: Seat, out: Out): void {
  const hero = t.heroes[seat]!;
  const sheet = sheetOf(t, seat);
  const spot = t.spots[hero.place]!;
  t.spots[hero.place] = { ...spot, items: [...spot.items, ...sheet.items.map(({ item }) => item)] };
  hero.sheet = { ...sheet, items: [] };
  breakFocus(t, seat);
  out?.push({ type: 'heroDied', seat });
}

/** R-P52-67  An enemy at 0 or less is defeated. `by` gave the blow; null: nobody did. `parts`: what the amount is made of. */
export function hurtEnemy(t: Table, id: number, amount: number, by: Seat | null, out: Out, parts: readonly Part[] = []): void {
  const enemy = enemyOf(t, id);
  if (enemy === undefined || amount <= 0) return;
  changeEnemy(t, id, { hp: enemy.hp - amount });
  out?.push({ type: 'enemyHurt', enemy: id, amount, hp: enemy.hp - amount, parts });
  if (enemy.hp <= amount) defeat(t, enemy, by, out);
}

/** P52-164 P52-234  It falls, perhaps drops something, and whoever struck last takes the credit. */
function defeat(t: Table, enemy: Enemy, by: Seat | null, out: Out): void {
  removeEnemy(t, enemy);
  if (by !== null) {
    const { tally } = t.heroes[by]!;
    t.heroes[by]!.tally = { ...tally, defeated: [...tally.defeated, { enemy: enemy.id, rank: enemy.sheet.rank, exp: enemy.sheet.exp }] };
  }
  recordDefeat(t, enemy.id, by);
  out?.push({ type: 'enemyDefeated', enemy: enemy.id, by });
  t.quest = { ...t.quest, fallen: [...t.quest.fallen, enemy.sheet.rank] };
  if (enemy.boss !== 'none') t.quest = { ...t.quest, beaten: t.quest.beaten + 1, bossCard: -1 };
  if (!enemy.isRobbed) dropFlip(t, enemy.place, out);
}

/** It is in the room no longer; nobody aims at it. R-P52-33  Its card comes back with the next room. */
export function removeEnemy(t: Table, { id, card }: Enemy): void {
  t.enemies = t.enemies.filter((enemy) => enemy.id !== id);
  t.order = t.order.filter((actor) => actor.side !== 'enemy' || actor.id !== id);
  // R-P52-50  Nobody waits for the turn of somebody who is gone.
  t.toActFirst = t.toActFirst.filter((other) => other !== id);
  if (card >= 0) t.beaten.push(card);
  for (const [seat, hero] of t.heroes.entries()) if (hero.aimAt === id) loseAllAim(t, seat);
}

function dropFlip(t: Table, place: number, out: Out): void {
  const card = flip(t);
  const dropped = drops(card);
  if (dropped) t.spots[place] = { ...t.spots[place]!, drops: t.spots[place]!.drops + 1 };
  out?.push({ type: 'dropFlipped', place, card, dropped });
}

/** R-P52-67  Healing stops at the maximum. */
export function healHero(t: Table, seat: Seat, amount: number, out: Out): void {
  const hero = t.heroes[seat]!;
  const before = hero.hp;
  hero.hp = healed(before, amount, maxHpOf(t, seat));
  if (hero.hp > before) out?.push({ type: 'heroHealed', seat, amount: hero.hp - before, hp: hero.hp });
}

export function healEnemy(t: Table, enemy: Enemy, amount: number, out: Out): void {
  const hp = healed(enemy.hp, amount, enemy.sheet.maxHp);
  if (hp > enemy.hp) out?.push({ type: 'enemyHealed', enemy: enemy.id, amount: hp - enemy.hp, hp });
  changeEnemy(t, enemy.id, { hp });
}
