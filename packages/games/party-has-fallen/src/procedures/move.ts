/** PHF-071..082  Rolling and moving, step by step. */
import { answerOf, ask, call, die, end, type Frame, go, type Next, type Seat } from '@undercroft/engine';
import { ABILITY, NONE, nameOf } from '../content/cards.ts';
import { EVENT, kindOf, SKILL } from '../content/rooms.ts';
import { askOne, type Decision } from '../decisions.ts';
import type { MoveEnd } from '../events.ts';
import { codeOf, hasSecrets, isAskedToReroll, OWN_REROLL, rerollCard, usableOnTheWay } from '../rules/actions.ts';
import { canStep, company, countCompany, goesOn, stepsFrom } from '../rules/board.ts';
import { dieFor, floor0, hasRule, moveBonus, type Part } from '../rules/modifiers.ts';
import type { Table } from '../table.ts';
import { check } from './check.ts';
import { event } from './event.ts';
import { explore, fire, isWon, noteHome, type Out, procedure, putToken, seatOf, showItem, showItems, stopAll } from './kit.ts';
import { hauntFight } from './marauder.ts';
import { room } from './room.ts';
import { use } from './use.ts';
import { midTurn, story } from './windows.ts';

export type MoveVars = {
  seat: Seat;
  to: number;
  die: number;
  /** Whether a room was entered since the roll; whether the room it is in has acted on this entry. */
  entered: boolean;
  acted: boolean;
  /** A card ended the movement. */
  stop: boolean;
  why: MoveEnd;
};
type MoveFrame = Frame<Decision, MoveVars>;
type Steps =
  | 'roll'
  | 'rerolled'
  | 'points'
  | 'choose'
  | 'stepped'
  | 'enter'
  | 'arrived'
  | 'checked'
  | 'settle'
  | 'flipped'
  | 'actHere'
  | 'acted'
  | 'finish'
  | 'visited'
  | 'done';

