/** What people bring to tables and take home: in one living table at a time, and always as the log has it. */
import { loadGame } from '@undercroft/catalog';
import { type Json, verifyMatch } from '@undercroft/engine';
import { expect, test } from 'vitest';
import type { Person, Store } from '../../src/store/index.ts';
import type { RunningTables } from '../../src/tables/index.ts';
import { ann, asked, bob, cyd, decideAs, newKey, newPlace, playOn, statusOf } from './place.ts';

const game = await loadGame('cellar');
const PURSE = { name: 'Old leather', gold: 30, nights: 4 };
const SHORT = { options: { rounds: 3 } };

/** A place where people are known to the store, with a node. */
async function furnished() {
  const place = await newPlace();
  for (const { id, name } of [ann, bob, cyd]) await place.store.createPerson({ id, name });
  return { ...place, tables: place.node() };
}

const purseOf = (tables: RunningTables, who: Person, thing: Json = PURSE) => tables.shelf.take(who, { game: 'cellar', thing });
const dataOf = async (store: Store, id: string) => Object((await store.thing(id))?.data);

/** An open table of Ann and Bob. */
async function open(tables: RunningTables, given = {}): Promise<string> {
  const { id } = await tables.create(ann, asked({ seats: 2, clock: { kind: 'none' }, ...SHORT, ...given }));
  for (const [seat, who] of [ann, bob].entries()) await tables.sit(who, id, { seat, entropy: who.name });
  return id;
}

test('a purse is brought, played with, and written home when the game is over', async () => {
  const { tables, store } = await furnished();
  const { id: thing } = await purseOf(tables, ann);
  const id = await open(tables);
  const info = await tables.bring(ann, id, { seat: 0, thing, version: 1 });
  expect(info.seats[0]?.brings).toEqual({ id: thing, title: 'Old leather' });
  expect((await store.thing(thing))?.table).toBe(id);
  await tables.start(ann, id);
  expect((await tables.view(bob, id)).view).toMatchObject({ thieves: [{ gold: 2 }, { gold: 0 }] });
  await playOn(tables, id, [ann, bob]);
  const { outcome } = await tables.info(ann, id);
  const row = await store.thing(thing);
  expect(row).toMatchObject({ table: null, data: { name: 'Old leather', gold: 28 + outcome!.scores[0]!, nights: 5 } });
  expect(row!.version).toBeGreaterThan(1);
  const { match } = await tables.verification(ann, id);
  expect(match).toMatchObject({ brings: [PURSE, null] });
  expect(verifyMatch(game, match)).toMatchObject({ ok: true });
});

test('after every round what the thief has is at home, though the game goes on', async () => {
  const { tables, store } = await furnished();
  const { id: thing } = await purseOf(tables, ann);
  const id = await open(tables);
  await tables.bring(ann, id, { seat: 0, thing });
  await tables.start(ann, id);
  const versions = new Set<number>();
  await playOn(tables, id, [ann, bob], {
    each: async ({ who, ...answer }) => {
      const { view } = await tables.decide(who, id, { ...answer, key: newKey() });
      const row = (await store.thing(thing))!;
      const isNew = !versions.has(row.version);
      versions.add(row.version);
      if (isNew && row.version > 1 && (await statusOf(tables, id)) === 'running')
        expect(row).toMatchObject({ table: id, data: { gold: 28 + Object(view).thieves[0].gold, nights: 4 } });
    },
  });
  expect(versions.size).toBeGreaterThanOrEqual(3);
});

test('a thing is in one living table at a time, on any node, and free when that is over', async () => {
  const { tables, node } = await furnished();
  const { id: thing } = await purseOf(tables, ann);
  const [here, there] = [await open(tables), await open(tables)];
  await tables.bring(ann, here, { seat: 0, thing });
  const other = node();
  await expect(other.bring(ann, there, { seat: 0, thing })).rejects.toMatchObject({ code: 'thing-taken', status: 409 });
  await tables.start(ann, here);
  await expect(tables.bring(ann, there, { seat: 0, thing })).rejects.toMatchObject({ code: 'thing-taken' });
  await playOn(tables, here, [ann, bob]);
  expect((await other.bring(ann, there, { seat: 0, thing })).seats[0]?.brings?.id).toBe(thing);
});

