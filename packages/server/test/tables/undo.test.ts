import { expect, test } from 'vitest';
import type { CreateTable, RunningTables, TableError, TableView } from '../../src/tables/index.ts';
import { ann, asked, bob, cyd, decideAs, newKey, newPlace, playOn, running, traffic } from './place.ts';

const code = (code: string): Partial<TableError> => expect.objectContaining({ code });
const prepare = (seat: number, might = 3) => ({ seat, kind: 'prepare', might, stamina: 3 - might, wits: 0 });
const kinds = ({ asked }: TableView) => asked.map(({ ask }) => ask.kind);

/** Three people have packed and Ann has taken her first step; going into a room draws a card, so it cannot be undone freely. */
async function afterStep(tables: RunningTables, given: Partial<CreateTable> = {}): Promise<string> {
  const { id } = await running(tables, [ann, bob, cyd], given);
  for (const [seat, who] of [ann, bob, cyd].entries()) await decideAs(tables, id, who, prepare(seat));
  const { asked } = await tables.view(ann, id);
  const away = asked[0]!.options.find((option) => JSON.stringify(option) !== JSON.stringify({ seat: 0, kind: 'step', to: 'stairs' }));
  const { seq } = await tables.view(ann, id);
  await tables.decide(ann, id, { seat: 0, seq, decision: away, key: newKey() });
  return id;
}

test('an own last decision that showed nothing is taken back freely, and what was told of it stays told', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob]);
  expect((await tables.view(ann, id)).canUndo).toBe(false);
  const decided = await decideAs(tables, id, ann, prepare(0));
  expect(decided).toMatchObject({ canUndo: true, canReconsider: true, asked: [] });
  const before = await tables.updates(bob, id, 0);
  const key = newKey();
  const undone = await tables.undo(ann, id, { seat: 0, key });
  expect(kinds(undone)).toEqual(['prepare']);
  expect((await tables.undo(ann, id, { seat: 0, key })).seq).toBe(undone.seq);
  const after = await tables.updates(bob, id, 0);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.at(-1)).toMatchObject({ kind: 'undone', seat: 0, data: { to: 0, free: true }, events: [] });
  await expect(tables.undo(ann, id, { seat: 0, key: newKey() })).rejects.toEqual(code('nothing-to-undo'));
  await decideAs(tables, id, ann, prepare(0, 1));
  await decideAs(tables, id, bob, prepare(1));
  expect((await tables.view(bob, id)).view).toMatchObject({ thieves: [{ might: 1 }, { might: 3 }] });
});

test('an answer others must not see yet can be reconsidered while they think, even after they answered', async () => {
  const tables = (await newPlace()).node();
  const { id } = await running(tables, [ann, bob, cyd]);
  await decideAs(tables, id, ann, prepare(0));
  const { seq: seen } = await decideAs(tables, id, bob, prepare(1));
  const view = await tables.view(ann, id);
  expect([view.canUndo, view.canReconsider]).toEqual([false, true]);
  const back = await tables.undo(ann, id, { seat: 0, key: newKey() });
  expect(kinds(back)).toEqual(['prepare']);
  expect((await tables.updates(cyd, id, seen)).map(({ kind, data }) => [kind, data])).toEqual([
    ['decided', { kind: 'reconsider', by: 'person' }],
  ]);
  expect((await tables.view(bob, id)).canReconsider).toBe(true);
});

test('further back only if the other people agree', async () => {
  const { node } = await newPlace();
  const tables = node();
  const id = await afterStep(tables);
  const told = await tables.updates(cyd, id, 0);
  expect(await tables.view(ann, id)).toMatchObject({ canUndo: false, canAsk: true });
  // Bob packed before that and could ask for it; who only watches has nothing to take back.
  expect([(await tables.view(bob, id)).canAsk, (await tables.view(null, id)).canAsk]).toEqual([true, false]);
  const asking = await tables.undo(ann, id, { seat: 0, key: newKey() });
  expect(asking.canAsk).toBe(false);
  expect(asking.vote).toEqual({ about: 'undo', by: ann, seat: 0, to: 3, waitingFor: [bob.id, cyd.id] });
  await expect(tables.undo(ann, id, { seat: 0, key: newKey() })).rejects.toEqual(code('vote-open'));
  await expect(tables.vote(ann, id, { yes: true, key: newKey() })).rejects.toEqual(code('not-a-voter'));
  const half = await tables.vote(bob, id, { yes: true, key: newKey() });
  expect(half.vote?.waitingFor).toEqual([cyd.id]);
  await expect(tables.vote(bob, id, { yes: true, key: newKey() })).rejects.toEqual(code('not-a-voter'));
  const done = await tables.vote(cyd, id, { yes: true, key: newKey() });
  expect(done.vote).toBeNull();
  expect(kinds(await tables.view(ann, id))).toEqual(['step']);
  expect((await tables.updates(cyd, id, 0)).slice(0, told.length)).toEqual(told);
  expect(await traffic(node(), id, cyd)).toBe(await traffic(tables, id, cyd));
});

