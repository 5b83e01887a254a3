/** An escort quest: somebody walks behind the party, is struck like everybody, and must come through. */
import { distance, neighbours } from '@undercroft/mechanics';
import { bookFor } from './doors.ts';
import { flipForEnemy } from './enemy-flip.ts';
import type { Out } from './events.ts';
import { evaluate } from './formula/evaluate.ts';
import { noteGathering } from './gathering.ts';
import { living, partyLevel } from './rules/heroes.ts';
import { mapOf } from './rules/map.ts';
import { isEscorted, WARD_MOVEMENT } from './rules/ward.ts';
import type { Enemy, Table } from './table.ts';

/** The quest begins, and so does the escort, if it is one. */
export function meetWard(t: Table): void {
  const goal = bookFor(t)
    .quest(t.quest.id)
    .goals.find((one) => one.goal === 'escort');
  if (goal?.goal !== 'escort') return;
  const hp = Math.max(1, evaluate(bookFor(t).formula(goal.hp), { values: { avgLv: partyLevel(t) } }));
  t.ward = { name: goal.name, hp, maxHp: hp, place: -1 };
}

/** A round is over: it follows the nearest of the party. */
export function followParty(t: Table, out: Out): void {
  for (let steps = 0; steps < WARD_MOVEMENT && isEscorted(t.ward); steps++) {
    const { place: from } = t.ward;
    const { grid } = mapOf(t);
    const away = (place: number): number => Math.min(...living(t).map((seat) => distance(grid, place, t.heroes[seat]!.place)));
    const to = away(from) === 0 ? undefined : neighbours(grid, from).find((next) => away(next) < away(from));
    if (to === undefined) return;
    t.ward = { ...t.ward, place: to };
    out?.push({ type: 'wardMoved', from, to });
    noteGathering(t);
  }
}

/** An enemy strikes it: it can neither defend itself nor strike back. */
export function strikeWard(t: Table, enemy: Enemy, out: Out): void {
  const { ward } = t;
  if (!isEscorted(ward)) return;
  const { attack, card, total, target, hits, damage } = flipForEnemy(t, enemy, { place: ward.place, level: t.avgLv, harder: 0 });
  const hp = ward.hp - damage;
  t.ward = { ...ward, hp };
  out?.push({ type: 'wardStruck', enemy: enemy.id, attack: attack.name, card, total, target, hits, damage, hp });
  if (hp <= 0) out?.push({ type: 'wardFell' });
}