test('two nodes that bring it at the same moment: one does, the other table has no trace of it', async () => {
  const { tables, node, store } = await furnished();
  const { id: thing } = await purseOf(tables, ann);
  const [a, b] = [await open(tables), await open(tables)];
  const other = node();
  const tried = await Promise.allSettled([tables.bring(ann, a, { seat: 0, thing }), other.bring(ann, b, { seat: 0, thing })]);
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const at = (await store.thing(thing))?.table;
  for (const id of [a, b]) expect((await tables.info(ann, id)).seats[0]?.brings?.id ?? null).toBe(id === at ? thing : null);
});

test('before the start it is free again when its owner leaves, is put off, or thinks better of it', async () => {
  const { tables, store } = await furnished();
  const { id: thing } = await purseOf(tables, bob);
  const free = async () => expect((await store.thing(thing))?.table).toBeNull();
  const id = await open(tables);
  for (const away of [() => tables.bring(bob, id, { seat: 1, thing: null }), () => tables.leave(bob, id), () => tables.kick(ann, id, 1)]) {
    await tables.bring(bob, id, { seat: 1, thing });
    expect((await store.thing(thing))?.table).toBe(id);
    const info = await away();
    expect(info.seats[1]?.brings).toBeUndefined();
    await free();
    if (info.seats[1]?.person === null) {
      const { code: invite } = await tables.invite(ann, id);
      await tables.sit(bob, id, { seat: 1, entropy: 'b', invite });
    }
  }
  const { id: second } = await purseOf(tables, bob, { ...PURSE, name: 'Silk' });
  await tables.bring(bob, id, { seat: 1, thing });
  await tables.bring(bob, id, { seat: 1, thing: second });
  await free();
  expect((await store.thing(second))?.table).toBe(id);
});

test('after the start it stays in the game, whoever plays the seat, and comes home at the end', async () => {
  const { tables, store } = await furnished();
  const { id: thing } = await purseOf(tables, bob);
  const id = await open(tables);
  await tables.bring(bob, id, { seat: 1, thing });
  await tables.start(ann, id);
  await tables.leave(bob, id);
  expect((await store.thing(thing))?.table).toBe(id);
  for (let i = 0; i < 200 && (await statusOf(tables, id)) === 'running'; i++) {
    await playOn(tables, id, [ann], { most: 1, seed: i });
    await tables.work.runDue();
  }
  expect(await store.thing(thing)).toMatchObject({ table: null, data: { nights: 5 } });
});

test('nobody brings what is not theirs, is of another version, another game, or does not fit', async () => {
  const { tables } = await furnished();
  const { id: thing } = await purseOf(tables, bob);
  const id = await open(tables);
  await expect(tables.bring(ann, id, { seat: 0, thing })).rejects.toMatchObject({ code: 'no-such-thing', status: 404 });
  await expect(tables.bring(bob, id, { seat: 0, thing })).rejects.toMatchObject({ code: 'not-your-seat' });
  await expect(tables.bring(bob, id, { seat: 1, thing, version: 2 })).rejects.toMatchObject({ code: 'stale-thing', status: 409 });
  const together = await open(tables, { options: { together: true } });
  await expect(tables.bring(bob, together, { seat: 1, thing })).rejects.toMatchObject({ code: 'unfit', status: 409 });
  const other = await open(tables, { game: 'table-dungeon', options: {} });
  await expect(tables.bring(bob, other, { seat: 1, thing })).rejects.toMatchObject({ code: 'unfit' });
  await tables.start(ann, id);
  await expect(tables.bring(bob, id, { seat: 1, thing })).rejects.toMatchObject({ code: 'already-started' });
});

