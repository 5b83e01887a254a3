/**
 * Angles without the engine's own trigonometry, whose last bit each engine may choose: series of + and * give the
 * same bits everywhere. Good to more than twelve digits, which is far below a micrometre.
 */
const TENTHS = 1800 / Math.PI;

/** Sine of an angle in tenths of a degree. */
export function sine(tenths: number): number {
  // Into -900 … 900, where few terms are enough.
  let t = tenths % 3600;
  if (t > 1800) t -= 3600;
  if (t < -1800) t += 3600;
  if (t > 900) t = 1800 - t;
  if (t < -900) t = -1800 - t;
  const x = t / TENTHS;
  const square = x * x;
  let term = x;
  let sum = x;
  for (let n = 3; n <= 19; n += 2) {
    term = (-term * square) / (n * (n - 1));
    sum += term;
  }
  return sum;
}

export const cosine = (tenths: number): number => sine(tenths + 900);

/** From one vector to another, in radians between -π and π, by their cross and dot products. */
export function angleOf(cross: number, dot: number): number {
  const length = Math.sqrt(cross * cross + dot * dot);
  if (length === 0) return 0;
  // Behind, half the angle's tangent grows without bound: turn round first.
  if (dot < 0) return cross < 0 ? angleOf(-cross, -dot) - Math.PI : Math.PI + angleOf(-cross, -dot);
  return 2 * arcTangent(cross / (length + dot));
}

/** For values between -1 and 1: halve the angle until a short series is exact. */
function arcTangent(value: number): number {
  let x = value;
  for (let i = 0; i < 3; i++) x = x / (1 + Math.sqrt(1 + x * x));
  const square = x * x;
  let power = x;
  let sum = 0;
  for (let n = 1; n <= 17; n += 2) {
    sum += (n % 4 === 1 ? power : -power) / n;
    power *= square;
  }
  return sum * 8;
}
