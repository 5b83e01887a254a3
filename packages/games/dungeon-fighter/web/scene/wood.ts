/** The oak table: planks, grain, knots, mug rings, and the chalk line that hands stay behind. */
import { between, blank, type Painting, wear } from './canvas.ts';
import type { Theme } from './theme.ts';

/** Centimetres of the table's side; the chalk lies this far from the middle. */
const [SIDE, CHALK] = [110, 47];
const PLANKS = 9;
const GRAINS = 42;

interface Oak extends Painting {
  theme: Theme;
  next: () => number;
  /** Pixels for each centimetre. */
  k: number;
}

interface Knot {
  x: number;
  y: number;
  radius: number;
}

export function paintWood(theme: Theme, pixels: number): Painting {
  const painting = blank(pixels);
  const oak: Oak = { ...painting, theme, next: wear(5), k: pixels / SIDE };
  for (let plank = 0; plank < PLANKS; plank++) paintPlank(oak, plank);
  for (const [x, z] of [
    [27, 15],
    [30.5, 11.5],
    [-31, -26],
  ] as const)
    paintMugRing(oak, x, z);
  paintChalk(oak);
  return painting;
}

function paintPlank(oak: Oak, plank: number): void {
  const { ink, canvas, theme, next, k } = oak;
  const width = (SIDE / PLANKS) * k;
  const x = plank * width;
  const colour = between(theme.wood[0], theme.wood[2], next());
  const shade = ink.createLinearGradient(x, 0, x + width, 0);
  shade.addColorStop(0, between(colour, '#000', 0.14));
  shade.addColorStop(0.12, colour);
  shade.addColorStop(0.8, between(colour, '#ffcf8a', 0.05));
  shade.addColorStop(1, between(colour, '#000', 0.2));
  ink.fillStyle = shade;
  ink.fillRect(x, 0, width, canvas.height);
  ink.save();
  ink.beginPath();
  ink.rect(x, 0, width, canvas.height);
  ink.clip();
  const knots = Array.from({ length: 1 + Math.floor(next() * 2) }, () => ({
    x: x + width * (0.25 + next() * 0.5),
    y: canvas.height * (0.06 + next() * 0.88),
    radius: (0.5 + next() * 0.8) * k,
  }));
  for (let i = 0; i < GRAINS; i++) paintGrain(oak, x + width * (i / GRAINS) + next() * 6 - 3, knots);
  for (const knot of knots) paintKnot(oak, knot);
  ink.restore();
  ink.globalAlpha = 1;
  if (plank > 0) paintJoint(oak, x);
}

/** A long thin lens of darker or lighter wood that bends round knots. */
function paintGrain({ ink, canvas, theme, next, k }: Oak, x: number, knots: readonly Knot[]): void {
  const from = next() * canvas.height * 1.1 - canvas.height * 0.1;
  const length = (10 + next() * 46) * k;
  const width = (0.04 + next() * 0.13) * k;
  const isDark = next() < 0.72;
  ink.fillStyle = isDark ? theme.grain : '#ffd9a0';
  ink.globalAlpha = isDark ? theme.grainStrength * (0.35 + next() * 0.65) : 0.1 + next() * 0.12;
  let bend = (next() - 0.5) * 0.5 * k;
  for (const knot of knots) {
    const aside = x - knot.x;
    const isNear = knot.y > from && knot.y < from + length && Math.abs(aside) < knot.radius * 3.2;
    if (isNear) bend += Math.sign(aside || 1) * knot.radius * 1.9 * (1 - Math.abs(aside) / (knot.radius * 3.2));
  }
  const [endX, endY, middle] = [x + (next() - 0.5) * 0.5 * k, from + length, from + length / 2];
  ink.beginPath();
  ink.moveTo(x, from);
  ink.quadraticCurveTo((x + endX) / 2 + bend + width, middle, endX, endY);
  ink.quadraticCurveTo((x + endX) / 2 + bend - width, middle, x, from);
  ink.fill();
}

function paintKnot({ ink, theme, next, k }: Oak, { x, y, radius }: Knot): void {
  ink.strokeStyle = theme.grain;
  ink.lineWidth = 0.11 * k;
  for (let ring = 4; ring > 0; ring--) {
    ink.globalAlpha = theme.grainStrength * (0.45 + 0.12 * (4 - ring));
    ink.beginPath();
    ink.ellipse(x + (next() - 0.5) * 4, y, radius * 0.24 * ring, radius * 0.5 * ring, 0.06, 0, 6.3);
    ink.stroke();
  }
}

function paintJoint({ ink, canvas, theme, k }: Oak, x: number): void {
  ink.fillStyle = between(theme.grain, '#000', 0.5);
  ink.globalAlpha = 0.9;
  ink.fillRect(x - 0.14 * k, 0, 0.26 * k, canvas.height);
  ink.globalAlpha = 0.28;
  ink.fillStyle = '#ffdca8';
  ink.fillRect(x + 0.14 * k, 0, 0.07 * k, canvas.height);
  ink.globalAlpha = 1;
}

function paintMugRing({ ink, theme, next, k }: Oak, x: number, z: number): void {
  ink.strokeStyle = between(theme.grain, '#000', 0.2);
  ink.globalAlpha = 0.13;
  for (let i = 0; i < 5; i++) {
    ink.lineWidth = (0.12 + next() * 0.3) * k;
    ink.beginPath();
    const from = next() * 6;
    ink.arc((x + SIDE / 2 + next() * 0.2) * k, (z + SIDE / 2 + next() * 0.2) * k, (3.7 + next() * 0.12) * k, from, from + 4.6);
    ink.stroke();
  }
  ink.globalAlpha = 1;
}

/** R-DF-49  The hand's zone, drawn by an unsteady hand. */
function paintChalk({ ink, theme, next, k }: Oak): void {
  const corners = [
    [-CHALK, CHALK],
    [CHALK, CHALK],
    [CHALK, -CHALK],
    [-CHALK, -CHALK],
    [-CHALK, CHALK],
  ] as const;
  ink.strokeStyle = theme.chalk;
  ink.lineCap = 'round';
  ink.globalAlpha = 0.34;
  for (let layer = 0; layer < 3; layer++) {
    ink.lineWidth = (0.2 + 0.12 * layer) * k;
    ink.beginPath();
    for (let side = 0; side < 4; side++)
      for (let i = 0; i <= 40; i++) {
        const [a, b, share] = [corners[side]!, corners[side + 1]!, i / 40];
        const x = (a[0] + (b[0] - a[0]) * share + SIDE / 2 + (next() - 0.5) * 0.16) * k;
        const y = (a[1] + (b[1] - a[1]) * share + SIDE / 2 + (next() - 0.5) * 0.16) * k;
        if (side === 0 && i === 0) ink.moveTo(x, y);
        else ink.lineTo(x, y);
      }
    ink.stroke();
  }
  ink.globalAlpha = 1;
}
