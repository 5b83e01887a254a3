import { expect, test } from 'vitest';
import { run } from '../harness.ts';

test('serve names a setting it cannot use, in one line', async () => {
  const { code, err } = await run(['serve', '--port', 'many']);
  expect(code).toBe(2);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain('port');
});

test('backup refuses a folder without a database, and makes none', async () => {
  const { code, err } = await run(['backup', 'copy.db', '--data', 'nowhere']);
  expect(code).toBe(2);
  expect(err).toContain('there is no database in');
});
