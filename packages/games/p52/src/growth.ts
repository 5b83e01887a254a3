/** P52-244  A sheet that grows: cores, abilities, exp; health, movement and initiative follow by themselves. */
import type { Seat } from '@undercroft/engine';
import type { Out } from './events.ts';
import type { Core } from './formula/syntax.ts';
import { coresOf, type Known } from './rules/character.ts';
import type { Split } from './rules/creation.ts';
import { maxHpOf, sheetOf } from './rules/heroes.ts';
import { hpAfterGrowth } from './rules/levels.ts';
import type { Table } from './table.ts';

/** R-P52-59 R-P52-65  Points on cores; health rises as the house says. */
export function growCores(t: Table, seat: Seat, split: Split, out: Out): void {
  const hero = t.heroes[seat]!;
  const sheet = sheetOf(t, seat);
  const before = maxHpOf(t, seat);
  hero.sheet = { ...sheet, cores: coresOf((core) => sheet.cores[core] + (split[core] ?? 0)) };
  if (hero.hp >= 0) hero.hp = hpAfterGrowth(hero.hp, before, maxHpOf(t, seat), t.house);
  out?.push({ type: 'pointsSpent', seat, split });
}

export const growCore = (t: Table, seat: Seat, core: Core, out: Out): void => growCores(t, seat, { [core]: 1 }, out);

export function learnAbility(t: Table, seat: Seat, ability: string, out: Out): void {
  const sheet = sheetOf(t, seat);
  t.heroes[seat]!.sheet = { ...sheet, abilities: [...sheet.abilities, { id: ability, level: 1 }] };
  out?.push({ type: 'abilityLearned', seat, ability });
}

/** One more level in a known ability. */
export function raiseAbility(t: Table, seat: Seat, ability: string, out: Out): void {
  const sheet = sheetOf(t, seat);
  const raised = ({ id, level }: Known): Known => ({ id, level: id === ability ? level + 1 : level });
  t.heroes[seat]!.sheet = { ...sheet, abilities: sheet.abilities.map(raised) };
  out?.push({ type: 'abilityRaised', seat, ability });
}

export function setExp(t: Table, seat: Seat, exp: number): void {
  t.heroes[seat]!.sheet = { ...sheetOf(t, seat), exp };
}
