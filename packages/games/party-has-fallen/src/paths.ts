/** Where to go: what it is worth to end a move in a room, and to take a step towards it. For bots. */
import type { Seat } from '@undercroft/engine';
import { EVENT, EXIT, ITEM, kindOf, SKILL } from './content/rooms.ts';
import { isOpenExit, playersIn, treasureOf } from './rules/board.ts';
import { distance } from './rules/layout.ts';
import { ALIVE } from './state.ts';
import type { View } from './view.ts';

/** Whether a seat that knows its own goal could win on EXIT. */
export function isReady(view: View, seat: Seat): boolean {
  const me = view.seats[seat]!;
  return me.goalDone || me.treasure >= 17;
}

/** Known exits: face-up ones, and those the viewer has peeked at. */
const exits = (view: View): number[] => view.rooms.flatMap((card, room) => (card >= 0 && kindOf(card) === EXIT ? [room] : []));

const nearestExit = (view: View, from: number): number => {
  let best = 99;
  for (const room of exits(view)) best = Math.min(best, distance(view.layout, from, room));
  return best;
};

/** What it is worth to end a move in a room. */
export function endWorth(view: View, seat: Seat, room: number): number {
  const ready = isReady(view, seat);
  const out = nearestExit(view, room);
  if (ready && out < 99) return view.round >= view.rules.minRounds ? 20 - out * 2 : 3 - out * 0.2;
  const haunted = view.haunt === room && playersIn(view, room).length === 0 ? -1 : 0;
  return haunted + roomWorth(view, seat, room, ready) + companyWorth(view, seat, room);
}

function roomWorth(view: View, seat: Seat, room: number, ready: boolean): number {
  if (view.open[room] === 0) return ready ? 4 : view.rooms[room]! >= 0 ? kindWorth(view, seat, kindOf(view.rooms[room]!)) : 1.4;
  if (isOpenExit(view, room)) return 0.2;
  return ready ? 0 : kindWorth(view, seat, kindOf(view.rooms[room]!));
}

function kindWorth(view: View, seat: Seat, kind: number): number {
  const me = view.seats[seat]!;
  if (kind === ITEM) return 3;
  if (kind === SKILL) return 1;
  if (kind === EVENT) return me.hp < 6 ? -1.5 : -0.3;
  return 0;
}

/** Near somebody worth robbing; away from crowds when weak and rich. */
function companyWorth(view: View, seat: Seat, room: number): number {
  const me = view.seats[seat]!;
  let worth = 0;
  for (let other = 0; other < view.seats.length; other++) {
    const s = view.seats[other]!;
    if (other === seat || s.status !== ALIVE || s.room !== room) continue;
    worth += Math.min(1.2, treasureOf(s) * 0.1) + (s.hp <= 5 ? 0.5 : 0) - (me.hp <= 6 ? 1 : 0.2);
  }
  return worth;
}

/** The best end that can be reached with so many steps after this one; short looks only. */
export function stepWorth(view: View, seat: Seat, to: number): number {
  const visited = view.visited.slice();
  return follow(view, seat, to, Math.min(view.points - 1, 5), visited);
}

function follow(view: View, seat: Seat, room: number, left: number, visited: number[]): number {
  if (isReady(view, seat) && isOpenExit(view, room) && view.round > view.rules.minRounds) return 40;
  if (left <= 0) return endWorth(view, seat, room);
  visited.push(room);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = room * 4; i < room * 4 + 4; i++) {
    const next = view.layout.near[i]!;
    if (next >= 0 && !visited.includes(next)) best = Math.max(best, follow(view, seat, next, left - 1, visited));
  }
  visited.pop();
  // A dead end: the movement ends here.
  if (best === Number.NEGATIVE_INFINITY) return endWorth(view, seat, room);
  return best - passing(view, seat, room);
}

/** Passing an event room hurts a little, a skill room may help. */
function passing(view: View, seat: Seat, room: number): number {
  if (view.open[room] === 0 || playersIn(view, room).length > 0) return 0;
  const kind = kindOf(view.rooms[room]!);
  return kind === EVENT ? (view.seats[seat]!.hp < 6 ? 1.5 : 0.4) : kind === SKILL ? 0.1 : 0;
}
