import { loadGame } from '@undercroft/catalog';
import { verifyMatch } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { exportTable, importTable } from '../../src/store/index.ts';
import { type RunningTables, unfair } from '../../src/tables/index.ts';
import { ann, bob, cyd, dan, newKey, newPlace, playOn, running, statusOf, traffic } from './place.ts';

const GAMES = ['table-dungeon', 'party-has-fallen', 'cellar'];
/** House rules under which a game lasts. */
const LONG: Record<string, Record<string, unknown>> = { cellar: { rounds: 20, purse: 'bulging' } };

test.each(GAMES)('a whole game of %s is played by three people and its dice can be checked', async (game) => {
  const { node, store } = await newPlace();
  const tables = node();
  const { id, commit } = await running(tables, [ann, bob, cyd], { game });
  const decisions = await playOn(tables, id, [ann, bob, cyd]);
  expect(decisions).toBeGreaterThan(20);
  const info = await tables.info(null, id);
  expect(info.status).toBe('finished');
  expect(info.outcome).not.toBeNull();
  expect(info.waitingFor).toEqual([]);

  const proof = await tables.verification(null, id);
  expect(proof.commit).toBe(commit);
  expect(proof.entropy.map(({ entropy }) => entropy)).toEqual(['from Ann', 'from Bob', 'from Cyd']);
  expect(unfair(proof)).toBeNull();
  expect(verifyMatch(await loadGame(game), proof.match)).toEqual({ ok: true, decisions, difference: null });
  expect(proof.match).toMatchObject({ seed: proof.seed, outcome: info.outcome });

  const updates = await tables.updates(ann, id, 0);
  expect(updates.map(({ seq }) => seq)).toEqual(updates.map((_, i) => i + 1));
  expect(updates.at(-1)).toMatchObject({ kind: 'ended', seq: info.seq });
  expect((await store.get(id))?.status).toBe('finished');
});

test('everything sent three times happens once', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob, cyd], { game: 'table-dungeon' });
  const decisions = await playOn(tables, id, [ann, bob, cyd], {
    async each({ who, ...answer }) {
      const request = { ...answer, key: newKey() };
      const [first, second] = await Promise.all([tables.decide(who, id, request), tables.decide(who, id, request)]);
      const third = await tables.decide(who, id, request);
      expect([second.seq, third.seq]).toEqual([first.seq, first.seq]);
    },
  });
  const decided = (await tables.updates(null, id, 0)).filter(({ kind }) => kind === 'decided');
  expect(decided).toHaveLength(decisions);
  expect(await statusOf(tables, id)).toBe('finished');
});

test('a late retry of an old decision changes nothing, even after a restart', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { game: 'table-dungeon' });
  const sent: { who: typeof ann; request: Parameters<typeof tables.decide>[2] }[] = [];
  await playOn(tables, id, [ann, bob], {
    most: 150,
    async each({ who, ...answer }) {
      const request = { ...answer, key: newKey() };
      sent.push({ who, request });
      await tables.decide(who, id, request);
    },
  });
  const before = (await tables.info(null, id)).seq;
  for (const again of [tables, node()]) {
    for (const { who, request } of sent) await again.decide(who, id, request);
    expect((await again.info(null, id)).seq).toBe(before);
  }
});

test('two nodes on one store see and do the same, whoever answers where', async () => {
  const { node } = await newPlace();
  const [one, two] = [node({ node: 'one' }), node({ node: 'two' })];
  const { id } = await running(one, [ann, bob, cyd], { game: 'table-dungeon' });
  let n = 0;
  const told = new Map<number, number>();
  two.onChange((_, seq) => void told.set(seq, (told.get(seq) ?? 0) + 1));
  await playOn(two, id, [ann, bob, cyd], {
    async each({ who, ...answer }) {
      await (n++ % 2 === 0 ? one : two).decide(who, id, { ...answer, key: newKey() });
    },
  });
  expect(await statusOf(one, id)).toBe('finished');
  for (const who of [ann, bob, cyd, null]) expect(await traffic(one, id, who)).toBe(await traffic(two, id, who));
  expect(told.has((await one.info(null, id)).seq)).toBe(true);
});

