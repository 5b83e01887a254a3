/**
 * Dice that nobody can choose and everybody can check. Before anybody sits down the server draws a secret and publishes
 * its hash; every person adds some text when sitting down; the seed of the match is a hash of all of it. The server
 * could not know the texts when it drew the secret, and nobody at the table knows the secret before the end.
 * `docs/fair-dice.md` explains it to players.
 */
import type { Seat } from './contract.ts';
import type { Seed } from './random.ts';
import { sha256 } from './sha256.ts';

/** What one person added when sitting down. */
export interface SeatEntropy {
  seat: Seat;
  entropy: string;
}

export interface SeedParts {
  secret: string;
  tableId: string;
  entropy: readonly SeatEntropy[];
}

/** What is published when the table is made: the SHA-256 of the secret's 64 digits. */
export function commitOf(secret: string): string {
  return sha256(secret);
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

/** What is wrong with revealed dice, or null: the secret must fit the commit, and all of it must give the seed. */
export function unfair(parts: SeedParts & { commit: string; seed: string }): string | null {
  if (commitOf(parts.secret) !== parts.commit) return 'the secret is not the one the server committed to';
  if (seedOf(parts) !== parts.seed) return 'the seed was not made from the secret, the table and what the people added';
  return null;
}
