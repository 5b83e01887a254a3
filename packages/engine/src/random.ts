/**
 * All chance of a table. The generator is plain data and lives in the table, so that a copy of a table has
 * the same future and a saved one goes on where it was.
 *
 * Two generators stand behind one set of functions. `chacha8` serves real tables: it cannot be
 * reconstructed from the dice people have seen. `sfc32` serves simulations and the tables bots imagine,
 * where speed matters and secrecy does not.
 */
import { isNoted, note } from './draws.ts';
import { copyPeopleDice, type PeopleDice, takeTold } from './people-dice.ts';
import { sha256 } from './sha256.ts';

export interface Random {
  kind: 'sfc32' | 'chacha8';
  /** sfc32: a, b, c, counter. chacha8: the key (8 words), then how many words were drawn. */
  words: number[];
  /** At a table with real dice: what its people rolled. */
  people?: PeopleDice;
}

/** 256 bits as 64 hexadecimal digits. */
export type Seed = string;

const TWO32 = 4294967296;
const INVERSE = 1 / TWO32;
const SEED = /^[0-9a-f]{64}$/;

/** Any text becomes a seed; a text that already is one stays as it is. */
export function seedFrom(text: string): Seed {
  return SEED.test(text) ? text : sha256(text);
}

/** The generator of real tables. */
export function chacha8(seed: Seed): Random {
  if (!SEED.test(seed)) throw new Error('a seed is 64 hexadecimal digits');
  const words: number[] = [];
  for (let i = 0; i < 8; i++) words.push(Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0);
  words.push(0);
  return { kind: 'chacha8', words };
}

/** The fast generator of simulations. */
export function sfc32(seed: number): Random {
  const random: Random = { kind: 'sfc32', words: [0, 0, 0, 0] };
  reseed(random, seed);
  return random;
}

/** Starts an sfc32 generator anew, in place. */
export function reseed(random: Random, seed: number): void {
  const w = random.words;
  w[0] = 0x9e3779b9 | 0;
  w[1] = (seed / TWO32) | 0;
  w[2] = seed | 0;
  w[3] = 1;
  for (let i = 0; i < 12; i++) nextSfc32(w);
}

export function copyRandom(random: Random): Random {
  const { kind, words, people } = random;
  return people === undefined ? { kind, words: words.slice() } : { kind, words: words.slice(), people: copyPeopleDice(people) };
}

/** Whether two generators stand at the same point, that is, nothing was drawn between. */
export function samePoint(a: Random, b: Random): boolean {
  return a.kind === b.kind && a.words.every((word, i) => word === b.words[i]) && a.people?.count === b.people?.count;
}

