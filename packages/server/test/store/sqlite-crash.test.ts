import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { survivesKills, TORTURE_MS } from './crash.ts';

const data = mkdtempSync(join(tmpdir(), 'undercroft-crash-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

test('SQLite loses nothing acknowledged when its process is killed', { timeout: TORTURE_MS }, async () => {
  expect(await survivesKills({ data })).toBeGreaterThan(0);
});