export const move = procedure<MoveVars, Steps>('move', 'roll', ['seat', 'die', 'entered', 'acted', 'stop', 'why'], {
  // PHF-071 R-PHF-13  Once a turn.
  roll: (t, f) => {
    const { seat } = f.vars;
    t.rolled = 1;
    f.vars.die = die(t.random, dieFor(t, seat, 'move'));
    return isAskedToReroll(t, seat, 'move') ? ask(askOne(seat, 'reroll'), 'rerolled', story(t)) : go('points');
  },
  rerolled: (t, f, out) => {
    const { seat } = f.vars;
    if (answerOf(f, seat, 'reroll').yes) {
      tellReroll(t, seat, 'move', f.vars.die, out);
      f.vars.die = die(t.random, dieFor(t, seat, 'move'));
    }
    return go('points');
  },

  // R-PHF-16  At least 0, or 1 with [move.minOne]; 0 uses up the roll and triggers nothing.
  points: (t, f, out) => {
    const { seat } = f.vars;
    const parts: Part[] | null = out ? [] : null;
    showItems(t, seat, 'move');
    t.points = Math.max(t.rules.minOne ? 1 : 0, floor0(f.vars.die + moveBonus(t, seat, parts)));
    out?.push({ type: 'moveRolled', seat, die: f.vars.die, parts: parts!, points: t.points });
    if (t.points > 0) return go('choose');
    out?.push({ type: 'movementEnded', seat, why: 'zero' });
    return end();
  },

  // PHF-072..075 R-PHF-14  One step at a time; points are not left over by choice.
  choose: (t, f, out) => {
    const { seat } = f.vars;
    if (isWon(t, out)) return stopAll(t);
    if (!goesOn(t, seat)) return end();
    if (f.vars.stop) return finishFor(f, 'stopped');
    if (t.points === 0) return finishFor(f, 'points');
    const steps = stepsFrom(t, seatOf(t, seat).room);
    if (steps.length === 0) return finishFor(f, 'deadEnd');
    if (steps.length > 1 || t.rules.stopEarly || mayUse(t, seat)) return ask(askOne(seat, 'step'), 'stepped', midTurn(t));
    f.vars.to = steps[0]!;
    return go('enter');
  },
  stepped: (_t, f) => {
    const d = answerOf(f, f.vars.seat, 'step');
    if ('use' in d) return call(use, { seat: f.vars.seat, card: d.use }, 'choose');
    f.vars.to = d.to;
    if (f.vars.to !== NONE) return go('enter');
    f.vars.why = 'chosen';
    return go('settle');
  },

  enter: (t, f, out) => {
    const { seat, to } = f.vars;
    putToken(t, seat, to);
    t.points--;
    f.vars.entered = true;
    f.vars.acted = false;
    out?.push({ type: 'stepped', seat, room: to, left: t.points });
    return meetMarauder(t, seat, 'arrived');
  },

  // PHF-077..082 R-PHF-17 R-PHF-18  What a room does to somebody who only passes.
  arrived: (t, f, out) => {
    const { seat } = f.vars;
    if (!goesOn(t, seat)) return end();
    const here = seatOf(t, seat).room;
    if (t.rules.torchlight && t.open[here] === 0) explore(t, seat, here, out);
    noteHome(t, seat);
    if (isWon(t, out)) return stopAll(t);
    if (t.points === 0 || !canStep(t, here)) {
      f.vars.why = t.points === 0 ? 'points' : 'deadEnd';
      return go('settle');
    }
    const kind = t.open[here] === 1 ? kindOf(t.rooms[here]!) : NONE;
    if ((kind !== SKILL && kind !== EVENT) || !actsOnPassing(t, seat)) return go('choose');
    f.vars.acted = true;
    return kind === EVENT ? call(event, { seat, card: NONE }, 'choose') : call(check, { seat, passing: true, stat: 0 }, 'checked');
  },
  checked: (t, f) => {
    if (!goesOn(t, f.vars.seat)) return end();
    return f.result === 'go' ? go('choose') : finishFor(f, f.result === 'item' ? 'item' : 'failed');
  },

  // PHF-075 PHF-076  Movement ends here: leftover points are lost, a face-down room is turned.
  settle: (t, f, out) => {
    const { seat, entered } = f.vars;
    t.points = 0;
    const here = seatOf(t, seat).room;
    if (!entered || t.open[here] === 1) return go('flipped');
    explore(t, seat, here, out);
    noteHome(t, seat);
    return fire(t, [seat], 'flipped', NONE, 'flipped');
  },
  flipped: (t, f, out) => {
    if (isWon(t, out)) return stopAll(t);
    if (!goesOn(t, f.vars.seat)) return end();
    return f.vars.acted || !f.vars.entered ? go('finish') : go('actHere');
  },
  // R-PHF-20  At most once for each entry.
  actHere: (_t, f) => {
    f.vars.acted = true;
    return call(room, { seat: f.vars.seat, passing: false }, 'acted');
  },
  // A card may have given more steps; after a failed check there are none (PHF-089).
  acted: (t, f) => {
    if (!goesOn(t, f.vars.seat)) return end();
    return t.points > 0 && !f.vars.stop && f.result !== 'failed' ? go('choose') : go('finish');
  },

  finish: (t, f, out) => {
    const { seat, why } = f.vars;
    t.points = 0;
    out?.push({ type: 'movementEnded', seat, why });
    return fire(t, [seat], 'endMove', NONE, 'visited');
  },
  visited: (t, f) => {
    const { seat } = f.vars;
    return goesOn(t, seat) && f.vars.entered ? fire(t, company(t, seat), 'visited', seat, 'done') : end();
  },
  done: () => end(),
});

/** R-PHF-42  A step that is taken at once would tell that there is no card to use: with a hidden hand it never is. */
const mayUse = (t: Table, seat: Seat): boolean => hasSecrets(t, seat) || usableOnTheWay(t, seat).length > 0;

function finishFor(f: MoveFrame, why: MoveEnd): Next<'finish'> {
  f.vars.why = why;
  return go('finish');
}

/** R-PHF-18  Occupied rooms are skipped when passed, unless [rooms.occupiedTrigger]; some people tiptoe. */
const actsOnPassing = (t: Table, seat: Seat): boolean =>
  (t.rules.occupiedTrigger || countCompany(t, seat) === 0) && !hasRule(t, seat, 'tiptoe');

/** Whether a seat is alone with the Marauder. */
export const meetsMarauder = (t: Table, seat: Seat): boolean =>
  t.haunt >= 0 && t.haunt === seatOf(t, seat).room && countCompany(t, seat) === 0;

/** PHF-167 R-PHF-58  Whoever enters a room with only the Marauder in it attacks it at once. */
export function meetMarauder<S extends string>(t: Table, seat: Seat, then: S): Next<S> {
  return meetsMarauder(t, seat) ? call(hauntFight, { seat, attacks: true, die: 0, other: 0 }, then) : go(then);
}

/** A die is about to be rolled again: the card is used up and the first result told. */
export function tellReroll(t: Table, seat: Seat, dice: 'move' | 'check' | 'fight', was: number, out: Out): void {
  const card = rerollCard(t, seat, dice);
  const own = card === OWN_REROLL;
  showItem(t, card);
  t.usedRound.push(codeOf(own ? ABILITY : card, seat));
  t.usedTurn.push(codeOf(own ? ABILITY : card, seat));
  out?.push({ type: 'rerolled', seat, was, source: nameOf(own ? ABILITY : card, seatOf(t, seat).ability) });
}
