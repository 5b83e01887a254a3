/** What seats may do while cards are being chosen: claim, trade, leave. */
import { ask, end, type Seat, type Window, withdraw } from '@undercroft/engine';
import { JACK } from '../cards.ts';
import type { Claim, Decision, OfferDecision, TdAsk } from '../decisions.ts';
import { holdsRank } from '../rules/items.ts';
import { isOver } from '../rules/score.ts';
import { canOffer } from '../rules/trade.ts';
import type { Table } from '../table.ts';
import { procedure, removeSeat } from './kit.ts';

const may = (t: Table, kind: TdAsk['kind'], who: (seat: number) => boolean): TdAsk[] =>
  t.seats.flatMap((_, seat) => (who(seat) ? [{ seat, kind, may: true as const }] : []));

/** R-TD-34  One claim a round each, true or not, unless the table is silent. */
export const claim = procedure<{ decision: Extract<Decision, { kind: 'claim' }> }, 'speak'>('claim', 'speak', ['decision'], {
  speak: (t, f, out) => {
    const { seat, kind: _kind, ...said } = f.vars.decision;
    t.seats[seat]!.claim = said as Claim;
    out?.push({ type: 'claimed', seat, claim: said as Claim });
    return end();
  },
});

/** R-TD-32  [items.trade]  One offer a round each; the other accepts or not. */
export const trade = procedure<{ decision: OfferDecision }, 'propose' | 'answered'>('trade', 'propose', ['decision'], {
  propose: (t, f, out) => {
    const { seat, to, give, want } = f.vars.decision;
    t.seats[seat]!.offered = true;
    out?.push({ type: 'offered', seat, to, give, want });
    return ask([{ seat: to, kind: 'answerOffer' }], 'answered');
  },
  answered: (t, f, out) => {
    const d = f.answers[0]!;
    const accept = d.kind === 'answerOffer' && d.accept && canExchange(t, f.vars.decision);
    if (accept) exchange(t, f.vars.decision);
    const { seat: from, to: seat, give, want } = f.vars.decision;
    out?.push({ type: 'offerAnswered', seat, from, accept, give, want });
    return end();
  },
});

/** Both still have what they promise. */
const canExchange = (t: Table, { seat, to, give, want }: OfferDecision): boolean =>
  holdsRank(t.seats[seat]!, give) && (want === 0 || holdsRank(t.seats[to]!, want));

function exchange(t: Table, { seat, to, give, want }: OfferDecision): void {
  const move = (rank: number, from: number, into: number) => {
    t.seats[from]!.items[(rank - JACK) as 0 | 1 | 2]--;
    t.seats[into]!.items[(rank - JACK) as 0 | 1 | 2]++;
  };
  move(give, seat, to);
  if (want !== 0) move(want, to, seat);
}

/** R-TD-35  [seat.leave] removed: whoever leaves is removed as if dead, and the others go on. */
export const leave = procedure<{ decision: Extract<Decision, { kind: 'leave' }> }, 'go'>('leave', 'go', ['decision'], {
  go: (t, f, out) => {
    const { seat } = f.vars.decision;
    removeSeat(t.seats[seat]!);
    goOnWithout(t, seat);
    out?.push({ type: 'left', seat });
    return end();
  },
});

/** Nobody waits for the seat any more, and what it has played face-down does not count. Nor for anybody, if that decides the game. */
function goOnWithout(t: Table, gone: Seat): void {
  const waiting = t.stack[t.stack.length - 2]!;
  waiting.answers = waiting.answers.filter((d) => d.seat !== gone);
  t.seats.forEach((_, seat) => {
    if (seat === gone || isOver(t)) withdraw(waiting, seat);
  });
}

export const WINDOWS: Record<string, Window<Table, Decision>> = {
  talk: {
    asks: (t) => (t.rules.talk === 'silent' ? [] : may(t, 'claim', (seat) => t.seats[seat]!.alive && t.seats[seat]!.claim === null)),
    procedure: 'claim',
  },
  trade: { asks: (t) => (t.rules.tradeItems ? may(t, 'offer', (seat) => canOffer(t, seat)) : []), procedure: 'trade' },
  door: { asks: (t) => (t.rules.leave === 'removed' ? may(t, 'leave', (seat) => t.seats[seat]!.alive) : []), procedure: 'leave' },
};
