/** P52-171..181  Aim and stance: how they grow, and what ends them. */
import type { Seat } from '@undercroft/engine';
import { bookFor } from './doors.ts';
import type { Out } from './events.ts';
import { aimCap, stanceCap } from './rules/character.ts';
import { sheetOf } from './rules/heroes.ts';
import type { Table } from './table.ts';

/** P52-171 P52-172 P52-176  One more on the same enemy, as far as the cap; another enemy begins anew. */
export function takeAim(t: Table, seat: Seat, enemy: number, out: Out): void {
  const hero = t.heroes[seat]!;
  const cap = aimCap(sheetOf(t, seat), bookFor(t)).value;
  hero.aim = hero.aimAt === enemy ? Math.min(cap, hero.aim + 1) : 1;
  hero.aimAt = enemy;
  hero.stance = 0;
  out?.push({ type: 'aimed', seat, enemy, bonus: hero.aim });
}

/** P52-178 R-P52-41 */
export function takeStance(t: Table, seat: Seat, out: Out): void {
  const hero = t.heroes[seat]!;
  hero.stance = Math.min(stanceCap(sheetOf(t, seat), bookFor(t)).value, hero.stance + 1);
  loseAllAim(t, seat);
  out?.push({ type: 'stanceTaken', seat, bonus: hero.stance });
}

/** P52-173 P52-179  Any other action ends aim and stance. */
export function breakFocus(t: Table, seat: Seat): void {
  loseAllAim(t, seat);
  t.heroes[seat]!.stance = 0;
}

export function loseAllAim(t: Table, seat: Seat): void {
  const hero = t.heroes[seat]!;
  hero.aimAt = -1;
  hero.aim = 0;
}

/** P52-174 R-P52-40  A hit costs the aim, or one point of it. */
export function loseAim(t: Table, seat: Seat): void {
  const hero = t.heroes[seat]!;
  hero.aim = t.house.aimLossOnHit === 'one' ? Math.max(0, hero.aim - 1) : 0;
  if (hero.aim === 0) hero.aimAt = -1;
}
