import { expect, test } from 'vitest';
import { idsIn, ruleCoverage, titlesIn } from '../src/rule-coverage.ts';

const rules = ['# Game', '- **XX-001** First.', '- **XX-002** Second.', '- **R-XX-01** Ruling.', '- **XX-003** Third.'].join('\n');

test('a rule is tested if a title names it', () => {
  const tests = [`test('XX-001 works', () => {});`, 'test(`R-XX-01 too`, () => {}); // XX-002 only in a comment', '/* "XX-003" */'];
  expect(ruleCoverage({ id: 'xx', rules, tests, sources: [] })).toEqual({
    statements: 4,
    untested: ['XX-002', 'XX-003'],
    crowded: [],
    unknown: [],
    doubled: [],
  });
});

test('the README can excuse a rule, but only with a reason', () => {
  const readme = '| XX-002 | not expressed | needs a table and a friend |\n| XX-003 | not expressed | |';
  const { untested } = ruleCoverage({ id: 'xx', rules, tests: [`test('XX-001 R-XX-01 work')`], sources: [], readme });
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

test('titles are those of tests and of rows of cases, not any text', () => {
  const source = [
    "// don't: test('XX-001 in a comment')",
    "test('XX-001 works', () => { const a = 'XX-002'; });",
    'test.each(rows)(`XX-003 %s`, () => {});',
    "const rows = [['XX-004 a row of cases', 1]];",
  ].join('\n');
  expect(titlesIn(source, 'XX')).toEqual(["'XX-001 works'", '`XX-003 %s`', "'XX-004 a row of cases'"]);
});

test('a title that names more than three rules proves none of them', () => {
  const tests = ["test('XX-001 XX-002 XX-003 R-XX-01 everything works', () => {});", "test('XX-002 works', () => {});"];
  const { untested, crowded } = ruleCoverage({ id: 'xx', rules, tests, sources: [] });
  expect([untested, crowded.length]).toEqual([['XX-001', 'R-XX-01', 'XX-003'], 1]);
});
