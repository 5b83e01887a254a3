import { expect, test } from 'vitest';
import { games } from '../work/doubles.ts';
import { ann, asked, bob, cyd, decideAs, HOUR, newPlace, playOn, running, statusOf } from './place.ts';

const pick = (seat: number, n: number) => ({ seat, kind: 'pick', n });
const DAY = 24 * HOUR;

test('a table that its rules failed at goes on where it was when its host takes it up again', async () => {
  const { node } = await newPlace();
  const tables = node({ games });
  const { id } = await running(tables, [ann, bob], { game: 'rules-throw' });
  await decideAs(tables, id, ann, pick(0, 1));
  await expect(decideAs(tables, id, bob, pick(1, 3))).rejects.toMatchObject({ code: 'rules-failed' });
  expect(await statusOf(tables, id)).toBe('archived');
  await expect(tables.revive(bob, id)).rejects.toMatchObject({ code: 'not-host', status: 403 });
  expect(await tables.revive(ann, id)).toMatchObject({ status: 'running', waitingFor: [1] });
  // Asked for twice it is done once.
  const { seq } = await tables.revive(ann, id);
  expect((await tables.updates(null, id, 0)).at(-1)).toMatchObject({ seq, kind: 'revived' });
  await decideAs(tables, id, bob, pick(1, 2));
  // Another node reads the same from the log.
  const other = node({ games });
  expect(await other.view(ann, id)).toMatchObject({ view: { round: 1 }, info: { status: 'running' } });
});

test('a view that failed is tried again after that, and stops the table again if it still fails', async () => {
  const { node } = await newPlace();
  const tables = node({ games });
  const { id } = await running(tables, [ann, bob], { game: 'view-throws' });
  await decideAs(tables, id, ann, pick(0, 1));
  const { seq } = await tables.view(bob, id);
  await tables.answer(bob, id, { seat: 1, seq, decision: pick(1, 1), key: 'last' });
  await expect(tables.view(ann, id)).rejects.toMatchObject({ code: 'rules-failed' });
  expect(await tables.revive(ann, id)).toMatchObject({ status: 'running' });
  await expect(tables.view(ann, id)).rejects.toMatchObject({ code: 'rules-failed' });
  expect(await statusOf(tables, id)).toBe('archived');
  expect(tables.stats().rulesFailures).toBe(2);
});

test('nobody has run out of time while the table lay in the archive', async () => {
  const { node, clock } = await newPlace();
  const tables = node({ games });
  const { id } = await running(tables, [ann, bob], { game: 'rules-throw', clock: { kind: 'live', factor: 1 } });
  await decideAs(tables, id, ann, pick(0, 1));
  await expect(decideAs(tables, id, bob, pick(1, 3))).rejects.toMatchObject({ code: 'rules-failed' });
  clock.time += 3 * DAY;
  await tables.revive(ann, id);
  await tables.work.runDue();
  expect((await tables.view(bob, id)).asked[0]?.deadline).toBeGreaterThan(clock.time);
  clock.time += HOUR;
  await tables.work.runDue();
  expect(tables.stats().timeOuts).toBeGreaterThan(0);
});

test('a table that nobody started can be taken up again; a finished or an empty one cannot', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const idle = await tables.create(ann, asked());
  clock.time += 8 * DAY;
  await tables.work.runDue();
  expect(await statusOf(tables, idle.id)).toBe('archived');
  await tables.revive(ann, idle.id);
  await tables.work.runDue();
  expect(await statusOf(tables, idle.id)).toBe('open');

  const finished = await running(tables, [ann, bob]);
  await playOn(tables, finished.id, [ann, bob]);
  await expect(tables.revive(ann, finished.id)).rejects.toMatchObject({ code: 'game-over' });

  const left = await running(tables, [ann], { seats: 2, bots: [null, 'random'], abandoned: 'archive' });
  await tables.leave(ann, left.id);
  expect(await statusOf(tables, left.id)).toBe('archived');
  await expect(tables.revive(ann, left.id)).rejects.toMatchObject({ code: 'nobody-here' });
  await expect(tables.revive(cyd, left.id)).rejects.toMatchObject({ code: 'not-host' });
});
