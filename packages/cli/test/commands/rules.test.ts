import { expect, test } from 'vitest';
import { expectNarrow, expectOneLine, run } from '../harness.ts';

test('prints all rules, or answers a question, or one by its id', async () => {
  const all = await run(['rules', 'cellar']);
  expect(all.code).toBe(0);
  expect(all.out).toContain('CEL-001');
  expectNarrow(all.out);
  const some = await run(['rules', 'cellar', 'how', 'do', 'I', 'win']);
  expect(some.out).toContain('CEL-005');
  expect(some.out).not.toContain('CEL-001');
  expectNarrow(some.out);
  const one = await run(['rules', 'cel', 'CEL-001', '--json']);
  expect(JSON.parse(one.out)[0]).toMatchObject({ rules: ['CEL-001'] });
});

test('words that are nowhere in the rules give exit code 1', async () => {
  expect(await run(['rules', 'cellar', 'hippopotamus'])).toMatchObject({ code: 1, err: '' });
});

test('a game must be named and known', async () => {
  expectOneLine(await run(['rules']));
  expectOneLine(await run(['rules', 'chess']));
});
