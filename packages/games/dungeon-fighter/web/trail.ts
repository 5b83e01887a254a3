/** The way a thrown die came, for whoever wants to argue: where it was, and what it touched first, with the time since it was let go. */
import { FILM_SIZE } from '@undercroft/physics';
import type { Facts } from '../src/throws/index.ts';
import type { Flight, Knock } from './flight.ts';

type Place = readonly [x: number, y: number, z: number];

export interface Contact {
  kind: 'bounce' | 'shield' | 'rest';
  /** Of the bounces; 0: none. */
  n: number;
  /** In micrometres. */
  at: Place;
  /** Seconds since it was let go. */
  seconds: number;
}

export interface Ghost {
  at: Place;
  /** About the vertical, in degrees, as seen from above. */
  turn: number;
}

export interface Trail {
  dots: readonly Place[];
  contacts: readonly Contact[];
  /** A few poses on the way: for whoever sees no movement. */
  ghosts: readonly Ghost[];
  /** How high the die came above the table, in centimetres. */
  high: number;
}

export const TICKS_PER_SECOND = 240;
const MOST_DOTS = 60;
/** Two places nearer than this are the same, in micrometres. */
const SAME = 2000;

const placeAt = ({ film }: Flight, tick: number): Place => {
  const at = tick * FILM_SIZE;
  const [x, y, z] = film.dice[0]!.subarray(at, at + 3);
  return [x! * 1000, y! * 1000, z! * 1000];
};

const GHOSTS = 5;

/** Evenly in time, from the hand to just before it lies. */
function ghostsOf(flight: Flight): Ghost[] {
  const { film, released } = flight;
  return Array.from({ length: GHOSTS }, (_, i) => {
    const tick = released + Math.floor(((film.ticks - released) * i) / GHOSTS);
    const [w, a, b, c] = film.dice[0]!.subarray(tick * FILM_SIZE + 3, tick * FILM_SIZE + FILM_SIZE);
    return { at: placeAt(flight, tick), turn: (Math.atan2(2 * (w! * c! + a! * b!), 1 - 2 * (b! * b! + c! * c!)) * 180) / Math.PI };
  });
}

/** Dots at equal times, fewer where it hardly moves any more. */
function dotsOf(flight: Flight): Place[] {
  const { film, released } = flight;
  const step = Math.max(5, Math.ceil((film.ticks - released) / MOST_DOTS));
  const dots: Place[] = [];
  for (let tick = released; tick < film.ticks; tick += step) {
    const [next, last] = [placeAt(flight, tick), dots.at(-1)];
    if (last === undefined || Math.hypot(next[0] - last[0], next[1] - last[1], next[2] - last[2]) > 4000) dots.push(next);
  }
  return dots;
}

/** The judge's counted bounces and the first touch of the shield, with the moment at which they were heard. */
export function trailOf(flight: Flight, { bouncedAt, touchedBoardAt }: Pick<Facts, 'bouncedAt' | 'touchedBoardAt'>): Trail {
  const { film, released, knocks } = flight;
  // Shield and table may be touched at the same moment: it is the place that counts.
  const heard = (x: number, y: number): Knock | undefined => knocks.find(({ at }) => Math.hypot(at[0] - x, at[1] - y) < SAME);
  const since = (tick: number): number => (tick - released) / TICKS_PER_SECOND;
  const bounces = bouncedAt.map(
    ({ x, y }, i): Contact => ({ kind: 'bounce', n: i + 1, at: [x, y, 0], seconds: since(heard(x, y)?.tick ?? released) }),
  );
  const shield = touchedBoardAt === null ? undefined : heard(touchedBoardAt.x, touchedBoardAt.y);
  const touched: Contact[] = shield === undefined ? [] : [{ kind: 'shield', n: 0, at: shield.at, seconds: since(shield.tick) }];
  const rest = placeAt(flight, film.ticks - 1);
  const heights = Array.from({ length: film.ticks - released }, (_, i) => placeAt(flight, released + i)[2]);
  return {
    dots: dotsOf(flight),
    contacts: [...bounces, ...touched, { kind: 'rest', n: 0, at: rest, seconds: since(film.ticks) }],
    ghosts: ghostsOf(flight),
    high: Math.max(0, ...heights) / 10_000,
  };
}
