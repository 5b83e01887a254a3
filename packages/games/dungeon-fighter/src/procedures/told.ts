/** A real table: who confirms what was told, who may enter it for others, and how the leader corrects it (section 24). */
import { end, type Seat, withdraw } from '@undercroft/engine';
import { nextOf } from '@undercroft/mechanics';
import type { Decision, DfAsk } from '../decisions.ts';
import { seatOf } from '../rules/party.ts';
import { NONE, type Table } from '../table.ts';
import { procedure } from './kit.ts';

/** The leader; for the leader's own throw the next seat; alone nobody: it is a matter of honour. */
export function confirmer(t: Pick<Table, 'people' | 'leader' | 'heroes' | 'thrower'>): Seat {
  if (t.people === 1) return NONE;
  const thrower = seatOf(t, t.thrower);
  return thrower === t.leader ? (nextOf(thrower, t.people, () => false) ?? NONE) : t.leader;
}

/** Everything as it is now, to come back to: decks too, but not the generator. */
export function remember(t: Table): void {
  t.before = '';
  const { random: _random, shut: _shut, rules: _rules, ...rest } = t;
  t.before = JSON.stringify(rest);
  t.correctable = true;
}

/** The leader enters a throw of somebody else. */
export function mayEnter(t: Table): DfAsk[] {
  return t.people > 1 && seatOf(t, t.thrower) !== t.leader ? [{ seat: t.leader, kind: 'enter', may: true, open: true }] : [];
}

export const enter = procedure<{ decision: Decision }, 'enter'>('enter', 'enter', ['decision'], {
  enter: (t, f) => {
    const { decision: d } = f.vars;
    if (d.kind !== 'enter') throw new Error('only throws are entered here');
    t.told = d.told;
    t.teller = d.seat;
    const under = t.stack[t.stack.length - 2]!;
    withdraw(under, seatOf(t, t.thrower));
    return end();
  },
});

/** Until the next throw starts. */
export const mayCorrect = (t: Table): DfAsk[] => (t.correctable ? [{ seat: t.leader, kind: 'correct', may: true, open: true }] : []);

export const correct = procedure<{ decision: Decision }, 'rewind'>('correct', 'rewind', ['decision'], {
  // The table goes back to where the throw was judged, and is told something else there. What was seen stays seen.
  rewind: (t, f, out) => {
    const { decision: d } = f.vars;
    if (d.kind !== 'correct') throw new Error('only throws are corrected here');
    const { revealed } = t;
    const { stack, ...past } = JSON.parse(t.before) as Table;
    Object.assign(t, past);
    t.revealed = revealed + 1;
    t.stack.splice(0, t.stack.length, ...stack, f as never);
    const under = t.stack[t.stack.length - 2]!;
    under.step = 'accept';
    under.asks = [];
    t.told = d.told;
    t.teller = d.seat;
    out?.push({ type: 'corrected', seat: d.seat, told: d.told });
    return end();
  },
});
