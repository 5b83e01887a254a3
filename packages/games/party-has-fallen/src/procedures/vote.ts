/** R-PHF-39 R-PHF-50  The table's own affairs: manual fixes by vote, and leaving for good. */
import { ask, end, go, reveal, type Seat, type Window } from '@undercroft/engine';
import type { Decision, Fix, PhfAsk, ProposeDecision } from '../decisions.ts';
import { isOut } from '../rules/board.ts';
import { ITEM_DECK, type Table } from '../state.ts';
import { eliminate } from './death.ts';
import { discardItem, gainItem, isWon, noteHome, type Out, passItem, procedure, putToken, removeFrom, stopAll } from './kit.ts';

const fixOf = (d: ProposeDecision): Fix =>
  d.fix === 'hp'
    ? { fix: 'hp', who: d.who, to: d.to }
    : d.fix === 'item'
      ? { fix: 'item', item: d.item, to: d.to }
      : { fix: 'room', who: d.who, to: d.to };

/** Everybody else who is in the game votes; with [dm.powers] adjudicate the dungeon master decides alone. */
function voters(t: Table, proposer: Seat): Seat[] {
  const { dm, dmPowers } = t.rules;
  if (dmPowers === 'adjudicate' && dm >= 0 && dm < t.seats.length && dm !== proposer && !isOut(t, dm)) return [dm];
  return t.seats.flatMap((_, seat) => (seat !== proposer && !isOut(t, seat) ? [seat] : []));
}

export const vote = procedure<{ decision: ProposeDecision }, 'propose' | 'count' | 'apply'>('vote', 'propose', {
  propose: (t, f, out) => {
    const d = f.vars.decision;
    out?.push({ type: 'proposed', seat: d.seat, fix: fixOf(d), reason: d.reason });
    return ask(
      voters(t, d.seat).map((seat) => ({ seat, kind: 'vote' })),
      'count',
    );
  },
  count: (t, f, out) => {
    if (f.answers.length > 1) reveal(t);
    const yes = f.answers.flatMap((d) => (d.kind === 'vote' && d.yes ? [d.seat] : []));
    const no = f.answers.flatMap((d) => (d.kind === 'vote' && !d.yes ? [d.seat] : []));
    const applied = yes.length > no.length;
    t.lastVote = { yes, no };
    out?.push({ type: 'voted', yes, no, applied });
    return applied ? go('apply') : end();
  },
  apply: (t, f, out) => {
    mend(t, fixOf(f.vars.decision), out);
    return isWon(t, out) ? stopAll(t) : end();
  },
});

function mend(t: Table, fix: Fix, out: Out): void {
  if (fix.fix === 'hp') t.seats[fix.who]!.hp = fix.to;
  else if (fix.fix === 'room') {
    putToken(t, fix.who, fix.to);
    noteHome(t, fix.who);
  } else mendItem(t, fix, out);
}

function mendItem(t: Table, { item, to }: Extract<Fix, { fix: 'item' }>, out: Out): void {
  const holder = t.seats.findIndex((s) => s.items.includes(item));
  if (holder >= 0 && to >= 0) passItem(t, holder, to, item, 'vote', out);
  else if (holder >= 0) discardItem(t, holder, item, 'vote', out);
  else {
    removeFrom(t.discard[ITEM_DECK]!, item);
    gainItem(t, to, item);
  }
}

export const votesWindow: Window<Table, Decision> = {
  asks: (t) => {
    if (!t.rules.vote) return [];
    return t.seats.flatMap((_, seat): PhfAsk[] => (isOut(t, seat) ? [] : [{ seat, kind: 'propose', may: true, open: true }]));
  },
  procedure: 'vote',
};

/** R-PHF-39  [seat.leave] eliminated: whoever leaves is out. */
export const leave = procedure<{ decision: { seat: Seat } }, 'go'>('leave', 'go', {
  go: (t, f, out) => {
    eliminate(t, f.vars.decision.seat, out);
    return isWon(t, out) ? stopAll(t) : end();
  },
});

/** The active player leaves by an answer to the own question. */
export const doorWindow: Window<Table, Decision> = {
  asks: (t) => {
    if (!t.rules.leave) return [];
    return t.seats.flatMap((_, seat): PhfAsk[] => (seat === t.active || isOut(t, seat) ? [] : [{ seat, kind: 'leave', may: true }]));
  },
  procedure: 'leave',
};
