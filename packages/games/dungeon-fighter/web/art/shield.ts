/**
 * The painted shield: rings, holes, moat, bones and quarters, drawn from the very figures the dice are judged by. One painting for the
 * scene's texture, the view from above and the print at true size. As the inside of an SVG in millimetres, its middle in the origin.
 */
import { BONE_LENGTH, BONE_WIDTH, BONES, HOLES, MOAT, RINGS, SEAMS } from '../../src/throws/target.ts';

const UM = 1000;
/** From the bullseye outwards. */
export const RING_COLOURS = ['#2a1a10', '#b02f4f', '#f0deb2', '#2d655d', '#d8b377', '#5c3549'] as const;
export const RING_INKS = ['#f5e7c8', '#fbeed2', '#2a1a10', '#f5e7c8', '#2a1a10', '#f5e7c8'] as const;
const [INK, CREAM, DARK] = ['#23140c', '#f5e7c8', '#2b190e'];

const radii = RINGS.map(({ radius }) => radius / UM);
export const SHIELD_RADIUS = radii.at(-1)!;

const figure = (n: number): string => String(Math.round(n * 100) / 100);
/** At so many millimetres from the middle, so many degrees anticlockwise; SVG's y points down. */
function at(radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), -radius * Math.sin(angle)];
}
const point = ([x, y]: readonly [number, number]): string => `${figure(x)} ${figure(y)}`;

/** Wear that is the same in every painting. */
function chance(): () => number {
  let state = 11;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const rings = (): string =>
  radii
    .map((radius, i) => `<circle r="${radius}" fill="${RING_COLOURS[i]}"/>`)
    .reverse()
    .join('');

function brushMarks(): string {
  const next = chance();
  const marks: string[] = [];
  for (let i = 0; i < 420; i++) {
    const [radius, from] = [24 + next() * 183, next() * 360];
    const [a, b] = [at(radius, from), at(radius, from + 6 + next() * 42)];
    const colour = next() > 0.55 ? '#fff2d0' : '#1a0a06';
    marks.push(
      `<path d="M${point(a)}A${figure(radius)} ${figure(radius)} 0 0 0 ${point(b)}" fill="none" stroke="${colour}" stroke-opacity="${figure(0.03 + next() * 0.1)}" stroke-width="${figure(0.5 + next() * 2.2)}" stroke-linecap="round"/>`,
    );
  }
  for (let i = 0; i < 60; i++) {
    const [x, y] = at(30 + next() * 174, next() * 360);
    const [length, turn] = [3 + next() * 15, next() * 6.28];
    const tip = point([Math.cos(turn) * length, Math.sin(turn) * length]);
    marks.push(
      `<path d="M${point([x, y])}l${tip}" stroke="#e8cf9b" stroke-opacity="${figure(0.18 + next() * 0.3)}" stroke-width="${figure(0.5 + next() * 0.9)}" stroke-linecap="round"/>`,
    );
  }
  return marks.join('');
}

/** A dogtooth border, nails, and lines between the rings. */
function edges(): string {
  const teeth = Array.from({ length: 72 }, (_, i) => {
    const corners = [at(203.5, i * 5), at(197.5, i * 5 + 2.5), at(203.5, i * 5 + 5)].map(point);
    return `<path d="M${corners.join('L')}Z" fill="#d8b377" fill-opacity=".85"/>`;
  });
  const nails = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = at(206.4, i * 15 + 7.5);
    return `<circle cx="${figure(x)}" cy="${figure(y)}" r="2" fill="#e8cf9b"/>`;
  });
  const lines = radii
    .slice(1, -1)
    .map(
      (radius) =>
        `<circle r="${radius}" fill="none" stroke="${INK}" stroke-width="3"/><circle r="${radius + 3}" fill="none" stroke="${CREAM}" stroke-opacity=".5" stroke-width=".9"/>`,
    );
  const lip = `<circle r="206.6" fill="none" stroke="${INK}" stroke-width="6.8"/><circle r="206" fill="none" stroke="#a97a44" stroke-width="2"/>`;
  return [...teeth, lip, ...nails, ...lines].join('');
}

/** The four quarters, with letters that say what joins (DF-010). */
function quarters(): string {
  return SEAMS.map((tenths, i) => {
    const degrees = tenths / 10;
    const letters = [-4.2, 4.2].map((aside) => {
      const [x, y] = at(187.5, degrees + aside);
      const turn = 90 - degrees - aside + (degrees > 180 ? 180 : 0);
      return `<text transform="translate(${point([x, y])}) rotate(${figure(turn)}) translate(0 4.2)" font-size="11.5" font-weight="700" text-anchor="middle" fill="${CREAM}" fill-opacity=".6">${'ABCD'[i]}</text>`;
    });
    const seam = `<path d="M${point(at(radii[0]!, degrees))}L${point(at(SHIELD_RADIUS, degrees))}" stroke="#140a06" stroke-opacity=".72" stroke-width="1.4"/>`;
    return seam + letters.join('');
  }).join('');
}

function bones(): string {
  const [length, width] = [BONE_LENGTH / UM, BONE_WIDTH / UM];
  return BONES.map(({ x, y, along: [ax, ay] }) => {
    const turn = (Math.atan2(-ay, ax) * 180) / Math.PI;
    return `<g transform="translate(${point([x / UM, -y / UM])}) rotate(${figure(turn)})"><rect x="${-length / 2}" y="${-width / 2}" width="${length}" height="${width}" rx="${width / 2}" fill="${INK}" stroke="${INK}" stroke-width="3"/><path d="M-14.5-1.7H14.5C15-5 17.5-5.5 19.3-5 22-4.3 23-1.5 21.2 0 23 1.5 22 4.3 19.3 5 17.5 5.5 15 5 14.5 1.7H-14.5C-15 5-17.5 5.5-19.3 5-22 4.3-23 1.5-21.2 0-23-1.5-22-4.3-19.3-5-17.5-5.5-15-5-14.5-1.7Z" fill="#fff3d6"/></g>`;
  }).join('');
}

