/** Who loots (TD-052, TD-053, R-TD-20, R-TD-21). */
import type { Seat } from '@undercroft/engine';
import { die } from '@undercroft/engine';
import { rankOf } from '../cards.ts';
import { CLASS_SHEETS } from '../content/classes.ts';
import type { Event } from '../events.ts';
import type { SeatState, Table } from '../table.ts';
import { playsRank } from './enemy.ts';

const NOBODY: Seat[] = [];

export const mayLoot = (s: SeatState): boolean => playsRank(s) && !s.noLoot;

/** TD-043, R-TD-21  Living seats with a card that has a rank; royals and the cardless cannot loot. */
export function contenders(t: Table): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < t.seats.length; seat++) if (mayLoot(t.seats[seat]!)) found.push(seat);
  return found;
}

/** TD-053  Only the printed rank counts, never a bonus; an item may make it count as 1. */
export const lootRank = (t: Table, seat: Seat): number => (t.seats[seat]!.countsAsAce ? 1 : rankOf(t.seats[seat]!.played));

const shoes = (t: Table, seat: Seat): boolean => {
  const s = t.seats[seat]!;
  return s.items[0] > 0 && CLASS_SHEETS[s.class]!.items[0].effect === 'winTies';
};

/** The seats that win the draw among `seats`: those with the lowest (or highest) rank, ties settled. */
export function winnersOf(t: Table, seats: readonly Seat[], highest: boolean, out: Event[] | null): Seat[] {
  let best = 0;
  let tied: Seat[] = [];
  for (const seat of seats) {
    const rank = lootRank(t, seat);
    if (tied.length > 0 && rank === best) tied.push(seat);
    else if (tied.length === 0 || rank > best === highest) {
      best = rank;
      tied = [seat];
    }
  }
  return settleTie(t, tied, best, out);
}

/** R-TD-20  Soft Shoes win ties; else the house rule: roll-off, all, nobody, or the one with less health. */
function settleTie(t: Table, tied: Seat[], rank: number, out: Event[] | null): Seat[] {
  if (tied.length <= 1) return tied;
  const shod = tied.some((seat) => shoes(t, seat)) ? tied.filter((seat) => shoes(t, seat)) : NOBODY;
  if (shod.length === 1) {
    out?.push({ type: 'tieWon', seat: shod[0]!, why: 'shoes' });
    return shod;
  }
  const rest = shod.length > 1 ? shod : tied;
  if (t.rules.lootTie === 'all') return rest;
  if (t.rules.lootTie === 'none') {
    out?.push({ type: 'noLoot', why: 'tie' });
    return [];
  }
  if (t.rules.lootTie === 'lowHealth') return settleByHealth(t, rest, rank, out);
  return [rollOff(t, rest, rank, out)];
}

function settleByHealth(t: Table, tied: Seat[], rank: number, out: Event[] | null): Seat[] {
  const least = Math.min(...tied.map((seat) => t.seats[seat]!.health));
  const weakest = tied.filter((seat) => t.seats[seat]!.health === least);
  if (weakest.length > 1) return [rollOff(t, weakest, rank, out)];
  out?.push({ type: 'tieWon', seat: weakest[0]!, why: 'lowHealth' });
  return weakest;
}

/** Tied players roll one die each, the highest wins, ties roll again. */
export function rollOff(t: Table, tied: readonly Seat[], rank: number, out: Event[] | null): Seat {
  const rolls: { seat: Seat; die: number }[][] = [];
  let left = tied;
  while (left.length > 1) {
    const rolled: { seat: Seat; die: number }[] = [];
    let highest: Seat[] = [];
    let best = 0;
    for (const seat of left) {
      const d = die(t.random);
      if (out !== null) rolled.push({ seat, die: d });
      if (d === best) highest.push(seat);
      else if (d > best) {
        best = d;
        highest = [seat];
      }
    }
    rolls.push(rolled);
    left = highest;
  }
  out?.push({ type: 'rolledOff', rank, rolls, winner: left[0]! });
  return left[0]!;
}
