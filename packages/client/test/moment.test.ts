import { expect, test } from 'vitest';
import { momentFrom, momentText } from '../src/index.ts';

test('a match goes into letters of an address and comes out the same', async () => {
  const match = { game: 'cellar', log: Array.from({ length: 500 }, (_, seat) => ({ seat: seat % 4, kind: 'step', to: 'Käsekeller' })) };
  const text = await momentText(match);
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(text.length).toBeLessThan(JSON.stringify(match).length / 20);
  expect(await momentFrom(text)).toEqual(match);
});

test.each(['', 'nonsense', '%%%', 'AAAA'])('letters that are no match are refused: %j', async (text) => {
  await expect(momentFrom(text)).rejects.toThrow();
});
