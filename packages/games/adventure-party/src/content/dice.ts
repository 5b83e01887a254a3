/** AP-016, R-AP-04  The sixteen dice: four of each colour, and what stands on their faces (18.1). */
import { type FaceName, SYMBOLS, type SymbolName } from './vocabulary.ts';

export const DICE_PER_COLOUR = 4;

/** The six faces of each colour; the number of a face is its place here. */
export const FACES: readonly (readonly FaceName[])[] = [
  ['S', 'S', 'S', 'S+H', 'SS', 'blank'],
  ['A', 'A', 'AA', 'A+R', 'R', 'blank'],
  ['M', 'M+R', 'M+R', 'MM', 'H', 'blank'],
  ['H', 'H', 'HH', 'H+R', 'S+H', 'R'],
];
export const SIDES = 6;

export const SWORD = 0;
export const ARROW = 1;
export const MAGIC = 2;
export const SHIELD = 3;
export const RUNE = 4;

/** Letters of faces, in the order of the symbols. */
const LETTERS = 'SAMHR';
const count = (face: FaceName, letter: string): number => (face === 'blank' ? 0 : face.split(letter).length - 1);

/** Symbols are added up six bits each: a pool of sixteen dice with two on a face and a few more never fills them. */
export const BITS = 6;
const FULL = (1 << BITS) - 1;
/** One symbol of a kind, in such a sum. */
export const one = (symbol: number): number => 1 << (BITS * symbol);
/** How many of a kind are in such a sum. */
export const many = (sum: number, symbol: number): number => (sum >> (BITS * symbol)) & FULL;

/** What a face shows, as such a sum, by colour and face. */
export const SHOWN: readonly (readonly number[])[] = FACES.map((faces) =>
  faces.map((face) => [...LETTERS].reduce((sum, letter, symbol) => sum + count(face, letter) * one(symbol), 0)),
);

/** AP-162  Two swords or two arrows on one face; two magic are none. */
export const CRITICAL: readonly (readonly boolean[])[] = FACES.map((faces) => faces.map((face) => face === 'SS' || face === 'AA'));

/** The different faces of each colour, by the first number that shows them: what a die can be set to. */
export const DIFFERENT: readonly (readonly number[])[] = FACES.map((faces) =>
  faces.map((face) => faces.indexOf(face)).filter((first, i) => first === i),
);

export const symbolOf = (name: SymbolName): number => SYMBOLS.indexOf(name);
