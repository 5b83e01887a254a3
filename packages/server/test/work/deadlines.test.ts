import { expect, test } from 'vitest';
import type { Person } from '../../src/store/index.ts';
import { type CreateTable, type RunningTables, TableError } from '../../src/tables/index.ts';
import { ann, asked, bob, cyd, dan, decideAs, HOUR, newKey, newPlace, type Place, playOn, running, statusOf } from '../tables/place.ts';

const prepare = (seat: number) => ({ seat, kind: 'prepare', might: 1, stamina: 1, wits: 1 });
const away = async (tables: RunningTables, id: string) => (await tables.info(null, id)).seats.map((seat) => seat.away);
const DAY = 24 * HOUR;

test('when time is up the default of the game is taken, and not a moment earlier', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { clock: { kind: 'live', factor: 2 } });
  const { asked, seq } = await tables.view(ann, id);
  expect(asked[0]?.deadline).toBe(clock.time + 120_000);
  await decideAs(tables, id, bob, prepare(1));
  clock.time += 119_999;
  expect(await tables.work.runDue()).toBe(0);
  clock.time += 1;
  expect(await tables.work.runDue()).toBeGreaterThan(0);
  const decided = (await tables.updates(ann, id, seq)).filter(({ kind }) => kind === 'decided');
  expect(decided.map(({ seat, data }) => [seat, data])).toEqual([
    [1, { kind: 'prepare', by: 'person' }],
    [0, { decision: prepare(0), by: 'clock' }],
  ]);
  expect(await away(tables, id)).toEqual([false, false]);
});

test('a deadline that is pushed on is left where it was, found too early, and kept to the moment', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob]);
  for (const [seat, who] of [ann, bob].entries()) {
    clock.time += 20_000;
    await decideAs(tables, id, who, prepare(seat));
  }
  const { asked, seq } = await tables.view(ann, id);
  const { deadline } = asked.find(({ ask }) => !ask.may)!;
  // The first questions would have been due by now; the next one is not.
  clock.time += 20_000;
  expect(await tables.work.runDue()).toBe(1);
  expect((await tables.view(ann, id)).seq).toBe(seq);
  clock.time = deadline! - 1;
  expect(await tables.work.runDue()).toBe(0);
  clock.time = deadline!;
  expect(await tables.work.runDue()).toBe(1);
  expect((await tables.updates(null, id, seq))[0]).toMatchObject({ kind: 'decided', seat: 0 });
});

test('two nodes take a time-out once', async () => {
  const { node, clock } = await newPlace();
  const nodes = [node({ node: 'one' }), node({ node: 'two' })];
  const { id } = await running(nodes[0]!, [ann, bob]);
  clock.time += 60_000;
  await Promise.all(nodes.map((each) => each.work.runDue()));
  const decided = (await nodes[1]!.updates(null, id, 0)).filter(({ kind }) => kind === 'decided');
  expect(decided.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('what a dead node had claimed is done by another when the lease ends', async () => {
  const { node, clock, store } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob]);
  clock.time += 60_000;
  const dead = await store.claim({ owner: 'dead', kinds: ['deadline'], now: clock.time, leaseMs: 6000, limit: 10 });
  expect(dead).toHaveLength(1);
  expect(await tables.work.runDue()).toBe(0);
  clock.time += 6000;
  expect(await tables.work.runDue()).toBeGreaterThan(0);
  expect((await tables.view(ann, id)).asked.map(({ ask }) => ask.kind)).toEqual(['step']);
});

/** Ann does not answer any more, Bob does, until a bot holds Ann's seat. */
async function annVanishes(tables: RunningTables, clock: Place['clock'], id: string): Promise<void> {
  for (let i = 0; i < 60 && !(await away(tables, id))[0]; i++) {
    await playOn(tables, id, [bob], { most: 1, seed: i });
    clock.time += 60_000;
    if ((await tables.view(bob, id)).asked.every(({ ask }) => ask.may)) await tables.work.runDue();
  }
  expect(await away(tables, id)).toEqual([true, false]);
}

test('after two time-outs in a row a bot holds the seat until its owner is back', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob]);
  await annVanishes(tables, clock, id);
  // The bot answers at once, again and again, so that only Bob is waited for.
  await tables.work.runDue();
  expect((await tables.info(null, id)).waitingFor).toEqual([1]);
  tables.present(id, ann, true);
  await expect.poll(() => away(tables, id)).toEqual([false, false]);
  expect(tables.presentAt(id)).toEqual([ann.id]);
  const news = (await tables.updates(null, id, 0)).filter(({ kind }) => kind === 'away' || kind === 'back');
  expect(news.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['away', 0],
    ['back', 0],
  ]);
});

