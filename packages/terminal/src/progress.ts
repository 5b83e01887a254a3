/** How far a long command is, on the error stream, so that what is printed can still be piped. */
import { bar } from './box.ts';
import { inkFor } from './ink.ts';
import type { Io } from './io.ts';

const TENTH = 100;

/** A command that is over sooner needs no word; after that each line waits four times as long as the one before. */
const FIRST = 4000;
const NEXT = 4;

export interface Progress {
  /** Shows how far it is, with a few words. */
  at(part: number, whole: number, words: string): void;
  /** Removes the bar. */
  done(): void;
}

/** A bar where somebody watches; elsewhere a line now and then, so that a log says how long it will be. */
export const progressFor = (io: Io): Progress => (io.isTTY ? barOn(io) : linesOn(io));

function inWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** As long again for what is left as what is done has taken. */
function leftIn(elapsed: number, part: number, whole: number): string {
  if (part <= 0) return `nothing to reckon with after ${inWords(elapsed)}`;
  return `about ${inWords((elapsed / part) * (whole - part))} to go`;
}

function barOn(io: Io): Progress {
  const ink = inkFor(io);
  const began = performance.now();
  let last = Number.NEGATIVE_INFINITY;
  return {
    at(part, whole, words) {
      const now = performance.now();
      if (now - last < TENTH && part < whole) return;
      last = now;
      const left = now - began < FIRST || part >= whole ? '' : `, ${leftIn(now - began, part, whole)}`;
      io.stderr.write(`\r\u001b[K${ink('yellow', bar(part, whole, 20))} ${`${words}${left}`.slice(0, 58)}`);
    },
    done: () => void io.stderr.write('\r\u001b[K'),
  };
}

function linesOn(io: Io): Progress {
  const began = performance.now();
  let due = FIRST;
  /** Nothing was done when the last line was written: the first thing done is worth one. */
  let guessing = false;
  let known = { part: 0, whole: 1, words: '' };
  const say = () => {
    const elapsed = performance.now() - began;
    io.stderr.write(`${known.words}: ${leftIn(elapsed, known.part, known.whole)}\n`);
    guessing = known.part <= 0;
    due = elapsed * NEXT;
  };
  // Who plays in threads has time to look at the clock even if nothing comes to its end.
  const timer = setTimeout(() => known.words !== '' && performance.now() - began >= due && say(), FIRST);
  timer.unref();
  return {
    at(part, whole, words) {
      known = { part, whole, words };
      const elapsed = performance.now() - began;
      if (part < whole && (elapsed >= due || (guessing && part > 0))) say();
    },
    done: () => clearTimeout(timer),
  };
}
