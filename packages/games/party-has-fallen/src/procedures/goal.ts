/** R-PHF-32 R-PHF-40  A new goal: three drawn, one kept; the old one is discarded after the draw. */
import { answerOf, ask, end, type Seat } from '@undercroft/engine';
import { askOne } from '../decisions.ts';
import { GOAL } from '../decks.ts';
import { keepGoal } from './draft.ts';
import { clearPool, drawPool, procedure } from './kit.ts';
import { story } from './windows.ts';

export const newGoal = procedure<{ seat: Seat }, 'draw' | 'kept'>('newGoal', 'draw', ['seat'], {
  draw: (t, { vars: { seat } }, out) => {
    drawPool(t, seat, GOAL, 3, out);
    // With no goal left anywhere the old one stays.
    if (t.seats[seat]!.pool.length > 0) return ask(askOne(seat, 'goal'), 'kept', story(t));
    clearPool(t.seats[seat]!);
    return end();
  },
  kept: (t, f, out) => {
    keepGoal(t, answerOf(f, f.vars.seat, 'goal'), out);
    return end();
  },
});
