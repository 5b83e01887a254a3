import { expect, test } from 'vitest';
import { asSentence, sayer, usualLanguage } from '../src/text.ts';

const say = sayer({ 'home.freeChairs': { one: 'ein Stuhl frei', other: '{n} Stühle frei' }, 'rules.title': 'Regeln von {game}' }, 'de');

test('a message has the form its number asks for', () => {
  expect(say('home.freeChairs', { n: 1 })).toBe('ein Stuhl frei');
  expect(say('home.freeChairs', { n: 3 })).toBe('3 Stühle frei');
  expect(say('home.freeChairs', { n: 0 })).toBe('0 Stühle frei');
});

test('places are filled, and what is put there is not looked at again', () => {
  expect(say('rules.title', { game: '{game} $&' })).toBe('Regeln von {game} $&');
});

test('a place nobody filled stays visible', () => {
  expect(say('rules.title')).toBe('Regeln von {game}');
});

test('a message missing in a language is said in English', () => {
  expect(say('home.join')).toBe('Join');
});

test('the first of the browser’s languages that there is', () => {
  expect(usualLanguage(['fr-CH', 'de-AT', 'en'])).toBe('de');
  expect(usualLanguage(['tlh'])).toBe('en');
});

test('what stands on its own begins with a capital', () => {
  expect(['it is not your turn', 'über den Tisch', 'HP', ''].map(asSentence)).toEqual(['It is not your turn', 'Über den Tisch', 'HP', '']);
});
