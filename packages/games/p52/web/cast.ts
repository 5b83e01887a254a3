/** Who stands in the picture of the last page: the characters, and the last enemy that came. */
import type { Cast } from '@undercroft/board/contract.ts';
import { all } from '@undercroft/board/ending/tale.ts';
import type { P52Event, View } from '../src/index.ts';
import { figureOf } from './art/figures.ts';
import { foeOf } from './art/foes.ts';

/** Those who died and were not brought back. */
function dead(events: readonly P52Event[]): number[] {
  const lying = new Set<number>();
  for (const e of events) {
    if (e.type === 'heroDied') lying.add(e.seat);
    if (e.type === 'heroRevived') lying.delete(e.seat);
  }
  return [...lying];
}

export async function cast({ heroes, ending }: View, events: readonly P52Event[]): Promise<Cast> {
  const last = all(events, 'enemyCame').at(-1);
  return {
    heroes: heroes.map(({ sheet }) => (sheet === null ? [] : [figureOf(sheet.race, sheet.profession, sheet.face)])),
    fallen: dead(events),
    foe: last === undefined ? null : { creature: foeOf({ sheet: last.sheet, boss: 'none' }), isBeaten: ending === 'won' },
  };
}
