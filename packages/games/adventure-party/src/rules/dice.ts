/** Dice of the pool: one number each, with colour, face and whether it is locked or was set. */
import { CRITICAL, FACES, many, RUNE, SHOWN } from '../content/dice.ts';
import type { FaceName } from '../content/vocabulary.ts';

/** Two bits of colour, three of face (7: not rolled yet), then locked, set, and how many of its runes are spent. */
export type Die = number;

const COLOUR = 3;
const FACE = 2;
const UNROLLED = 7;
const LOCKED = 0x20;
const SET = 0x40;
const SPENT = 7;

export const newDie = (colour: number): Die => colour | (UNROLLED << FACE);
export const colourOf = (die: Die): number => die & COLOUR;
/** The number of its face, or 7 before it is rolled. */
export const faceOf = (die: Die): number => (die >> FACE) & 7;
/** AP-107  Its rune was used: it is frozen. */
export const isLocked = (die: Die): boolean => (die & LOCKED) !== 0;
export const wasSet = (die: Die): boolean => (die & SET) !== 0;
export const isRolled = (die: Die): boolean => ((die >> FACE) & 7) !== UNROLLED;

/** A die of the pool as people are asked to roll it: its colour and its place. */
export const pickedUp = (die: Die, at: number): number => colourOf(die) + at * (COLOUR + 1);
export const pickedColour = (which: number): number => which & COLOUR;
export const pickedPlace = (which: number): number => Math.floor(which / (COLOUR + 1));

export const rolledTo = (die: Die, face: number): Die => (die & COLOUR) | (face << FACE);
/** A locked die that the house lets be set stays locked, its rune gone. */
export const setTo = (die: Die, face: number): Die => (die & ~(UNROLLED << FACE)) | (face << FACE) | SET;
export const withRuneSpent = (die: Die): Die => (die | LOCKED) + (1 << SPENT);

/** What it shows, as a sum of symbols; nothing before it is rolled. Spent runes are still shown: see `runesLeft`. */
export const shownBy = (die: Die): number => SHOWN[die & COLOUR]![(die >> FACE) & 7] ?? 0;
export const faceName = (die: Die): FaceName => FACES[die & COLOUR]![(die >> FACE) & 7] ?? 'blank';
export const isCritical = (die: Die): boolean => CRITICAL[die & COLOUR]![(die >> FACE) & 7] === true;

/** R-AP-22  Runes on it that were not used yet: two on a face give two uses. */
export const runesLeft = (die: Die): number => Math.max(0, many(shownBy(die), RUNE) - (die >> SPENT));
