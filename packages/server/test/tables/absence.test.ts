/** Somebody who is away: what the others may do meanwhile, and what not. */
import { expect, test } from 'vitest';
import type { Person } from '../../src/store/index.ts';
import type { CreateTable, RunningTables } from '../../src/tables/index.ts';
import { ann, bob, cyd, dan, eve, HOUR, newKey, newPlace, type Place, playOn, running } from './place.ts';

const MINUTE = 60_000;
const isAway = async (tables: RunningTables, id: string, seat: number) => (await tables.info(ann, id)).seats[seat]!.away;

interface Absence {
  node: Place['node'];
  tables: RunningTables;
  clock: Place['clock'];
  id: string;
}

/** A game of these people, some decisions long, from which the last of them went away; `step` is how long each wait takes. */
async function afterGoing(people: readonly Person[], given: Partial<CreateTable> = {}, step = MINUTE): Promise<Absence> {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, people, { game: 'table-dungeon', ...given });
  await playOn(tables, id, people, { most: 4 * people.length });
  const stay = people.slice(0, -1);
  for (let i = 0; i < 60 && !(await isAway(tables, id, stay.length)); i++) {
    clock.time += step;
    await playOn(tables, id, stay, { most: 6, seed: i });
    await tables.work.runDue();
    for (const who of stay) await tables.say(who, id, { text: 'here', key: newKey() });
  }
  expect(await isAway(tables, id, stay.length)).toBe(true);
  return { node, tables, clock, id };
}

test('the one who is left cannot rewind the game alone; when the other is back they are asked', async () => {
  const { tables, id } = await afterGoing([ann, bob]);
  const rewind = () => tables.undo(ann, id, { seat: 0, to: 1, key: newKey() });
  await expect(rewind()).rejects.toMatchObject({ code: 'nobody-to-ask', status: 409 });
  await tables.say(bob, id, { text: 'back', key: newKey() });
  expect((await rewind()).vote).toMatchObject({ about: 'undo', waitingFor: [bob.id] });
});

test('nobody plays for somebody who is away unless two others agree', async () => {
  const { tables, clock, id } = await afterGoing([ann, bob]);
  clock.time += HOUR;
  await expect(tables.takeOver(cyd, id, { seat: 1, key: newKey() })).rejects.toMatchObject({ code: 'nobody-to-ask' });

  const three = await afterGoing([ann, bob, cyd]);
  three.clock.time += 10 * MINUTE;
  for (const who of [ann, bob]) await three.tables.say(who, three.id, { text: 'here', key: newKey() });
  await three.tables.takeOver(dan, three.id, { seat: 2, key: newKey() });
  await three.tables.vote(ann, three.id, { yes: true, key: newKey() });
  // One of the two leaves: what is left is one, and not enough.
  await three.tables.leave(bob, three.id);
  const { seats } = await three.tables.info(null, three.id);
  expect([seats[2]?.person, seats[2]?.away]).toEqual([cyd, true]);
  expect((await three.tables.view(ann, three.id)).vote).toBeNull();
});

test('whoever plays already does not get to see what the absent seat hides', async () => {
  const { tables, clock, id } = await afterGoing([ann, bob, eve, cyd]);
  clock.time += 10 * MINUTE;
  for (const who of [ann, bob, eve]) await tables.say(who, id, { text: 'here', key: newKey() });
  await expect(tables.takeOver(ann, id, { seat: 3, key: newKey() })).rejects.toMatchObject({ code: 'already-seated', status: 409 });
});

test('where the seats hide nothing from each other, whoever plays may play for the absent too', async () => {
  const { tables, clock, id } = await afterGoing([ann, bob, eve, cyd], { game: 'cellar', options: { openHands: true } });
  clock.time += 10 * MINUTE;
  for (const who of [ann, bob, eve]) await tables.say(who, id, { text: 'here', key: newKey() });
  await tables.takeOver(ann, id, { seat: 3, key: newKey() });
  for (const who of [bob, eve]) await tables.vote(who, id, { yes: true, key: newKey() });
  expect((await tables.view(ann, id)).mine).toEqual([0, 3]);
});

