/** Cards that do something by themselves at a moment, one after the other. */
import { answerOf, ask, end, type Frame, go, type Next, type Seat } from '@undercroft/engine';
import { ABILITY, blockOf, NONE, nameOf } from '../content/cards.ts';
import type { Trigger } from '../content/vocabulary.ts';
import { askOne, type Decision } from '../decisions.ts';
import { codeOf, isSpent, powersFor, triggerOn } from '../rules/actions.ts';
import { isAlive } from '../rules/board.ts';
import { isTrue } from '../rules/modifiers.ts';
import { canBegin } from '../rules/targets.ts';
import type { Table } from '../table.ts';
import { carryOut, type Out, procedure, seatOf, showItem, type TriggerVars } from './kit.ts';
import { story } from './windows.ts';

type TriggerFrame = Frame<Decision, TriggerVars>;

/** R-PHF-42  Which cards are still to come is hidden: they may lie in hidden hands. */
const SHOWN_IN_TRIGGER = ['on', 'other', 'seats', 'seat', 'card'] as const;

export const trigger = procedure<TriggerVars, 'next' | 'answered'>('trigger', 'next', SHOWN_IN_TRIGGER, {
  next: (t, f, out) => {
    const [seat, card] = f.vars.queue;
    if (seat === undefined || card === undefined) return end();
    f.vars.queue = f.vars.queue.slice(2);
    f.vars.seat = seat;
    f.vars.card = card;
    const found = triggerOn(powersFor(t, seat, card), f.vars.on);
    if (found === undefined || !isReady(t, seat, card, found)) return go('next');
    showItem(t, card);
    return found.may ? ask(askOne(seat, 'react'), 'answered', story(t)) : doIt(t, f, found, out);
  },
  answered: (t, f, out) => {
    const { seat, card } = f.vars;
    if (!answerOf(f, seat, 'react').use) return go('next');
    return doIt(t, f, triggerOn(powersFor(t, seat, card), f.vars.on)!, out);
  },
});

function isReady(t: Table, seat: Seat, card: number, { limit, if: condition, may, do: effects }: Trigger): boolean {
  if (!isAlive(t, seat) || isSpent(t, codeOf(card, seat), limit)) return false;
  return (condition === undefined || isTrue(t, seat, condition)) && (!may || canBegin(t, seat, effects[0]));
}

function doIt(t: Table, f: TriggerFrame, { limit, do: effects }: Trigger, out: Out): Next<'next'> {
  const { seat, card } = f.vars;
  const code = codeOf(card, seat);
  if (limit === 'turn') t.usedTurn.push(code);
  else if (limit === 'round') t.usedRound.push(code);
  else if (limit === 'life') t.usedLife.push(code);
  const source = nameOf(card, seatOf(t, seat).ability);
  out?.push({ type: 'cardUsed', seat, source });
  return carryOut({ block: blockOf(effects), seat, other: f.vars.other, card: card === ABILITY ? NONE : card, source }, 'next');
}
