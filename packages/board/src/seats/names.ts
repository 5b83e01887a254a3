/** Seats by name: what to call them in a sentence, and whom the table waits for. */
import type { DecisionBase, Seat, Words } from '@undercroft/engine';
import type { SeatOnPage } from '../contract.ts';
import { listOf, type Say } from '../text.ts';

/** Games call a seat by its role ("Wizard 2"); people want to read names. */
export function withNames<V>(
  text: string,
  { words, view, seats }: { words: Pick<Words<DecisionBase, unknown, V>, 'seat' | 'keepsNames'>; view: V; seats: readonly SeatOnPage[] },
): string {
  // Before it has a role, a seat is called by its number.
  const called = (seat: Seat): string[] => (words.keepsNames ? [] : [words.seat(view, seat)]);
  const roles = seats.flatMap(({ seat, name }) => [...called(seat), words.seat(null, seat)].map((role) => ({ role, name })));
  // "Seat 12" before "Seat 1".
  roles.sort((a, b) => b.role.length - a.role.length);
  const pattern = new RegExp(roles.map(({ role }) => role.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || '(?!)', 'g');
  return text.replace(pattern, (role) => roles.find((each) => each.role === role)?.name ?? role);
}

/** Why nothing happens: whom the table waits for. */
export function waitingWords(seats: readonly SeatOnPage[], say: Say): string {
  const others = seats.filter((seat) => seat.waiting && !seat.mine);
  if (others.length === 0) return '';
  const names = others.map(({ name }) => name);
  return say(others.every(({ bot }) => bot) ? 'board.botsThink' : 'board.waitingFor', { n: names.length, names: listOf(names) });
}

export const pageSeat = (seats: readonly SeatOnPage[], seat: Seat): SeatOnPage | undefined => seats.find((s) => s.seat === seat);
export const nameOf = (seats: readonly SeatOnPage[], seat: Seat | null): string =>
  seat === null ? '' : (pageSeat(seats, seat)?.name ?? `${seat + 1}`);
