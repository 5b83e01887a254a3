import { loadGame } from '@undercroft/catalog';
import type { Ask } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { Considered } from '../src/index.ts';

const game = await loadGame('party-has-fallen');
const answer: Ask = { seat: 1, kind: 'answerOffer', may: true };
const offer: Ask = { seat: 1, kind: 'offer', may: true, open: true };
const accept = [{ seat: 1, kind: 'answerOffer', offer: 0, accept: true }];

test('a thing is thought about once, and again when its answers are others', () => {
  const considered = new Considered();
  expect([considered.isNew(answer, accept), considered.isNew(answer, accept), considered.isNew(answer, [])]).toEqual([true, false, true]);
  expect(considered.isNew({ ...answer, seat: 2 }, accept)).toBe(true);
});

test('what is not asked any more is another question when it is asked again', () => {
  const considered = new Considered();
  considered.isNew(answer, accept);
  considered.pending([answer, offer]);
  expect(considered.isNew(answer, accept)).toBe(false);
  considered.pending([offer]);
  expect(considered.isNew(answer, accept)).toBe(true);
});

test('PHF-117 after somebody has offered something all answers are thought about anew, but nobody offers because of it', () => {
  const considered = new Considered();
  considered.isNew(answer, accept);
  considered.isNew(offer, []);
  considered.heard(game, { seat: 0, kind: 'turn' });
  expect(considered.isNew(answer, accept)).toBe(false);
  considered.heard(game, { seat: 0, kind: 'offer' });
  expect([considered.isNew(answer, accept), considered.isNew(offer, [])]).toEqual([true, false]);
});

test('after something was taken back everything is thought about anew', () => {
  const considered = new Considered();
  considered.isNew(answer, accept);
  considered.isNew(offer, []);
  considered.clear();
  expect([considered.isNew(answer, accept), considered.isNew(offer, [])]).toEqual([true, true]);
});
