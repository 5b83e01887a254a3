/** A progress bar on the error stream, so that what is printed can still be piped. */

import { bar } from './box.ts';
import { inkFor } from './ink.ts';
import type { Io } from './io.ts';

const TENTH = 100;

export interface Progress {
  /** Shows how far it is, with a few words. */
  at(part: number, whole: number, words: string): void;
  /** Removes the bar. */
  done(): void;
}

/** Shows nothing unless somebody watches. */
export function progressFor(io: Io): Progress {
  if (!io.isTTY) return { at: () => {}, done: () => {} };
  const ink = inkFor(io);
  let last = Number.NEGATIVE_INFINITY;
  return {
    at(part, whole, words) {
      const now = performance.now();
      if (now - last < TENTH && part < whole) return;
      last = now;
      io.stderr.write(`\r\u001b[K${ink('yellow', bar(part, whole, 24))} ${words.slice(0, 50)}`);
    },
    done: () => void io.stderr.write('\r\u001b[K'),
  };
}
