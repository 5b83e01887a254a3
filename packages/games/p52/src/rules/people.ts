/** R-P52-73  Who is whose: one person may have several characters, and a group is people. */
import type { Seat } from '@undercroft/engine';
import type { HouseRules } from '../house-rules.ts';

interface Group {
  house: Pick<HouseRules, 'charactersEach'>;
  heroes: readonly unknown[];
}

/** Seats next to each other belong to one person. */
export const personOf = ({ house }: Group, seat: Seat): number => Math.floor(seat / Number(house.charactersEach));

/** The first of these seats of each person: whoever is asked what people are asked. */
export const spokesmen = (t: Group, seats: readonly Seat[]): Seat[] =>
  seats.filter((seat, i) => seats.findIndex((other) => personOf(t, other) === personOf(t, seat)) === i);

/** One seat for every person at the table. */
export const people = (t: Group): Seat[] => spokesmen(t, [...t.heroes.keys()]);

/** The seat that answers for whoever has this one. */
export const spokesmanFor = (t: Group, seat: Seat): Seat => people(t)[personOf(t, seat)]!;
