/** Questions about who is where and who is who. They take a table, or a view of one. */
import type { Seat } from '@undercroft/engine';
import { seatsFrom } from '@undercroft/mechanics';
import { HEROES, type Hero } from '../content/heroes.ts';
import { ITEMS } from '../content/items.ts';
import { EXIT, kindOf } from '../content/rooms.ts';
import { CATEGORIES, type Category } from '../content/vocabulary.ts';
import { ALIVE, OUT, type Pact, type SeatState, type Table } from '../table.ts';

export type Person = Pick<
  SeatState,
  | 'status'
  | 'hero'
  | 'custom'
  | 'gender'
  | 'hp'
  | 'ability'
  | 'since'
  | 'counts'
  | 'partners'
  | 'slain'
  | 'leftDied'
  | 'kills'
  | 'items'
  | 'room'
  | 'start'
  | 'settled'
  | 'lasting'
  | 'goal'
  | 'named'
>;

/** What the questions need to see. */
export type Board = Pick<
  Table,
  | 'rules'
  | 'layout'
  | 'rooms'
  | 'open'
  | 'round'
  | 'active'
  | 'rolled'
  | 'points'
  | 'attacks'
  | 'visited'
  | 'lost'
  | 'usedTurn'
  | 'usedRound'
  | 'usedLife'
  | 'haunt'
  | 'first'
  | 'pacts'
  | 'written'
> & { readonly seats: readonly Person[] };

export const isAlive = (t: Board, seat: Seat): boolean => t.seats[seat]!.status === ALIVE;
/** R-PHF-31  Alive, and if it is this seat's turn, alive since it began. */
export const goesOn = (t: Board, seat: Seat): boolean => t.seats[seat]!.status === ALIVE && !(t.lost === 1 && t.active === seat);
export const isOut = (t: Board, seat: Seat): boolean => t.seats[seat]!.status === OUT;

const NOBODY: Hero = { id: '', name: 'Nobody', gender: 'other', stats: [0, 0, 0, 0, 0, 0], hp: 0, move: 0, combat: 0, side: 'A', quip: '' };

export const heroOf = (s: Pick<Person, 'hero' | 'custom'>): Hero => s.custom ?? HEROES[s.hero] ?? NOBODY;

/** R-PHF-05  Seats in turn order, from one on. */
export const inOrder = (t: Board, from: Seat): Seat[] => seatsFrom(from, t.seats.length);

/** PHF-094  Other living players in the same room. */
export function company(t: Board, seat: Seat): Seat[] {
  const { room } = t.seats[seat]!;
  const found: Seat[] = [];
  for (let other = 0; other < t.seats.length; other++) {
    const s = t.seats[other]!;
    if (other !== seat && s.status === ALIVE && s.room === room) found.push(other);
  }
  return found;
}

export function countCompany(t: Board, seat: Seat): number {
  const { room } = t.seats[seat]!;
  let n = 0;
  for (let other = 0; other < t.seats.length; other++) {
    const s = t.seats[other]!;
    if (other !== seat && s.status === ALIVE && s.room === room) n++;
  }
  return n;
}

/** Living players in a room. */
export function playersIn(t: Board, room: number): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < t.seats.length; seat++) {
    const s = t.seats[seat]!;
    if (s.status === ALIVE && s.room === room) found.push(seat);
  }
  return found;
}

export const livingOthers = (t: Board, seat: Seat): Seat[] =>
  t.seats.flatMap((s, other) => (other !== seat && s.status === ALIVE ? [other] : []));

export const isOpenExit = (t: Board, room: number): boolean => room >= 0 && t.open[room] === 1 && kindOf(t.rooms[room]!) === EXIT;

/** PHF-122  Treasure points held. */
export function treasureOf(s: Pick<Person, 'items'>): number {
  let sum = 0;
  for (let i = 0; i < s.items.length; i++) sum += ITEMS[s.items[i]!]!.treasure;
  return sum;
}

export const isOf = (item: number, category: Category): boolean => ITEMS[item]!.categories.includes(category);

export function countOf(s: Pick<Person, 'items'>, category: Category): number {
  let n = 0;
  for (let i = 0; i < s.items.length; i++) if (isOf(s.items[i]!, category)) n++;
  return n;
}

/** How many different categories are held. */
export const kindsOf = (s: Pick<Person, 'items'>): number => CATEGORIES.reduce((n, category) => n + (countOf(s, category) > 0 ? 1 : 0), 0);

/** Rooms next to a room that were not entered this turn (PHF-072 PHF-073). */
export function stepsFrom(t: Board, room: number): number[] {
  const { near } = t.layout;
  const found: number[] = [];
  for (let i = room * 4; i < room * 4 + 4; i++) {
    const next = near[i]!;
    if (next >= 0 && !t.visited.includes(next)) found.push(next);
  }
  return found;
}

export function canStep(t: Board, room: number): boolean {
  const { near } = t.layout;
  for (let i = room * 4; i < room * 4 + 4; i++) {
    const next = near[i]!;
    if (next >= 0 && !t.visited.includes(next)) return true;
  }
  return false;
}

const isPeace = ({ pact, by, to, until }: Pact, a: Seat, b: Seat, round: number): boolean =>
  pact === 'peace' && until >= round && ((by === a && to === b) || (by === b && to === a));

/** R-PHF-43  The peace pacts between two seats that hold, and whether there is one. */
export const peaces = (t: Board, a: Seat, b: Seat): Pact[] => t.pacts.filter((p) => isPeace(p, a, b, t.round));
export const atPeace = (t: Board, a: Seat, b: Seat): boolean => t.pacts.some((p) => isPeace(p, a, b, t.round));
