/** PHF-070 PHF-126  Using the action on a card: pay for it, then do what it says. */
import { answerOf, ask, call, end, go, type Seat, type Window } from '@undercroft/engine';
import { ABILITY, blockOf, NONE, nameOf } from '../content/cards.ts';
import type { Action } from '../content/vocabulary.ts';
import { askOne, type Decision, type PhfAsk } from '../decisions.ts';
import { codeOf, powersFor, usable } from '../rules/actions.ts';
import { isAlive } from '../rules/board.ts';
import type { Table } from '../table.ts';
import { carryOut, count, discardItem, hurt, isWon, type Out, procedure, seatOf, showItem, stopAll } from './kit.ts';
import { story } from './windows.ts';

type UseVars = { seat: Seat; card: number; block?: number; source?: string };

export const use = procedure<UseVars, 'pay' | 'paid' | 'work' | 'done'>('use', 'pay', ['seat', 'card', 'block', 'source'], {
  pay: (t, f, out) => {
    const { seat, card } = f.vars;
    const action = powersFor(t, seat, card)!.action!;
    f.vars.block = blockOf(action.do);
    f.vars.source = nameOf(card, seatOf(t, seat).ability);
    spend(t, codeOf(card, seat), action);
    showItem(t, card);
    out?.push({ type: 'cardUsed', seat, source: f.vars.source });
    count(t, seat, 'used');
    if (action.cost && 'item' in action.cost) return ask(askOne(seat, 'which'), 'paid', story(t));
    payFor(t, seat, card, action, out);
    return go('work');
  },
  paid: (t, f, out) => {
    discardItem(t, f.vars.seat, answerOf(f, f.vars.seat, 'which').item, f.vars.source!, out);
    return go('work');
  },
  work: (_t, { vars: { seat, card, block, source } }) =>
    carryOut({ block: block!, seat, other: NONE, card: card === ABILITY ? NONE : card, source: source! }, 'done'),
  done: () => end(),
});

function spend(t: Table, code: number, { limit }: Action): void {
  if (limit === 'turn') t.usedTurn.push(code);
  else if (limit === 'round') t.usedRound.push(code);
  else if (limit === 'life') t.usedLife.push(code);
}

function payFor(t: Table, seat: Seat, card: number, { cost }: Action, out: Out): void {
  if (cost === undefined) return;
  const source = nameOf(card, seatOf(t, seat).ability);
  if ('discard' in cost) discardItem(t, seat, card, source, out);
  else if ('hp' in cost) hurt(t, seat, cost.hp, source, out);
  else if ('roll' in cost) t.rolled = 1;
  else if ('attack' in cost) t.attacks--;
}

/** PHF-068  In other players' turns: a card whose action lasts the round. */
export const meanwhile = procedure<{ decision: { seat: Seat; card: number } }, 'use' | 'done'>('meanwhile', 'use', [], {
  use: (_t, f) => call(use, { seat: f.vars.decision.seat, card: f.vars.decision.card }, 'done'),
  // R-PHF-37  A card can complete a win.
  done: (t, _f, out) => (isWon(t, out) ? stopAll(t) : end()),
});

export const cardsWindow: Window<Table, Decision> = {
  asks: (t) =>
    t.seats.flatMap((_, seat): PhfAsk[] =>
      seat !== t.active && isAlive(t, seat) && usable(t, seat).length > 0 ? [{ seat, kind: 'use', may: true }] : [],
    ),
  procedure: 'meanwhile',
};
