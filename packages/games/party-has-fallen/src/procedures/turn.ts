/** PHF-065..070  One player's turn: roll and move, attack, use cards, in any order. */
import { answerOf, ask, call, end, go, type Next, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { askOne, type TurnDecision } from '../decisions.ts';
import { goesOn } from '../rules/board.ts';
import { DEAD, type Lasting, type Table } from '../table.ts';
import { eliminate, rejoin } from './death.ts';
import { fight } from './fight.ts';
import { claim } from './honour.ts';
import { fire, isWon, type Out, procedure, seatOf, stopAll, voidOffers } from './kit.ts';
import { hauntFight } from './marauder.ts';
import { meetMarauder, move } from './move.ts';
import { drawAnew, keepAnew } from './redraw.ts';
import { use } from './use.ts';
import { between } from './windows.ts';

type Steps = 'begin' | 'back' | 'haunted' | 'awake' | 'main' | 'act' | 'ending' | 'close';

export const turn = procedure<{ seat: Seat }, Steps>('turn', 'begin', ['seat'], {
  begin: (t, { vars: { seat } }, out) => {
    beginTurn(t, seat);
    out?.push({ type: 'turnBegan', seat });
    // R-PHF-31  The dead decide now whether they come back.
    return seatOf(t, seat).status === DEAD ? call(rejoin, { seat }, 'back') : go('haunted');
  },
  back: (t, { vars: { seat } }) => (goesOn(t, seat) ? go('haunted') : go('close')),

  // PHF-168  Alone with the Marauder: fight before anything else, unless it is fresh.
  haunted: (t, { vars: { seat } }, out) => {
    const s = seatOf(t, seat);
    if (s.skip > 0) {
      s.skip--;
      out?.push({ type: 'turnSkipped', seat });
      return go('close');
    }
    return t.fresh === 0 ? meetMarauder(t, seat, 'awake') : go('awake');
  },
  awake: (t, { vars: { seat } }, out) => {
    // R-PHF-37  [win.ownTurnOnly]  At the start of the turn, before cards act.
    if (isWon(t, out)) return stopAll(t);
    return goesOn(t, seat) ? fire(t, [seat], 'startTurn', NONE, 'main') : go('close');
  },

  // PHF-065 R-PHF-13  In any order, until the player has done enough.
  main: (t, { vars: { seat } }, out) => {
    if (isWon(t, out)) return stopAll(t);
    return goesOn(t, seat) ? ask(askOne(seat, 'turn'), 'act', between(t)) : go('close');
  },
  act: (t, f, out) => {
    const { seat } = f.vars;
    const d = answerOf(f, seat, 'turn');
    if (d.do === 'roll') return call(move, { seat, to: NONE, die: 0, entered: false, acted: false, stop: false, why: 'points' }, 'main');
    if (d.do === 'attack') return call(fight, newFight(seat, d.target), 'main');
    if (d.do === 'use') return call(use, { seat, card: d.card }, 'main');
    if (d.do === 'exorcise') {
      t.attacks--;
      return call(hauntFight, { seat, attacks: true, die: 0, other: 0 }, 'main');
    }
    if (d.do === 'claim') return call(claim, { seat }, 'main');
    if (d.do === 'redraw' || d.do === 'keepGoal') return anew(t, d, out);
    if (d.do === 'leave') eliminate(t, seat, out);
    return go('ending');
  },

  ending: (t, { vars: { seat } }) => (goesOn(t, seat) ? fire(t, [seat], 'endTurn', NONE, 'close') : go('close')),
  close: (t, _f, out) => {
    if (isWon(t, out)) return stopAll(t);
    endTurn(t, out);
    return end();
  },
});

export const newFight = (attacker: Seat, victim: Seat) => ({
  attacker,
  victim,
  cancelled: '',
  attackers: [attacker],
  defenders: [victim],
  dice: [],
  att: [],
  def: [],
  damage: 0,
  felled: false,
});

/** R-PHF-15 PHF-069  The room the turn begins in counts as visited; one attack. */
function beginTurn(t: Table, seat: Seat): void {
  const s = t.seats[seat]!;
  t.active = seat;
  t.turns++;
  t.rolled = 0;
  t.points = 0;
  t.attacks = 1;
  t.lost = 0;
  t.visited = s.room >= 0 ? [s.room] : [];
  t.usedTurn = [];
  if (s.lasting.length > 0) s.lasting = s.lasting.filter((l) => l.until !== 'ownTurn');
}

/** PHF-066  What was meant for this turn is over, and offers with it. */
function endTurn(t: Table, out: Out): void {
  expire(t, (l) => l.until === 'turn');
  voidOffers(t, 'turnOver', () => true, out);
  for (const s of t.seats) s.offered = 0;
  t.active = NONE;
  t.points = 0;
}

export function expire(t: Table, isOver: (l: Lasting) => boolean): void {
  for (let i = 0; i < t.seats.length; i++) {
    const s = t.seats[i]!;
    if (s.lasting.length > 0) s.lasting = s.lasting.filter((l) => !isOver(l));
  }
}

/** R-PHF-40  A new goal, drawn or chosen; the turn goes on as if nothing had happened. */
function anew(t: Table, d: Extract<TurnDecision, { do: 'redraw' | 'keepGoal' }>, out: Out): Next<'main'> {
  if (d.do === 'redraw') drawAnew(t, d.seat);
  else keepAnew(t, d.seat, d.card, d.target, out);
  return go('main');
}