/** Dan plays for Cyd, with Ann's and Bob's consent. */
async function lent(given: Partial<CreateTable> = {}): Promise<Absence> {
  const absence = await afterGoing([ann, bob, cyd], given);
  const { tables, clock, id } = absence;
  clock.time += 10 * MINUTE;
  for (const who of [ann, bob]) await tables.say(who, id, { text: 'here', key: newKey() });
  await tables.takeOver(dan, id, { seat: 2, key: newKey() });
  for (const who of [ann, bob]) await tables.vote(who, id, { yes: true, key: newKey() });
  expect((await tables.info(null, id)).seats[2]).toMatchObject({ person: dan, owner: cyd, away: false });
  return absence;
}

test('the owner has the seat back by returning, and whoever played it sees its hand no more', async () => {
  const { tables, id } = await lent();
  expect((await tables.view(dan, id)).viewer).toBe(2);
  expect((await tables.list({ me: cyd, mine: true, limit: 10 })).tables.map((table) => table.id)).toContain(id);
  tables.present(id, cyd, true);
  await expect.poll(async () => (await tables.info(null, id)).seats[2]).toEqual({ seat: 2, person: cyd, bot: null, away: false });
  expect((await tables.view(cyd, id)).viewer).toBe(2);
  expect((await tables.view(dan, id)).viewer).toBeNull();
  await expect(tables.view(dan, id, 2)).rejects.toMatchObject({ code: 'not-your-seat' });
});

test('whoever plays for somebody and leaves puts a bot there, and the owner still has the seat back by any deed', async () => {
  const { tables, id } = await lent();
  await tables.leave(dan, id);
  expect((await tables.info(null, id)).seats[2]).toMatchObject({ person: null, bot: 'greedy', owner: cyd });
  await tables.say(cyd, id, { text: 'here I am', key: newKey() });
  expect((await tables.info(null, id)).seats[2]).toEqual({ seat: 2, person: cyd, bot: null, away: false });
});

test('a lent seat survives a restart', async () => {
  const { node, id } = await lent();
  const other = node();
  await other.say(cyd, id, { text: 'back', key: newKey() });
  expect((await other.info(null, id)).seats[2]).toEqual({ seat: 2, person: cyd, bot: null, away: false });
});

test('at a table that is played by days it takes days before somebody else may play', async () => {
  const { tables, clock, id } = await afterGoing([ann, bob, cyd], { clock: { kind: 'days', hours: 12 } }, 12 * HOUR);
  const ask = async () => {
    for (const who of [ann, bob]) await tables.say(who, id, { text: 'here', key: newKey() });
    return tables.takeOver(dan, id, { seat: 2, key: newKey() });
  };
  clock.time += 24 * HOUR;
  await expect(ask()).rejects.toMatchObject({ code: 'not-away-long' });
  clock.time += 24 * HOUR;
  expect((await ask()).vote).toMatchObject({ about: 'takeOver', waitingFor: [ann.id, bob.id] });
});

test('the owner has a seat that somebody else played on again at the rematch, and may ask for one', async () => {
  const { tables, clock, id: first } = await lent();
  while ((await tables.info(null, first)).status === 'running') {
    await playOn(tables, first, [ann, bob, dan], { most: 50 });
    clock.time += MINUTE;
    await tables.work.runDue();
  }
  expect((await tables.info(null, first)).seats[2]).toMatchObject({ person: dan, owner: cyd });
  const { id, seats } = await tables.rematch(cyd, first);
  expect(seats.map(({ keptFor }) => keptFor)).toEqual([ann, bob, cyd]);
  expect((await tables.rematch(dan, first)).id).toBe(id);
  await expect(tables.rematch(eve, first)).rejects.toMatchObject({ code: 'not-seated' });
});
