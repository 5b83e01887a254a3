/** The order of seats around a table. */
import type { Seat } from '@undercroft/engine';

/** All seats in turn order, from one on: `seatsFrom(2, 4)` is 2, 3, 0, 1. */
export function seatsFrom(first: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}

/** So many places to the left (or, below 0, to the right) of a seat. */
export const steps = (from: Seat, by: number, seats: number): Seat => (((from + by) % seats) + seats) % seats;

/** The next seat after one, to the left or to the right, that is not passed over; null if all are. The seat itself comes last. */
export function nextOf(after: Seat, seats: number, isSkipped: (seat: Seat) => boolean, by: 1 | -1 = 1): Seat | null {
  for (let i = 1; i <= seats; i++) {
    const seat = steps(after, by * i, seats);
    if (!isSkipped(seat)) return seat;
  }
  return null;
}
