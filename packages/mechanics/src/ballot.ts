/** A vote: most voices win, whoever abstains blocks nothing, and somebody may break ties. */
import type { Seat } from '@undercroft/engine';

/** Null: abstains. */
export interface Vote<C> {
  seat: Seat;
  choice: C | null;
}

export interface Counted<C> {
  /** What was chosen; null: nobody chose anything, or the tie stands. */
  choice: C | null;
  /** The choices with the most voices, in the order in which they were first named; more than one is a tie. */
  leading: C[];
  /** Whether the tie-breaker's own voice decided. */
  broken: boolean;
}

/** Counts the votes. A tie goes to what the tie-breaker has voted for, if that is among the tied. */
export function ballot<C>(votes: readonly Vote<C>[], tieBreaker: Seat | null): Counted<C> {
  const voices = new Map<C, number>();
  for (const { choice } of votes) if (choice !== null) voices.set(choice, (voices.get(choice) ?? 0) + 1);
  const most = Math.max(0, ...voices.values());
  const leading = [...voices.keys()].filter((choice) => voices.get(choice) === most);
  if (leading.length < 2) return { choice: leading[0] ?? null, leading, broken: false };
  const last = votes.find(({ seat }) => seat === tieBreaker)?.choice ?? null;
  const broken = last !== null && leading.includes(last);
  return { choice: broken ? last : null, leading, broken };
}
