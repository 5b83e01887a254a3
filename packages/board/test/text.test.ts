import { afterEach, expect, test, vi } from 'vitest';
import { asSentence, decimal, sayer, usualLanguage } from '../src/text.ts';

const say = sayer({ 'board.waitingFor': { one: 'ein Stuhl frei', other: '{n} Stühle frei' }, 'board.round': 'Regeln von {game}' }, 'de');

test('a message has the form its number asks for', () => {
  expect(say('board.waitingFor', { n: 1 })).toBe('ein Stuhl frei');
  expect(say('board.waitingFor', { n: 3 })).toBe('3 Stühle frei');
  expect(say('board.waitingFor', { n: 0 })).toBe('0 Stühle frei');
});

test('places are filled, and what is put there is not looked at again', () => {
  expect(say('board.round', { game: '{game} $&' })).toBe('Regeln von {game} $&');
});

test('a place nobody filled stays visible', () => {
  expect(say('board.round')).toBe('Regeln von {game}');
});

test('a message missing in a language is said in English', () => {
  expect(say('board.close')).toBe('Close');
});

test('the first of the browser’s languages that there is', () => {
  expect(usualLanguage(['fr-CH', 'de-AT', 'en'])).toBe('de');
  expect(usualLanguage(['tlh'])).toBe('en');
});

test('what stands on its own begins with a capital', () => {
  expect(['it is not your turn', 'über den Tisch', 'HP', ''].map(asSentence)).toEqual(['It is not your turn', 'Über den Tisch', 'HP', '']);
});

afterEach(() => vi.unstubAllGlobals());

test('a number with decimals has the sign of the page’s language, and all its digits', () => {
  expect(decimal(1.3, 2)).toBe('1.30');
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  expect([decimal(1.3, 2), decimal(2, 1), decimal(1234.5, 0)]).toEqual(['1,30', '2,0', '1235']);
});
