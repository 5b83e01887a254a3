import { expect, test } from 'vitest';
import { type Game, inLanguage, sayer, sayTold, textsOf } from '../src/index.ts';
import { mini } from './mini.ts';

const ENGLISH = { chairs: { one: 'one chair is free', other: '{n} chairs are free' }, title: 'Rules of {game}', join: 'Join' };
const say = sayer({ chairs: { one: 'ein Stuhl ist frei', other: '{n} Stühle sind frei' }, title: 'Regeln von {game}' }, 'de', ENGLISH);

test('a message has the form its number asks for', () => {
  expect([0, 1, 3].map((n) => say('chairs', { n }))).toEqual(['0 Stühle sind frei', 'ein Stuhl ist frei', '3 Stühle sind frei']);
});

test('places are filled, what is put there is not looked at again, and a place nobody filled stays visible', () => {
  expect(say('title', { game: '{game} $&' })).toBe('Regeln von {game} $&');
  expect(say('title')).toBe('Regeln von {game}');
});

test('a message missing in a language is said in English', () => {
  expect(say('join')).toBe('Join');
});

const GERMAN = {
  tagline: 'Ganz klein.',
  'why.no': 'So nicht, {name}.',
  'option.deep.name': 'Tiefe',
  'option.deep.help': 'Wie tief es ist.',
  'option.deep.choice.very': 'sehr',
  'optionGroup.cellar': 'Der Keller',
  hello: 'Hallo',
};
const speaking: Game = {
  ...mini,
  about: {
    ...mini.about,
    tagline: 'Very small.',
    houseRuleGroups: { cellar: 'The cellar' },
    houseRules: { deep: { type: 'choice', default: 'very', choices: { very: 'very' }, name: 'Depth', help: 'How deep it is.' } },
  },
  play: {
    ...mini.play,
    refuse: () => ({
      code: 'against-the-rules',
      message: 'Not so, Ada.',
      rule: 'MINI-1',
      text: { key: 'why.no', places: { name: 'Ada' } },
    }),
  },
  words: {
    ...mini.words,
    speech: {
      english: { hello: 'Hello', 'why.no': 'Not so, {name}.' },
      texts: async (language) => (language === 'de' ? GERMAN : Promise.reject(new Error('no such file'))),
      words: (say) => ({ ...mini.words, ask: () => say('hello') }),
    },
  },
};

test('all a game says: its sentences, its tagline, its house rules', () => {
  expect(Object.keys(textsOf(speaking)).sort()).toEqual(Object.keys(GERMAN).sort());
  expect(textsOf(mini)).toEqual({});
});

test('the same game in another language: words, tagline, house rules and refusals', async () => {
  const german = await inLanguage(speaking, 'de');
  expect(german.words.ask(null, { seat: 0, kind: 'x' })).toBe('Hallo');
  expect(german.about.tagline).toBe('Ganz klein.');
  expect(german.about.houseRules).toEqual({
    deep: { type: 'choice', default: 'very', choices: { very: 'sehr' }, name: 'Tiefe', help: 'Wie tief es ist.' },
  });
  expect(german.play.refuse({} as never, {})).toMatchObject({ message: 'So nicht, Ada.', rule: 'MINI-1' });
  expect(speaking.words.ask(null, { seat: 0, kind: 'x' })).not.toBe('Hallo');
});

test('English, an unknown language and a game without texts: the game as it is', async () => {
  expect(await inLanguage(speaking, 'en')).toBe(speaking);
  expect(await inLanguage(speaking, 'tlh')).toBe(speaking);
  expect(await inLanguage(mini, 'de')).toBe(mini);
});

test('a sentence not said yet names things in the language it is said in', () => {
  const say = sayer<string>({ 'why.worn': '„{item}“ hat {name} schon.', 'item.hat': 'Hut' }, 'de', {});
  expect(sayTold(say, { key: 'why.worn', places: { name: 'Ada' }, named: { item: 'item.hat' } })).toBe('„Hut“ hat Ada schon.');
});
