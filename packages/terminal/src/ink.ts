/** Colours, when the terminal and its owner want them. */
import { type InspectColor, styleText } from 'node:util';
import type { Io } from './io.ts';

/** Dresses a text; without colour it stays as it is. */
export type Ink = (style: InspectColor | InspectColor[], text: string) => string;

const plain: Ink = (_style, text) => text;
const coloured: Ink = (style, text) => (text === '' ? '' : styleText(style, text, { validateStream: false }));

/** Colour on a terminal, never with NO_COLOR, always with FORCE_COLOR. */
export function inkFor(io: Io): Ink {
  if (io.env.NO_COLOR) return plain;
  if (io.env.FORCE_COLOR && io.env.FORCE_COLOR !== '0') return coloured;
  return io.isTTY && io.env.TERM !== 'dumb' ? coloured : plain;
}