test('a thing that the rules do not take any more is shown and cannot be brought', async () => {
  const { tables, store } = await furnished();
  await store.putThing({
    id: 'forged',
    owner: ann.id,
    game: 'cellar',
    title: 'Bottomless',
    createdAt: 1,
    data: { ...PURSE, gold: 10_000 },
  });
  expect(await tables.shelf.list(ann)).toMatchObject({
    things: [{ id: 'forged', title: 'Bottomless', sound: false, lines: [] }],
    next: null,
  });
  const id = await open(tables);
  await expect(tables.bring(ann, id, { seat: 0, thing: 'forged' })).rejects.toMatchObject({ code: 'flawed', flaws: [{ at: 'gold' }] });
});

test('what is taken back is not at home any more', async () => {
  const { tables, store } = await furnished();
  const { id: thing } = await purseOf(tables, ann);
  const { id } = await tables.create(ann, asked({ seats: 2, bots: [null, null], clock: { kind: 'none' }, ...SHORT }));
  for (const seat of [0, 1]) await tables.sit(ann, id, { seat, name: `Ann ${seat}`, entropy: '' });
  await tables.bring(ann, id, { seat: 0, thing });
  await tables.start(ann, id);
  await playOn(tables, id, [ann], {
    each: async ({ who, ...answer }) => {
      if ((await store.thing(thing))!.version < 3) await tables.decide(who, id, { ...answer, key: newKey() });
    },
    most: 200,
  });
  const later = await dataOf(store, thing);
  expect((await store.thing(thing))?.version).toBe(3);
  // Alone at the table, on both seats, she asks nobody: back to the very beginning.
  await tables.undo(ann, id, { seat: 0, to: 0, key: newKey() });
  expect(await store.thing(thing)).toMatchObject({ version: 4, data: PURSE, table: id });
  expect(later).not.toEqual(PURSE);
});

test('a table that is put away lets things go as they were at the last homecoming, and has them again if nobody else had', async () => {
  const { tables, store, clock } = await furnished();
  const [first, second] = [await purseOf(tables, ann), await purseOf(tables, ann, { ...PURSE, name: 'Silk' })];
  const ids: string[] = [];
  for (const { id: thing } of [first, second]) {
    const id = await open(tables, { abandoned: 'archive' });
    await tables.bring(ann, id, { seat: 0, thing });
    ids.push(id);
  }
  clock.time += 8 * 24 * 3600_000;
  await tables.work.runDue();
  for (const [i, { id: thing }] of [first, second].entries()) {
    expect(await statusOf(tables, ids[i]!)).toBe('archived');
    expect(await store.thing(thing)).toMatchObject({ table: null, version: 1 });
  }
  const elsewhere = await open(tables);
  await tables.bring(ann, elsewhere, { seat: 0, thing: second.id });
  for (const id of ids) await tables.revive(ann, id);
  expect([(await store.thing(first.id))?.table, (await store.thing(second.id))?.table]).toEqual([ids[0], elsewhere]);
  // The revived table plays on with the second purse; what it brings home does not count.
  await tables.start(ann, ids[1]!);
  await playOn(tables, ids[1]!, [ann, bob]);
  expect(await store.thing(second.id)).toMatchObject({ table: elsewhere, version: 1, data: { ...PURSE, name: 'Silk' } });
});

