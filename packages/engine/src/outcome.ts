/** Endings of those who play together: a party against the game, or side against side. */
import type { Outcome, Seat, Side, Words } from './contract.ts';

/** A party's ending: everybody wins or everybody loses. `scores` are the seats' own points, if the rulebook counts them. */
export function endedTogether(
  seats: number,
  { reason, scores, ...ending }: { won: boolean; score: number; rank?: string; reason: string; scores?: number[] },
): Outcome {
  const all = Array.from({ length: seats }, (_none, seat): Seat => seat);
  return endedBySides([{ name: 'party', seats: all, ...ending }], reason, scores);
}

/** An ending of sides. Seats have their side's score unless the rulebook counts points of their own. */
export function endedBySides(sides: Side[], reason: string, scores?: number[]): Outcome {
  const winners = sides.flatMap(({ won, seats }) => (won ? seats : [])).sort((a, b) => a - b);
  const shared: number[] = [];
  for (const { seats, score } of sides) for (const seat of seats) shared[seat] = score;
  return { winners, scores: scores ?? shared, reason, sides };
}

/** The party, if everybody won or lost together; null: there were several sides, or each seat played for itself. */
export const partyOf = ({ sides }: Outcome): Side | null => (sides?.length === 1 ? sides[0]! : null);

const plainly = (word: string): string => word.replace(/-/g, ' ');

type Named = Pick<Words<never, never, never>, 'side' | 'rank'>;

/** What people call a side, and how well it did. */
export const sideName = (words: Named, { name }: Side): string => words.side?.(name) ?? plainly(name);
export const rankName = (words: Named, { rank }: Side): string | null =>
  rank === undefined ? null : (words.rank?.(rank) ?? plainly(rank));

/** Why sides and winners do not belong together, or null. */
export function oddSides({ winners, sides }: Outcome, seats: number): string | null {
  if (sides === undefined) return null;
  const placed = sides.flatMap((side) => side.seats).sort((a, b) => a - b);
  if (placed.length !== seats || placed.some((seat, i) => seat !== i))
    return `the sides seat ${JSON.stringify(placed)}, each seat belongs to one`;
  const won = new Set(sides.flatMap((side) => (side.won ? side.seats : [])));
  if (won.size !== winners.length || winners.some((seat) => !won.has(seat))) return 'the winners are not the seats of the sides that won';
  if (new Set(sides.map(({ name }) => name)).size < sides.length) return 'two sides have the same name';
  const odd = sides.find(({ name, rank = 'none' }) => [name, rank].some((word) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word)));
  if (odd) return `'${odd.name}' or its rank '${odd.rank}' is not a short stable word`;
  return sides.every(({ score }) => Number.isFinite(score)) ? null : 'a side has no score';
}
