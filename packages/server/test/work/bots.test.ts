import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botByName } from '@undercroft/bots';
import { Match, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { BotPool } from '../../src/work/pool.ts';
import { ann, asked, bob, decideAs, newKey, newPlace, type Place, playOn, running, statusOf } from '../tables/place.ts';
import { games, loadGame } from './doubles.ts';

const pick = (seat: number, n: number) => ({ seat, kind: 'pick', n });
const crashesIn = (folder: string, name: string) =>
  readdirSync(folder)
    .filter((file) => file.startsWith(name))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));

/** A node whose games have trouble in them, and where its crash files go. */
function troubledNode(place: Place) {
  const crashes = join(place.folder, 'crashes');
  return { crashes, tables: place.node({ games, crashes, bots: { timeoutMs: 300 } }) };
}

test('bots of every kind play a whole game among themselves and with people', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await tables.create(ann, asked({ game: 'table-dungeon', seats: 3, bots: [null, 'random', 'mcts:20'] }));
  await tables.sit(ann, id, { entropy: 'x' });
  await tables.start(ann, id);
  for (let i = 0; i < 300 && (await statusOf(tables, id)) === 'running'; i++) {
    await playOn(tables, id, [ann], { most: 1, seed: i });
    await tables.work.runDue();
  }
  expect(await statusOf(tables, id)).toBe('finished');
  const by = (await tables.updates(null, id, 0)).flatMap(({ seat, kind, data }) =>
    kind === 'decided' ? [JSON.stringify([seat, data])] : [],
  );
  for (const seat of [1, 2])
    expect(by.filter((each) => each.startsWith(`[${seat},`)).every((each) => each.includes('"by":"bot"'))).toBe(true);
  expect(tables.stats()).toMatchObject({ botFailures: 0, botRestarts: 0 });
});

test('bots answer by themselves, at human speed, on exactly one of two nodes', async () => {
  const { node } = await newPlace();
  const settings = { work: 'auto', clock: Date, bots: { delayMs: 30 } } as const;
  const nodes = [node({ ...settings, node: 'one' }), node({ ...settings, node: 'two' })];
  const began = Date.now();
  const { id } = await running(nodes[0]!, [ann], { seats: 2, bots: [null, 'greedy'], pace: 'story' });
  await decideAs(nodes[0]!, id, ann, { seat: 0, kind: 'prepare', might: 1, stamina: 1, wits: 1 });
  await nodes[0]!.leave(ann, id);
  await expect.poll(() => statusOf(nodes[1]!, id)).toBe('finished');
  const decided = (await nodes[1]!.updates(null, id, 0)).filter(({ kind }) => kind === 'decided');
  expect(Date.now() - began).toBeGreaterThan((decided.length / 2) * 30);
});

test('a bot that never comes to an end is stopped, and its thread replaced', async () => {
  const place = await newPlace();
  const { tables, crashes } = troubledNode(place);
  const { id } = await running(tables, [ann], { game: 'bot-loops', seats: 2, bots: [null, 'greedy'] });
  const other = await running(tables, [bob], { game: 'none', seats: 2, bots: [null, 'greedy'] });
  await decideAs(tables, id, ann, pick(0, 1));
  await decideAs(tables, other.id, bob, pick(0, 1));
  // The bots answer twice: now, and to the next question, for which the people are not done yet.
  await tables.work.runDue();
  for (const [who, table] of [[ann, id] as const, [bob, other.id] as const]) expect((await tables.view(who, table)).asked).toHaveLength(1);
  expect(tables.stats()).toMatchObject({ botFailures: 2, botRestarts: 2 });
  const [crash] = crashesIn(crashes, 'crash-bot');
  expect(crash).toMatchObject({
    problem: 'no answer within 300 ms',
    task: { game: 'bot-loops', bot: 'greedy', ask: { seat: 1, kind: 'pick' } },
  });
  // What is kept is what the bot knew, and nothing else.
  expect(crash.task.view).toEqual({ card: 1, round: 0, asks: 1, sealed: [true, false] });
});

test('a bot that throws is answered for by the default, and its question can be put to it again', async () => {
  const place = await newPlace();
  const { tables, crashes } = troubledNode(place);
  const { id } = await running(tables, [ann], { game: 'bot-throws', seats: 2, bots: [null, 'greedy'] });
  await decideAs(tables, id, ann, pick(0, 1));
  await tables.work.runDue();
  const updates = await tables.updates(ann, id, 0);
  expect(updates.flatMap(({ events }) => events)).toContainEqual({ type: 'picked', picks: [1, 0] });
  const [{ task }] = crashesIn(crashes, 'crash-bot');
  const game = await loadGame(task.game);
  expect(() => botByName(task.bot).decide({ ...task, game }, sfc32(task.seed))).toThrow('this bot is broken');
  expect(place.logged.join()).toContain('a bot failed');
});

test.each(['rules-throw', 'rules-circle'])('rules that fail (%s) stop their own table and no other', async (game) => {
  const place = await newPlace();
  const { tables, crashes } = troubledNode(place);
  const { id } = await running(tables, [ann, bob], { game });
  const other = await running(tables, [ann, bob], { game });
  await decideAs(tables, id, ann, pick(0, 1));
  await expect(decideAs(tables, id, bob, pick(1, 3))).rejects.toMatchObject({ code: 'rules-failed' });
  expect(await statusOf(tables, id)).toBe('archived');
  expect((await tables.updates(ann, id, 0)).at(-1)).toMatchObject({ kind: 'archived', data: { reason: 'rules-failed' } });
  const [crash] = crashesIn(crashes, 'crash-rules');
  expect(crash).toMatchObject({ game, log: [pick(0, 1), pick(1, 3)] });
  await expect(decideAs(tables, id, ann, pick(0, 1))).rejects.toMatchObject({ code: 'game-over' });
  await playOn(tables, other.id, [ann, bob]).catch(() => null);
  await decideAs(tables, other.id, ann, pick(0, 1)).catch(() => null);
  expect(await statusOf(tables, other.id)).not.toBe('archived');
});