test('one no is enough, and nothing has changed but the talk of it', async () => {
  const tables = (await newPlace()).node();
  const id = await afterStep(tables);
  const before = (await tables.view(bob, id)).view;
  await tables.undo(ann, id, { seat: 0, key: newKey() });
  await tables.vote(bob, id, { yes: true, key: newKey() });
  const { vote, view } = await tables.vote(cyd, id, { yes: false, key: newKey() });
  expect([vote, (await tables.view(bob, id)).view]).toEqual([null, before]);
  expect(view).not.toBeNull();
  await expect(tables.vote(bob, id, { yes: true, key: newKey() })).rejects.toEqual(code('no-vote'));
});

test('whoever goes on playing ends the vote, and so does time', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const id = await afterStep(tables);
  await tables.undo(ann, id, { seat: 0, key: newKey() });
  clock.time += 61_000;
  await tables.work.runDue();
  expect((await tables.view(bob, id)).vote).toBeNull();
  expect((await tables.updates(bob, id, 0)).filter(({ kind }) => kind === 'vote').map(({ data }) => data)).toEqual([
    { person: ann.id, step: 'asked', about: 'undo', name: 'Ann', to: 3 },
    { person: null, step: 'lapsed' },
  ]);
  await tables.undo(ann, id, { seat: 0, to: 0, key: newKey() });
  const deciders = await Promise.all([ann, bob, cyd].map((who) => tables.view(who, id)));
  const decider = deciders.findIndex(({ asked }) => asked.some(({ ask }) => !ask.may));
  const must = deciders[decider]!.asked.find(({ ask }) => !ask.may)!;
  await tables.decide([ann, bob, cyd][decider]!, id, {
    seat: decider,
    seq: deciders[decider]!.seq,
    decision: must.options[0],
    key: newKey(),
  });
  expect((await tables.view(bob, id)).vote).toBeNull();
});

test('with bots alone nobody needs to be asked; nor is who is away', async () => {
  const { node } = await newPlace();
  const tables = node();
  const id = await afterStep(tables, { practice: true });
  expect((await tables.view(ann, id)).canUndo).toBe(false);
  await tables.leave(bob, id);
  await tables.leave(cyd, id);
  expect((await tables.view(ann, id)).canUndo).toBe(true);
  const { vote, asked } = await tables.undo(ann, id, { seat: 0, to: 3, key: newKey() });
  expect([vote, asked.map(({ ask }) => ask.kind)]).toEqual([null, ['step']]);
});

test('what a card was drawn for stays, at a table that is not for practice', async () => {
  const tables = (await newPlace()).node();
  const id = await afterStep(tables);
  await tables.leave(bob, id);
  await tables.leave(cyd, id);
  const before = await tables.view(ann, id);
  expect(before.canUndo).toBe(false);
  await expect(tables.undo(ann, id, { seat: 0, to: 3, key: newKey() })).rejects.toEqual(code('not-practice'));
  expect(await tables.view(ann, id)).toEqual(before);
});

test('alone with bots a decision is taken back after bots have answered, as long as nothing was rolled or shown', async () => {
  const tables = (await newPlace()).node();
  const { id } = await running(tables, [ann, bob, cyd]);
  await decideAs(tables, id, ann, prepare(0));
  await decideAs(tables, id, bob, prepare(1));
  expect((await tables.view(ann, id)).canUndo).toBe(false);
  await tables.leave(bob, id);
  await tables.leave(cyd, id);
  expect((await tables.view(ann, id)).canUndo).toBe(true);
  const back = await tables.undo(ann, id, { seat: 0, key: newKey() });
  expect(kinds(back)).toEqual(['prepare']);
});

