/** Reading JSON from strangers: nothing deep enough to hurt, no keys that reach into prototypes. */
import { TableError } from '../tables/said/contract.ts';

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
  // Parsed from JSON, so it has no other members than its own.
  for (const key in value) {
    if (FORBIDDEN.has(key)) throw new TableError('forbidden-key', 400, `the key '${key}' is not accepted`);
    check((value as Record<string, unknown>)[key], depth + 1);
  }
}

/** What is larger than this is dear to read: it costs points, and waits until no move does. */
const SMALL = 16 * 1024;
export const isLarge = (bytes: number): boolean => bytes > SMALL;
/** What reading so much costs, in points of about 5 ms with all that checks it. */
export const pointsFor = (bytes: number): number => (isLarge(bytes) ? Math.ceil(bytes / SMALL) : 0);

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
