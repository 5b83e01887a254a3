/** Every bit of 2,000 throws as one number each: whoever computes other numbers computes another game. */
import { type Motion, PHYSICS, type Pose, simulate, type Table } from '../src/index.ts';
import { FOUR, numbers, TABLE_OF_OAK, THROWS } from './table.ts';

export const MANY = 2000;
const KINDS = ['random', 'novice', 'skilled'] as const;

/** A box and a card, for some of the throws. */
const CLUTTERED: Table = {
  ...TABLE_OF_OAK,
  boxes: [
    { middle: [0, 265_000, 145_000], half: [145_000, 35_000, 145_000], along: [1, 0], material: { bounce: 450, friction: 350 } },
    { middle: [20_000, -240_000, 31_500], half: [44_000, 1_000, 31_500], along: [996, 87], material: { bounce: 250, friction: 350 } },
  ],
};

interface Throw {
  thrown: Motion;
  lying: readonly Pose[];
  table: Table;
}

export function throwsFor(many: number): Throw[] {
  const draw = numbers(1);
  return Array.from({ length: many }, (_, i) => ({
    thrown: THROWS[KINDS[i % 3]!](draw),
    lying: i % 4 === 0 ? FOUR : [],
    table: i % 5 === 4 ? CLUTTERED : TABLE_OF_OAK,
  }));
}

const doubles = new Float64Array(1);
const halves = new Uint32Array(doubles.buffer);

/** FNV-1a over the halves of doubles: of every die, at every tick, where it is and how it moves. */
export function bitsOf({ thrown, lying, table }: Throw): number {
  let hash = 0x811c9dc5;
  const mix = (x: number) => {
    doubles[0] = x;
    hash = Math.imul(hash ^ halves[0]!, 0x01000193);
    hash = Math.imul(hash ^ halves[1]!, 0x01000193);
  };
  const { rest, touches } = simulate(thrown, lying, table, ({ dice, count }) => {
    for (let die = 0; die < count; die++) for (let i = 0; i < 13; i++) mix(dice[die * 24 + i]!);
  });
  for (const x of [...rest.place, ...rest.turned, ...touches.flatMap(({ what, from, to }) => [what, from, to])]) mix(x);
  return hash >>> 0;
}

export function hashOf(bits: readonly number[]): string {
  let hash = 0x811c9dc5;
  for (const x of bits) hash = Math.imul(hash ^ x, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The hash of the first throws and of all of them, of this version. */
export function hashes(many = MANY): { physics: string; first: string; all: string } {
  const bits = throwsFor(many).map(bitsOf);
  return { physics: PHYSICS, first: hashOf(bits.slice(0, 60)), all: hashOf(bits) };
}
