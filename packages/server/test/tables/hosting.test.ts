/** A lobby outlives its host: whoever sits there waits a minute, and no longer. */
import { expect, test, vi } from 'vitest';
import type { RunningTables, TableError } from '../../src/tables/index.ts';
import { ann, asked, bob, cyd, dan, newPlace, playOn, running } from './place.ts';

const code = (code: string): Partial<TableError> => expect.objectContaining({ code });
const MINUTE = 60_000;

const isMissed = async (tables: RunningTables, id: string) => (await tables.info(ann, id)).hostAway !== null;
const missed = (tables: RunningTables, id: string, is: boolean) => vi.waitFor(async () => expect(await isMissed(tables, id)).toBe(is));
const kinds = async (tables: RunningTables, id: string) => (await tables.updates(bob, id, 0)).map(({ kind }) => kind);

/** Ann's table, at which Bob and Cyd sit too; all three are connected. */
async function lobby(tables: RunningTables): Promise<string> {
  const { id } = await tables.create(ann, asked());
  for (const who of [ann, bob, cyd]) {
    await tables.sit(who, id, { entropy: who.name });
    tables.present(id, who, true);
  }
  return id;
}

test('a minute after the host went, whoever sits there starts the game, and is the host', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const id = await lobby(tables);
  tables.present(id, ann, false);
  await missed(tables, id, true);
  clock.time += MINUTE - 1;
  await expect(tables.start(bob, id)).rejects.toEqual(code('not-host'));
  clock.time += 1;
  // Who only watches is no heir.
  await expect(tables.start(dan, id)).rejects.toEqual(code('not-host'));
  expect(await tables.start(bob, id)).toMatchObject({ status: 'running', host: bob, hostAway: null });
  expect(await kinds(tables, id)).toEqual(['created', 'sat', 'sat', 'sat', 'hostAway', 'inherited', 'started']);
});

test('a host who is back within the minute, or does anything, keeps the table', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const id = await lobby(tables);
  tables.present(id, ann, false);
  await missed(tables, id, true);
  tables.present(id, ann, true);
  await missed(tables, id, false);
  tables.present(id, ann, false);
  await missed(tables, id, true);
  clock.time += 2 * MINUTE;
  await tables.say(ann, id, { text: 'from the train', key: 'k' });
  expect(await isMissed(tables, id)).toBe(false);
  await expect(tables.start(bob, id)).rejects.toEqual(code('not-host'));
});

test('a host who came to no page of the table is missed too, once somebody else sits there', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await tables.create(ann, asked({ seats: 2 }));
  tables.present(id, bob, true);
  await tables.sit(bob, id, { entropy: 'b' });
  await missed(tables, id, true);
  clock.time += MINUTE;
  // The heir does whatever is the host's: here, a bot for the other chair.
  expect((await tables.seatBot(bob, id, 1, 'greedy')).host).toEqual(bob);
  expect((await tables.start(bob, id)).status).toBe('running');
});

test('a host who is at another node is not missed for long', async () => {
  const place = await newPlace();
  const [here, there] = [place.node(), place.node()];
  const { id } = await here.create(ann, asked());
  await here.sit(ann, id, { entropy: 'a' });
  here.present(id, ann, true);
  here.follow(id);
  await there.sit(bob, id, { entropy: 'b' });
  there.present(id, bob, true);
  await vi.waitFor(async () => expect(await kinds(there, id)).toContain('hostBack'));
  expect(await isMissed(there, id)).toBe(false);
});

test('the host who has left for good is no longer waited for, nor one of a game that has begun', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const id = await lobby(tables);
  tables.present(id, ann, false);
  await missed(tables, id, true);
  expect(await tables.leave(ann, id)).toMatchObject({ host: bob, hostAway: null });
  const { id: other } = await running(tables, [ann, bob]);
  for (const here of [true, false]) tables.present(other, bob, here);
  clock.time += MINUTE;
  await expect(tables.revive(bob, other)).rejects.toEqual(code('not-host'));
  expect(await kinds(tables, other)).not.toContain('hostAway');
});

test('another node, and the list of tables, know it from the log', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const id = await lobby(tables);
  tables.present(id, ann, false);
  await missed(tables, id, true);
  const { hostAway } = await tables.info(ann, id);
  expect(hostAway).toEqual({ since: clock.time, until: clock.time + MINUTE });
  expect((await node().info(bob, id)).hostAway).toEqual(hostAway);
  expect((await tables.list({ me: bob, mine: true, limit: 5 })).tables[0]?.hostAway).toEqual(hostAway);
});

test('at a rematch a bot on a kept chair makes room for its owner, and for nobody else', async () => {
  const tables = (await newPlace()).node();
  const { id: first } = await running(tables, [ann, bob]);
  await playOn(tables, first, [ann, bob]);
  const { id } = await tables.rematch(ann, first);
  await tables.sit(ann, id, { entropy: 'a' });
  const { seats } = await tables.seatBot(ann, id, 1, 'greedy');
  expect(seats[1]).toMatchObject({ bot: 'greedy', keptFor: bob });
  await expect(tables.sit(cyd, id, { entropy: 'c' })).rejects.toEqual(code('table-full'));
  await expect(tables.sit(cyd, id, { entropy: 'c', seat: 1 })).rejects.toEqual(code('seat-taken'));
  expect((await tables.sit(bob, id, { entropy: 'b' })).seats[1]).toMatchObject({ person: bob, bot: null });
  expect((await tables.start(ann, id)).status).toBe('running');
});