test('rules that fail while a bot or the clock answers stop the table too', async () => {
  const place = await newPlace();
  const { tables } = troubledNode(place);
  const { id } = await running(tables, [ann], { game: 'rules-throw', seats: 2, bots: [null, 'greedy'] });
  await decideAs(tables, id, ann, pick(0, 3));
  await tables.work.runDue();
  expect(await statusOf(tables, id)).toBe('archived');
});

test('a log that new rules do not lead through stops its table and says so', async () => {
  const place = await newPlace();
  const { tables } = troubledNode(place);
  const { id } = await running(tables, [ann, bob], { game: 'none' });
  await decideAs(tables, id, ann, pick(0, 3));
  await decideAs(tables, id, bob, pick(1, 0));
  const newer = place.node({ games: { ...games, load: () => loadGame('rules-throw') } });
  expect(await newer.info(null, id)).toMatchObject({ status: 'archived' });
  expect((await newer.updates(ann, id, 0)).at(-1)?.data).toEqual({ reason: 'rules-changed' });
  await expect(newer.decide(ann, id, { seat: 0, seq: 0, decision: pick(0, 1), key: newKey() })).rejects.toMatchObject({
    code: 'game-over',
  });
});

test('a pool of one thread answers many questions, and none after it was stopped', async () => {
  const pool = new BotPool(games.module, { threads: 1, timeoutMs: 300 });
  const task = (game: string) => ({
    game,
    view: { card: 0 },
    ask: { seat: 0, kind: 'pick' },
    options: [pick(0, 1), pick(0, 2)],
    bot: 'greedy',
    patience: 450,
    seed: 1,
  });
  const answers = Promise.allSettled(
    [task('none'), task('bot-loops'), task('none'), task('bot-throws'), task('none')].map((each) => pool.ask(each)),
  );
  expect((await answers).map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(pool.restarts).toBe(1);
  const last = pool.ask(task('bot-loops'));
  last.catch(() => null);
  await pool.stop();
  await expect(last).rejects.toMatchObject({ name: 'PoolStopped' });
  await expect(pool.ask(task('none'))).rejects.toMatchObject({ name: 'PoolStopped' });
});

test('questions that somebody waits for come before those of tables of bots alone, which still have their turn', async () => {
  const pool = new BotPool(games.module, { threads: 1, timeoutMs: 20_000 });
  const game = await loadGame('cellar');
  const match = new Match(game, { seats: 2, seed: 'ab'.repeat(32) });
  const [ask] = game.play.pending(match.table);
  const view = game.sight.view(match.table, ask!.seat);
  const task = { game: 'cellar', view, ask: ask!, options: game.play.options(match.table, ask!), bot: 'random', patience: 500, seed: 1 };
  const order: string[] = [];
  const put = (name: string, awaited: boolean) => pool.ask(task, awaited).then(() => void order.push(name));
  const unhurried = Array.from({ length: 12 }, (_, i) => put(`alone ${i}`, false));
  const awaited = Array.from({ length: 10 }, (_, i) => put(`person ${i}`, true));
  await Promise.all(awaited);
  // The first was under way already; of the others one in eight.
  expect(order.filter((name) => name.startsWith('alone')).length).toBeLessThanOrEqual(3);
  await Promise.all(unhurried);
  expect(order).toHaveLength(22);
  await pool.stop();
});

test('however many tables of bots alone there are, one where somebody waits is first in the line for work', async () => {
  const { node, store, clock } = await newPlace();
  const tables = node();
  for (let i = 0; i < 40; i++) {
    const { id } = await tables.create(ann, asked({ seats: 2, bots: ['random', 'random'] }));
    await tables.start(ann, id);
  }
  const { id } = await tables.create(ann, asked({ seats: 2, bots: [null, 'random'] }));
  await tables.sit(ann, id, { seat: 0, entropy: 'x' });
  await tables.start(ann, id);
  const due = (kind: string) => store.claim({ owner: 'test', kinds: [kind], now: clock.time, leaseMs: 0, limit: 99 });
  expect((await due('bots')).map(({ table }) => table)).toEqual([id]);
  expect(await due('pastime')).toHaveLength(40);
  // Whose last person leaves is played on among the others of its kind.
  await tables.leave(ann, id);
  expect(await due('bots')).toEqual([]);
  expect((await due('pastime')).map(({ table }) => table)).toContain(id);
});

test('material is sent to a thread once, however many questions there are', async () => {
  const pool = new BotPool(games.module, { threads: 1, timeoutMs: 20_000 });
  const game = await loadGame('cellar');
  const { config, table } = new Match(game, { seats: 2, seed: 'ab'.repeat(32), material: 'abbey' });
  const material = config.material!;
  const [ask] = game.play.pending(table);
  let sent = 0;
  const counted = {
    hash: material.hash,
    get json() {
      sent++;
      return material.json;
    },
  };
  const task = {
    game: 'cellar',
    ask: ask!,
    options: game.play.options(table, ask!),
    bot: 'greedy',
    patience: 500,
    seed: 1,
    material: counted,
  };
  for (let i = 0; i < 3; i++)
    expect(await pool.ask({ ...task, view: game.sight.view(table, ask!.seat) })).toMatchObject({ kind: 'prepare' });
  expect(sent).toBe(1);
  await pool.stop();
});
