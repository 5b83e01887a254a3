/** A promise every game makes, and how it is checked. */
import { canonical, type DecisionBase, type EventBase, type Game, type Random, type Seat, type TableBase } from '@undercroft/engine';
import { difference } from '../data.ts';
import type { Recording } from '../play.ts';

/** A moment of a recorded game, just before a decision. The table belongs to the check: it may do with it what it likes. */
export interface Moment {
  game: Game;
  t: TableBase;
  /** The decision that was taken next. */
  next: DecisionBase;
  seats: number;
  random: Random;
  /** Called for each comparison made: a promise that compared too little was not kept. */
  compared(): void;
}

/** Says what is wrong, or null. Exactly one of the three checks is there. */
export interface GamePromise {
  name: string;
  /** The promise as a sentence. */
  says: string;
  /** Checked at moments of recorded games: some of them, or all. */
  at?: (moment: Moment) => string | null;
  everywhere?: true;
  /** How many comparisons it takes, over all games, in a game that has secrets at all. */
  floor?: number;
  /** Checked once for each recorded game. */
  whole?: (game: Game, recording: Recording) => string | null;
  /** Checked once. */
  once?: (game: Game) => string | null;
}

/** The seats of a moment, in order. */
export const seatsOf = ({ seats }: Moment): Seat[] => Array.from({ length: seats }, (_none, seat) => seat);

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
  return canonical(a) === canonical(b) ? null : `${what} (${difference(a, b) ?? 'something JSON does not keep'})`;
}

/** A decision as one viewer follows it: what the viewer is told and sees afterwards. */
export function follow(game: Game, t: TableBase, d: unknown, viewer: Seat | null): { told: EventBase[]; sees: unknown } {
  const out: EventBase[] = [];
  game.play.decide(t, d, out);
  const told = out.map((e) => game.sight.redact(e, viewer)).filter((e) => e !== null);
  return { told, sees: game.sight.view(t, viewer) };
}
