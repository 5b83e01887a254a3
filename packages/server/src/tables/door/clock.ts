/**
 * Time that only goes forward, at an even pace, whatever is done to the clock on the wall. It begins where the wall stands,
 * or where the store has come to if that is later, and goes on by the processor's own count. If the two differ, because
 * somebody set the clock or the machine slept, it goes a tenth faster or slower until they agree again: so nobody's time
 * runs out early, and nothing waits longer, by more than a tenth.
 */
import type { Store } from '../../store/store.ts';

/** How much faster or slower it may go. */
const PACE = 0.1;

/** A store that is further ahead than this is not believed. */
const MOST_AHEAD = 25 * 3600 * 1000;

/** Between two looks at the store's own clock. */
const LOOK_MS = 60_000;

export interface Sources {
  /** Milliseconds since 1970; may jump. */
  wall(): number;
  /** Milliseconds since some moment; never jumps. */
  steady(): number;
}

const OWN: Sources = { wall: () => Date.now(), steady: () => performance.now() };

export class SteadyClock {
  private readonly sources: Sources;
  private time: number;
  private last: number;
  /** By how much the store's clock is ahead of ours: nodes on one store go by its clock. */
  private ahead = 0;

  constructor(begin: number, sources: Sources = OWN) {
    this.sources = sources;
    this.time = begin;
    this.last = sources.steady();
  }

  now(): number {
    const steady = this.sources.steady();
    const passed = Math.max(0, steady - this.last);
    this.last = steady;
    const gap = this.sources.wall() + this.ahead - (this.time + passed);
    this.time += passed + Math.max(-PACE * passed, Math.min(PACE * passed, gap));
    return Math.floor(this.time);
  }

  /** The store says what time it is. */
  agree(theirs: number): void {
    this.ahead = theirs - this.sources.wall();
  }
}

/** A clock that begins no earlier than what the store holds, and goes by the store's own clock if it has one. */
export async function clockFor(store: Store, sources: Sources = OWN): Promise<{ clock: SteadyClock; stop(): void }> {
  const { now, latest } = await store.times();
  const wall = now ?? sources.wall();
  const clock = new SteadyClock(Math.max(wall, Math.min(latest, wall + MOST_AHEAD)), sources);
  if (now === null) return { clock, stop() {} };
  clock.agree(now);
  const look = async () => {
    const asked = await store.times().catch(() => null);
    if (asked?.now != null) clock.agree(asked.now);
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return { clock, stop: () => clearInterval(timer) };
}
