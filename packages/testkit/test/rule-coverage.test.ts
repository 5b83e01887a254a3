import { expect, test } from 'vitest';
import { idsIn, ruleCoverage, stringsIn } from '../src/rule-coverage.ts';

const rules = ['# Game', '- **XX-001** First.', '- **XX-002** Second.', '- **R-XX-01** Ruling.', '- **XX-003** Third.'].join('\n');

test('a rule is tested if a string of a test names it', () => {
  const tests = [`test('XX-001 works', () => {});`, 'test(`R-XX-01 too`, () => {}); // XX-002 only in a comment', '/* "XX-003" */'];
  expect(ruleCoverage({ id: 'xx', rules, tests, sources: [] })).toEqual({
    statements: 4,
    untested: ['XX-002', 'XX-003'],
    unknown: [],
    doubled: [],
  });
});

test('the README can excuse a rule, but only with a reason', () => {
  const readme = '| XX-002 | not expressed | needs a table and a friend |\n| XX-003 | not expressed | |';
  const { untested } = ruleCoverage({ id: 'xx', rules, tests: [`'XX-001 R-XX-01'`], sources: [], readme });
  expect(untested).toEqual(['XX-003']);
});

test('ids that the rules do not know are named, wherever they stand', () => {
  const { unknown } = ruleCoverage({ id: 'xx', rules, tests: [`'XX-009'`], sources: ['// XX-001..004  A chapter.', '// YY-001'] });
  expect(unknown).toEqual(['XX-009', 'XX-004']);
});

test('a rule stated twice is named', () => {
  expect(ruleCoverage({ id: 'xx', rules: `${rules}\n- **XX-001** Again.`, tests: [], sources: [] }).doubled).toEqual(['XX-001']);
});

test('ids are told apart', () => {
  expect([...idsIn('XX-001, R-XX-01, AXX-002, XX-0034, XX-005..007', 'XX')]).toEqual(['XX-001', 'R-XX-01', 'XX-005', 'XX-007']);
});

test('strings are found behind apostrophes in comments', () => {
  expect(stringsIn("// don't\nconst a = 'one'; /* it's */ const b = \"two\";")).toBe('\'one\'\n"two"');
});
