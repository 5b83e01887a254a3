import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { Match } from '@undercroft/engine';
import { expect, test, vi } from 'vitest';
import { Guard } from '../../src/tables/keep/guard.ts';
import { games, loadGame } from '../work/doubles.ts';
import { ann, bob, cyd, dan, decideAs, newPlace, type Place, playOn, running, statusOf } from './place.ts';

const LIMIT = 150;
const pick = (seat: number, n: number) => ({ seat, kind: 'pick', n });
const spin = () => {
  for (;;) if (Math.sqrt(-1) > 0) return;
};

function impatientNode(place: Place) {
  const crashes = join(place.folder, 'crashes');
  return { crashes, tables: place.node({ games, crashes, rulesMs: LIMIT }) };
}

const crashIn = (folder: string) => JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8'));

test('tasks give what they return or throw, in order, and only the endless one fails', async () => {
  const guard = new Guard(LIMIT);
  const order: number[] = [];
  const note = (n: number) => () => void order.push(n);
  const tasks = [note(1), spin, note(2), () => JSON.parse('{'), note(3)].map((work) => guard.run(work));
  const settled = await Promise.allSettled(tasks);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(settled[1]).toMatchObject({ reason: { name: 'RulesFailed' } });
  expect(settled[3]).toMatchObject({ reason: { name: 'SyntaxError' } });
  expect(order).toEqual([1, 2, 3]);
  expect(await guard.run(() => 'still here')).toBe('still here');
});

test('a task that others left too little time gets a whole limit', async () => {
  const limit = 600;
  const guard = new Guard(limit);
  const slow = () => {
    for (const end = performance.now() + limit * 0.4; performance.now() < end; );
    return 'slow, not endless';
  };
  expect(await Promise.all([guard.run(slow), guard.run(slow), guard.run(slow)])).toEqual(Array(3).fill('slow, not endless'));
});

test('a task whose thread did not work meanwhile is begun anew, with more patience, until it ends', async () => {
  const still = vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 0, system: 0 });
  try {
    let begun = 0;
    const slept = () => {
      begun++;
      for (const end = performance.now() + LIMIT * 3; performance.now() < end; );
      return 'awake';
    };
    expect(await new Guard(LIMIT).run(slept)).toBe('awake');
    expect(begun).toBeGreaterThan(1);
  } finally {
    still.mockRestore();
  }
});

test('tasks about the same table fail together, and only one of them was tried', async () => {
  const guard = new Guard(LIMIT);
  const table = {};
  const begun = new Set<number>();
  const endless = (n: number) => () => {
    begun.add(n);
    spin();
  };
  const settled = await Promise.allSettled([1, 2, 3, 4].map((n) => guard.run(endless(n), { same: table })));
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
  expect([...begun]).toEqual([1]);
});

test('rules that never end stop their own table, leave a crash file that shows it again, and harm no other', async () => {
  const place = await newPlace();
  const { tables, crashes } = impatientNode(place);
  const { id } = await running(tables, [ann, bob], { game: 'rules-loop' });
  const other = await running(tables, [cyd, dan], { game: 'cellar' });
  await decideAs(tables, id, ann, pick(0, 1));
  const [endless, played] = await Promise.all([
    decideAs(tables, id, bob, pick(1, 3)).catch((error: unknown) => error),
    playOn(tables, other.id, [cyd, dan]),
  ]);
  expect(endless).toMatchObject({ code: 'rules-failed' });
  expect(played).toBeGreaterThan(5);
  expect(await statusOf(tables, other.id)).toBe('finished');
  expect(await statusOf(tables, id)).toBe('archived');
  expect((await tables.view(ann, id)).view).toMatchObject({ round: 0 });
  expect(tables.stats().rulesFailures).toBe(1);
  expect(place.logged.join()).toContain('the rules failed');

  const crash = crashIn(crashes);
  expect(crash).toMatchObject({ game: 'rules-loop', log: [pick(0, 1), pick(1, 3)] });
  const match = new Match(await loadGame(crash.game), { seats: crash.seats, options: crash.options, seed: crash.seed });
  match.decide(crash.log[0]);
  Reflect.set(globalThis, 'again', () => match.decide(crash.log[1]));
  expect(() => runInThisContext('again()', { timeout: LIMIT })).toThrow('timed out');
});

test('a log in which new rules never end stops its table and leaves a crash file', async () => {
  const place = await newPlace();
  const { tables, crashes } = impatientNode(place);
  const { id } = await running(tables, [ann, bob], { game: 'none' });
  await decideAs(tables, id, ann, pick(0, 3));
  await decideAs(tables, id, bob, pick(1, 0));
  const newer = place.node({ games: { ...games, load: () => loadGame('rules-loop') }, crashes, rulesMs: LIMIT });
  expect(await newer.info(null, id)).toMatchObject({ status: 'archived' });
  expect(crashIn(crashes)).toMatchObject({
    game: 'none',
    log: [pick(0, 3), pick(1, 0)],
    error: expect.stringContaining('does not replay'),
  });
  expect((await newer.updates(ann, id, 0)).at(-1)?.data).toEqual({ reason: 'rules-changed' });
});

test.each(['view-loops', 'view-throws'])('a view that fails (%s) stops its table at once and for good', async (game) => {
  const place = await newPlace();
  const { tables, crashes } = impatientNode(place);
  const { id } = await running(tables, [ann, bob], { game });
  await decideAs(tables, id, ann, pick(0, 1));
  const { seq } = await tables.view(bob, id);
  await tables.answer(bob, id, { seat: 1, seq, decision: pick(1, 1), key: 'last' });
  for (const who of [ann, bob, cyd]) await expect(tables.view(who, id)).rejects.toMatchObject({ code: 'rules-failed' });
  // The rules were asked once: whoever comes later is told so at once.
  expect(tables.stats().rulesFailures).toBe(1);
  expect(await statusOf(tables, id)).toBe('archived');
  expect(crashIn(crashes)).toMatchObject({ game, log: [pick(0, 1), pick(1, 1)] });
});
