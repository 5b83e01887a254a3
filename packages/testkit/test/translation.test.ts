import { inLanguage, textsOf } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { game as cellar } from '../../games/cellar/src/index.ts';
import { linesLeftInEnglish, wrongTexts } from '../src/index.ts';

test('a text that is missing, empty, unknown or has other places is named', () => {
  const english = { ...textsOf(cellar) };
  const { 'do.flee': _missing, ...rest } = english;
  const broken = { ...rest, 'do.strike': '', 'do.dance': 'Tanz', 'do.go': 'Geh', 'tell.helpCame': '{helpers} und {name}' };
  expect(wrongTexts(cellar, english)).toEqual([]);
  expect(wrongTexts(cellar, broken)).toEqual([
    'do.dance is said by nobody',
    'do.flee is missing',
    'do.go has the places , not room',
    'do.strike is empty, or lacks its other form',
    'tell.helpCame has forms by number in one language only',
  ]);
});

test('a sentence left in English is found in a game told in another language', async () => {
  const german = await inLanguage(cellar, 'de');
  expect(linesLeftInEnglish(cellar, german, 'cellar')).toEqual([]);
  const lazy = { ...german, words: { ...german.words, ask: cellar.words.ask } };
  expect(linesLeftInEnglish(cellar, lazy, 'cellar')).toContain('Where do you go?');
});
