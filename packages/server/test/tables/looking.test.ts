/** Looking at tables: through one's own eyes, through nobody's, back in time, and on from a moment of a finished game. */
import { loadGame } from '@undercroft/catalog';
import { type Json, verifyMatch } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { unfair } from '../../src/tables/index.ts';
import { ann, asked, bob, cyd, newPlace, playOn, running, traffic } from './place.ts';

const game = 'table-dungeon';

test('somebody who holds seats can look as one who holds none', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { game });
  await playOn(tables, id, [ann, bob], { most: 30 });
  const seen = await tables.view(ann, id, 'none');
  const stranger = await tables.view(null, id);
  expect(seen.view).toEqual(stranger.view);
  expect(seen).toMatchObject({ viewer: null, asked: [], mine: [0] });
  expect(await tables.updates(ann, id, 0, 'none')).toEqual(await tables.updates(null, id, 0));
});

test('whoever sits down for others gives them names', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await tables.create(ann, asked({ seats: 3 }));
  await tables.sit(ann, id, { seat: 0, entropy: 'a' });
  const info = await tables.sit(ann, id, { seat: 1, entropy: 'b', name: 'Granny' });
  expect(info.seats.map(({ person }) => person?.name)).toEqual(['Ann', 'Granny', undefined]);
  expect(info.seats.map(({ person }) => person?.id)).toEqual([ann.id, ann.id, undefined]);
});

test('looking back shows what was seen then, to whom it was shown, and nothing to answer', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob, cyd], { game });
  const then: { seq: number; bytes: string }[] = [];
  await playOn(tables, id, [ann, bob, cyd], {
    most: 40,
    async each({ who, ...answer }) {
      const { seq } = await tables.decide(who, id, { ...answer, key: `k${then.length}` });
      then.push({ seq, bytes: JSON.stringify((await tables.view(ann, id)).view) });
    },
  });
  for (const { seq, bytes } of then) {
    const back = await tables.viewAt(ann, id, seq);
    expect(JSON.stringify(back.view)).toBe(bytes);
    expect(back).toMatchObject({ seq, viewer: 0, asked: [], canUndo: false, canReconsider: false });
  }
  await expect(tables.viewAt(ann, id, 10, 1)).rejects.toMatchObject({ code: 'not-your-seat' });
  expect((await tables.viewAt(ann, id, 10, 'none')).view).toEqual((await tables.viewAt(null, id, 10)).view);
});

test('a fork goes on from a moment of a finished game, survives a restart, and its dice can be checked', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { game });
  await expect(tables.create(ann, asked({ fork: { table: id, decisions: 0 } }))).rejects.toMatchObject({ code: 'not-finished' });
  const decisions = await playOn(tables, id, [ann, bob]);
  const proof = await tables.verification(null, id);
  const at = Math.floor(decisions / 2);
  await expect(tables.create(cyd, asked({ fork: { table: id, decisions: decisions + 1 } }))).rejects.toMatchObject({ code: 'bad-table' });

  const fork = await tables.create(cyd, asked({ game: 'cellar', seats: 3, fork: { table: id, decisions: at } }));
  expect(fork).toMatchObject({ game, options: (await tables.info(null, id)).options });
  expect(fork.seats).toHaveLength(2);
  for (const seat of [0, 1]) await tables.sit(cyd, fork.id, { seat, entropy: `${seat}` });
  await tables.start(cyd, fork.id);

  const other = node();
  expect(await traffic(other, fork.id, cyd, 1)).toBe(await traffic(tables, fork.id, cyd, 1));
  const played = await playOn(other, fork.id, [cyd], { seed: 9 });
  const again = await other.verification(null, fork.id);
  expect(unfair(again)).toBeNull();
  expect(verifyMatch(await loadGame(game), again.match)).toEqual({ ok: true, decisions: played, difference: null });
  const log = (match: Json) => (match as { log: Json[] }).log;
  expect((again.match as { fork: { log: Json[] } }).fork.log).toEqual(log(proof.match).slice(0, at));

  const third = await other.create(ann, asked({ fork: { table: fork.id, decisions: 1 } }));
  for (const seat of [0, 1]) await other.sit(ann, third.id, { seat, entropy: `${seat}` });
  await other.start(ann, third.id);
  expect(await playOn(other, third.id, [ann], { seed: 3 })).toBeGreaterThan(0);
  expect(verifyMatch(await loadGame(game), (await other.verification(null, third.id)).match).ok).toBe(true);
});

test('nobody forks a table they may not know of', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, ann], { game, visibility: 'private' });
  await playOn(tables, id, [ann]);
  await expect(tables.create(cyd, asked({ fork: { table: id, decisions: 1 } }))).rejects.toMatchObject({ code: 'no-such-table' });
});
