/**
 * How good an imagined table is for each seat: a race, in which whoever needs fewer turns is likelier to win. The figures
 * are those under which the winners of some hundred games of greedy bots, at two to eight seats, were least surprising.
 */
import type { Seat } from '@undercroft/engine';
import { ALIVE, OUT, type Table } from '../table.ts';
import { fortuneTurns, goalTurns, killsTurns, wayOut } from './outlook.ts';

/** Turns by which one must be ahead to be e times as likely to win. */
const LEAD = 4.7;
/** How far the three ways to win help each other: the larger, the more a second good way counts. */
const BLEND = 1.9;
/** How the estimates of the three ways, and of the way out, are to be read. */
const [GOAL, FORTUNE, KILLS, WAY] = [1.2, 0.9, 0.4, 0.55] as const;
/** No estimate is longer. */
const LONGEST = 40;
/** Turns a new life takes to win, at least; and what is lost by dying first. */
const ANEW = 13;
const [LIFE, RETURN] = [9.4, 4] as const;

const ways = (goal: number, fortune: number, kills: number): number =>
  Math.max(0, -BLEND * Math.log(Math.exp(-goal / BLEND) + Math.exp(-fortune / BLEND) + Math.exp(-kills / BLEND)));

function turnsLeft(t: Table, seat: Seat): number {
  const s = t.seats[seat]!;
  const kills = KILLS * killsTurns(t, seat, 2 * LONGEST);
  if (s.status !== ALIVE) return Math.min(LIFE, kills) + RETURN;
  const goal = GOAL * Math.min(LONGEST, goalTurns(t, seat));
  const work = ways(goal, FORTUNE * fortuneTurns(t, seat), kills);
  return work + WAY * wayOut(t, s.room, (room) => t.open[room] === 1);
}

/** The chance that a seat dies, or is robbed, before it can win. */
const peril = (hp: number, turns: number): number => Math.min(0.9, (turns + 4.2) / (8.4 + hp * 0.28));

function chance(t: Table, seat: Seat): number {
  const s = t.seats[seat]!;
  if (s.status === OUT) return 0;
  const turns = Math.max(turnsLeft(t, seat), t.rules.minRounds + 1 - t.round);
  if (s.status !== ALIVE) return Math.exp(-turns / LEAD);
  const risk = peril(s.hp, turns);
  return (1 - risk) * Math.exp(-turns / LEAD) + risk * Math.exp(-Math.max(turns, ANEW) / LEAD);
}

export function worth(t: Table, out: number[]): void {
  const n = t.seats.length;
  // A dungeon master who does not play cannot win.
  if (t.rules.extraMaster) out[n] = 0;
  if (t.ending !== null) {
    for (let seat = 0; seat < n; seat++) out[seat] = t.ending.winners.includes(seat) ? 1 : 0;
    return;
  }
  let sum = 0;
  for (let seat = 0; seat < n; seat++) {
    out[seat] = chance(t, seat);
    sum += out[seat]!;
  }
  for (let seat = 0; seat < n; seat++) out[seat] = out[seat]! / Math.max(sum, 1e-9);
}
