/** The Arena (chapter 14, R-AP-38, R-AP-39, R-AP-54, R-AP-65). */
import { answerOf, ask, call, end, go, type Seat } from '@undercroft/engine';
import { seatsFrom } from '@undercroft/mechanics';
import { type Hero, NONE } from '../content/cards.ts';
import { placeOf, prizeFor } from '../rules/arena.ts';
import { challengeOfArena } from '../rules/challenge.ts';
import { canSend, setsOf } from '../rules/sending.ts';
import type { Table } from '../table.ts';
import { draw, type Out, procedure, takeGold, takeTokens } from './kit.ts';
import { showBoss } from './town.ts';
import { clearTrial, declare, rolling, trial } from './trial.ts';

/** Who triggered it; whose turn to place, to roll or to be paid it is. */
type ArenaVars = { seat: Seat; next: number };
type ArenaStep = 'open' | 'enter' | 'entered' | 'compete' | 'sent' | 'prizes' | 'collected' | 'over';

/** AP-196, R-AP-38  From the left of whoever triggered it, he last. */
const placingOrder = (t: Table, trigger: Seat): Seat[] => seatsFrom((trigger + 1) % t.seats.length, t.seats.length);

function goIn(t: Table, seat: Seat, heroes: readonly Hero[], out: Out) {
  declare(t, { seat, trial: 'arena', quest: NONE, heroes }, out);
  return call(trial, rolling(t), 'compete');
}

export const arena = procedure<ArenaVars, ArenaStep>('arena', 'open', ['seat', 'next'], {
  // AP-195
  open: (t, f, out) => {
    t.phase = 'arena';
    t.entrants = [];
    t.totals = [];
    out?.push({ type: 'arenaBegan', seat: f.vars.seat, card: t.arena });
    return go('enter');
  },

  // AP-196, AP-201  One after the other; whoever has too few heroes is not asked.
  enter: (t, f) => {
    const order = placingOrder(t, f.vars.seat);
    const { slots } = challengeOfArena(t.arena);
    while (f.vars.next < order.length && !canSend(t, order[f.vars.next]!, slots)) f.vars.next++;
    const seat = order[f.vars.next];
    if (seat !== undefined) return ask([{ seat, kind: 'arena' }], 'entered');
    f.vars.next = 0;
    return go('compete');
  },
  entered: (t, f, out) => {
    const seat = placingOrder(t, f.vars.seat)[f.vars.next]!;
    const { enter } = answerOf(f, seat, 'arena');
    if (enter) t.entrants.push(seat);
    out?.push({ type: 'arenaEntered', seat, enter });
    f.vars.next++;
    return go('enter');
  },

  // AP-197, AP-198  In the order in which they placed; each roll is a quest of its own (R-AP-54).
  compete: (t, f, out) => {
    clearTrial(t);
    const seat = t.entrants[f.vars.next];
    if (seat === undefined) {
      f.vars.next = 0;
      return go('prizes');
    }
    f.vars.next++;
    const sets = setsOf(t.seats[seat]!.heroes, challengeOfArena(t.arena).slots);
    if (sets.length === 1) return goIn(t, seat, sets[0]!, out);
    t.roller = seat;
    t.trial = 'arena';
    return ask([{ seat, kind: 'send' }], 'sent');
  },
  sent: (t, f, out) => goIn(t, t.roller, answerOf(f, t.roller, 'send').heroes, out),

  // AP-199, R-AP-28  In the same order; VP are taken, of the rest the player says what.
  prizes: (t, f, out) => {
    const seat = t.entrants[f.vars.next];
    if (seat === undefined) return go('over');
    const { vp, gold, items } = prizeFor(t, seat);
    out?.push({ type: 'arenaPaid', seat, total: t.totals[f.vars.next]!, ...placeOf(t, seat) });
    takeTokens(t, seat, vp, { by: 'arena' }, out);
    if (gold + items > 0) return ask([{ seat, kind: 'collect' }], 'collected');
    f.vars.next++;
    return go('prizes');
  },
  collected: (t, f, out) => {
    const seat = t.entrants[f.vars.next]!;
    const { gold, items } = answerOf(f, seat, 'collect');
    takeGold(t, seat, gold, { by: 'arena' }, out);
    draw(t, seat, { deck: 'standard', count: items, from: { by: 'arena' } }, out);
    f.vars.next++;
    return go('prizes');
  },
  // AP-187, AP-188  The fight comes first, and only then is the boss turned up.
  over: (t, _f, out) => {
    t.arenaHeld = true;
    showBoss(t, out);
    t.phase = 'quest';
    return end();
  },
});
