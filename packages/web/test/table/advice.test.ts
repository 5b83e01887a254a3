import { expect, test } from 'vitest';
import { adviceOf, type Choice } from '../../src/table/advice.ts';

const choice = (kind: string, value: number, visits?: number): Choice => ({
  decision: { seat: 0, kind },
  value,
  ...(visits !== undefined && { visits }),
});
const kinds = (choices: readonly Choice[]) => choices.map(({ decision }) => decision?.kind ?? 'none');

test('an answer went best only if chance does not explain it', () => {
  const advice = adviceOf([choice('go', 0.71, 400), choice('stay', 0.29, 150), choice('sing', 0.3, 60)], null);
  expect(advice).toMatchObject({ kind: 'best', best: { decision: { kind: 'go' } } });
  expect(advice?.kind === 'best' && [kinds(advice.others), advice.price.toFixed(2)]).toEqual([['sing', 'stay'], '0.41']);
});

test('two of 29 in a hundred are about equally good, and the judgement says which it likes', () => {
  const ranked = [choice('go', 0.291, 300), choice('stay', 0.289, 290)];
  expect(adviceOf(ranked, { seat: 0, kind: 'stay' })).toMatchObject({ kind: 'even', liked: { decision: { kind: 'stay' } } });
  const advice = adviceOf(ranked, { seat: 0, kind: 'sing' });
  expect(advice?.kind === 'even' && [kinds(advice.among), advice.liked]).toEqual([['go', 'stay'], null]);
});

test('the most tried is never called best while another went better', () => {
  const advice = adviceOf([choice('go', 0.4, 500), choice('stay', 0.62, 260)], null);
  expect(advice).toMatchObject({ kind: 'best', best: { decision: { kind: 'stay' } } });
});

test('what was hardly tried is neither best nor equal', () => {
  expect(adviceOf([choice('go', 0.6, 500), choice('stay', 1, 2)], null)).toMatchObject({ kind: 'best', others: [], price: 0 });
});

test('what was only judged makes no claim about imagined games', () => {
  expect(adviceOf([choice('go', 12), choice('stay', 3)], null)).toMatchObject({ kind: 'glance', best: { value: 12 } });
  expect(adviceOf([], null)).toBeNull();
});
