/**
 * Dice that nobody can choose and everybody can check. Before anybody sits down the server draws a secret and publishes
 * its hash; every person publishes the hash of a text when sitting down; only when all have, the texts are shown, and the
 * seed of the match is a hash of all of it. Whoever shows last cannot change a letter any more, and nobody at the table
 * knows the secret before the end. `docs/fair-dice.md` explains it to players.
 */
import type { Seat } from './contract.ts';
import type { Seed } from './random.ts';
import { sha256 } from './sha256.ts';

/** What one person added. */
export interface SeatEntropy {
  seat: Seat;
  entropy: string;
}

/** What one person was bound to before any text was shown. */
export interface SeatCommit {
  seat: Seat;
  commit: string;
}

export interface SeedParts {
  secret: string;
  tableId: string;
  entropy: readonly SeatEntropy[];
}

/** Everything that is revealed when the game has ended. */
export interface DiceProof extends SeedParts {
  /** The hash of the secret. */
  commit: string;
  /** The hashes of the texts; tables of earlier versions have none. */
  commits?: readonly SeatCommit[] | undefined;
  /** People who were away when the texts were shown: the table began without theirs. */
  without?: readonly Seat[] | undefined;
  seed: string;
}

/** What is published instead of a secret or a text: the SHA-256 of it. */
export function commitOf(text: string): string {
  return sha256(text);
}

/** The text whose hash is the seed: JSON without spaces, seats in order. */
export function seedText({ secret, tableId, entropy }: SeedParts): string {
  const seats = entropy
    .slice()
    .sort((a, b) => a.seat - b.seat)
    .map((e) => [e.seat, e.entropy]);
  return JSON.stringify(['undercroft-seed-1', secret, tableId, seats]);
}

export function seedOf(parts: SeedParts): Seed {
  return sha256(seedText(parts));
}

/** What is wrong with the texts: each must be the one committed to, and whoever has none must be named. */
function wrongText({ entropy, commits, without = [] }: DiceProof): string | null {
  if (commits === undefined) return null;
  for (const { seat, commit } of commits) {
    const shown = entropy.find((each) => each.seat === seat);
    if (shown === undefined && !without.includes(seat)) return `the text of seat ${seat + 1} was left out`;
    if (shown !== undefined && commitOf(shown.entropy) !== commit) return `the text of seat ${seat + 1} is not the one committed to`;
  }
  const stray = entropy.find(({ seat }) => !commits.some((each) => each.seat === seat));
  return stray === undefined ? null : `nobody had committed to the text of seat ${stray.seat + 1}`;
}

/** What is wrong with revealed dice, or null: secret and texts must fit their commits, and all of it must give the seed. */
export function unfair(proof: DiceProof): string | null {
  if (commitOf(proof.secret) !== proof.commit) return 'the secret is not the one the server committed to';
  const wrong = wrongText(proof);
  if (wrong !== null) return wrong;
  if (seedOf(proof) !== proof.seed) return 'the seed was not made from the secret, the table and what the people added';
  return null;
}
