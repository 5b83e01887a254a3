/** Questions about the enemy of this round: its health, its conditions, whom it strikes. */
import type { Seat } from '@undercroft/engine';
import { type Card, HEARTS, isRoyal, NONE, rankOf, suitOf } from '../cards.ts';
import { CLASS_SHEETS } from '../content/classes.ts';
import { type Enemy, enemyAt } from '../content/enemies.ts';
import { type ClassId, type Condition, SUITS, type Who } from '../content/vocabulary.ts';
import type { Result, SeatState, Table } from '../table.ts';
import { living, scoreOf } from './score.ts';

export const rowOf = (t: Table): Enemy => enemyAt(t.enemyLevel, t.enemyRoll);

export const hasClass = (t: Table, id: ClassId): boolean => t.seats.some((s) => s.alive && CLASS_SHEETS[s.class]!.id === id);

/** TD-027, R-TD-15  Health before any card is seen: the row's own, changed by who is there. */
export function startingHealth(t: Table): number {
  const row = rowOf(t);
  let health = row.health;
  if (row.healthPerPlayer !== undefined) health += row.healthPerPlayer * living(t);
  if (row.healthIfClass !== undefined && hasClass(t, row.healthIfClass.class)) health += row.healthIfClass.plus;
  return Math.max(1, health);
}

/** The lowest rank played by a living seat that counts for loot, or 0. */
export function lowestRank(t: Table): number {
  let lowest = 0;
  for (const s of t.seats) if (playsRank(s) && (lowest === 0 || rankOf(s.played) < lowest)) lowest = rankOf(s.played);
  return lowest;
}

/** Whether the seat has played a card that has a rank: royals have none. */
export const playsRank = (s: SeatState): boolean => s.alive && s.played !== NONE && !isRoyal(s.played);

export const playsRoyal = (s: SeatState): boolean => s.alive && s.played !== NONE && isRoyal(s.played);
export const playsSuit = (s: SeatState, suit: number): boolean => playsRank(s) && suitOf(s.played) === suit;

function count(t: Table, f: (s: SeatState) => boolean): number {
  let n = 0;
  for (const s of t.seats) if (f(s)) n++;
  return n;
}

/** How many cards of each suit were played. */
function suitCounts(t: Table): number[] {
  return SUITS.map((_, suit) => count(t, (s) => playsSuit(s, suit)));
}

function hasPair(t: Table): boolean {
  const ranks = t.seats.filter(playsRank).map((s) => rankOf(s.played));
  return new Set(ranks).size < ranks.length;
}

/** R-TD-16, R-TD-18  Conditions look at the revealed cards or at facts from before the play. */
export function holds(t: Table, c: Condition): boolean {
  switch (c.if) {
    case 'royals':
      return count(t, playsRoyal) >= c.atLeast;
    case 'noRoyal':
      return count(t, playsRoyal) === 0;
    case 'suit':
      return count(t, (s) => playsSuit(s, SUITS.indexOf(c.suit))) >= c.atLeast;
    case 'noSuit':
      return count(t, (s) => playsSuit(s, SUITS.indexOf(c.suit))) === 0;
    case 'oneSuit':
      return suitCounts(t).filter((n) => n > 0).length === 1 && count(t, playsRank) >= 2;
    case 'noSharedSuit':
      return suitCounts(t).every((n) => n <= 1);
    case 'rankAtMost':
      return count(t, (s) => playsRank(s) && rankOf(s.played) <= c.rank) > 0;
    case 'rankAtLeast':
      return count(t, (s) => playsRank(s) && rankOf(s.played) >= c.rank) > 0;
    case 'pair':
      return hasPair(t);
    case 'attack':
      return t.total >= c.atLeast;
    case 'class':
      return hasClass(t, c.class);
    case 'item':
      return count(t, (s) => s.alive && s.items[0] + s.items[1] + s.items[2] > 0) > 0;
    case 'health':
      return count(t, (s) => s.alive && s.health <= c.atMost) > 0;
  }
}

/** TD-030, TD-032, TD-048, R-TD-18  Fleeing comes first, then an automatic win, then the total. */
export function resultNow(t: Table): Result {
  const row = rowOf(t);
  if (row.flees !== undefined && holds(t, row.flees)) return 'fled';
  if (row.automatic !== undefined && (row.automatic === true || holds(t, row.automatic))) return 'automatic';
  return t.total >= t.enemyHealth ? 'win' : 'loss';
}

/** What the extremes are measured in: ranks played, points, or health. */
function measure(s: SeatState, who: Who): number {
  if (who === 'lowest' || who === 'highest') return rankOf(s.played);
  return who === 'richest' || who === 'poorest' ? scoreOf(s) : s.health;
}

/** The living seats with the most, or least, of something; all of them if several tie. */
function extremes(t: Table, who: Who): Seat[] {
  const most = who === 'highest' || who === 'richest' || who === 'healthiest';
  const ofRanks = who === 'lowest' || who === 'highest';
  let found: Seat[] = [];
  let best = 0;
  for (let seat = 0; seat < t.seats.length; seat++) {
    const s = t.seats[seat]!;
    if (!s.alive || (ofRanks && !playsRank(s))) continue;
    const value = measure(s, who);
    if (found.length > 0 && value === best) found.push(seat);
    else if (found.length === 0 || value > best === most) {
      found = [seat];
      best = value;
    }
  }
  return found;
}

/** The living seats an effect strikes. */
export function struck(t: Table, who: Who): Seat[] {
  if (who !== 'everyone' && who !== 'royals' && who !== 'hearts') return extremes(t, who);
  const seats: Seat[] = [];
  for (let seat = 0; seat < t.seats.length; seat++) if (t.seats[seat]!.alive) seats.push(seat);
  if (who === 'royals') return seats.filter((seat) => playsRoyal(t.seats[seat]!));
  return who === 'hearts' ? seats.filter((seat) => playsSuit(t.seats[seat]!, HEARTS)) : seats;
}

/** Whether the played card keeps its seat from damage. */
export function sparedByCard(t: Table, s: SeatState): boolean {
  return s.alive && s.played !== NONE && sparesWith(rowOf(t), s.played);
}

/** Whether this enemy does no damage to whoever played the card. */
export function sparesWith({ spares }: Enemy, card: Card): boolean {
  if (spares === undefined) return false;
  return spares === 'royal' ? isRoyal(card) : !isRoyal(card) && suitOf(card) === SUITS.indexOf(spares);
}