test('whoever is away and does something is back, and can take back what the bot has answered meanwhile', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { game: 'table-dungeon' });
  await annVanishes(tables, clock, id);
  expect((await tables.info(null, id)).waitingFor).toEqual([1]);
  await tables.undo(ann, id, { seat: 0, key: newKey() });
  expect(await away(tables, id)).toEqual([false, false]);
  expect((await tables.updates(ann, id, 0)).slice(-2).map(({ kind }) => kind)).toEqual(['back', 'undone']);
  expect((await tables.info(null, id)).waitingFor).toEqual([0, 1]);
});

test('an answer that comes too late is not taken for an answer to the next question', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { game: 'table-dungeon' });
  await playOn(tables, id, [ann, bob], { most: 4 });
  const old = await tables.view(ann, id);
  expect(old.asked[0]?.ask.kind).toBe('play');
  clock.time += 60_000;
  await tables.work.runDue();
  const { seq, asked } = await tables.view(ann, id);
  const late = { seat: 0, seq: old.seq, decision: asked.find(({ ask }) => ask.kind === 'play')?.options[0] ?? null, key: newKey() };
  await expect(tables.decide(ann, id, late)).rejects.toMatchObject({ code: 'stale' });
  await tables.decide(ann, id, { ...late, seq });
});

test('by correspondence people have hours, and none of them at night', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { clock: { kind: 'days', hours: 12, quiet: { from: 22, to: 7 } } });
  // It is noon: ten hours today, two tomorrow.
  expect((await tables.view(ann, id)).asked[0]?.deadline).toBe(Date.UTC(2026, 0, 6, 9));
  clock.time = Date.UTC(2026, 0, 6, 9) - 1;
  expect(await tables.work.runDue()).toBe(0);
  clock.time++;
  expect(await tables.work.runDue()).toBeGreaterThan(0);
});

test('without a clock nobody is hurried, but a month of silence ends it', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { clock: { kind: 'none' } });
  expect((await tables.view(ann, id)).asked[0]?.deadline).toBeNull();
  clock.time += 29 * DAY;
  await tables.work.runDue();
  expect(await away(tables, id)).toEqual([false, false]);
  clock.time += DAY;
  await tables.work.runDue();
  expect(await away(tables, id)).toEqual([true, true]);
  expect(await statusOf(tables, id)).toBe('running');
  clock.time += 30 * DAY;
  await tables.work.runDue();
  expect(await statusOf(tables, id)).toBe('archived');
});

/** Nobody answers any more, until bots hold all seats of people. */
async function allVanish(tables: RunningTables, clock: Place['clock'], id: string): Promise<void> {
  for (let i = 0; i < 10 && (await away(tables, id)).includes(false); i++) {
    clock.time += 600_000;
    await tables.work.runDue();
  }
}

test.each(['finish', 'archive'] as const)(
  'a table whose people are all away waits, with bots at it too, even if it is to %s',
  async (abandoned) => {
    const { node, clock } = await newPlace();
    const tables = node();
    const { id } = await running(tables, [ann, bob], { seats: 3, bots: [null, null, 'greedy'], abandoned });
    for (let i = 0; i < 10; i++) {
      clock.time += 600_000;
      await tables.work.runDue();
    }
    const { seq, status, seats } = await tables.info(null, id);
    expect(seats.map((seat) => seat.away)).toEqual([true, true, false]);
    expect(status).toBe('running');
    clock.time += HOUR;
    await tables.work.runDue();
    expect((await tables.info(null, id)).seq).toBe(seq);
    // Somebody is back: it goes on, for the other a bot answers.
    await tables.here(ann, id);
    await tables.work.runDue();
    const { seq: now, waitingFor } = await tables.info(null, id);
    expect(waitingFor).toEqual([0]);
    expect(now).toBeGreaterThan(seq);
  },
);

