/** The Arena (chapter 14, R-AP-38, R-AP-39, R-AP-54, R-AP-65). */
import { answerOf, ask, call, end, go, type Seat } from '@undercroft/engine';
import { seatsFrom } from '@undercroft/mechanics';
import { ARENAS } from '../content/arenas.ts';
import { type Hero, NONE } from '../content/cards.ts';
import { parTier, placesOf } from '../rules/arena.ts';
import { challengeOfArena } from '../rules/challenge.ts';
import { canSend, setsOf } from '../rules/sending.ts';
import type { Table } from '../table.ts';
import { draw, type Out, procedure, takeGold, takeTokens } from './kit.ts';
import { clearTrial, declare, rolling, trial } from './trial.ts';

/** Who triggered it; whose turn to place or to roll it is. */
type ArenaVars = { seat: Seat; next: number };
type ArenaStep = 'open' | 'enter' | 'entered' | 'compete' | 'sent' | 'prizes';

/** AP-196, R-AP-38  From the left of whoever triggered it, he last. */
const placingOrder = (t: Table, trigger: Seat): Seat[] => seatsFrom((trigger + 1) % t.seats.length, t.seats.length);

function pay(t: Table, seat: Seat, tier: number, out: Out): void {
  const prize = ARENAS[t.arena]!.tiers[tier - 1];
  if (prize === undefined) return;
  takeTokens(t, seat, prize.vp ?? 0, { by: 'arena' }, out);
  takeGold(t, seat, prize.gold ?? 0, { by: 'arena' }, out);
  draw(t, seat, { deck: 'standard', count: prize.items ?? 0, from: { by: 'arena' } }, out);
}

/** AP-199, AP-200; together R-AP-65 against par. */
function payAll(t: Table, out: Out): void {
  const placed = placesOf(t.totals);
  t.entrants.forEach((seat, i) => {
    const total = t.totals[i]!;
    const { place, tier, tied } = t.rules.together ? { place: 0, tier: parTier(total), tied: false } : placed[i]!;
    out?.push({ type: 'arenaPaid', seat, total, place, tier, tied });
    pay(t, seat, tier, out);
  });
}

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
    if (seat === undefined) return go('prizes');
    f.vars.next++;
    const sets = setsOf(t.seats[seat]!.heroes, challengeOfArena(t.arena).slots);
    if (sets.length === 1) return goIn(t, seat, sets[0]!, out);
    t.roller = seat;
    t.trial = 'arena';
    return ask([{ seat, kind: 'send' }], 'sent');
  },
  sent: (t, f, out) => goIn(t, t.roller, answerOf(f, t.roller, 'send').heroes, out),

  prizes: (t, _f, out) => {
    payAll(t, out);
    t.arenaHeld = true;
    t.phase = 'quest';
    return end();
  },
});
