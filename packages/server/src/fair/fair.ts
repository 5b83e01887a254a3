/** The server's part in fair dice: a secret nobody can guess. What is made of it, and how it is checked, is the engine's. */
import { randomBytes } from 'node:crypto';
import { sha256 } from '@undercroft/engine';

export { commitOf, type SeatCommit, type SeatEntropy, type SeedParts, seedOf, seedText, unfair } from '@undercroft/engine';

/** 256 bits from the operating system, as 64 hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/**
 * The secret of a round: the table's own at first, and another each time everything is committed anew. They follow from
 * the table's own, which was drawn before anybody came: every node finds the same, and nobody can draw again.
 */
export function secretOf(secret: string, round: number): string {
  return round === 0 ? secret : sha256(JSON.stringify(['undercroft-secret', secret, round]));
}