test('several questions that run out together are one absence', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { game: 'table-dungeon' });
  expect((await tables.view(ann, id)).asked.filter(({ ask }) => !ask.may)).toHaveLength(2);
  clock.time += 120_000;
  await tables.work.runDue();
  expect(await away(tables, id)).toEqual([false, false]);
});

test('whoever says after a missed clock that they are here keeps the seat, and has the whole time again', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob]);
  clock.time += 60_000;
  await tables.work.runDue();
  clock.time += 20_000;
  await tables.here(ann, id);
  const { asked: mine } = await tables.view(ann, id);
  expect(mine.find(({ ask }) => !ask.may)?.deadline).toBeGreaterThanOrEqual(clock.time + 30_000);
  clock.time = mine.find(({ ask }) => !ask.may)!.deadline!;
  await tables.work.runDue();
  expect((await away(tables, id))[0]).toBe(false);
  await allVanish(tables, clock, id);
  expect(await away(tables, id)).toEqual([true, true]);
});

test('a table that nobody starts is archived after a week', async () => {
  const { node, clock, store } = await newPlace();
  const tables = node();
  const { id } = await tables.create(ann, asked({ seats: 2 }));
  clock.time += 3 * DAY;
  await tables.sit(bob, id, { entropy: '' });
  clock.time += 7 * DAY - 1;
  await tables.work.runDue();
  expect(await statusOf(tables, id)).toBe('open');
  clock.time += 1;
  await tables.work.runDue();
  expect(await statusOf(tables, id)).toBe('archived');
  expect(await store.claim({ owner: 'x', kinds: ['deadline', 'bots'], now: clock.time + DAY * 99, leaseMs: 1, limit: 9 })).toEqual([]);
});

test.each([
  ['finish', 'finished'],
  ['archive', 'archived'],
] as const)('a table everybody has left is to %s, so it is %s', async (abandoned, status) => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { game: 'table-dungeon', abandoned });
  await playOn(tables, id, [ann, bob], { most: 12 });
  await tables.leave(ann, id);
  expect(await statusOf(tables, id)).toBe('running');
  await tables.leave(bob, id);
  await tables.work.runDue();
  expect(await statusOf(tables, id)).toBe(status);
});

test('the seat of somebody long away goes to whom the others let have it', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob, cyd]);
  const code = (code: string) => expect.objectContaining({ code });
  const takeOver = () => tables.takeOver(dan, id, { seat: 0, key: newKey() });
  await expect(takeOver()).rejects.toEqual(code('not-away'));
  const here = async () => {
    for (const who of [bob, cyd]) await tables.say(who, id, { text: 'here', key: newKey() });
  };
  for (let i = 0; i < 30 && !(await away(tables, id))[0]; i++) {
    clock.time += 60_000;
    await tables.work.runDue();
    await here();
  }
  await expect(takeOver()).rejects.toEqual(code('not-away-long'));
  clock.time += 4 * 60_000;
  await here();
  const asking = await takeOver();
  expect(asking.vote).toMatchObject({ about: 'takeOver', by: dan, seat: 0, waitingFor: [bob.id, cyd.id] });
  await tables.vote(bob, id, { yes: true, key: newKey() });
  await tables.vote(cyd, id, { yes: true, key: newKey() });
  const { seats, host } = await tables.info(null, id);
  expect(seats[0]).toEqual({ seat: 0, person: dan, bot: null, away: false, owner: ann });
  expect(host.id).toBe(bob.id);
  expect((await tables.view(dan, id)).viewer).toBe(0);
  expect((await tables.view(ann, id)).viewer).toBeNull();
});

test('an owner who is back keeps the seat', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob, cyd]);
  for (let i = 0; i < 30 && !(await away(tables, id))[0]; i++) {
    clock.time += 60_000;
    await tables.work.runDue();
    for (const who of [bob, cyd]) await tables.say(who, id, { text: 'here', key: newKey() });
  }
  clock.time += 4 * 60_000;
  for (const who of [bob, cyd]) await tables.say(who, id, { text: 'here', key: newKey() });
  await tables.takeOver(dan, id, { seat: 0, key: newKey() });
  await tables.vote(bob, id, { yes: true, key: newKey() });
  await tables.say(ann, id, { text: 'I am back', key: newKey() });
  expect((await tables.view(cyd, id)).vote).toBeNull();
  await expect(tables.vote(cyd, id, { yes: true, key: newKey() })).rejects.toMatchObject({ code: 'no-vote' });
});

