/** Loops in every place where a server asks a game's own code: the table stops, everybody else goes on, also after a restart. */
import { join } from 'node:path';
import type { Game } from '@undercroft/engine';
import { expect, test, vi } from 'vitest';
import type { RunningTables } from '../../src/tables/index.ts';
import { Guard } from '../../src/tables/keep/guard.ts';
import { games, loadGame } from '../work/doubles.ts';
import { ann, asked, bob, cyd, dan, decideAs, HOUR, newPlace, type Place, playOn, running, statusOf } from './place.ts';

const LIMIT = 100;
const pick = (seat: number, n: number) => ({ seat, kind: 'pick', n });
const spin = () => {
  for (;;) if (Math.sqrt(-1) > 0) return;
};

const strictNode = (place: Place, crashes = join(place.folder, 'crashes')) => place.node({ games, crashes, rulesMs: LIMIT });
const errorOf = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error);

/** A round of picks, which ends the first round. */
async function round(tables: RunningTables, id: string, n: number): Promise<unknown> {
  await decideAs(tables, id, ann, pick(0, 1));
  return errorOf(decideAs(tables, id, bob, pick(1, n)));
}

test.each(['rules-loop', 'options-loop', 'seconds-loop', 'copy-loops', 'redact-loops'])(
  '%s: its table stops, others are played on',
  async (game) => {
    const place = await newPlace();
    const tables = strictNode(place);
    const { id } = await running(tables, [ann, bob], { game });
    const other = await running(tables, [cyd, dan], { game: 'cellar' });
    const [, played] = await Promise.all([round(tables, id, 3), playOn(tables, other.id, [cyd, dan])]);
    await errorOf(tables.view(ann, id));
    await errorOf(tables.view(bob, id).then(({ seq }) => tables.answer(bob, id, { seat: 1, seq, decision: pick(1, 0), key: 'again' })));
    await tables.work.runDue();
    expect(played).toBeGreaterThan(5);
    expect(await statusOf(tables, other.id)).toBe('finished');
    expect(await statusOf(tables, id)).toBe('archived');
    // And on a server that was started anew.
    const later = strictNode(place);
    expect(await statusOf(later, id)).toBe('archived');
    expect(later.stats().rulesFailures).toBe(0);
  },
);

test('config-loops: no table is made, and nobody else notices', async () => {
  const tables = strictNode(await newPlace());
  expect(await errorOf(tables.create(ann, asked({ game: 'config-loops', seats: 2 })))).toMatchObject({ code: 'rules-failed', status: 409 });
  expect((await running(tables, [cyd, dan], { game: 'cellar' })).status).toBe('running');
});

test('setup-loops: a table that cannot begin is stopped', async () => {
  const tables = strictNode(await newPlace());
  expect(await errorOf(running(tables, [ann, bob], { game: 'setup-loops' }))).toMatchObject({ code: 'rules-failed' });
  expect(await tables.list({ me: ann, mine: true, limit: 1 })).toMatchObject({ tables: [{ status: 'archived' }] });
});

test('fallback-loops: when time is up the table stops, and its work is not taken up again', async () => {
  const place = await newPlace();
  const tables = strictNode(place);
  const { id } = await running(tables, [ann, bob], { game: 'fallback-loops' });
  place.clock.time += HOUR;
  await tables.work.runDue();
  expect(await statusOf(tables, id)).toBe('archived');
  place.clock.time += HOUR;
  const later = strictNode(place);
  expect(await later.work.runDue()).toBeLessThan(2);
  expect([tables, later].map((node) => node.stats().rulesFailures)).toEqual([1, 0]);
});

test('outcome-loops: a game whose end is never found stops, and its proof is refused', async () => {
  const tables = strictNode(await newPlace());
  const { id } = await running(tables, [ann, bob], { game: 'outcome-loops' });
  for (let n = 0; n < 5; n++) await round(tables, id, 0);
  expect(await round(tables, id, 0)).toMatchObject({ code: 'rules-failed' });
  expect(await statusOf(tables, id)).toBe('archived');
  expect(await errorOf(tables.verification(ann, id))).toMatchObject({ code: 'not-finished' });
});

test('a log in which new rules never end is tried once: later loads know it, also those that look back', async () => {
  const place = await newPlace();
  const { id } = await running(place.node({ games }), [ann, bob], { game: 'none' });
  const before = place.node({ games });
  for (const who of [0, 1]) await decideAs(before, id, [ann, bob][who]!, pick(who, 3));
  let tried = 0;
  const endless = await loadGame('rules-loop');
  const decide: Game['play']['decide'] = (...all) => {
    tried++;
    return endless.play.decide(...all);
  };
  const counting = { ...endless, play: { ...endless.play, decide } };
  const node = () => place.node({ games: { ...games, load: async () => counting }, crashes: join(place.folder, 'c'), rulesMs: LIMIT });
  const newer = node();
  expect(await statusOf(newer, id)).toBe('archived');
  await expect.poll(async () => (await place.store.snapshot(id)) !== null).toBe(true);
  const once = tried;
  expect(once).toBeGreaterThan(0);
  const later = node();
  expect(await statusOf(later, id)).toBe('archived');
  expect(tried).toBe(once);
  // Only the first pick is replayed, which ends.
  expect((await later.updates(ann, id, 0)).at(-1)?.data).toEqual({ reason: 'rules-changed' });
  expect(tried).toBe(once + 1);
});

/** How many turns others had before the endless task was given up. */
async function turnsOfOthers(guard: Guard): Promise<number> {
  let given: unknown = null;
  const endless = guard.run(spin).catch((error: unknown) => {
    given = error;
  });
  let turns = 0;
  const others = async () => {
    while (given === null) {
      await guard.run(() => turns++);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all([endless, others()]);
  expect(given).toMatchObject({ name: 'RulesFailed' });
  return turns;
}

test('between two attempts at an endless task everybody else has turns, however busy the machine is', async () => {
  expect(await turnsOfOthers(new Guard(LIMIT))).toBeGreaterThan(5);
  // The thread has an eighth of a core.
  const real = process.threadCpuUsage.bind(process);
  const eighth = vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => {
    const { user, system } = real();
    return { user: user / 8, system: system / 8 };
  });
  try {
    expect(await turnsOfOthers(new Guard(LIMIT))).toBeGreaterThan(20);
  } finally {
    eighth.mockRestore();
  }
});

test('one thing after the other waits for nothing while limits are cheap, and shares them when they are dear', async () => {
  const guard = new Guard(LIMIT);
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  try {
    for (let n = 0; n < 40; n++) await guard.run(() => n);
    expect(pauses).not.toHaveBeenCalled();
    // Far more limits in a row than a twentieth of a second pays for.
    for (let n = 0; n < 5000 && pauses.mock.calls.length === 0; n++) await guard.run(() => n);
    expect(pauses).toHaveBeenCalled();
  } finally {
    pauses.mockRestore();
  }
});
