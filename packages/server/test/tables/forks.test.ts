/** A fork says where it comes from and who may know its secrets; or deals them anew. */
import { gameSlugs, loadGame } from '@undercroft/catalog';
import { configFor, verifyMatch } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type RunningTables, unfair } from '../../src/tables/index.ts';
import { ann, asked, bob, cyd, dan, newPlace, playOn, running, traffic } from './place.ts';

const game = 'table-dungeon';

async function finished(tables: RunningTables, visibility: 'public' | 'private'): Promise<string> {
  const { id } = await tables.create(ann, asked({ game, seats: 2, visibility, name: 'Old evening' }));
  const { code: invite } = await tables.invite(ann, id);
  for (const who of [ann, bob]) await tables.sit(who, id, { entropy: who.name, invite });
  await tables.start(ann, id);
  await playOn(tables, id, [ann, bob]);
  return id;
}

test('a fork of a public game says that everybody may know its secrets, before anybody sits down', async () => {
  const tables = (await newPlace()).node();
  const table = await finished(tables, 'public');
  const { id } = await tables.create(cyd, asked({ fork: { table, decisions: 4 } }));
  const fork = { table, name: 'Old evening', decisions: 4, secrets: 'same', knownBy: 'everybody', seats: null };
  expect((await tables.info(null, id)).fork).toEqual(fork);
  const { tables: listed } = await tables.list({ me: null, limit: 10 });
  expect(listed.find((each) => each.id === id)?.fork).toEqual(fork);
  expect((await tables.info(null, table)).fork).toBeNull();
});

test('a fork of a private game is private and names those who were at it, and those of the games before', async () => {
  const tables = (await newPlace()).node();
  const table = await finished(tables, 'private');
  const made = await tables.create(ann, asked({ fork: { table, decisions: 4 } }));
  expect([made.visibility, made.fork?.knownBy]).toEqual(['private', [ann, bob]]);
  const { code } = await tables.invite(ann, made.id);
  expect((await tables.invited(code)).fork?.knownBy).toEqual([ann, bob]);
  for (const seat of [0, 1]) await tables.sit(cyd, made.id, { seat, name: `Cyd ${seat}`, entropy: '', invite: code });
  await tables.start(ann, made.id);
  await playOn(tables, made.id, [cyd]);
  const next = await tables.create(cyd, asked({ fork: { table: made.id, decisions: 1 } }));
  expect(next.fork?.knownBy).toMatchObject([{ id: ann.id }, { id: cyd.id }, { id: bob.id }]);
});

test('a running game is forked only with new secrets, by those who play it, privately, everybody on their own seat', async () => {
  const tables = (await newPlace()).node();
  const { id: table } = await running(tables, [ann, bob, cyd], { game });
  await playOn(tables, table, [ann, bob, cyd], { most: 20 });
  const fork = (who: typeof ann, secrets: 'same' | 'new') => tables.create(who, asked({ fork: { table, decisions: 12, secrets } }));
  await expect(fork(ann, 'same')).rejects.toMatchObject({ code: 'not-finished' });
  await expect(fork(dan, 'new')).rejects.toMatchObject({ code: 'not-seated', status: 403 });
  const made = await fork(bob, 'new');
  expect(made).toMatchObject({ visibility: 'private', fork: { table, secrets: 'new', knownBy: [], seats: [ann.id, bob.id, cyd.id] } });
  const { code: invite } = await tables.invite(bob, made.id);
  await expect(tables.sit(dan, made.id, { entropy: '', invite })).rejects.toMatchObject({ code: 'seat-of-another', status: 403 });
  await expect(tables.sit(ann, made.id, { seat: 1, entropy: '', invite })).rejects.toMatchObject({ code: 'seat-of-another' });
  expect((await tables.sit(bob, made.id, { entropy: '' })).seats[1]?.person).toEqual(bob);
  expect((await tables.sit(ann, made.id, { entropy: '', invite })).seats[0]?.person).toEqual(ann);
  await tables.seatBot(bob, made.id, 2, 'greedy');
  expect((await tables.start(bob, made.id)).status).toBe('running');
});

test('what a fork of a running game shows at its end tells nothing of that game but what everybody saw', async () => {
  const tables = (await newPlace()).node();
  const { id: table } = await running(tables, [ann, bob], { game });
  await playOn(tables, table, [ann, bob], { most: 20 });
  const made = await tables.create(ann, asked({ fork: { table, decisions: 20, secrets: 'new' } }));
  const { code: invite } = await tables.invite(ann, made.id);
  await tables.sit(ann, made.id, { entropy: 'a' });
  await tables.sit(bob, made.id, { entropy: 'b', invite });
  await tables.start(ann, made.id);
  await playOn(tables, made.id, [ann, bob], { seed: 5 });
  const shown = JSON.stringify([await tables.export(ann, made.id), await tables.verification(ann, made.id)]);
  await playOn(tables, table, [ann, bob]);
  const { secret, seed } = await tables.verification(ann, table);
  for (const hidden of [secret, seed]) expect(shown).not.toContain(hidden);
});

test.each(await gameSlugs())(
  '%s: the same position with new secrets is played to its end, survives a restart, and verifies',
  async (slug) => {
    const { node } = await newPlace();
    const tables = node();
    const game = await loadGame(slug);
    const { seats } = game.about;
    const people = [ann, bob, cyd, dan].slice(0, seats.max);
    const { id: table } = await running(tables, people, { game: slug });
    const decisions = await playOn(tables, table, people, { most: 30 });
    const made = await tables.create(ann, asked({ fork: { table, decisions, secrets: 'new' } }));
    const { code: invite } = await tables.invite(ann, made.id);
    for (const [seat, who] of people.entries()) await tables.sit(who, made.id, { seat, entropy: who.name, invite });
    await tables.start(ann, made.id);

    const public_ = async (id: string) => JSON.stringify((await tables.view(ann, id, 'none')).view);
    expect(await public_(made.id)).toBe(await public_(table));
    const hands = async (id: string) => JSON.stringify(await Promise.all(people.map(async (who) => (await tables.view(who, id)).view)));
    // Thieves who play well carry nothing that could be dealt anew; elsewhere seats may hide nothing at all.
    const open = game.sight.openly?.(configFor(game, { seats: people.length })) === true;
    if (slug !== 'cellar' && !open) expect(await hands(made.id)).not.toBe(await hands(table));

    const other = node();
    expect(await traffic(other, made.id, bob, 1)).toBe(await traffic(tables, made.id, bob, 1));
    const played = await playOn(other, made.id, people, { seed: 7 });
    expect((await other.info(ann, made.id)).status).toBe('finished');
    const proof = await other.verification(ann, made.id);
    expect(unfair(proof)).toBeNull();
    expect(verifyMatch(game, JSON.parse(JSON.stringify(proof.match)))).toEqual({
      ok: true,
      decisions: played,
      difference: null,
    });
  },
);
