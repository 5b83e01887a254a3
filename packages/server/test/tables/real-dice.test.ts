/** Tables whose people roll real dice and tell the table what came. */
import { loadGame } from '@undercroft/catalog';
import { CHANCE, type Json, verifyMatch } from '@undercroft/engine';
import { expect, test } from 'vitest';
import type { Person } from '../../src/store/index.ts';
import type { RunningTables, TableView } from '../../src/tables/index.ts';
import { ann, asked, bob, decideAs, newKey, newPlace, playOn, running } from './place.ts';

const dieAsked = ({ asked }: TableView) => asked.find(({ ask }) => ask.kind === CHANCE);
const kindOf = (d: Json): unknown => (d as { kind: string }).kind;

/** Plays at random until the table waits for a die. */
async function toTheDie(tables: RunningTables, id: string, people: readonly Person[]): Promise<void> {
  for (let n = 0; n < 200; n++) {
    for (const [seat, who] of people.entries()) {
      const view = await tables.view(who, id, seat);
      if (dieAsked(view)) return;
      const [question] = view.asked.filter(({ ask }) => !ask.may);
      const first = question?.ask.open ? { seat, kind: 'prepare', might: 0, stamina: 3, wits: 0 } : question?.options[0];
      if (first) await tables.decide(who, id, { seat, decision: first, seq: view.seq, key: newKey() });
    }
  }
  throw new Error('no die was ever wanted');
}

test.each(['table-dungeon', 'party-has-fallen', 'cellar'])(
  '%s is played with real dice, and says that they cannot be verified',
  async (game) => {
    const { node } = await newPlace();
    const tables = node();
    const { id, dice } = await running(tables, [ann, bob], { game, dice: 'people' });
    expect(dice).toBe('people');
    await playOn(tables, id, [ann, bob]);
    const updates = await tables.updates(null, id, 0);
    const told = updates.filter(({ kind, data }) => kind === 'decided' && kindOf(data) === CHANCE);
    expect(told.length).toBeGreaterThan(0);
    // Everybody is told what a die shows and who said so.
    for (const { seat, data } of told) expect(data).toMatchObject({ by: 'person', decision: { seat, kind: CHANCE } });
    const { match } = await tables.verification(null, id);
    expect(match).toMatchObject({ dice: 'people' });
    expect(verifyMatch(await loadGame(game), match)).toMatchObject({ ok: true, dice: 'people' });
    // Another node, from the log alone.
    expect((await node().info(null, id)).outcome).toEqual((await tables.info(null, id)).outcome);
  },
);

test('everybody at the table may tell the die, once, and an answer that comes too late is not taken for the next', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { dice: 'people' });
  await toTheDie(tables, id, [ann, bob]);
  const [mine, yours] = [await tables.view(ann, id), await tables.view(bob, id)];
  expect(mine.info.waitingFor).toEqual([0, 1]);
  expect(dieAsked(mine)!.options).toHaveLength(7);
  const tell = (who: Person, seat: number, seq: number) =>
    tables.decide(who, id, { seat, decision: dieAsked(seat === 0 ? mine : yours)!.options[2]!, seq, key: newKey() });
  await tell(bob, 1, yours.seq);
  await expect(tell(ann, 0, mine.seq)).rejects.toThrow();
  await expect(tell(ann, 0, (await tables.view(ann, id)).seq)).rejects.toThrow();
  expect((await tables.updates(ann, id, mine.seq)).filter(({ data }) => kindOf(data) === CHANCE)).toHaveLength(1);
});

test('a table that waits for a die lives through a restart, and its deadline with it', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { dice: 'people', clock: { kind: 'live', factor: 1 } });
  await toTheDie(tables, id, [ann, bob]);
  const before = await tables.view(ann, id);
  const other = node();
  expect(await other.view(ann, id)).toEqual(before);
  expect(dieAsked(before)!.deadline).toBe(clock.time + 120_000);
  clock.time += 120_000;
  expect(await other.work.runDue()).toBeGreaterThan(0);
  const late = (await other.updates(null, id, before.seq)).filter(({ data }) => kindOf(data) === CHANCE);
  // The house rolled, and nobody is taken to be away for it.
  expect(late[0]).toMatchObject({ data: { by: 'clock', decision: { shows: 0 } } });
  expect((await other.info(null, id)).seats.some(({ away }) => away)).toBe(false);
});

test('bots do not roll where people sit', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann], { seats: 2, dice: 'people', bots: [null, 'random'] });
  for (let n = 0; n < 60 && !dieAsked(await tables.view(ann, id)); n++) {
    const view = await tables.view(ann, id);
    const [question] = view.asked.filter(({ ask }) => !ask.may);
    const first = question?.ask.open ? { seat: 0, kind: 'prepare', might: 0, stamina: 3, wits: 0 } : question?.options[0];
    if (first) await decideAs(tables, id, ann, first as never);
    clock.time += 5000;
    await tables.work.runDue();
  }
  const view = await tables.view(ann, id);
  expect(view.info.waitingFor).toEqual([0]);
  clock.time += 5000;
  await tables.work.runDue();
  expect(dieAsked(await tables.view(ann, id))).toEqual(dieAsked(view));
});

test('a table of bots alone lets the house roll', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await tables.create(ann, asked({ game: 'table-dungeon', seats: 2, dice: 'people', bots: ['random', 'random'] }));
  await tables.start(ann, id);
  for (let n = 0; n < 400 && (await tables.info(ann, id)).status === 'running'; n++) {
    clock.time += 5000;
    await tables.work.runDue();
  }
  expect((await tables.info(ann, id)).status).toBe('finished');
  const told = (await tables.updates(null, id, 0)).filter(({ data }) => kindOf(data) === CHANCE);
  expect(told.length).toBeGreaterThan(0);
  expect(told.every(({ data }) => (data as { decision: { shows: number } }).decision.shows === 0)).toBe(true);
});

test('a die that was told wrongly is taken back by consent, and asked for again', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { dice: 'people' });
  await toTheDie(tables, id, [ann, bob]);
  const before = await tables.view(ann, id);
  await tables.decide(ann, id, { seat: 0, decision: dieAsked(before)!.options[0]!, seq: before.seq, key: newKey() });
  expect((await tables.view(ann, id)).canUndo).toBe(false);
  await tables.undo(ann, id, { seat: 0, key: newKey() });
  await tables.vote(bob, id, { yes: true, key: newKey() });
  const again = await tables.view(ann, id);
  expect(dieAsked(again)!.options).toEqual(dieAsked(before)!.options);
  expect(again.view).toEqual(before.view);
  expect(await node().view(ann, id)).toEqual(again);
});

test('a fork is rolled by whoever rolled before, and none is made with new secrets while a die is awaited', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { dice: 'people' });
  await toTheDie(tables, id, [ann, bob]);
  const decisions = (await tables.updates(null, id, 0)).filter(({ kind }) => kind === 'decided').length;
  const fork = (secrets: 'same' | 'new', from: number) =>
    tables.create(ann, asked({ seats: 2, bots: [null, 'random'], fork: { table: id, decisions: from, secrets } }));
  await expect(fork('new', decisions)).rejects.toMatchObject({ code: 'bad-table' });
  await playOn(tables, id, [ann, bob]);
  const made = await fork('same', decisions);
  expect(made.dice).toBe('people');
  await tables.sit(ann, made.id, { seat: 0, entropy: 'more' });
  await tables.start(ann, made.id);
  expect(dieAsked(await tables.view(ann, made.id))).toBeDefined();
});
