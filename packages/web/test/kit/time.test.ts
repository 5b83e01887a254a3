import { expect, test } from 'vitest';
import { ago } from '../../src/kit/time.ts';

const HOUR = 3_600_000;

test('times as people say them', () => {
  expect(ago(0, 30_000, 'en')).toBe('now');
  expect(ago(0, 5 * 60_000, 'en')).toBe('5 minutes ago');
  expect(ago(0, 2.9 * HOUR, 'en')).toBe('2 hours ago');
  expect(ago(0, 49 * HOUR, 'de')).toBe('vorgestern');
});
