/** A throw while it is shown: simulated first, then played as it was, slower where it matters. */

import type { SoundName } from '@undercroft/board/sound/sound.ts';
import { BOX, DIE, FILM_SIZE, type Film, MOMENTS, TABLE } from '@undercroft/physics';
import type { Obstacle } from '../src/throws/index.ts';
import { BOARD } from '../src/throws/target.ts';

export interface Flight {
  film: Film;
  /** Numbers of the dice in the film's order: the thrown one first. */
  dice: readonly number[];
  /** What stood on the oak for it. */
  obstacles: readonly Obstacle[];
  /** What the die touched, when, and how hard in mm/s. */
  knocks: readonly Knock[];
  /** Between these ticks time goes slower; null: nowhere. */
  slow: { from: number; to: number } | null;
}

export interface Knock {
  tick: number;
  what: number;
  hard: number;
}

const TICKS_PER_MS = 240 / 1000;
const SLOWER = 0.35;
/** Slow motion lasts so long at most, in ms. */
const MOST_SLOW = 900;
/** Within 4 cm of the bull, slower than 0.6 m/s: then everybody holds their breath. */
const [NEAR, GENTLE] = [40, 600];

/** From a simulated throw. */
export function flightFrom(
  { film, touches }: { film: Film; touches: readonly { what: number; from: number; hardest: number }[] },
  dice: readonly number[],
  obstacles: readonly Obstacle[],
): Flight {
  const knocks = touches.map(({ what, from, hardest }) => ({ tick: Math.floor(from / MOMENTS), what, hard: hardest }));
  return { film, dice, obstacles, knocks, slow: slowIn(film) };
}

/** The first time the die comes gently near the bull on the shield; never twice in one throw. */
function slowIn({ ticks, dice: [thrown] }: Film): Flight['slow'] {
  const at = (tick: number, axis: number): number => thrown![tick * FILM_SIZE + axis]!;
  const low = BOARD.thickness / 1000 + 40;
  for (let tick = 1; tick < ticks; tick++) {
    const isNear = Math.hypot(at(tick, 0), at(tick, 1)) < NEAR && at(tick, 2) < low;
    const speed = Math.hypot(...[0, 1, 2].map((axis) => at(tick, axis) - at(tick - 1, axis))) * 240;
    if (isNear && speed < GENTLE && speed > 20)
      return { from: tick, to: Math.min(ticks, tick + Math.round(MOST_SLOW * TICKS_PER_MS * SLOWER)) };
  }
  return null;
}

/** How long it is shown, in ms at full length. */
export function msOf({ film, slow }: Flight): number {
  const extra = slow === null ? 0 : (slow.to - slow.from) * (1 / SLOWER - 1);
  return (film.ticks + extra) / TICKS_PER_MS;
}

/** Which tick is to be seen after so many ms. */
export function tickAt({ film, slow }: Flight, ms: number): number {
  const ticks = ms * TICKS_PER_MS;
  if (slow === null || ticks <= slow.from) return Math.min(ticks, film.ticks);
  const slowed = slow.from + (ticks - slow.from) * SLOWER;
  const after = slow.to + ticks - slow.from - (slow.to - slow.from) / SLOWER;
  return Math.min(slowed < slow.to ? slowed : after, film.ticks);
}

/** When a tick is to be seen, in ms. */
export function msAt({ slow }: Flight, tick: number): number {
  if (slow === null || tick <= slow.from) return tick / TICKS_PER_MS;
  const slowly = Math.min(tick, slow.to) - slow.from;
  return (slow.from + slowly / SLOWER + Math.max(0, tick - slow.to)) / TICKS_PER_MS;
}

/** Softer touches are not heard. */
const AUDIBLE = 120;

/** What each knock sounds like: oak rings, the shield is dull, dice click. */
export function soundsOf({ knocks }: Flight): { tick: number; sound: SoundName }[] {
  return knocks
    .filter(({ hard }) => hard > AUDIBLE)
    .map(({ tick, what }) => ({ tick, sound: what === TABLE ? 'oak' : what >= DIE ? 'bone' : what >= BOX ? 'card' : 'step' }));
}
