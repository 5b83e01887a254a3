/** P52-147 R-P52-39  Running past enemies: who strikes at whom. */
import type { Seat } from '@undercroft/engine';
import { bookFor } from '../doors.ts';
import type { Table } from '../table.ts';
import { twistsOf } from './character.ts';
import { sheetOf } from './heroes.ts';
import { enemiesAt } from './map.ts';

export const passesFreely = (t: Table, seat: Seat): boolean =>
  twistsOf(sheetOf(t, seat), bookFor(t)).some(({ twist }) => twist.twist === 'passesFreely');

/** R-P52-39  Able enemies with an attack at distance 0, in initiative order. */
export function strikersAt(t: Table, place: number): number[] {
  const able = enemiesAt(t, place).filter(({ lostTurns, sheet }) => lostTurns === 0 && sheet.reaches.some(({ from }) => from === 0));
  return able.sort((a, b) => b.sheet.initiative - a.sheet.initiative || b.hp - a.hp || a.id - b.id).map(({ id }) => id);
}
