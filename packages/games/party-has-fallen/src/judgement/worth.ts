/** How good an imagined table is for each seat: a race, in which whoever needs fewer turns is likelier to win. */
import type { Seat } from '@undercroft/engine';
import { ALIVE, type Table } from '../state.ts';
import { turnsToWin } from './outlook.ts';

/** Turns by which one must be ahead to be about three times as likely to win. */
const LEAD = 3.5;
/** Turns a new life takes to win. */
const ANEW = 16;

/** The chance that a seat dies before it can win. */
function peril(hp: number, turns: number): number {
  return Math.min(0.8, (turns + 2) / (10 + hp * 3));
}

function chance(t: Table, seat: Seat): number {
  const s = t.seats[seat]!;
  const turns = turnsToWin(t, seat, (room) => t.open[room] === 1);
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