test('seats that answer in the same instant on two nodes are all heard', async () => {
  const { node } = await newPlace();
  const [one, two] = [node({ node: 'one' }), node({ node: 'two' })];
  const { id } = await running(one, [ann, bob, cyd]);
  const seq = (await one.info(null, id)).seq;
  await two.info(null, id);
  const prepare = (seat: number) => ({ seat, seq, decision: { seat, kind: 'prepare', might: 3, stamina: 0, wits: 0 }, key: newKey() });
  await Promise.all([one.decide(ann, id, prepare(0)), two.decide(bob, id, prepare(1)), one.decide(cyd, id, prepare(2))]);
  expect((await one.view(ann, id)).asked.map(({ ask }) => ask.kind)).toEqual(['step']);
  expect(one.stats().conflicts + two.stats().conflicts).toBeGreaterThan(0);
});

test.each(GAMES)('a game of %s goes on exactly where it was after a restart, from a snapshot or without one', async (game) => {
  const { node, store } = await newPlace();
  const people = [ann, bob, cyd, dan];
  const all = (tables: RunningTables) => Promise.all([...people, null].map((who) => traffic(tables, id, who)));
  const first = node();
  const { id } = await running(first, people, { game, options: LONG[game] ?? {} });
  await playOn(first, id, people, { most: 30 });
  const before = await all(first);
  await first.close();

  const second = node();
  expect(await all(second)).toEqual(before);
  await playOn(second, id, people, { most: 45 });
  const played = await all(second);
  const snapshot = await store.snapshot(id);
  expect(snapshot?.seq).toBeGreaterThan(60);
  const third = node();
  expect(await all(third)).toEqual(played);

  await store.saveSnapshot(id, snapshot!.seq + 1, { hash: 'wrong', text: '{}' });
  const fourth = node();
  expect(await all(fourth)).toEqual(played);
  await playOn(fourth, id, people);
  expect(await statusOf(third, id)).toBe('finished');
  expect(await all(third)).toEqual(await all(fourth));
});

test('tables that are not in use leave memory and come back', async () => {
  const { node } = await newPlace();
  const tables = node({ mostTables: 3 });
  const ids: string[] = [];
  for (let i = 0; i < 8; i++) ids.push((await running(tables, [ann, bob])).id);
  expect(tables.stats().tablesInMemory).toBeLessThanOrEqual(3);
  for (const id of ids) expect((await tables.view(ann, id)).asked).toHaveLength(1);
  expect(tables.stats().loads).toBeGreaterThanOrEqual(8);
});

test('a finished table can be moved to another server and checked there', async () => {
  const [here, there] = [await newPlace(), await newPlace()];
  const tables = here.node();
  const { id } = await running(tables, [ann, bob]);
  const whole = await exportTable(here.store, id);
  await playOn(tables, id, [ann, bob]);
  await importTable(there.store, await tables.export(null, id));
  const other = there.node();
  expect(await other.verification(null, id)).toEqual(await tables.verification(null, id));
  expect(await traffic(other, id, ann)).toBe(await traffic(tables, id, ann));
  // One that still runs comes without its secret, and cannot go on elsewhere.
  const third = await newPlace();
  await importTable(third.store, whole);
  await expect(third.node().info(null, id)).rejects.toMatchObject({ code: 'no-secret' });
});

test('a party wins or loses as one, and the list of tables says so', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { options: { together: true } });
  await playOn(tables, id, [ann, bob]);
  const { outcome, status } = await tables.info(null, id);
  expect(status).toBe('finished');
  expect(outcome!.sides).toMatchObject([{ name: 'party', seats: [0, 1], won: outcome!.winners.length === 2 }]);
  expect((await node().info(null, id)).outcome).toEqual(outcome);
});
