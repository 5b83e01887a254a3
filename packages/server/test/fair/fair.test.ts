import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitOf, newSecret, seedOf, seedText, unfair } from '../../src/fair/fair.ts';

const secret = 'ab'.repeat(32);
const entropy = [
  { seat: 2, entropy: 'zwölf "Zwerge"' },
  { seat: 0, entropy: 'a' },
];
const byHand = (text: string) => createHash('sha256').update(text).digest('hex');

test('a secret has 256 bits and is never the same', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const each of secrets) expect(each).toMatch(/^[0-9a-f]{64}$/);
});

test('the commit is the SHA-256 of the secret as everybody can compute it', () => {
  expect(commitOf(secret)).toBe(byHand(secret));
});

test('the seed is the SHA-256 of one line of JSON, seats in order', () => {
  const text = `["undercroft-seed-1","${secret}","t1",[[0,"a"],[2,"zwölf \\"Zwerge\\""]]]`;
  expect(seedText({ secret, tableId: 't1', entropy })).toBe(text);
  expect(seedOf({ secret, tableId: 't1', entropy })).toBe(byHand(text));
});

test('every part changes the seed, and texts cannot be moved from one seat to another', () => {
  const parts = { secret, tableId: 't1', entropy };
  const seeds = [
    seedOf(parts),
    seedOf({ ...parts, secret: newSecret() }),
    seedOf({ ...parts, tableId: 't2' }),
    seedOf({ ...parts, entropy: [{ seat: 0, entropy: 'b' }, entropy[0]!] }),
    seedOf({ ...parts, entropy: [{ seat: 0, entropy: 'a"],[2,"zwölf' }] }),
    seedOf({ ...parts, entropy: [] }),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('a server that changes its secret, or the seed, is found out', () => {
  const parts = { secret, tableId: 't1', entropy };
  const proof = { ...parts, commit: commitOf(secret), seed: seedOf(parts) };
  expect(unfair(proof)).toBeNull();
  expect(unfair({ ...proof, secret: newSecret() })).toContain('committed');
  expect(unfair({ ...proof, seed: newSecret() })).toContain('seed');
  expect(unfair({ ...proof, entropy: [] })).toContain('seed');
});
