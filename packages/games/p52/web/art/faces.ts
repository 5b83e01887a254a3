/** Faces, drawn over the people's woodcuts: where each people has its eyes and its mouth, and what can be seen there. */
import type { Creature } from '@undercroft/board/art/standee.tsx';
import type { Face } from '../../src/rules/faces.ts';

type Point = readonly [x: number, y: number];

/** In the box of 512. Somebody in profile has one eye to show. */
interface Features {
  eyes: readonly Point[];
  /** Radius of an eye. */
  size: number;
  mouth: Point;
}

const FEATURES: Readonly<Record<string, Features>> = {
  fenfolk: {
    eyes: [
      [208, 260],
      [304, 260],
    ],
    size: 36,
    mouth: [256, 316],
  },
  cragborn: {
    eyes: [
      [216, 112],
      [297, 112],
    ],
    size: 28,
    mouth: [256, 142],
  },
  lanternkin: {
    eyes: [
      [206, 270],
      [306, 270],
    ],
    size: 36,
    mouth: [256, 336],
  },
  harrowed: { eyes: [[254, 236]], size: 40, mouth: [238, 320] },
  tidewalker: {
    eyes: [
      [200, 200],
      [312, 200],
    ],
    size: 36,
    mouth: [256, 286],
  },
  brasshand: {
    eyes: [
      [192, 280],
      [320, 280],
    ],
    size: 42,
    mouth: [256, 380],
  },
};
/** A traveller in a hood. */
const HOODED: Features = {
  eyes: [
    [336, 86],
    [372, 86],
  ],
  size: 18,
  mouth: [352, 116],
};

const [INK, BRASS, PAPER] = ['#2a1a10', '#b5702a', '#fffaf0'];

function spectacles({ eyes, size }: Features): string {
  const [r, thick] = [size * 1.2, size / 3.4];
  const glasses = eyes.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${PAPER}" fill-opacity=".8" stroke="${INK}" stroke-width="${thick * 1.6}"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${BRASS}" stroke-width="${thick}"/><circle cx="${x + r * 0.16}" cy="${y + r * 0.16}" r="${r * 0.34}" fill="${INK}"/>`,
  );
  const [left, right] = eyes;
  // One eye wears a monocle, on a chain.
  const between =
    right === undefined
      ? `M${left![0]} ${left![1] + r}q${-r * 0.8} ${r * 1.6} ${-r * 0.2} ${r * 3}`
      : `M${left![0] + r} ${left![1]}Q${(left![0] + right[0]) / 2} ${left![1] - r * 0.5} ${right[0] - r} ${right[1]}`;
  return `<path d="${between}" fill="none" stroke="${BRASS}" stroke-width="${thick}"/>${glasses.join('')}`;
}

function patch({ eyes, size }: Features): string {
  const [x, y] = eyes[0]!;
  const far = size * 3.4;
  return `<path d="M${x - far * 0.55} ${y - size * 0.6}L${x + far} ${y - size * 2.1}" stroke="${PAPER}" stroke-width="${size * 0.6}"/><path d="M${x - far * 0.55} ${y - size * 0.6}L${x + far} ${y - size * 2.1}" stroke="${INK}" stroke-width="${size * 0.3}"/><path d="M${x - size * 1.25} ${y - size}Q${x} ${y - size * 1.5} ${x + size * 1.25} ${y - size}Q${x + size * 1.2} ${y + size * 1.2} ${x} ${y + size * 1.35}Q${x - size * 1.2} ${y + size * 1.2} ${x - size * 1.25} ${y - size}z" fill="#5f2a72" stroke="${PAPER}" stroke-width="${size * 0.22}"/>`;
}

function moustache({ mouth: [x, y], size }: Features): string {
  const w = size * 2.5;
  const half = (side: 1 | -1): string =>
    `M${x} ${y - size * 0.5}C${x + side * w * 0.25} ${y - size * 1.2} ${x + side * w * 0.7} ${y - size * 0.2} ${x + side * w} ${y - size * 0.9}C${x + side * w * 1.02} ${y + size * 0.5} ${x + side * w * 0.45} ${y + size * 0.9} ${x} ${y + size * 0.15}z`;
  return `<path d="${half(-1)}${half(1)}" fill="#8f4300" stroke="${PAPER}" stroke-width="${size * 0.26}" stroke-linejoin="round" paint-order="stroke"/>`;
}

function plaster({ eyes, size }: Features): string {
  const [x, y] = eyes.at(-1)!;
  const [w, h] = [size * 2.5, size * 0.95];
  const dots = [-0.28, 0, 0.28].map((at) => `<circle cx="${at * size}" cy="0" r="${size * 0.09}" fill="${INK}"/>`).join('');
  const strip = `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${h / 2}" fill="#f2c08f" stroke="${INK}" stroke-width="${size * 0.14}"/>`;
  return `<g transform="translate(${x + size * 0.2} ${y + size * 1.5}) rotate(-32)">${strip}<rect x="${-h * 0.55}" y="${-h / 2}" width="${h * 1.1}" height="${h}" fill="#fbe3c6" stroke="${INK}" stroke-width="${size * 0.1}"/>${dots}</g>`;
}

const DETAILS: Readonly<Partial<Record<Face, (features: Features) => string>>> = { spectacles, patch, moustache, plaster };

/** What a face adds to a figure. */
export function faceOn(creature: Creature, race: string, face: Face | undefined): Creature {
  const features = FEATURES[race] ?? HOODED;
  const draw = face === undefined ? undefined : DETAILS[face];
  // Eyes that a people has by itself are not seen through a patch.
  const eyes = creature.eyes?.slice(face === 'patch' ? 1 : 0) ?? [];
  if (draw !== undefined) return { ...creature, eyes, detail: draw(features) };
  if (face !== 'awake') return creature;
  // One eye is always wider awake than the other.
  return { ...creature, eyes: features.eyes.map(([x, y], i) => [x, y, features.size * (i === 0 ? 1.35 : 1)]) };
}

/** Where a standee of such people has its face, in percent of its picture, and how much nearer one goes to see it. */
export function nearFace(race: string): { left: number; top: number; scale: number } {
  const { eyes, size, mouth } = FEATURES[race] ?? HOODED;
  const x = eyes.reduce((sum, [own]) => sum + own, 0) / eyes.length;
  const y = (eyes[0]![1] * 2 + mouth[1]) / 3;
  // The picture of a standee begins 40 to the left of the box and 60 above it.
  return { left: ((x + 40) / 592) * 100, top: ((y + 60) / 640) * 100, scale: 60 / size };
}
