/** Tables made with material: stored once, carried by everything, sent to nobody who does not ask. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@undercroft/catalog';
import { loadMatch, Match, materialOf, verifyMatch } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { exportTable, importTable } from '../../src/store/index.ts';
import { ann, asked, bob, cyd, dan, decideAs, newPlace, playOn, running, statusOf, traffic } from './place.ts';

const game = await loadGame('cellar');
const abbey = Object(game.doors?.material?.shipped['abbey']);
const FOUR = [ann, bob, cyd, dan];
const LONG = { material: 'abbey', options: { rounds: 20, purse: 'bulging' } };

test('material is in the first entry and in nothing else that is stored or sent', async () => {
  const { store, node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, FOUR, LONG);
  await playOn(tables, id, FOUR, { most: 80 });
  const { entries, row } = await exportTable(store, id);
  expect(entries[0]?.data).toMatchObject({ material: abbey, spec: { material: { title: abbey.name } } });
  const doors = '"exits"';
  expect(JSON.stringify(entries.slice(1))).not.toContain(doors);
  expect(JSON.stringify(row)).not.toContain(doors);
  await expect.poll(async () => (await store.snapshot(id))?.seq ?? 0).toBeGreaterThan(60);
  expect(JSON.stringify(await store.snapshot(id))).not.toContain(doors);
  for (const who of [ann, bob, null]) expect(await traffic(tables, id, who)).not.toContain(doors);
  expect(await tables.material(null, id)).toEqual(abbey);
});

test('a table with material goes on from a snapshot, and on another node', async () => {
  const { store, node } = await newPlace();
  const { id } = await running(node(), FOUR, LONG);
  const first = node();
  await playOn(first, id, FOUR, { most: 80 });
  await expect.poll(async () => (await store.snapshot(id))?.seq ?? 0).toBeGreaterThan(60);
  const other = node();
  const view = await other.view(ann, id);
  expect(materialOf<unknown>(Object(view.view))).toEqual(abbey);
  expect(await traffic(other, id, bob)).toBe(await traffic(first, id, bob));
  await playOn(other, id, FOUR);
  expect(await statusOf(other, id)).toBe('finished');
});

test('the proof of a finished table holds the material, is verified and replays', async () => {
  const tables = (await newPlace()).node();
  const { id } = await running(tables, [ann, bob], { material: 'abbey', options: { rounds: 2 } });
  await playOn(tables, id, [ann, bob]);
  const { match } = await tables.verification(ann, id);
  expect(match).toMatchObject({ material: abbey });
  expect(verifyMatch(game, match)).toMatchObject({ ok: true });
  expect(loadMatch(game, match).over).toBe(true);
});

test('whoever may not know of a table may not know what it was made with', async () => {
  const tables = (await newPlace()).node();
  const { id } = await tables.create(ann, asked({ material: 'abbey', visibility: 'private' }));
  await expect(tables.material(cyd, id)).rejects.toMatchObject({ status: 404 });
  expect(await tables.material(ann, id)).toEqual(abbey);
  const plain = await tables.create(ann, asked());
  expect(plain.material).toBeNull();
  await expect(tables.material(ann, plain.id)).rejects.toMatchObject({ code: 'no-material', status: 404 });
});

test('material with flaws makes no table, and all of them are told', async () => {
  const tables = (await newPlace()).node();
  const flawed = tables.create(ann, asked({ material: { name: '', rooms: {} } }));
  await expect(flawed).rejects.toMatchObject({ code: 'flawed', status: 422 });
  await expect(flawed).rejects.toMatchObject({ flaws: [{ at: 'name' }, { at: 'rooms' }] });
  await expect(tables.create(ann, asked({ material: 'castle' }))).rejects.toMatchObject({ code: 'flawed' });
  await expect(tables.create(ann, asked({ game: 'table-dungeon', material: abbey }))).rejects.toMatchObject({ code: 'flawed' });
  expect((await tables.list({ me: ann, mine: true, limit: 9 })).tables).toEqual([]);
});

test('bots play on other plans, from views that came to their thread without it', async () => {
  const { node, folder } = await newPlace();
  const tables = node({ crashes: join(folder, 'crashes') });
  const { id } = await running(tables, [ann], { material: 'abbey', seats: 3, bots: [null, 'mcts:20', 'greedy'], options: { rounds: 3 } });
  for (let i = 0; i < 200 && (await statusOf(tables, id)) === 'running'; i++) {
    await playOn(tables, id, [ann], { most: 1, seed: i });
    await tables.work.runDue();
  }
  expect(await statusOf(tables, id)).toBe('finished');
  expect(tables.stats()).toMatchObject({ botFailures: 0, rulesFailures: 0 });
  const rooms = JSON.stringify(await tables.updates(null, id, 0));
  expect(rooms).toContain('kitchen-hatch');
});

test('a fork is made with the same material, also where its secrets are dealt anew', async () => {
  const tables = (await newPlace()).node();
  const { id } = await running(tables, [ann, bob], { material: 'abbey', options: { rounds: 2 } });
  await playOn(tables, id, [ann, bob]);
  for (const secrets of ['same', 'new'] as const) {
    const fork = await tables.create(ann, asked({ fork: { table: id, decisions: 6, secrets } }));
    expect(fork.material?.title).toBe(abbey.name);
    for (const seat of [0, 1]) await tables.sit(ann, fork.id, { seat, name: `Ann ${seat}`, entropy: '' });
    await tables.start(ann, fork.id);
    expect(materialOf<unknown>(Object((await tables.view(ann, fork.id)).view))).toEqual(abbey);
    await playOn(tables, fork.id, [ann]);
    expect(await statusOf(tables, fork.id)).toBe('finished');
    const { match } = await tables.verification(ann, fork.id);
    expect(verifyMatch(game, match)).toMatchObject({ ok: true });
  }
});

test('a table that was brought from another server brings its material', async () => {
  const [here, there] = [await newPlace(), await newPlace()];
  const tables = here.node();
  const { id } = await running(tables, [ann, bob], { material: 'abbey', options: { rounds: 1 } });
  await playOn(tables, id, [ann, bob]);
  await importTable(there.store, JSON.parse(JSON.stringify(await tables.export(ann, id))));
  expect(await there.node().material(null, id)).toEqual(abbey);
});

test('tables of the same material share it', async () => {
  const tables = (await newPlace()).node();
  const ids = [
    await running(tables, [ann], { seats: 2, bots: [null, 'greedy'], material: 'abbey' }),
    await running(tables, [bob], { seats: 2, bots: [null, 'greedy'], material: JSON.parse(JSON.stringify(abbey)) }),
  ];
  const [one, other] = await Promise.all(ids.map(({ id }) => tables.view(null, id)));
  expect(materialOf<unknown>(Object(one?.view))).toBe(materialOf<unknown>(Object(other?.view)));
});

const crashIn = (folder: string) => JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8'));

test('rules that do not take the material any more stop the table', async () => {
  const { node, folder } = await newPlace();
  const { id } = await running(node(), [ann, bob], { material: 'abbey' });
  const closed = { ...game, doors: { material: { ...game.doors!.material!, read: () => ({ flaws: [{ message: 'not any more' }] }) } } };
  const crashes = join(folder, 'crashes');
  const later = node({ crashes, games: { load: async () => closed, module: '@undercroft/catalog' } });
  expect((await later.info(ann, id)).status).toBe('archived');
  expect(crashIn(crashes).error).toContain('do not take the material');
});

test('the crash file of a table holds its material, and replays', async () => {
  const { node, folder } = await newPlace();
  const { id } = await running(node(), [ann, bob], { material: 'abbey' });
  const decide = () => {
    throw new Error('boom');
  };
  const crashes = join(folder, 'crashes');
  const failing = { ...game, play: { ...game.play, decide, apply: decide } };
  const broken = node({ crashes, games: { load: async () => failing, module: '@undercroft/catalog' } });
  const prepare = { seat: 0, kind: 'prepare', might: 3, stamina: 0, wits: 0 };
  await expect(decideAs(broken, id, ann, prepare)).rejects.toMatchObject({ code: 'rules-failed' });
  const crash = crashIn(crashes);
  expect(crash.material).toEqual(abbey);
  expect(new Match(game, crash).decide(crash.log[0])).toEqual([]);
});
