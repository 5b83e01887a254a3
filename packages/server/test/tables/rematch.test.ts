import { expect, test } from 'vitest';
import type { Person } from '../../src/store/index.ts';
import type { RunningTables, TableError } from '../../src/tables/index.ts';
import { ann, asked, bob, cyd, dan, eve, newPlace, playOn, running } from './place.ts';

const code = (code: string): Partial<TableError> => expect.objectContaining({ code });

/** A private game of two people and a bot, played to its end. */
async function evening(tables: RunningTables): Promise<string> {
  const spec = asked({ seats: 3, bots: [null, 'random', null], visibility: 'private', clock: { kind: 'none' } });
  const { id } = await tables.create(ann, spec);
  const { code: invite } = await tables.invite(ann, id);
  await tables.sit(ann, id, { seat: 0, entropy: 'a' });
  await tables.sit(bob, id, { seat: 2, entropy: 'b', invite });
  await tables.start(ann, id);
  await expect(tables.rematch(ann, id)).rejects.toEqual(code('not-finished'));
  while ((await tables.info(ann, id)).status === 'running') {
    await playOn(tables, id, [ann, bob], { most: 5 });
    await tables.work.runDue();
  }
  return id;
}

test('two who ask for a rematch at once get the same table, with their seats, their rules and the same bots', async () => {
  const tables = (await newPlace()).node();
  const id = await evening(tables);
  const [one, other] = await Promise.all([tables.rematch(bob, id), tables.rematch(ann, id)]);
  expect(one.id).toBe(other.id);
  expect((await tables.info(ann, id)).rematch).toMatchObject({ table: one.id });
  expect((await tables.updates(ann, id, 0)).filter(({ kind }) => kind === 'rematch')).toHaveLength(1);
  const { options, clock, visibility } = await tables.info(ann, id);
  expect(one).toMatchObject({ options, clock, visibility, status: 'open', fork: null });
  expect(one.seats.map(({ bot }) => bot)).toEqual([null, 'random', null]);
  // No invite is needed by those who played, and nobody gets another's seat.
  await expect(tables.sit(ann, one.id, { seat: 2, entropy: '' })).rejects.toEqual(code('seat-of-another'));
  expect((await tables.sit(ann, one.id, { entropy: '' })).seats[0]?.person).toEqual(ann);
  expect((await tables.sit(bob, one.id, { entropy: '' })).seats[2]?.person).toEqual(bob);
  await expect(tables.info(cyd, one.id)).rejects.toEqual(code('no-such-table'));
  await tables.start((await tables.info(ann, one.id)).host, one.id);
  expect((await tables.info(ann, one.id)).status).toBe('running');
});

test('whoever did not play opens no rematch, and who comes later finds the one there is, also after a restart', async () => {
  const place = await newPlace();
  const id = await evening(place.node());
  await expect(place.node().rematch(cyd, id)).rejects.toEqual(code('no-such-table'));
  const { id: again } = await place.node().rematch(ann, id);
  expect((await place.node().rematch(bob, id)).id).toBe(again);
});

/** Everybody plays to the end. */
async function finished(tables: RunningTables, id: string, people: readonly Person[]): Promise<void> {
  while ((await tables.info(null, id)).status === 'running') {
    await playOn(tables, id, people, { most: 50 });
    await tables.work.runDue();
  }
}

test('a chair stays kept until its owner gets up or the host gives it away; then anybody sits there', async () => {
  const tables = (await newPlace()).node();
  const { id: first } = await running(tables, [ann, bob, cyd]);
  await finished(tables, first, [ann, bob, cyd]);
  const { id, seats } = await tables.rematch(ann, first);
  expect(seats.map(({ keptFor }) => keptFor)).toEqual([ann, bob, cyd]);
  await tables.sit(ann, id, { entropy: '' });
  // A bot that made room, and a host who is somebody else's guest, change nothing.
  await tables.seatBot(ann, id, 1, 'greedy');
  await tables.seatBot(ann, id, 1, null);
  await expect(tables.kick(bob, id, 2)).rejects.toEqual(code('not-host'));
  await expect(tables.sit(dan, id, { seat: 1, entropy: '' })).rejects.toEqual(code('seat-of-another'));
  await expect(tables.sit(dan, id, { entropy: '' })).rejects.toEqual(code('seat-of-another'));
  // Cyd sits down and thinks better of it; Dan need not say where he sits.
  await tables.sit(cyd, id, { entropy: '' });
  await tables.leave(cyd, id);
  expect((await tables.sit(dan, id, { entropy: '' })).seats.map(({ person }) => person)).toEqual([ann, null, dan]);
  await tables.kick(ann, id, 1);
  await tables.kick(ann, id, 1);
  expect((await tables.info(ann, id)).seats[1]).toEqual({ seat: 1, person: null, bot: null, away: false });
  await tables.sit(eve, id, { seat: 1, entropy: '' });
  expect(await tables.start(ann, id)).toMatchObject({ status: 'running' });
});

test('where bots played among themselves, whoever let them play asks for a rematch', async () => {
  const tables = (await newPlace()).node();
  const { id: first } = await tables.create(ann, asked({ seats: 2, bots: ['random', 'greedy'] }));
  await tables.start(ann, first);
  await finished(tables, first, []);
  await expect(tables.rematch(bob, first)).rejects.toEqual(code('not-seated'));
  const { id, seats } = await tables.rematch(ann, first);
  expect(seats.map(({ bot }) => bot)).toEqual(['random', 'greedy']);
  expect(await tables.start(ann, id)).toMatchObject({ status: 'running' });
});

test('house rules, material and practice come along, also to the rematch of a rematch', async () => {
  const place = await newPlace();
  const tables = place.node();
  const given = { material: 'abbey', options: { rounds: 3, purse: 'bulging' }, practice: true, pace: 'at-once' as const, name: 'Thursday' };
  let { id } = await running(tables, [ann, bob], given);
  const { options, material, practice, pace, name } = await tables.info(ann, id);
  expect((await tables.info(ann, id)).before).toBeNull();
  for (const host of [bob, ann]) {
    await finished(tables, id, [ann, bob]);
    const again = await tables.rematch(host, id);
    expect(again).toMatchObject({ before: id, options, material, practice, pace, name, host });
    for (const who of [ann, bob]) await tables.sit(who, again.id, { entropy: '' });
    await tables.start(host, again.id);
    expect(await tables.material(ann, again.id)).toEqual(await tables.material(ann, id));
    id = again.id;
  }
  // Another node finds all that in the log.
  expect(await place.node().info(ann, id)).toMatchObject({ status: 'running', options, material });
});
