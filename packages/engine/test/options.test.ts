import { expect, test } from 'vitest';
import { allowedValues, defaultAt, fillOptions, type OptionSpecs, parseOption, readRules, searchRules } from '../src/index.ts';

const SPECS: OptionSpecs = {
  dark: { type: 'switch', default: false, name: 'Dark', help: 'No light.' },
  rounds: { type: 'number', default: 5, min: 0, max: 10, name: 'Rounds', help: 'How many.' },
  tie: { type: 'choice', default: 'roll', choices: { roll: 'roll a die', all: 'all win' }, name: 'Ties', help: 'Who wins.' },
};

test('missing options get their defaults, wrong ones are refused with what they can be', () => {
  expect(fillOptions(SPECS)).toEqual({ dark: false, rounds: 5, tie: 'roll' });
  expect(fillOptions(SPECS, { rounds: 0, tie: 'all' })).toEqual({ dark: false, rounds: 0, tie: 'all' });
  expect(() => fillOptions(SPECS, { rounds: 11 })).toThrow('option rounds cannot be 11; it can be 0 to 10');
  expect(() => fillOptions(SPECS, { rounds: 1.5 })).toThrow('0 to 10');
  expect(() => fillOptions(SPECS, { tie: 'toString' })).toThrow('roll, all');
  expect(() => fillOptions(SPECS, JSON.parse('{"__proto__": true}'))).toThrow("unknown option '__proto__'");
});

test('a rule may have another default at private tables', () => {
  const votes = { default: false, privately: true };
  expect([defaultAt(votes, 'public'), defaultAt(votes, 'private')]).toEqual([false, true]);
  expect([defaultAt(SPECS.rounds!, 'public'), defaultAt(SPECS.rounds!, 'private')]).toEqual([5, 5]);
});

test('options are read from text as people type it', () => {
  expect(parseOption(SPECS, 'dark', 'ON')).toBe(true);
  expect(parseOption(SPECS, 'dark', 'no')).toBe(false);
  expect(parseOption(SPECS, 'rounds', '7')).toBe(7);
  expect(parseOption(SPECS, 'tie', 'all')).toBe('all');
  for (const [key, text] of [
    ['dark', 'maybe'],
    ['rounds', 'seven'],
    ['rounds', ''],
    ['tie', 'none'],
    ['constructor', 'x'],
  ] as const) {
    expect(() => parseOption(SPECS, key, text)).toThrow();
  }
  expect(Object.values(SPECS).map(allowedValues)).toEqual(['on or off', '0 to 10', 'roll, all']);
});

const RULES = readRules(`# Rules
## Fighting
- **CEL-010** Everybody near may join.
- **R-CEL-01** Who is near? **The same room.** See CEL-010.
Text that is no statement, even with **CEL-099** in it.
## The end
- **V-CEL-02** 3 gold wins.
`);

test('the rules reference knows headings, ids and statements', () => {
  expect(RULES).toEqual([
    { id: 'CEL-010', heading: 'Fighting', text: 'Everybody near may join.' },
    { id: 'R-CEL-01', heading: 'Fighting', text: 'Who is near? **The same room.** See CEL-010.' },
    { id: 'V-CEL-02', heading: 'The end', text: '3 gold wins.' },
  ]);
});

test('a search finds every word anywhere, an exact id first', () => {
  const found = (query: string) => searchRules(RULES, query).map((s) => s.id);
  expect(found('near room')).toEqual(['R-CEL-01']);
  expect(found('cel-010')).toEqual(['CEL-010', 'R-CEL-01']);
  expect(found('fighting')).toEqual(['CEL-010', 'R-CEL-01']);
  expect(found('dragon')).toEqual([]);
  expect(found('  ')).toEqual([]);
});
