/** Short versions of what `npm run torture` does at length. */
import { expect, test, vi } from 'vitest';
import { underFaults, WAYS } from '../../../../torture/faults.ts';
import { underKills } from '../../../../torture/kills.ts';
import type { Outcome } from '../../../../torture/scenario.ts';
import { withoutPostgres, withoutSpace } from '../../../../torture/trouble.ts';
import { withPostgres } from '../store/with-postgres.ts';

// Bots are left to the long version: what a killed server was doing for them is taken up only when its lease ends.
// Whole games on servers that die, on a machine that may be busy.
vi.setConfig({ testTimeout: 600_000 });

const few = { tables: 3, seed: 7, say: () => {}, bots: false };

/** Everything acknowledged is there once, every table has ended and verifies. */
function expectHeld({ violations, findings }: Outcome, tables: number): void {
  expect(violations).toEqual([]);
  expect(findings).toMatchObject({ tables, ended: tables, verified: tables, lost: 0, twice: 0 });
  expect(findings!.acknowledged).toBeGreaterThan(tables * 10);
}

test('killed at random moments, the server loses nothing and does nothing twice: built-in store', async () => {
  expectHeld(await underKills('sqlite', { ...few, kills: 3 }), few.tables);
});

withPostgres('with PostgreSQL', () => {
  test('killed at random moments, one of two nodes at a time, the server loses nothing and does nothing twice', async () => {
    expectHeld(await underKills('two-nodes', { ...few, kills: 3 }), few.tables);
  });

  test('while the database is gone there are clear errors, and afterwards everything goes on by itself', async () => {
    expectHeld(await withoutPostgres({ ...few, troubleMs: 2_000 }), few.tables);
  });
});

test('while the disk is full there are clear errors, and afterwards everything goes on by itself', async (context) => {
  const outcome = await withoutSpace({ ...few, troubleMs: 2_000 });
  if (outcome.findings === null) return context.skip(outcome.notes.join());
  expectHeld(outcome, few.tables);
});

test.for(WAYS)('the same tables as without faults: %s', async (way, context) => {
  const outcome = await underFaults(way, few);
  if (outcome.findings === null) return context.skip(outcome.notes.join());
  expectHeld(outcome, few.tables);
});
