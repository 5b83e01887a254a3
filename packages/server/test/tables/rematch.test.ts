import { expect, test } from 'vitest';
import type { RunningTables, TableError } from '../../src/tables/index.ts';
import { ann, asked, bob, cyd, newPlace, playOn } from './place.ts';

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
