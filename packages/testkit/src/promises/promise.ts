/** A promise every game makes, and how it is checked. */
import { canonical, type DecisionBase, type EventBase, type Game, type Random, type Seat, type TableBase } from '@undercroft/engine';
import { difference } from '../data.ts';
import type { Recording } from '../play.ts';
import type { Occurred } from './occurred.ts';

/** A moment of a recorded game, just before a decision. The table belongs to the check: it may do with it what it likes. */
export interface Moment {
  game: Game;
  t: TableBase;
  /** The decision that was taken next. */
  next: DecisionBase;
  seats: number;
  random: Random;
  /** Called for each thing looked at: a promise that looked at too little was not kept. */
  looked(): void;
}

/** Says what is wrong, or null. Exactly one of the three checks is there. */
export interface GamePromise {
  name: string;
  /** The promise as a sentence. */
  says: string;
  /** Checked at moments of recorded games: some of them, or all. */
  at?: (moment: Moment) => string | null;
  everywhere?: true;
  /** How many looks it takes in each game played, on average; one look in all if it is 0, one a game if left out. */
  floor?: number;
  /** Whether it can be kept or broken at all by what has occurred in the games that were played; always if left out. */
  about?: (occurred: Occurred) => boolean;
  /** Checked once for each recorded game. */
  whole?: (game: Game, recording: Recording, looked: () => void) => string | null;
  /** Checked once. */
  once?: (game: Game) => string | null;
}

/** The seats of a moment, in order. */
export const seatsOf = ({ seats }: Moment): Seat[] => Array.from({ length: seats }, (_none, seat) => seat);

/** Whoever looks, in a complaint. */
export const called = (viewer: Seat | null): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

/** The first complaint of several checks; later ones are not run. */
export function firstOf<X>(list: Iterable<X>, check: (x: X) => string | null): string | null {
  for (const x of list) {
    const found = check(x);
    if (found) return found;
  }
  return null;
}

/** Null if both say the same, else the place of the first difference. */
export function differs(what: string, a: unknown, b: unknown): string | null {
  // Most of what is compared is the same to the letter, and plain JSON is quicker to write.
  if (JSON.stringify(a) === JSON.stringify(b)) return null;
  return canonical(a) === canonical(b) ? null : `${what} (${difference(a, b) ?? 'something JSON does not keep'})`;
}

/** A decision as one viewer follows it: what the viewer is told and sees afterwards. */
export function follow(game: Game, t: TableBase, d: unknown, viewer: Seat | null): { told: EventBase[]; sees: unknown } {
  const out: EventBase[] = [];
  game.play.decide(t, d, out);
  const told = out.map((e) => game.sight.redact(e, viewer)).filter((e) => e !== null);
  return { told, sees: game.sight.view(t, viewer) };
}
