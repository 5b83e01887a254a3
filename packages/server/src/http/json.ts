/** Reading JSON from strangers: nothing deep enough to hurt, no keys that reach into prototypes. */
import { TableError } from '../tables/contract.ts';

const DEEPEST = 32;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Bytes of a request body or of a message on a socket. */
export const LARGEST_MESSAGE = 64 * 1024;

function check(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw new TableError('too-deep', 400, `JSON may be nested at most ${DEEPEST} deep`);
  if (Array.isArray(value)) {
    for (const item of value) check(item, depth + 1);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (FORBIDDEN.has(key)) throw new TableError('forbidden-key', 400, `the key '${key}' is not accepted`);
    check(item, depth + 1);
  }
}

/** The value of a JSON text, or a `TableError` that says what is wrong with it. */
export function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TableError('malformed-json', 400, 'this is not JSON');
  }
  check(value, 0);
  return value;
}
