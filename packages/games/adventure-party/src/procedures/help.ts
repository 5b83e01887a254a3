/** R-AP-64  Together: others may spend their banner for the roller's dice. */
import { end, type Window } from '@undercroft/engine';
import type { ApAsk, Decision } from '../decisions.ts';
import { liveDice } from '../rules/modify.ts';
import type { Table } from '../table.ts';
import { procedure, reroll, turnBanner } from './kit.ts';

/** Those who may help now: an active banner, not lent this round, and a die to reroll. */
function helpers(t: Table): ApAsk[] {
  if (t.step !== 'roll' || liveDice(t).length === 0) return [];
  return t.seats.flatMap((s, seat): ApAsk[] => (seat !== t.roller && s.banner && !s.helped ? [{ seat, kind: 'help', may: true }] : []));
}

export const help = procedure<{ decision: Decision }, 'lend'>('help', 'lend', ['decision'], {
  lend: (t, f, out) => {
    const { decision: d } = f.vars;
    if (d.kind !== 'help') throw new Error('only help is asked for here');
    t.seats[d.seat]!.helped = true;
    turnBanner(t, d.seat, false, out);
    reroll(t, [d.die], { by: 'banner', seat: d.seat }, out);
    return end();
  },
});

export const WINDOWS: Record<string, Window<Table, Decision>> = { help: { asks: helpers, procedure: 'help' } };
