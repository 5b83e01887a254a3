/** Skull scrolls in the quests of others (AP-150, R-AP-48). */
import { ask, end, reveal, type Seat } from '@undercroft/engine';
import { seatsFrom } from '@undercroft/mechanics';
import { ITEMS, NONE } from '../content/cards.ts';
import type { Decision } from '../decisions.ts';
import type { Table } from '../table.ts';
import { type Out, playCard, procedure, reroll, takeGold } from './kit.ts';

export type ReactMoment = 'declared' | 'rolled' | 'succeeded';
type ReactVars = { when: ReactMoment };
type ReactDecision = Extract<Decision, { kind: 'react' }>;

/** What one scroll does to the roller. */
function strikeWith(t: Table, { seat, card, die }: ReactDecision, when: ReactMoment, out: Out): void {
  playCard(t, seat, card);
  out?.push({ type: 'reacted', seat, to: t.roller, item: card });
  for (const power of ITEMS[card]!.powers) {
    if (power.when !== when) continue;
    for (const op of power.does) {
      if (op.do === 'reroll' && die >= 0) reroll(t, [die], { by: 'item', card }, out);
      if (op.do === 'moreWounds' && op.wounds === 'light') t.moreLight += op.amount;
      if (op.do === 'moreWounds' && op.wounds === 'deadly') t.moreDeadly += op.amount;
      if (op.do === 'takeGold') steal(t, seat, op.amount, out);
    }
  }
}

function steal(t: Table, seat: Seat, wanted: number, out: Out): void {
  const victim = t.seats[t.roller]!;
  const amount = Math.min(wanted, victim.gold);
  victim.gold -= amount;
  takeGold(t, seat, amount, { by: 'quest' }, out);
}

export const react = procedure<ReactVars, 'wait' | 'strike'>('react', 'wait', ['when'], {
  // R-AP-48  Everybody else is asked at the same time, with or without such a scroll: waiting tells nothing.
  wait: (t) => {
    if (!t.rules.skullScrolls) return end();
    const others = t.seats.flatMap((_, seat) => (seat === t.roller ? [] : [{ seat, kind: 'react' as const }]));
    return ask(others, 'strike');
  },

  // R-AP-48  Several at once: clockwise from the roller's left.
  strike: (t, f, out) => {
    reveal(t);
    for (const seat of seatsFrom(t.roller, t.seats.length).slice(1)) {
      const d = f.answers.find((each) => each.seat === seat);
      if (d?.kind === 'react' && d.card !== NONE) strikeWith(t, d, f.vars.when, out);
    }
    return end();
  },
});
