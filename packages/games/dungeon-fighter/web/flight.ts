/** A throw while it is shown: simulated first, then played as it was, slower where it matters. */

import type { SoundName } from '@undercroft/board/sound/sound.ts';
import { BOX, DIE, FILM_SIZE, type Film, MOMENTS, TABLE } from '@undercroft/physics';
import type { LaunchFilm, Obstacle } from '../src/throws/index.ts';
import { BOARD, HOLES } from '../src/throws/target.ts';

export interface Flight {
  film: Film;
  /** Numbers of the dice in the film's order: the thrown one first. */
  dice: readonly number[];
  /** What stood on the oak for it. */
  obstacles: readonly Obstacle[];
  /** The tick at which the die leaves the hand or the last launcher; before it, what the body does with it. */
  released: number;
  /** Which launcher has the die from which tick to which. */
  stretches: LaunchFilm['stretches'];
  /** What the die touched, where, when, and how hard in mm/s. */
  knocks: readonly Knock[];
  /** Between these ticks time goes slower; null: nowhere. */
  slow: { from: number; to: number } | null;
}

export interface Knock {
  tick: number;
  what: number;
  hard: number;
  /** In micrometres of the table. */
  at: readonly [x: number, y: number, z: number];
}

/** What was simulated of a throw. */
export interface Simulated {
  film: Film;
  touches: readonly { what: number; from: number; hardest: number; x: number; y: number; z: number }[];
}

const TICKS_PER_MS = 240 / 1000;
const SLOWER = 0.35;
/** Slow motion lasts so long at most, in ms. */
const MOST_SLOW = 900;
/** Within 4 cm of the bull, slower than 0.6 m/s: then everybody holds their breath. */
const [NEAR, GENTLE] = [40, 600];

/** From a simulated throw; `launch`: what the body did before. */
export function flightFrom(
  { film, touches }: Simulated,
  dice: readonly number[],
  obstacles: readonly Obstacle[],
  launch: LaunchFilm | null = null,
): Flight {
  const released = launch?.ticks ?? 0;
  const whole = launch === null ? film : withLaunch(film, launch);
  const knocks = touches.map(({ what, from, hardest, x, y, z }) => ({
    tick: released + Math.floor(from / MOMENTS),
    what,
    hard: hardest,
    at: [x * 1000, y * 1000, z * 1000] as const,
  }));
  return { film: whole, dice, obstacles, released, stretches: launch?.stretches ?? [], knocks, slow: slowIn(whole, released) };
}

/** Dice that lay there lie still until the thrown one flies. */
function withLaunch({ ticks, dice }: Film, launch: LaunchFilm): Film {
  const joined = dice.map((frames, i) => {
    const whole = new Float64Array(launch.frames.length + frames.length);
    if (i === 0) whole.set(launch.frames);
    else for (let tick = 0; tick < launch.ticks; tick++) whole.set(frames.subarray(0, FILM_SIZE), tick * FILM_SIZE);
    whole.set(frames, launch.frames.length);
    return whole;
  });
  return { ticks: launch.ticks + ticks, dice: joined };
}

/** How much the nearest face is off the level, as the cosine: 1 lies flat. */
function flatness([w, x, y, z]: readonly [number, number, number, number]): number {
  const up = [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)];
  return Math.max(...up.map(Math.abs));
}

/** In millimetres. A die rocks on a rim when its middle is about over the rim, low and tilted. */
const RIM = 9;
const isOnRim = (x: number, y: number): boolean =>
  HOLES.some((hole) => Math.abs(Math.hypot(x - hole.x / 1000, y - hole.y / 1000) - hole.radius / 1000) < RIM);
const [LOW_ON_RIM, ROCKING, TILTED] = [24, 300, 0.985];

/** The first time the die comes gently near the bull on the shield, or rocks on the rim of a hole; never twice in one throw. */
function slowIn({ ticks, dice: [thrown] }: Film, released: number): Flight['slow'] {
  const at = (tick: number, axis: number): number => thrown![tick * FILM_SIZE + axis]!;
  const low = BOARD.thickness / 1000 + 40;
  for (let tick = released + 1; tick < ticks; tick++) {
    const [x, y, z] = [at(tick, 0), at(tick, 1), at(tick, 2)];
    const speed = Math.hypot(...[0, 1, 2].map((axis) => at(tick, axis) - at(tick - 1, axis))) * 240;
    const isNear = Math.hypot(x, y) < NEAR && z < low && speed < GENTLE;
    const rocks =
      z < LOW_ON_RIM && speed < ROCKING && isOnRim(x, y) && flatness([at(tick, 3), at(tick, 4), at(tick, 5), at(tick, 6)]) < TILTED;
    if ((isNear || rocks) && speed > 20) return { from: tick, to: Math.min(ticks, tick + Math.round(MOST_SLOW * TICKS_PER_MS * SLOWER)) };
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
