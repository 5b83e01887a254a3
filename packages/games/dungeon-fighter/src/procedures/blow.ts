/** Damage that was announced: whoever can may react, then it lands (DF-141, DF-142, DF-358, R-DF-26, R-DF-47, R-DF-57). */
import { ask, end, go } from '@undercroft/engine';
import { counters } from '../rules/fight.ts';
import { seatsWithUses } from '../rules/items.ts';
import type { Table } from '../table.ts';
import { useItems } from './items.ts';
import { everyone, type NoVars, type Out, procedure, suffer } from './kit.ts';

/** DF-358  What is suffered from a miss may be dealt back; recovery never is (DF-166). */
function land(t: Table, out: Out): void {
  const from = t.blow === 'recovery' ? 'recovery' : 'miss';
  t.blows.forEach((amount, place) => {
    if (amount === 0) return;
    suffer(t, place, amount, place === t.thrower || from === 'recovery' ? from : 'rabid', out);
    if (from === 'miss' && counters(t, place)) strikeBack(t, place, amount, out);
  });
}

function strikeBack(t: Table, place: number, amount: number, out: Out): void {
  t.hp -= amount;
  t.heroes[place]!.dealt += amount;
  out?.push({ type: 'struck', hero: place, amount, base: null, times: [], plus: [[amount, 'counterblow']], hp: Math.max(0, t.hp) });
}

export const blow = procedure<NoVars, 'announce' | 'reacted' | 'land'>('blow', 'announce', [], {
  announce: (t) => {
    if (t.blows.every((amount) => amount === 0)) return go('land');
    const seats = seatsWithUses(t);
    return seats.length === 0 ? go('land') : ask(everyone(seats, 'react'), 'reacted');
  },
  // Another card may follow the first.
  reacted: (t, f, out) => (useItems(t, f.answers, out) ? go('announce') : go('land')),
  land: (t, _f, out) => {
    land(t, out);
    t.blow = 'none';
    t.blows = [];
    return end();
  },
});
