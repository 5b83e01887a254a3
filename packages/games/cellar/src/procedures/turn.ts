import { answerOf, ask, call, end, go, type Seat } from '@undercroft/engine';
import { enterRoom } from '../changes.ts';
import { isSafe, roomOf } from '../rules/rooms.ts';
import { fullLife } from '../rules/thieves.ts';
import { procedure } from './chapter.ts';
import { event } from './event.ts';

/** CEL-007..010  One thief's turn. */
type TurnVars = { seat: Seat; steps: number };
export const turn = procedure<TurnVars, 'chooseStep' | 'walk' | 'afterEvent'>('turn', 'chooseStep', ['seat', 'steps'], {
  // CEL-007  Up to two steps; meanwhile anybody may trade.
  chooseStep: (_t, f) => (f.vars.steps > 0 ? ask([{ seat: f.vars.seat, kind: 'step' }], 'walk', ['trade']) : end()),

  walk: (t, f, out) => {
    const { seat } = f.vars;
    const from = roomOf(t, seat);
    const { to } = answerOf(f, seat, 'step');
    if (to === from) {
      // CEL-009  Staying is resting, and ends the turn.
      const thief = t.thieves[seat]!;
      thief.life = Math.min(thief.life + 1, fullLife(thief));
      out?.push({ type: 'rested', seat, life: thief.life });
      return end();
    }
    f.vars.steps--;
    enterRoom(t, seat, to, out);
    // CEL-011  Nothing happens on the stairs.
    return isSafe(to) ? go('chooseStep') : call(event, { seat, from, card: null }, 'afterEvent');
  },

  // CEL-010  A lost fight, or fainting, ends the turn.
  afterEvent: (_t, f) => (f.result === true ? end() : go('chooseStep')),
});
