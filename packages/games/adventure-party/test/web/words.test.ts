import { sayer } from '@undercroft/board/text.ts';
import { expect, test } from 'vitest';
import german from '../../web/messages/de.json' with { type: 'json' };
import english from '../../web/messages/en.json' with { type: 'json' };
import { chanceWords, percentOf } from '../../web/words.ts';

const said = (chance: number, texts: typeof english = english, language = 'en') =>
  chanceWords(sayer(texts, language), chance).replaceAll('\u00a0', ' ');

test('a chance stands with its fraction: exact where dice make it so, else the nearest small one', () => {
  expect([1 / 6, 2 / 3, 0.75, 0.62, 0.9, 0.003].map((chance) => said(chance))).toEqual([
    '17 %, 1 in 6',
    '67 %, 2 in 3',
    '75 %, 3 in 4',
    '62 %, about 5 in 8',
    '90 %, about 9 in 10',
    '1 %, about 1 in 333',
  ]);
  expect(said(0.62, german as typeof english, 'de')).toBe('62 %, etwa 5 von 8');
});

test('only what cannot happen has no chance, and only what cannot fail is certain', () => {
  expect([said(0), said(1)]).toEqual(['no chance', 'certain']);
  expect([0, 0.001, 0.999, 1].map((chance) => percentOf(chance).replaceAll('\u00a0', ' '))).toEqual(['0 %', '1 %', '99 %', '100 %']);
});
