/** Who has won (TD-065..TD-069, R-TD-10, R-TD-11, R-TD-33). */
import type { Seat } from '@undercroft/engine';
import type { Event } from '../events.ts';
import { rollOff } from '../rules/loot.ts';
import { scoreOf, soloRank } from '../rules/score.ts';
import type { Ending, SeatState, Table } from '../table.ts';

/** The seats with the most of something. */
function most(t: Table, seats: readonly Seat[], of: (s: SeatState) => number): Seat[] {
  const best = Math.max(...seats.map((seat) => of(t.seats[seat]!)));
  return seats.filter((seat) => of(t.seats[seat]!) === best);
}

/** TD-068, R-TD-33  Most points; then more health, more point cards, a roll-off. */
function decide(t: Table, alive: Seat[], out: Event[] | null): Pick<Ending, 'winners' | 'tieBreak'> {
  const leaders = most(t, alive, scoreOf);
  if (leaders.length === 1) return { winners: leaders, tieBreak: 'none' };
  if (t.rules.sharedVictory) return { winners: leaders, tieBreak: 'shared' };
  const healthy = most(t, leaders, (s) => s.health);
  if (healthy.length === 1) return { winners: healthy, tieBreak: 'health' };
  const carded = most(t, healthy, (s) => s.points.length);
  if (carded.length === 1) return { winners: carded, tieBreak: 'cards' };
  return { winners: [rollOff(t, carded, 0, out)], tieBreak: 'roll' };
}

export function ending(t: Table, out: Event[] | null): Ending {
  const alive: Seat[] = [];
  // TD-066  Only the living count points.
  const scores = t.seats.map((s) => (s.alive ? scoreOf(s) : 0));
  for (let seat = 0; seat < t.seats.length; seat++) if (t.seats[seat]!.alive) alive.push(seat);
  if (alive.length === 0) return { winners: [], scores, reason: 'wiped-out', tieBreak: 'none', rank: null };
  const reason = t.aces >= t.rules.acesToEnd ? 'last-ace' : 'last-alive';
  if (t.rules.solo !== 'off') {
    // R-TD-11  Alone, everybody wins together and the sum earns a rank.
    const sum = scores.reduce((a, b) => a + b, 0);
    return { winners: t.seats.map((_, seat) => seat), scores, reason, tieBreak: 'none', rank: soloRank(sum) };
  }
  return { ...decide(t, alive, out), scores, reason, rank: null };
}
