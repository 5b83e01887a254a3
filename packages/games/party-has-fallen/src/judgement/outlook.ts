/** How many turns a seat still needs to win, by each of the three ways. Rough, cheap, and the same for views and tables. */
import type { Seat } from '@undercroft/engine';
import { COUNTERS, type Counter, type Need } from '../content/goals.ts';
import { EXIT, kindOf } from '../content/rooms.ts';
import { type Board, countOf, kindsOf, treasureOf } from '../rules/board.ts';
import { distance } from '../rules/layout.ts';
import { FORTUNE, isMet, roundsKept, wanted } from '../rules/winning.ts';
import { ALIVE, OUT } from '../table.ts';
import { needsFor } from './needs.ts';
import { advantageOf, meanDamage } from './odds.ts';

/** Treasure points that come in a turn, on average. */
const INCOME = 1.1;
/** Attacks somebody who hunts gets to make in a turn. */
const ATTACKS = 0.5;
/** HP of somebody who has come back, about. */
const FRESH_HP = 15;

/** Turns for one more of each, for somebody who goes after it. Goals not listed need luck or others. */
const PACE: Partial<Record<Counter, number>> = {
  flips: 1.3,
  skillFlips: 3,
  itemFlips: 3,
  eventFlips: 3,
  mostHeld: 1.9,
  checksPassed: 2.2,
  wounds: 0.9,
  events: 1.3,
  attacks: 1.8,
  hits: 2,
  kills: 6,
  helped: 3.5,
  defended: 5,
  tradePartners: 2.5,
  gifts: 2,
  homesick: 4,
  marauderFights: 4,
  marauderHits: 6,
  marauderBeaten: 8,
  used: 2,
};

/** Turns until one line of a goal is met, about. */
export function workLeft(t: Board, seat: Seat, need: Need): number {
  if (isMet(t, seat, need)) return 0;
  const s = t.seats[seat]!;
  switch (need.need) {
    case 'hold':
      return 5 * (wanted(t, need) - countOf(s, need.category));
    case 'kinds':
      return 1.9 * (need.atLeast - kindsOf(s));
    case 'items':
      return need.atLeast === undefined ? s.items.length : 1.9 * (need.atLeast - s.items.length);
    case 'hp':
      return need.atMost === undefined ? 5 : (s.hp - need.atMost) * 0.7;
    case 'stat':
      return 6;
    case 'count': {
      // What must not be done and was done cannot be undone.
      if (need.atLeast === undefined) return 60;
      return (wanted(t, need) - s.counts[COUNTERS.indexOf(need.counter)]!) * (PACE[need.counter] ?? 3);
    }
    case 'rounds':
      return wanted(t, need) - roundsKept(t, seat);
    case 'leftUnharmed':
      return 60;
    case 'named':
      return s.named < 0 ? 60 : huntOf(t, seat, s.named);
  }
}

/** Turns to a finished goal. Lines are worked on side by side, but not for nothing. */
export function goalTurns(t: Board, seat: Seat): number {
  const needs = needsFor(t, seat);
  if (needs.length === 0) return 60;
  let longest = 0;
  let all = 0;
  for (const need of needs) {
    const work = workLeft(t, seat, need);
    all += work;
    longest = Math.max(longest, work);
  }
  return longest + 0.4 * (all - longest);
}

export const fortuneTurns = (t: Board, seat: Seat): number => Math.max(0, FORTUNE - treasureOf(t.seats[seat]!)) / INCOME;

/** Turns to kill one other seat. */
function huntOf(t: Board, seat: Seat, prey: Seat): number {
  const { status, hp } = t.seats[prey]!;
  const damage = meanDamage(advantageOf(t, seat, prey));
  return (status === ALIVE ? hp : FRESH_HP) / (0.3 + damage * ATTACKS);
}

/** PHF-132  Those a seat has yet to kill. */
export function preyOf(t: Board, seat: Seat): Seat[] {
  const { kills } = t.seats[seat]!;
  const found: Seat[] = [];
  for (let other = 0; other < t.seats.length; other++) {
    if (other !== seat && t.seats[other]!.status !== OUT && (kills & (1 << other)) === 0) found.push(other);
  }
  return found;
}

/** Turns to kill all of them. Nobody counts beyond `enough`: with many seats that would be most of the work. */
export function killsTurns(t: Board, seat: Seat, enough: number): number {
  let turns = 0;
  for (const prey of preyOf(t, seat)) {
    turns += huntOf(t, seat, prey);
    if (turns >= enough) return enough;
  }
  return turns;
}

/** Turns to EXIT from a room; a guess where it is not known. `sees` tells which rooms may be looked at. */
export function wayOut(t: Board, from: number, sees: (room: number) => boolean): number {
  let hidden = 0;
  let best = 99;
  for (let room = 0; room < t.rooms.length; room++) {
    if (!sees(room)) hidden++;
    else if (kindOf(t.rooms[room]!) === EXIT) best = Math.min(best, from < 0 ? 4 : distance(t.layout, from, room));
  }
  return best < 99 ? best / 3.2 : 1.5 + hidden * 0.25;
}