/** Spokes on which numerals stand: none meets a hole, a bone or the moat. The fives stand on angles of their own. */
const SPOKES = [
  { degrees: 180, stretch: 1.3, fives: 180 },
  { degrees: 348, stretch: 1.3, fives: 12 },
  { degrees: 281, stretch: 1.12, fives: 263 },
  { degrees: 100, stretch: 1.12, fives: 100 },
] as const;
/** Where in its ring a numeral stands, and how large it is. */
const NUMERALS: Record<number, { shift: number; size: number }> = {
  1: { shift: -3.5, size: 25 },
  2: { shift: 0, size: 24.5 },
  3: { shift: 0, size: 24.5 },
  4: { shift: 0, size: 24.5 },
  5: { shift: 1.5, size: 20.5 },
};

function numerals(): string {
  return SPOKES.flatMap(({ degrees, stretch, fives }) =>
    [1, 2, 3, 4, 5].map((n) => {
      const { shift, size } = NUMERALS[n]!;
      const middle = (radii[6 - n]! + radii[5 - n]!) / 2 + shift;
      const outline = n % 2 === 1 ? '#1a0d08' : '#fff6df';
      return `<text transform="translate(${point(at(middle, n === 5 ? fives : degrees))}) scale(1 ${stretch}) translate(0 ${figure(size * 0.35)})" font-size="${size}" font-weight="800" text-anchor="middle" fill="${RING_INKS[6 - n]}" stroke="${outline}" stroke-width="1.6" paint-order="stroke" stroke-opacity=".55">${n}</text>`;
    }),
  ).join('');
}

/** A bull looks out of the bullseye, and is not pleased. */
const BULL = `<circle r="22" fill="#2a1a10"/><circle r="19.8" fill="none" stroke="${CREAM}" stroke-width="1.3"/><circle r="17.2" fill="#c23a2b"/><g transform="translate(0 1.2) scale(.078) translate(-256 -256)"><path d="M70 96c-6 74 40 118 112 122-10 40-6 96 8 140 12 40 36 66 66 66s54-26 66-66c14-44 18-100 8-140 72-4 118-48 112-122-22 48-62 68-116 64-20-10-44-14-70-14s-50 4-70 14c-54 4-94-16-116-64z" fill="#f8ead0" stroke="#2a1a10" stroke-width="16" stroke-linejoin="round"/><circle cx="214" cy="246" r="30" fill="#fff" stroke="#2a1a10" stroke-width="11"/><circle cx="298" cy="246" r="30" fill="#fff" stroke="#2a1a10" stroke-width="11"/><circle cx="224" cy="254" r="13" fill="#2a1a10"/><circle cx="288" cy="240" r="13" fill="#2a1a10"/><path d="M208 344q48-30 96 0-2 52-48 56-46-4-48-56z" fill="#e8a9a0" stroke="#2a1a10" stroke-width="10"/><circle cx="236" cy="356" r="8" fill="#2a1a10"/><circle cx="276" cy="356" r="8" fill="#2a1a10"/><path d="M240 376q16 40 32 0" fill="none" stroke="#f2b36a" stroke-width="11"/></g>`;

function moatPath(): string {
  const [outer, inner] = [MOAT.outer / UM, MOAT.inner / UM];
  const toward = ([x, y]: readonly [number, number], radius: number): string => {
    const long = Math.hypot(x, y);
    return point([(x / long) * radius, (-y / long) * radius]);
  };
  return `M${toward(MOAT.from, outer)}A${outer} ${outer} 0 0 0 ${toward(MOAT.to, outer)}L${toward(MOAT.to, inner)}A${inner} ${inner} 0 0 1 ${toward(MOAT.from, inner)}Z`;
}

function gaps(cut: boolean): string {
  const holes = HOLES.map(({ x, y, radius }) => {
    const [cx, cy, r] = [x / UM, -y / UM, radius / UM];
    const rim = `<circle cx="${figure(cx)}" cy="${figure(cy)}" r="${r + 1.6}" fill="none" stroke="${INK}" stroke-width="3.4"/><circle cx="${figure(cx)}" cy="${figure(cy)}" r="${r + 4.2}" fill="none" stroke="${CREAM}" stroke-opacity=".55" stroke-width="1"/>`;
    const dark = `<circle cx="${figure(cx)}" cy="${figure(cy)}" r="${r}" fill="${DARK}"/><path d="M${figure(cx - r)} ${figure(cy)}a${r} ${r} 0 0 1 ${2 * r} 0" fill="#000" fill-opacity=".45"/>`;
    return cut ? rim : rim + dark;
  });
  return `${holes.join('')}<path d="${moatPath()}" fill="${cut ? 'none' : DARK}" stroke="${INK}" stroke-width="3"/>`;
}

/** `worn`: with brush marks, for the scene. `cut`: holes are left open, because the scene has real ones. */
export function paintShield({ worn = false, cut = false }: { worn?: boolean; cut?: boolean } = {}): string {
  return [rings(), worn ? brushMarks() : '', edges(), quarters(), bones(), numerals(), BULL, gaps(cut)].join('');
}
