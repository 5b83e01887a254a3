/** Texts from people, made fit to be shown to other people. */

import { cleanLine, isTaken, LONGEST_NAME } from '@undercroft/engine';
import { TableError } from './contract.ts';

export const LONGEST_ENTROPY = 200;

export const LONGEST_SAYING = 500;

const LONGEST_KEY = 100;

/** A name for a person or a table; what is left of nothing is `otherwise`. */
export function cleanName(name: string, otherwise = 'Guest'): string {
  return cleanLine(name, LONGEST_NAME) || otherwise;
}

/** The name or, if somebody at the table has it already, the name with the next number that makes it another: `Maud 2`. */
export function distinctName(name: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const mark = n === 1 ? '' : ` ${n}`;
    const tried = cleanLine(name, LONGEST_NAME - mark.length) + mark;
    if (!isTaken(tried, taken)) return tried;
  }
}

export function cleanSaying(text: string): string {
  const said = cleanLine(text, LONGEST_SAYING);
  if (said === '') throw new TableError('nothing-said', 400, 'there is nothing to say in that');
  return said;
}

const SHA256 = /^[0-9a-f]{64}$/;

/** What somebody who sits down is bound to: a hash, or the text itself. */
export function checkBinding({ commit, entropy }: { commit?: string; entropy?: string }): { commit: string } | { entropy: string } {
  if (commit === undefined) return { entropy: checkEntropy(entropy) };
  if (entropy !== undefined) throw new TableError('bad-entropy', 400, 'send the hash of your text, or the text, but not both');
  return { commit: checkCommit(commit) };
}

export function checkCommit(commit: string): string {
  if (SHA256.test(commit)) return commit;
  throw new TableError('bad-commit', 400, 'a commit is the SHA-256 of your text: 64 hexadecimal digits');
}

/** Any text will do, but no file. */
export function checkEntropy(entropy: unknown): string {
  if (typeof entropy === 'string' && entropy.length <= LONGEST_ENTROPY) return entropy;
  throw new TableError('bad-entropy', 400, `what you add to the dice is a text of up to ${LONGEST_ENTROPY} characters`);
}

/** The key under which the log remembers a request: the person's own, so that nobody can use up another's. */
export function requestKey(personId: string, key: unknown): string {
  if (typeof key === 'string' && key.length > 0 && key.length <= LONGEST_KEY && !key.includes('\0')) return `${personId}:${key}`;
  throw new TableError('bad-key', 400, `an idempotency key is a text of 1 to ${LONGEST_KEY} characters`);
}