test('a fork plays with what was brought, and takes nothing home', async () => {
  const { tables, store } = await furnished();
  const { id: thing } = await purseOf(tables, ann);
  const id = await open(tables);
  await tables.bring(ann, id, { seat: 0, thing });
  await tables.start(ann, id);
  await playOn(tables, id, [ann, bob]);
  const before = await store.thing(thing);
  const fork = await tables.create(cyd, asked({ fork: { table: id, decisions: 2 } }));
  for (const seat of [0, 1]) await tables.sit(cyd, fork.id, { seat, name: `Cyd ${seat}`, entropy: '' });
  await expect(tables.bring(cyd, fork.id, { seat: 0, thing: (await purseOf(tables, cyd)).id })).rejects.toMatchObject({ code: 'unfit' });
  await tables.start(cyd, fork.id);
  await playOn(tables, fork.id, [cyd]);
  expect(await statusOf(tables, fork.id)).toBe('finished');
  expect(verifyMatch(game, (await tables.verification(cyd, fork.id)).match)).toMatchObject({ ok: true });
  expect(await store.thing(thing)).toEqual(before);
});

test('what others are told of a purse is its title', async () => {
  const { tables } = await furnished();
  const { id: thing } = await purseOf(tables, ann);
  const id = await open(tables);
  await tables.bring(ann, id, { seat: 0, thing });
  const news = (await tables.updates(bob, id, 0)).filter(({ kind }) => kind === 'brought');
  expect(news.map(({ seat, data }) => [seat, data])).toEqual([[0, { person: ann.id, title: 'Old leather' }]]);
});

test('who brought nothing takes home what the game gives, once', async () => {
  const { store, node } = await furnished();
  // In this cellar every thief goes home with a purse.
  const door = game.doors!.thing!;
  const generous = {
    ...game,
    doors: {
      thing: {
        ...door,
        keeps: (t: { thieves: { gold: number }[] }, seat: number) => ({ name: 'Found', gold: t.thieves[seat]!.gold, nights: 1 }),
      },
    },
  };
  const tables = node({ games: { load: async () => generous, module: '@undercroft/catalog' } });
  const id = await open(tables);
  await tables.start(ann, id);
  await decideAs(tables, id, ann, { seat: 0, kind: 'prepare', might: 3, stamina: 0, wits: 0 });
  expect(await store.things(ann.id)).toEqual([]);
  await playOn(tables, id, [ann, bob]);
  const { outcome } = await tables.info(ann, id);
  for (const [seat, who] of [ann, bob].entries()) {
    const [found, ...more] = await store.things(who.id);
    expect([found, more]).toMatchObject([{ title: 'Found', table: null }, []]);
    expect((await store.thing(found!.id))?.data).toMatchObject({ gold: outcome!.scores[seat]! });
  }
});

test('a shelf is told a page at a time, and what a thing says of itself is worked out once for a version', async () => {
  const { node, store } = await newPlace();
  const game = await loadGame('cellar');
  const door = game.doors!.thing!;
  let told = 0;
  const tell: typeof door.tell = (...all) => {
    told++;
    return door.tell(...all);
  };
  const counting = { ...game, doors: { ...game.doors, thing: { ...door, tell } } };
  const tables = node({ games: { load: async () => counting, module: '@undercroft/catalog' } });
  await store.createPerson(ann);
  for (let n = 0; n < 7; n++)
    await store.putThing({ id: `thing-${n}`, owner: ann.id, game: 'cellar', title: `${n}`, createdAt: n, data: PURSE });
  const all: string[] = [];
  for (let after: string | undefined; ; ) {
    const { things, next } = await tables.shelf.list(ann, { limit: 3, ...(after && { after }) });
    expect(things.length).toBeLessThanOrEqual(3);
    expect(things[0]).toMatchObject({ lines: [expect.stringContaining('gold'), expect.anything()], sound: true });
    all.push(...things.map(({ id }) => id));
    if (next === null) break;
    after = next;
  }
  expect(all).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `thing-${n}`));
  expect(told).toBe(7);
  await tables.shelf.list(ann);
  expect(told).toBe(7);
  await tables.shelf.replace(ann, 'thing-3', { version: 1, thing: { ...PURSE, gold: 2 } });
  const before = told;
  const { things } = await tables.shelf.list(ann);
  expect(things.find(({ id }) => id === 'thing-3')?.lines).toContain('2 gold');
  expect(told).toBe(before);
});
