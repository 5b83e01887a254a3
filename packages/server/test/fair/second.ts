/**
 * A second implementation of `docs/fair-dice.md`, from the document alone: nothing of the engine is used. Whoever changes
 * the generator, the order of its words or how dice come of them has to change the document, and then this.
 */
import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** "The seed is made of all of it". */
export function seedFrom(secret: string, table: string, texts: readonly { seat: number; entropy: string }[]): string {
  const parts = texts.toSorted((a, b) => a.seat - b.seat).map(({ seat, entropy }) => [seat, entropy]);
  return sha256(JSON.stringify(['undercroft-seed-1', secret, table, parts]));
}

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
] as const;
const DIAGONALS = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const rotated = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (32n - by))) & 0xffffffffn;

/** The sixteen words of one block of the key stream, with eight rounds. */
function blockOf(key: readonly bigint[], counter: bigint): bigint[] {
  const first = [...CONSTANTS.map(BigInt), ...key, counter & 0xffffffffn, counter >> 32n, 0n, 0n];
  const x = first.slice();
  const step = (a: number, b: number, d: number, by: bigint) => {
    x[a] = (x[a]! + x[b]!) & 0xffffffffn;
    x[d] = rotated(x[d]! ^ x[a]!, by);
  };
  for (let pair = 0; pair < 4; pair++) {
    for (const [a, b, c, d] of [...COLUMNS, ...DIAGONALS]) {
      step(a, b, d, 16n);
      step(c, d, b, 12n);
      step(a, b, d, 8n);
      step(c, d, b, 7n);
    }
  }
  return x.map((word, i) => (word + first[i]!) & 0xffffffffn);
}

/** The stream of words of a seed, and what is drawn from it. */
export class Chance {
  /** How many words were drawn. */
  drawn = 0;
  /** How many dice, shuffles and other draws came of them. */
  readonly made = { dice: 0, shuffles: 0, picks: 0 };
  private readonly key: bigint[];
  private block: bigint[] = [];

  constructor(seed: string) {
    this.key = (seed.match(/.{8}/g) ?? []).map((digits) => BigInt(`0x${digits}`));
  }

  word(): bigint {
    const place = this.drawn % 16;
    if (place === 0) this.block = blockOf(this.key, BigInt(this.drawn / 16));
    this.drawn++;
    return this.block[place]!;
  }

  below(n: number): number {
    const size = BigInt(n);
    for (;;) {
      const product = this.word() * size;
      if ((product & 0xffffffffn) >= 2n ** 32n % size) return Number(product >> 32n);
    }
  }

  die(sides = 6): number {
    this.made.dice++;
    return this.below(sides) + 1;
  }

  pick<X>(list: readonly X[]): X {
    this.made.picks++;
    return list[this.below(list.length)]!;
  }

  shuffle<X>(list: X[]): void {
    this.made.shuffles++;
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
  }
}
