import { expect, test } from 'vitest';
import { askRules, find, findHouseRules, readReference, termFinder } from '../src/index.ts';

const REFERENCE = readReference(`# Attic
## If you have never played
**Aim.** Be rich.
**How it ends.** At midnight.

## Questions people ask
- _how do I win, victory_ The richest wins. (ATT-002, R-ATT-01)
- _**Cursed**, **curse**, hexed_ It bites. (ATT-003)

## House rules by what people want
- _longer, more rounds_ [clock.late, rounds]

What follows is the law.

## The end
- **ATT-001** At midnight the game is over.
- **ATT-002** The richest wins.
- **R-ATT-01** Nobody is rich? **Nobody wins.**
## Things
- **ATT-003** A cursed thing bites whoever wins it.
**Not a passage.** It comes too late.
`);

test('a reference has its page, its answers with words and terms, and its statements', () => {
  expect(REFERENCE.page).toEqual([
    { title: 'Aim', text: 'Be rich.' },
    { title: 'How it ends', text: 'At midnight.' },
  ]);
  expect(REFERENCE.answers).toEqual([
    { words: ['how do I win', 'victory'], terms: [], text: 'The richest wins.', rules: ['ATT-002', 'R-ATT-01'] },
    { words: ['Cursed', 'curse', 'hexed'], terms: ['Cursed', 'curse'], text: 'It bites.', rules: ['ATT-003'] },
  ]);
  expect(REFERENCE.wishes).toEqual([{ words: ['longer', 'more rounds'], options: ['clock.late', 'rounds'] }]);
  expect(REFERENCE.statements.map(({ id }) => id)).toEqual(['ATT-001', 'ATT-002', 'R-ATT-01', 'ATT-003']);
});

test('a question is answered by what people call it, then by what is said about it', () => {
  const asked = (query: string) => askRules(REFERENCE, query, 'en').map(({ title, rules }) => `${title}: ${rules[0]}`);
  expect(asked('How do I win?')[0]).toBe('how do I win: ATT-002');
  expect(asked('a curse?')).toEqual(['Cursed: ATT-003', 'Things: ATT-003']);
  expect(asked('midnight')).toEqual(['The end: ATT-001']);
  expect(asked('att-003')).toEqual(['Things: ATT-003']);
  expect(asked('hippopotamus')).toEqual([]);
  expect(asked('  ')).toEqual([]);
});

test('a term opens its own line before others that have the same words', () => {
  const { answers, ...rest } = readReference('- _do we lose, loss_ Together. (ATT-001)\n- _**if loss**, on a loss_ It bites. (ATT-003)');
  const asked = (query: string) => askRules({ ...rest, answers }, query, 'en').map(({ title }) => title);
  expect(asked('if loss')).toEqual(['if loss', 'do we lose']);
  expect(asked('Loss')).toEqual(['do we lose', 'if loss']);
  expect(asked('what does if loss mean?')).toEqual(['if loss', 'do we lose']);
});

test('a slip of the finger and a word made of two find what was meant, unless the word is known', () => {
  const things = ['experience', 'fight', 'cats', 'cast'];
  const found = (query: string, language = 'en') => find(things, query, language, (thing) => ({ words: [thing], text: '' }));
  expect(found('experiance')).toEqual(['experience']);
  expect(found('fihgt')).toEqual(['fight']);
  expect(found('fights')).toEqual(['fight']);
  expect(found('catfight')).toEqual(['fight']);
  expect(found('cast')).toEqual(['cast']);
  expect(found('caste')).toEqual(['cast']);
  expect(found('cots')).toEqual([]);
  expect(found('hippopotamus')).toEqual([]);
});

test('a word that an answer has is no slip for another one', () => {
  const { answers, ...rest } = readReference('- _Cursed, hexed_ It bites. (ATT-003)\n- _vexed_ It sulks. (ATT-001)');
  expect(askRules({ ...rest, answers }, 'hexed', 'en').map(({ title }) => title)).toEqual(['Cursed']);
});

test('nobody guesses at words of another language', () => {
  const found = find(['Gans', 'game'], 'gamme', 'de', (thing) => ({ words: [], text: thing, foreign: thing === 'game' }));
  expect(found).toEqual([]);
});

test('what is called exactly so comes before what only begins so', () => {
  const things = ['health', 'heal'];
  expect(find(things, 'how do I heal', 'en', (thing) => ({ words: [thing], text: 'heal' }))).toEqual(['heal', 'health']);
});

test('the law in English is found by whole words only, when asked in another language', () => {
  const asked = (query: string) => askRules(REFERENCE, query, 'de').map(({ rules }) => rules[0]);
  expect(asked('Midnight?')).toEqual(['ATT-001']);
  expect(asked('Gamer')).toEqual([]);
});

test('house rules are found by what people want, by their name and by what they do', () => {
  const specs = {
    'clock.late': { name: 'Late clock', help: 'Midnight comes at one.' },
    cats: { name: 'Cats', help: 'One more cat each.' },
  };
  const found = (query: string) => findHouseRules(specs, { wishes: REFERENCE.wishes, query, language: 'en' }).map(([option]) => option);
  expect(found('longer')).toEqual(['clock.late']);
  expect(found('cat')).toEqual(['cats']);
  expect(found('midnight')).toEqual(['clock.late']);
  expect(found('no cats')).toEqual(['cats']);
  expect(found('without midnight')).toEqual(['clock.late']);
  expect(found('more')).toEqual(['clock.late', 'cats']);
});

test('little words decide nothing, unless there are no others; which ones they are depends on the language', () => {
  const things = ['how long', 'die Würfel', 'wo'];
  const found = (query: string, language: string) => find(things, query, language, (thing) => ({ words: [thing], text: '' }));
  expect(found('how long is it', 'en')).toEqual(['how long']);
  expect(found('die', 'en')).toEqual(['die Würfel']);
  expect(found('die wurfel', 'de')).toEqual(['die Würfel']);
  expect(found('wo', 'de')).toEqual(['wo']);
  expect(find(['They are here.'], 'arena', 'en', (text) => ({ words: [], text }))).toEqual([]);
});

test('terms are found in a text as whole words, whatever their letters', () => {
  const pieces = termFinder(REFERENCE.answers);
  expect(pieces('A CURSED, accursed curse.')).toEqual([
    'A ',
    { text: 'CURSED', term: 'Cursed' },
    ', accursed ',
    { text: 'curse', term: 'Cursed' },
    '.',
  ]);
  expect(termFinder([])('Cursed')).toEqual(['Cursed']);
});
