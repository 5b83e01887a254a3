/** Who may leave: the three ways to win, and when. */
import type { Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { COUNTERS, type Counter, GOALS, type Need } from '../content/goals.ts';
import { STATS } from '../content/vocabulary.ts';
import { ALIVE, OUT } from '../table.ts';
import { type Board, countOf, inOrder, isOpenExit, kindsOf, treasureOf } from './board.ts';
import { needsOf } from './honour.ts';
import { statOf } from './modifiers.ts';

/** PHF-131  Treasure points for Win 2. */
export const FORTUNE = 17;

/** Many seats, for goals that ask more of them. */
const MANY = 6;

const between = (x: number, { atLeast, atMost }: { atLeast?: number; atMost?: number }): boolean =>
  (atLeast === undefined || x >= atLeast) && (atMost === undefined || x <= atMost);

// The entries are one for each counter, which the type of `fromEntries` cannot say.
const INDEX = Object.fromEntries(COUNTERS.map((counter, i) => [counter, i])) as Record<Counter, number>;
export const counterIndex = (counter: Counter): number => INDEX[counter];

/** Whether one line of a goal is met right now. */
export function isMet(t: Board, seat: Seat, need: Need): boolean {
  const s = t.seats[seat]!;
  switch (need.need) {
    case 'hold':
      return countOf(s, need.category) >= wanted(t, need);
    case 'kinds':
      return kindsOf(s) >= need.atLeast;
    case 'items':
      return between(s.items.length, need);
    case 'hp':
      return between(s.hp, need);
    case 'stat':
      return statOf(t, seat, STATS.indexOf(need.stat), null) >= need.atLeast;
    case 'count':
      return between(s.counts[INDEX[need.counter]]!, need.atLeast === undefined ? need : { atLeast: wanted(t, need) });
    case 'rounds':
      return roundsKept(t, seat) >= wanted(t, need);
    case 'leftUnharmed':
      return s.leftDied === 0;
    case 'named':
      return s.named !== NONE && (s.slain & (1 << s.named)) !== 0;
  }
}

/** R-PHF-40  Complete rounds begun since the goal was kept. */
export const roundsKept = (t: Pick<Board, 'seats' | 'round'>, seat: Seat): number => Math.max(0, t.round - 1 - t.seats[seat]!.since);

/** How many a line of a goal wants at this table. */
export function wanted(t: Pick<Board, 'seats'>, { atLeast, manySeats }: { atLeast?: number; manySeats?: number }): number {
  return manySeats !== undefined && t.seats.length >= MANY ? manySeats : (atLeast ?? 0);
}

/** PHF-130 R-PHF-40  The own goal, as things stand. */
export function goalMet(t: Board, seat: Seat): boolean {
  const s = t.seats[seat]!;
  if (s.goal < 0) return false;
  // R-PHF-50  The table can say so.
  if (s.counts[INDEX.honoured]! > 0) return true;
  const needs = t.written.length > 0 ? needsOf(t, s.goal) : GOALS[s.goal]!.needs;
  for (let i = 0; i < needs.length; i++) if (!isMet(t, seat, needs[i]!)) return false;
  return true;
}

/** PHF-132 R-PHF-35 R-PHF-41  Every other player still in the game was killed by this seat at least once, and at least one was. */
export function killedAll(t: Board, seat: Seat): boolean {
  const { kills } = t.seats[seat]!;
  if (kills === 0) return false;
  for (let other = 0; other < t.seats.length; other++) {
    if (other !== seat && t.seats[other]!.status !== OUT && (kills & (1 << other)) === 0) return false;
  }
  return true;
}

export type WinReason = 'goal' | 'treasure' | 'kills';

/** Which win condition a seat meets, wherever it is. */
export function readyToWin(t: Board, seat: Seat): WinReason | null {
  if (killedAll(t, seat)) return 'kills';
  if (goalMet(t, seat)) return 'goal';
  return treasureOf(t.seats[seat]!) >= FORTUNE ? 'treasure' : null;
}

/** PHF-090 PHF-133 R-PHF-34 R-PHF-36 R-PHF-37  Alive, on a face-up EXIT entered since, enough rounds over, and a condition met. */
export function winsNow(t: Board, seat: Seat): WinReason | null {
  const s = t.seats[seat]!;
  if (s.status !== ALIVE || s.settled === 1 || t.round <= t.rules.minRounds || !isOpenExit(t, s.room)) return null;
  if (t.rules.ownTurnOnly && t.active !== seat) return null;
  // R-PHF-38  Whoever enters a room with the Marauder, or is entered upon, has fought it before this is asked.
  return readyToWin(t, seat);
}

/** Whether anybody is where a win is possible. */
export function isTested(t: Board): boolean {
  if (t.round <= t.rules.minRounds) return false;
  for (let seat = 0; seat < t.seats.length; seat++) if (isOpenExit(t, t.seats[seat]!.room)) return true;
  return false;
}

/** R-PHF-37  Whoever wins now: the active player first, then in turn order. */
export function winner(t: Board): Seat {
  if (t.active >= 0 && winsNow(t, t.active) !== null) return t.active;
  return inOrder(t, t.first).find((seat) => winsNow(t, seat) !== null) ?? NONE;
}
