/** Friends watch a private table by their invite, once it runs: they see what spectators may see, and nobody else does. */
import { expect, test } from 'vitest';
import type { RunningTables, TableError } from '../../src/tables/index.ts';
import { ann, asked, bob, cyd, dan, eve, newPlace, playOn, running, traffic } from './place.ts';

const code = (code: string): Partial<TableError> => expect.objectContaining({ code });

/** A private game of Ann and Bob, and an invite to it. */
async function privately(tables: RunningTables, given: Parameters<typeof asked>[0] = {}): Promise<{ id: string; invite: string }> {
  const { id } = await tables.create(ann, asked({ seats: 2, visibility: 'private', ...given }));
  const { code: invite } = await tables.invite(ann, id);
  await tables.sit(ann, id, { seat: 0, entropy: 'a' });
  await tables.sit(bob, id, { seat: 1, entropy: 'b', invite });
  return { id, invite };
}

test('whoever has the invite watches from the start on, sees what spectators of a public table see, and all are told', async () => {
  const place = await newPlace();
  const tables = place.node();
  const { id, invite } = await privately(tables);
  await expect(tables.watch(cyd, id, invite)).rejects.toEqual(code('not-started'));
  await tables.start(ann, id);
  await playOn(tables, id, [ann, bob], { most: 8 });
  await expect(tables.view(cyd, id)).rejects.toEqual(code('no-such-table'));
  await tables.watch(cyd, id, invite);
  const seen = await tables.view(cyd, id);
  expect(seen).toMatchObject({ viewer: null, mine: [], asked: [], canUndo: false, canAsk: false, host: false });
  expect(seen.view).toEqual((await tables.view(ann, id, 'none')).view);
  expect(await tables.updates(cyd, id, 0)).toEqual(await tables.updates(ann, id, 0, 'none'));
  expect((await tables.updates(bob, id, 0)).at(-1)).toMatchObject({ kind: 'admitted', data: { name: 'Cyd' } });
  // Watching is not playing, asking twice is once, and another node knows it from the log.
  for (const deed of [tables.say(cyd, id, { text: 'psst', key: 'k' }), tables.invite(cyd, id), tables.rematch(cyd, id)]) {
    await expect(deed).rejects.toThrow();
  }
  await expect(tables.view(cyd, id, 0)).rejects.toEqual(code('not-your-seat'));
  const { seq } = await tables.watch(cyd, id, invite);
  expect(seq).toBe(seen.info.seq);
  expect(await traffic(place.node(), id, cyd)).toBe(await traffic(tables, id, cyd));
});

test('nothing of a hidden hand goes to a friend who watches', async () => {
  const tables = (await newPlace()).node();
  const { id, invite } = await privately(tables);
  await tables.start(ann, id);
  await tables.watch(cyd, id, invite);
  // What Ann packs is hers to know until Bob has packed.
  const { seq } = await tables.view(ann, id);
  await tables.decide(ann, id, { seat: 0, seq, key: 'p', decision: { seat: 0, kind: 'prepare', might: 3, stamina: 0, wits: 0 } });
  expect(await traffic(tables, id, ann)).toContain('"might":3');
  expect(await traffic(tables, id, cyd)).not.toContain('"might":3');
});

test('no invite, one made void, one of another table: no table', async () => {
  const tables = (await newPlace()).node();
  const { id, invite } = await privately(tables, { seats: 3 });
  const other = await privately(tables);
  await tables.sit(dan, id, { entropy: 'd', invite });
  await tables.kick(ann, id, 2);
  await tables.seatBot(ann, id, 2, 'random');
  await tables.start(ann, id);
  for (const code of [invite, other.invite, 'guess', '']) {
    await expect(tables.watch(cyd, id, code)).rejects.toMatchObject({ code: 'no-such-table', status: 404 });
    await expect(tables.view(cyd, id)).rejects.toMatchObject({ code: 'no-such-table' });
  }
  // Somebody who was put off comes back only with an invite made since.
  await expect(tables.watch(dan, id, invite)).rejects.toEqual(code('no-such-table'));
  const { code: fresh } = await tables.invite(ann, id);
  expect((await tables.watch(dan, id, fresh)).id).toBe(id);
});

test('a host who wants no spectators has none; tables of earlier versions have none either', async () => {
  const tables = (await newPlace()).node();
  const { id, invite } = await privately(tables, { watched: false });
  expect((await tables.start(ann, id)).watched).toBe(false);
  await expect(tables.watch(cyd, id, invite)).rejects.toEqual(code('not-watched'));
  await expect(tables.view(cyd, id)).rejects.toEqual(code('no-such-table'));
  // Everybody watches a public table: there is nobody to admit.
  const { id: open } = await running(tables, [ann, bob]);
  const { seq } = await tables.info(null, open);
  expect((await tables.watch(eve, open, 'none')).seq).toBe(seq);
});

test('after the end who watched may know what was hidden, and a game that goes on from it says so', async () => {
  const tables = (await newPlace()).node();
  const { id, invite } = await privately(tables);
  await tables.start(ann, id);
  await tables.watch(cyd, id, invite);
  await playOn(tables, id, [ann, bob]);
  expect((await tables.verification(cyd, id)).seed).toMatch(/^[0-9a-f]+$/);
  const fork = await tables.create(ann, asked({ fork: { table: id, decisions: 2, secrets: 'same' } }));
  expect(fork.fork?.knownBy).toEqual(expect.arrayContaining([ann, bob, cyd]));
});

test('games in public that are over are listed by themselves, and no private one is', async () => {
  const tables = (await newPlace()).node();
  const { id: open } = await running(tables, [ann, bob]);
  const { id: done } = await running(tables, [ann, bob]);
  const { id: secret } = await privately(tables);
  await tables.start(ann, secret);
  for (const id of [done, secret]) await playOn(tables, id, [ann, bob]);
  expect((await tables.info(ann, secret)).status).toBe('finished');
  const listed = async (over: boolean) => (await tables.list({ me: null, over, limit: 10 })).tables.map(({ id }) => id);
  expect([await listed(true), await listed(false)]).toEqual([[done], [open]]);
});

test('friends who watched come along to the rematch, on no chair that is kept', async () => {
  const place = await newPlace();
  const tables = place.node();
  const { id, invite } = await privately(tables);
  await tables.start(ann, id);
  await tables.watch(cyd, id, invite);
  await playOn(tables, id, [ann, bob]);
  const again = await tables.rematch(ann, id);
  expect((await place.node().info(cyd, again.id)).id).toBe(again.id);
  await expect(tables.sit(cyd, again.id, { entropy: 'c' })).rejects.toEqual(code('seat-of-another'));
  for (const who of [ann, bob]) await tables.sit(who, again.id, { entropy: who.name });
  await tables.start(ann, again.id);
  expect(await tables.view(cyd, again.id)).toMatchObject({ viewer: null, mine: [], asked: [] });
  await expect(tables.info(dan, again.id)).rejects.toEqual(code('no-such-table'));
});