function nextSfc32(w: number[]): number {
  const a = w[0]!;
  const b = w[1]!;
  const c = w[2]!;
  const d = w[3]!;
  const t = (((a + b) | 0) + d) | 0;
  w[3] = (d + 1) | 0;
  w[0] = b ^ (b >>> 9);
  w[1] = (c + (c << 3)) | 0;
  w[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

const state = new Int32Array(16);
const block = new Int32Array(16);

function quarter(a: number, b: number, c: number, d: number): void {
  const s = block;
  let x: number;
  s[a] = s[a]! + s[b]!; x = s[d]! ^ s[a]!; s[d] = (x << 16) | (x >>> 16);
  s[c] = s[c]! + s[d]!; x = s[b]! ^ s[c]!; s[b] = (x << 12) | (x >>> 20);
  s[a] = s[a]! + s[b]!; x = s[d]! ^ s[a]!; s[d] = (x << 8) | (x >>> 24);
  s[c] = s[c]! + s[d]!; x = s[b]! ^ s[c]!; s[b] = (x << 7) | (x >>> 25);
}

/** One word of the ChaCha key stream with 8 rounds (constants and layout of RFC 8439, nonce zero). */
function nextChacha8(w: number[]): number {
  const drawn = w[8]!;
  w[8] = drawn + 1;
  const counter = Math.floor(drawn / 16);
  state[0] = 0x61707865;
  state[1] = 0x3320646e;
  state[2] = 0x79622d32;
  state[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) state[4 + i] = w[i]!;
  state[12] = counter | 0;
  state[13] = Math.floor(counter / TWO32);
  state[14] = 0;
  state[15] = 0;
  block.set(state);
  for (let round = 0; round < 4; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  const i = drawn % 16;
  return (block[i]! + state[i]!) >>> 0;
}

const nextWord = (random: Random): number => (random.kind === 'sfc32' ? nextSfc32(random.words) : nextChacha8(random.words));

/** 32 random bits. */
export function bits32(random: Random): number {
  const word = nextWord(random);
  if (isNoted()) note(['word', word]);
  return word;
}

/** A whole number from 0 to n-1 (n below 2^21), all equally likely: draws that would favour some are thrown away. */
export function below(random: Random, n: number): number {
  const drawn = drawBelow(random, n);
  if (isNoted()) note(['below', n, drawn]);
  return drawn;
}

function drawBelow(random: Random, n: number): number {
  for (;;) {
    const product = nextWord(random) * n;
    const high = (product * INVERSE) | 0;
    const low = product - high * TWO32;
    if (low >= n || low >= (TWO32 - n) % n) return high;
  }
}

/** One die. At a table with real dice the people say what it shows, so a rule that rolls dice takes them from here. */
export function die(random: Random, sides = 6, which?: number): number {
  if (random.people !== undefined) return takeTold(random.people, sides, which);
  const shows = drawBelow(random, sides) + 1;
  if (isNoted()) note(['die', sides, shows]);
  return shows;
}

/**
 * One card, by the numbers of those that may lie there (from 1). At a table with real cards the people say which one they
 * turned up; null: the house turns up its own. `which`: the deck, as the game numbers them.
 */
export function turned(random: Random, faces: readonly number[], which?: number): number | null {
  if (random.people === undefined) return null;
  const shows = takeTold(random.people, Math.max(...faces), which, faces);
  return shows === 0 ? null : shows;
}

export function pick<X>(random: Random, list: readonly X[]): X {
  if (list.length === 0) throw new Error('nothing to pick from');
  const picked = list[drawBelow(random, list.length)]!;
  if (isNoted()) note(['pick', list.slice(), picked]);
  return picked;
}

/** Places of lists shorter than this can be drawn with products of 32 bits. */
const SHORT = 0x8000;

/** Shuffles in place (Fisher-Yates). */
export function shuffle<X>(random: Random, list: X[]): void {
  if (random.kind === 'sfc32' && list.length < SHORT) {
    shuffleFast(random.words, list);
    return;
  }
  const before = isNoted() ? list.slice() : null;
  for (let i = list.length - 1; i > 0; i--) {
    const j = drawBelow(random, i + 1);
    const x = list[i]!;
    list[i] = list[j]!;
    list[j] = x;
  }
  if (before !== null) note(['shuffle', before, list.slice()]);
}

/** The same draws with the generator's words held in locals: most of a simulated game is shuffling. */
function shuffleFast<X>(w: number[], list: X[]): void {
  let a = w[0]!;
  let b = w[1]!;
  let c = w[2]!;
  let d = w[3]!;
  for (let i = list.length - 1; i > 0; i--) {
    const n = i + 1;
    let j: number;
    let low: number;
    do {
      const t = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
      // The two halves of the product that `below` takes, without leaving 32 bits.
      j = (Math.imul(t >>> 16, n) + (Math.imul(t & 0xffff, n) >>> 16)) >>> 16;
      low = Math.imul(t, n) >>> 0;
    } while (low < n && low < (TWO32 - n) % n);
    const x = list[i]!;
    list[i] = list[j]!;
    list[j] = x;
  }
  w[0] = a;
  w[1] = b;
  w[2] = c;
  w[3] = d;
}

/** An index, each as likely as its weight. Weights are whole numbers, so that nothing depends on rounding. */
export function weighted(random: Random, weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) total += weight;
  if (!(total > 0)) throw new Error('weights must add up to more than 0');
  let x = below(random, total);
  for (let i = 0; i < weights.length; i++) {
    x -= weights[i]!;
    if (x < 0) return i;
  }
  throw new Error('weights must be whole numbers');
}

/** A fraction in [0, 1), for bots and reports; rules use whole numbers only. */
export function fraction(random: Random): number {
  return nextWord(random) / TWO32;
}
