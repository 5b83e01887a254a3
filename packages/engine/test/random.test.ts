import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  below,
  bits32,
  chacha8,
  copyRandom,
  die,
  fraction,
  pick,
  type Random,
  samePoint,
  seedFrom,
  sfc32,
  sha256,
  shuffle,
  weighted,
} from '../src/index.ts';

const ZERO = '0'.repeat(64);
const draw = (random: Random, n: number) => Array.from({ length: n }, () => bits32(random));
const hex = (word: number) => word.toString(16).padStart(8, '0');

test('chacha8 gives the published key stream for the zero key', () => {
  // First block of ChaCha8 with a 256-bit zero key, zero nonce and counter 0 (the eSTREAM test vector), as little-endian words.
  const published = '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e';
  const words = draw(chacha8(ZERO), 8);
  const bytes = words.map((word) => hex(word).match(/../g)!.reverse().join('')).join('');
  expect(bytes).toBe(published);
});

test('chacha8 goes on into the next block, and a copy has the same future', () => {
  const random = chacha8(seedFrom('a table'));
  draw(random, 15);
  const copy = copyRandom(random);
  expect(samePoint(random, copy)).toBe(true);
  const next = draw(random, 20);
  expect(samePoint(random, copy)).toBe(false);
  expect(draw(copy, 20)).toEqual(next);
  expect(new Set(next).size).toBe(20);
});

test('the whole state of a generator survives JSON', () => {
  for (const random of [sfc32(5), chacha8(seedFrom('x'))]) {
    draw(random, 7);
    const restored = JSON.parse(JSON.stringify(random)) as Random;
    expect(draw(restored, 40)).toEqual(draw(random, 40));
  }
});

test('a seed that is not 64 hexadecimal digits is refused, any text becomes one', () => {
  expect(() => chacha8('abc')).toThrow('64 hexadecimal digits');
  expect(seedFrom('tonight')).toBe(createHash('sha256').update('tonight').digest('hex'));
  expect(seedFrom(ZERO)).toBe(ZERO);
});

test('sha256 agrees with a known implementation for texts of every length around a block', () => {
  for (let n = 0; n < 140; n++) {
    const text = 'ä7'.repeat(n).slice(0, n);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200 }),
      (text) =>
        sha256(text) ===
        createHash('sha256')
          .update(Buffer.from(new TextEncoder().encode(text)))
          .digest('hex'),
    ),
  );
});

test('below is fair: every face as often as the others, for both generators', () => {
  for (const random of [sfc32(1), chacha8(seedFrom('fair'))]) {
    for (const sides of [2, 3, 6, 7]) {
      const rolls = random.kind === 'sfc32' ? 70_000 : 14_000;
      const counts = new Array<number>(sides).fill(0);
      for (let i = 0; i < rolls; i++) counts[below(random, sides)]!++;
      const expected = rolls / sides;
      const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      expect(chi).toBeLessThan(30);
    }
  }
});

test('below throws away exactly the draws that would favour some results', () => {
  // With n = 3, 2^32 leaves a remainder of 1: only a draw whose product has a low part of 0 is thrown away, that is 0.
  const scripted: Random = { kind: 'sfc32', words: [0, 0, 0, 0] };
  const first = bits32(copyRandom(scripted));
  expect(first).toBe(0);
  const after = copyRandom(scripted);
  bits32(after);
  const kept = copyRandom(after);
  let second = bits32(kept);
  while (second === 0) second = bits32(kept);
  expect(below(scripted, 3)).toBe(Math.floor((second * 3) / 2 ** 32));
});

test('a die has its faces, pick and weighted stay in range, fraction below 1', () => {
  const random = sfc32(9);
  const faces = new Set(Array.from({ length: 500 }, () => die(random)));
  expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(['a', 'b']).toContain(pick(random, ['a', 'b']));
  expect(() => pick(random, [])).toThrow('nothing to pick from');
  const drawn = [0, 0, 0];
  for (let i = 0; i < 3000; i++) drawn[weighted(random, [1, 0, 3])]!++;
  expect(drawn[1]).toBe(0);
  expect(drawn[2]! / drawn[0]!).toBeGreaterThan(2.5);
  expect(drawn[2]! / drawn[0]!).toBeLessThan(3.6);
  expect(() => weighted(random, [0, 0])).toThrow('more than 0');
  expect(fraction(random)).toBeLessThan(1);
});

test('a shuffle keeps the cards, and every order of three is equally likely', () => {
  const random = sfc32(3);
  const counts = new Map<string, number>();
  for (let i = 0; i < 12_000; i++) {
    const list = [1, 2, 3];
    shuffle(random, list);
    counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const n of counts.values()) expect(Math.abs(n - 2000)).toBeLessThan(200);
});

test('the fast shuffle draws exactly as one number after the other would', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 60 }), (seed, length) => {
      const fast = sfc32(seed);
      const slow = sfc32(seed);
      const list = Array.from({ length }, (_, i) => i);
      const other = list.slice();
      shuffle(fast, list);
      for (let i = other.length - 1; i > 0; i--) {
        const j = below(slow, i + 1);
        [other[i], other[j]] = [other[j]!, other[i]!];
      }
      expect(list).toEqual(other);
      expect(samePoint(fast, slow)).toBe(true);
    }),
  );
});

test('different seeds give different games, large seeds included', () => {
  const streams = [0, 1, 2, 2 ** 32, 2 ** 40, -1].map((seed) => draw(sfc32(seed), 4).join());
  expect(new Set(streams).size).toBe(streams.length);
});
