/** The plain throw, solved: how fast must a die leave to come down there? */
import { forward, GRAVITY, type Vector } from '../body/directions.ts';
import { DIE_EDGE } from '../target.ts';

/** Half a die over the table: where its middle is when it bounces. */
const DOWN = DIE_EDGE / 2000;

/** Seconds until a die that rises at `up` mm/s comes down on the table; null: it never gets over the edge. */
export function flightTime(height: number, up: number): number | null {
  const root = up * up + 2 * GRAVITY * (height - DOWN);
  return root < 0 ? null : (up + Math.sqrt(root)) / GRAVITY;
}

/** The velocity at which a die from `place` (µm) rising at `up` first comes down `reach` mm from the board's middle, `aside` tenths of a degree off. */
export function towards(place: Vector, up: number, reach: number, aside: number): Vector {
  const time = flightTime(place[2] / 1000, up) ?? 0.4;
  const distance = Math.sqrt(place[0] * place[0] + place[1] * place[1]) / 1000 - reach;
  const [x, y] = forward(place, aside);
  return [(x * distance) / time, (y * distance) / time, up];
}
