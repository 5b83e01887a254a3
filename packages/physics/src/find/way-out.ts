/** The one question behind most contacts: which way is out of this box from here, and how far? */
import { CORE } from '../die.ts';

/** A spot: a point in the box's own directions, half the box's lengths, the way out, the distance (below 0: inside). */
export const HALVES = 3;
export const OUT = 6;
export const AWAY = 9;
const SPOT_SIZE = 10;

/** A spot of its own for each place in the code, so that the engine sees one array with one use. */
export const spotOnBox = (): Float64Array => new Float64Array(SPOT_SIZE);
export const spotOnDie = (): Float64Array => spotOnBox().fill(CORE, HALVES, OUT);

/** Outside, the way leads from the nearest place of the box; inside, through the nearest side. */
export function wayOut(s: Float64Array): void {
  const qx = Math.abs(s[0]!) - s[HALVES]!;
  const qy = Math.abs(s[1]!) - s[HALVES + 1]!;
  const qz = Math.abs(s[2]!) - s[HALVES + 2]!;
  const ox = Math.max(qx, 0);
  const oy = Math.max(qy, 0);
  const oz = Math.max(qz, 0);
  const distance = Math.sqrt(ox * ox + oy * oy + oz * oz);
  if (distance > 1e-9) {
    s[OUT] = s[0]! < 0 ? -ox / distance : ox / distance;
    s[OUT + 1] = s[1]! < 0 ? -oy / distance : oy / distance;
    s[OUT + 2] = s[2]! < 0 ? -oz / distance : oz / distance;
    s[AWAY] = distance;
    return;
  }
  const byX = qx >= qy && qx >= qz;
  const byY = !byX && qy >= qz;
  s[OUT] = byX ? (s[0]! < 0 ? -1 : 1) : 0;
  s[OUT + 1] = byY ? (s[1]! < 0 ? -1 : 1) : 0;
  s[OUT + 2] = byX || byY ? 0 : s[2]! < 0 ? -1 : 1;
  s[AWAY] = byX ? qx : byY ? qy : qz;
}

/** The nearest place is a corner of the die's core: corner spheres meet such points exactly, by themselves. */
export const isAtCorner = (s: Float64Array): boolean => Math.abs(s[0]!) > CORE && Math.abs(s[1]!) > CORE && Math.abs(s[2]!) > CORE;
