/** How long a scene may take: the pace says how fast a story is told, and what all of it may take before one is asked again. */

import type { Motion } from '@undercroft/board/contract.ts';
import type { Pace } from '@undercroft/client';

/** How the viewer wants to be told. */
export interface Tempo {
  /** How much may move. */
  motion: Motion;
  pace: Pace;
}

/** Speed: 1 is as long as the face wants it. `most`: of all scenes between two questions to whoever looks, in milliseconds. */
const TELLING: Record<Pace, { speed: number; most: number }> = {
  story: { speed: 1, most: 20_000 },
  brisk: { speed: 0.5, most: 6000 },
  'at-once': { speed: 0, most: 0 },
};

/** What happens far off, where somebody wants it brisk: seen in one glance. */
const GLANCE = 300;
/** Shorter than this, nobody would see it. */
const SHORTEST = 150;

/** Keeps account of the time scenes take while somebody waits to be asked. */
export class Telling {
  private spent = 0;

  /** Whoever is asked waits no longer. */
  begin(): void {
    this.spent = 0;
  }

  /**
   * How long a scene takes that the face wants so long; 0: it is shown at once. `limited`: somebody waits for a turn, and `far` from what
   * the scene shows.
   */
  plan(ms: number, { motion, pace }: Tempo, { limited, far = false }: { limited: boolean; far?: boolean }): number {
    const { speed, most } = TELLING[pace];
    if (motion === 'off' || ms * speed <= 0) return 0;
    if (!limited) return ms * speed;
    // Each scene takes at most half of what is left: the first ones are seen well, and there is never an end of time.
    const longest = far && pace === 'brisk' ? GLANCE : ms * speed;
    const planned = Math.min(longest, ms * speed, (most - this.spent) / 2);
    if (planned < SHORTEST) return 0;
    this.spent += planned;
    return planned;
  }
}