const quietly = (work: Promise<unknown>) => work.catch((error: unknown) => expect(error).toBeInstanceOf(TableError));

/** A game in which people also take back, vote, talk, vanish, return and leave, up to some point in the middle of it. */
async function eventfulGame(tables: RunningTables, clock: Place['clock'], id: string, most: number): Promise<void> {
  for (let i = 0; i < most && (await statusOf(tables, id)) === 'running'; i++) {
    await playOn(tables, id, i % 9 < 6 ? [ann, bob, cyd] : [bob, cyd], { most: 3, seed: i });
    if (i % 3 === 1) await quietly(tables.undo(ann, id, { seat: 0, key: newKey() }));
    if (i % 6 === 1) await quietly(tables.vote(bob, id, { yes: true, key: newKey() }));
    if (i % 12 === 1) await quietly(tables.vote(cyd, id, { yes: true, key: newKey() }));
    clock.time += 25_000;
    await tables.work.runDue();
    if (i % 5 === 4) await quietly(tables.say(ann, id, { text: 'well', key: newKey() }));
    if (i === 25) await quietly(tables.leave(cyd, id));
  }
}

/** Shorter games of the long one, with a bot on the fourth seat, and every second point only. */
const SHORTER: Record<string, { given: Partial<CreateTable>; step: number }> = {
  'party-has-fallen': { given: { seats: 4, bots: [null, null, null, 'random'], options: { 'game.roundCap': 6 } }, step: 6 },
};

test.each(['table-dungeon', 'party-has-fallen', 'cellar'])(
  'nothing leaves a table of %s waiting for ever: every seat vanishes at every point',
  async (game) => {
    const { node, clock } = await newPlace();
    const tables = node();
    const { given, step } = SHORTER[game] ?? { given: {}, step: 3 };
    const stay = [[], [ann], [ann, bob], [bob, cyd], [ann, cyd]];
    const left: { id: string; here: Person[] }[] = [];
    for (let point = 0; point < 24; point += step) {
      const { id } = await running(tables, [ann, bob, cyd], { game, ...given });
      await eventfulGame(tables, clock, id, point);
      if ((await statusOf(tables, id)) === 'running') left.push({ id, here: stay[left.length % stay.length]! });
    }
    expect(left.length).toBeGreaterThan(3);
    const stillRunning = async () => {
      const statuses = await Promise.all(left.map(({ id }) => statusOf(tables, id)));
      return left.filter((_, i) => statuses[i] === 'running');
    };
    let hours = 0;
    for (let waiting = left; waiting.length > 0 && hours < 250; hours++) {
      clock.time += HOUR;
      await tables.work.runDue();
      for (const { id, here } of waiting) {
        // Whoever was too slow says so, and has the seat again.
        for (const who of here) if ((await statusOf(tables, id)) === 'running') await tables.here(who, id);
        await playOn(tables, id, here, { seed: hours, most: 12 });
      }
      waiting = await stillRunning();
    }
    // Those at which nobody stayed wait for their people, but not for ever.
    expect((await stillRunning()).every(({ here }) => here.length === 0)).toBe(true);
    clock.time += 30 * DAY;
    await tables.work.runDue();
    for (const { id, here } of left) expect(await statusOf(tables, id)).toBe(here.length === 0 ? 'archived' : 'finished');
  },
);

test('the time to answer may depend on the table: the last round gives more', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const deadlineWith = async (rounds: number) => {
    const { id } = await running(tables, [ann, bob], { options: { rounds }, clock: { kind: 'live', factor: 1 } });
    for (const [seat, who] of [ann, bob].entries()) await decideAs(tables, id, who, prepare(seat));
    const step = (await tables.view(ann, id)).asked.find(({ ask }) => ask.kind === 'step');
    return step!.deadline! - clock.time;
  };
  expect(await deadlineWith(2)).toBe(45_000);
  expect(await deadlineWith(1)).toBe(60_000);
});
