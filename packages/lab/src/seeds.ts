/** The seed of each game of a run, from the run's seed text and the game's number. */
import { sha256 } from '@undercroft/engine';

/** Spreads 32 bits (the finaliser of MurmurHash3). */
function mix(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The text is hashed once with SHA-256; mixing in the number is cheap next to the shortest game. */
export function seedsOf(text: string): (game: number) => number {
  const hash = sha256(text);
  const word = (i: number) => Number.parseInt(hash.slice(i * 8, i * 8 + 8), 16);
  const [a, b, c] = [word(0), word(1), word(2)];
  return (game) => {
    const low = mix(mix(game ^ a) + b);
    return (mix(low ^ mix(game + c)) >>> 11) * 2 ** 32 + low;
  };
}
