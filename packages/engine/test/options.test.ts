import { expect, test } from 'vitest';
import {
  allowedValues,
  defaultAt,
  fillOptions,
  inGroups,
  type OptionSpecs,
  parseOption,
  readRules,
  searchRules,
  wrongGroups,
} from '../src/index.ts';

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

const ofGroup = (group: string, specs: OptionSpecs): OptionSpecs =>
  Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, { ...spec, group }]));

test('house rules are shown in the order of their groups, those of none first', () => {
  const specs = { ...ofGroup('light', { dark: SPECS.dark! }), rounds: SPECS.rounds!, ...ofGroup('end', { tie: SPECS.tie! }) };
  const groups = { end: 'The end', light: 'Light' };
  expect(inGroups(specs, groups).map(({ name, options }) => [name, options.map(([key]) => key)])).toEqual([
    [null, ['rounds']],
    ['The end', ['tie']],
    ['Light', ['dark']],
  ]);
  expect(inGroups(SPECS)).toMatchObject([{ name: null, options: Object.entries(SPECS) }]);
  expect(wrongGroups(specs, groups)).toBeNull();
});

test('a group without a name, a name without a group and a crowd are wrong', () => {
  const nine = (group: string) => ofGroup(group, Object.fromEntries([...'abcdefghi'].map((key) => [key, SPECS.dark!])));
  expect(wrongGroups(ofGroup('light', { dark: SPECS.dark! }))).toBe("house rule dark is of group 'light', which has no name");
  expect(wrongGroups(SPECS, { end: 'The end' })).toBe("no house rule is of group 'end'");
  expect(wrongGroups(nine('end'), { end: 'The end' })).toBe('9 house rules are together in The end, more than 8');
  expect(wrongGroups({ ...SPECS, ...ofGroup('end', { i: SPECS.dark! }) }, { end: 'The end' })).toBeNull();
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
