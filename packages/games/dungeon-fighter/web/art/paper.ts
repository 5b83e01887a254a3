/** Creatures as whole SVGs for the scene: the same woodcuts on cardboard as elsewhere, without a page's style sheets. */
import type { Creature, Place } from '@undercroft/board/art/standee.tsx';

const [PAPER, BOARD, INK] = ['#f5e7c8', '#a97a44', '#2a1a10'];
const [OUTLINE, THIN] = [46, 22];
const WHOLE: Place = { at: [256, 256], scale: 1 };

/** The box all figures are drawn in, and where in it they stand, as shares from its top left. */
const BOX = { x: -44, y: -52, width: 600, height: 640 };
export const PAPER_SHAPE = BOX.height / BOX.width;
export const PAPER_FOOT: readonly [number, number] = [0.5, 0.97];

const moved = ({ at: [x, y], scale, turn = 0, mirrored }: Place): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${mirrored === true ? -scale : scale} ${scale}) translate(-256 -256)`;

interface Layer {
  colour: string;
  /** Of the outline, as wide on small props as on big ones; 0: none. */
  outline: number;
}

function printed(drawing: string, place: Place, { colour, outline }: Layer): string {
  const stroke = outline === 0 ? '' : ` stroke="${colour}" stroke-width="${outline / place.scale}" stroke-linejoin="round"`;
  return `<g transform="${moved(place)}" color="${colour}" fill="${colour}"${stroke}>${drawing}</g>`;
}

/** What it stands on: nobody floats, however the woodcut ends. */
const tab = (colour: string, band: string): string =>
  `<path d="M150 470h212v104h-212z" fill="${colour}"/>${band === '' ? '' : `<path d="M104 516h304v56h-304z" fill="${band}" stroke="${INK}" stroke-width="12"/>`}`;

const eye = ([x, y, r]: readonly [number, number, number]): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffaf0" stroke="${INK}" stroke-width="${Math.max(4, r / 6)}"/><circle cx="${x + r * 0.2}" cy="${y + r * 0.22}" r="${r * 0.48}" fill="${INK}"/>`;

const whole = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}" width="${BOX.width}" height="${BOX.height}">${inside}</svg>`;

/** `band`: the colour of its seat, at the foot. */
export function paperSvg({ base, place = WHOLE, props, tint, eyes = [], detail = '' }: Creature, band = ''): string {
  const outlines = (colour: string) =>
    [{ drawing: base, ...place }, ...props].map((part) => printed(part.drawing, part, { colour, outline: OUTLINE })).join('');
  const ink = props.map(
    (prop) =>
      printed(prop.drawing, prop, { colour: PAPER, outline: THIN }) +
      printed(prop.drawing, prop, { colour: prop.ink === true ? INK : tint, outline: 0 }),
  );
  return whole(
    `<g transform="translate(7 6)">${outlines(BOARD)}${tab(BOARD, '')}</g>${tab(PAPER, '')}${outlines(PAPER)}${printed(base, place, { colour: INK, outline: 0 })}${detail}${eyes.map(eye).join('')}${ink.join('')}${band === '' ? '' : tab('none', band)}`,
  );
}

/** A token as a tag of paper on a string. */
export const tagSvg = (drawing: string, colour: string): string =>
  whole(
    `<path d="M256 -52v120" stroke="${INK}" stroke-width="16"/><path d="M110 150l146 -100l146 100v380h-292z" fill="${PAPER}" stroke="${BOARD}" stroke-width="22" stroke-linejoin="round"/><circle cx="256" cy="126" r="24" fill="${INK}"/>${printed(drawing, { at: [256, 350], scale: 0.5 }, { colour, outline: 0 })}`,
  );
