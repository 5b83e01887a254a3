/** The server's part in fair dice: a secret nobody can guess. What is made of it, and how it is checked, is the engine's. */
import { randomBytes } from 'node:crypto';

export { commitOf, type SeatEntropy, type SeedParts, seedOf, seedText, unfair } from '@undercroft/engine';

/** 256 bits from the operating system, as 64 hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