test('a vote is carried when those who have not answered are gone', async () => {
  const tables = (await newPlace()).node();
  const id = await afterStep(tables);
  await tables.undo(ann, id, { seat: 0, key: newKey() });
  await tables.vote(bob, id, { yes: true, key: newKey() });
  await tables.leave(cyd, id);
  expect(kinds(await tables.view(ann, id))).toEqual(['step']);
});

test('taking back gives no new time to think', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob]);
  const deadline = (view: TableView) => view.asked[0]?.deadline;
  const first = deadline(await tables.view(ann, id));
  for (let i = 0; i < 5; i++) {
    clock.time += 5_000;
    await decideAs(tables, id, ann, prepare(0));
    expect(deadline(await tables.undo(ann, id, { seat: 0, key: newKey() }))).toBe(first);
  }
  expect(deadline(await tables.view(bob, id))).toBe(first);
});

const GAMES = ['table-dungeon', 'party-has-fallen', 'dungeon-fighter', 'p52', 'adventure-party'];
const WAYS: [string, number, Partial<CreateTable>][] = [
  ['with bots', 1, {}],
  ['for practice', 1, { practice: true }],
  ['with real dice', 1, { dice: 'people' }],
  ['around one screen', 2, {}],
];

test.each(GAMES.flatMap((game) => WAYS.map(([way, own, given]) => [game, way, own, given] as const)))(
  'in %s %s, alone, the view says whether a decision can be taken back, and so it is',
  async (game, _way, own, given) => {
    const tables = (await newPlace()).node();
    const bots = [null, own === 1 ? 'random' : null];
    const { id } = await tables.create(ann, asked({ game, seats: 2, bots, clock: { kind: 'none' }, ...given }));
    for (let seat = 0; seat < own; seat++) await tables.sit(ann, id, { seat, entropy: `seat ${seat}` });
    await tables.start(ann, id);
    let [taken, refused] = [0, 0];
    for (let step = 0; step < 12; step++) {
      await playOn(tables, id, [ann], { most: 1, seed: step });
      await tables.work.runDue();
      const { status } = await tables.info(ann, id);
      if (status !== 'running') break;
      for (const eyes of ['none', 0] as const) {
        const { canUndo, seq, view } = await tables.view(ann, id, eyes);
        const undo = () => tables.undo(ann, id, { seat: 0, key: newKey() });
        if (!canUndo) {
          await expect(undo()).rejects.toMatchObject({ code: expect.stringMatching(/^(not-practice|nothing-to-undo)$/) });
          expect(await tables.view(ann, id, eyes)).toMatchObject({ seq, view });
          refused++;
        } else if (step % 3 === 0) {
          await undo();
          expect((await tables.view(ann, id, eyes)).seq).toBeGreaterThan(seq);
          await tables.work.runDue();
          taken++;
        }
      }
    }
    expect(taken + refused).toBeGreaterThan(1);
    if (given.practice || given.dice === 'people' || own > 1) expect(taken).toBeGreaterThan(0);
  },
);

test('around one screen the last decision is taken back, whoever it was and wherever the screen is by now', async () => {
  const tables = (await newPlace()).node();
  const { id } = await tables.create(ann, asked({ seats: 2, clock: { kind: 'none' } }));
  for (const seat of [0, 1]) await tables.sit(ann, id, { seat, entropy: '' });
  await tables.start(ann, id);
  expect((await tables.view(ann, id, 'none')).canUndo).toBe(false);
  await decideAs(tables, id, ann, prepare(0));
  // The screen has been handed to the other seat, which has decided nothing yet.
  expect([(await tables.view(ann, id, 'none')).canUndo, (await tables.view(ann, id, 1)).canUndo]).toEqual([true, true]);
  await tables.undo(ann, id, { seat: 1, key: newKey() });
  expect(kinds(await tables.view(ann, id, 0))).toEqual(['prepare']);
  expect((await tables.updates(ann, id, 0)).at(-1)).toMatchObject({ kind: 'undone', seat: 0 });
});
