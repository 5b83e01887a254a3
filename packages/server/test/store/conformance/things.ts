import { expect } from 'vitest';
import { Conflict, type Store, type ThingChange, ThingTaken, UnknownPerson } from '../../../src/store/index.ts';
import type { StoreTest } from '../conformance.ts';
import { entry, table, wholeLog } from '../samples.ts';

const purse = (id: string, owner = 'ann') => ({
  id,
  owner,
  game: 'cellar',
  title: `Purse ${id}`,
  createdAt: 5,
  data: { gold: 3, name: 'ä🐉' },
});

/** A store with two people, a purse of Ann's and two tables. */
async function furnished(store: Store): Promise<void> {
  for (const [id, name] of [
    ['ann', 'Ann'],
    ['bob', 'Bob'],
  ] as const)
    await store.createPerson({ id, name });
  await store.putThing(purse('p'));
  for (const id of ['a', 'b']) await store.create(table(id), [entry()]);
}

const bring: ThingChange = { do: 'bring', id: 'p', owner: 'ann', version: 1 };
const append = (store: Store, id: string, after: number, ...things: ThingChange[]) =>
  store.append(id, after, [entry({ at: 2_000 + after })], { things });

/** What people bring to tables and take home. */
export function thingSuite(test: StoreTest): void {
  test('a key of the house stays the first one, whoever asks', async (store) => {
    const both = await Promise.all([store.keepKey('things', 'one'), store.keepKey('things', 'other')]);
    expect(['one', 'other']).toContain(both[0]);
    expect([both[1], await store.keepKey('things', 'late'), await store.keepKey('else', 'mine')]).toEqual([both[0], both[0], 'mine']);
  });

  test('a shelf holds what was put there, the newest first, and only its owner’s', async (store) => {
    await furnished(store);
    await store.putThing({ ...purse('q'), createdAt: 9 });
    await store.putThing(purse('r', 'bob'));
    expect((await store.things('ann')).map(({ id }) => id)).toEqual(['q', 'p']);
    expect(await store.thing('p')).toEqual({ ...purse('p'), version: 1, table: null, updatedAt: 5 });
    expect([await store.thing('nothing'), await store.things('ghost')]).toEqual([null, []]);
    await expect(store.putThing(purse('p', 'bob'))).rejects.toThrow(Conflict);
    await expect(store.putThing(purse('x', 'ghost'))).rejects.toThrow(UnknownPerson);
  });

  test('its owner changes or forgets a thing who has seen its latest version, and nobody else', async (store) => {
    await furnished(store);
    const edit = { owner: 'ann', version: 1, title: 'New', data: { gold: 9 }, at: 77 };
    expect(await store.replaceThing('p', { ...edit, owner: 'bob' })).toBe(false);
    expect(await store.replaceThing('p', edit)).toBe(true);
    expect(await store.replaceThing('p', { ...edit, title: 'Stale' })).toBe(false);
    expect(await store.thing('p')).toMatchObject({ version: 2, title: 'New', data: { gold: 9 }, updatedAt: 77 });
    expect([await store.forgetThing('p', 'bob', 2), await store.forgetThing('p', 'ann', 1)]).toEqual([false, false]);
    expect([await store.forgetThing('p', 'ann', 2), await store.thing('p')]).toEqual([true, null]);
  });

  test('a thing is at one table at a time, and the other table knows nothing of the attempt', async (store) => {
    await furnished(store);
    await append(store, 'a', 1, bring);
    expect((await store.thing('p'))?.table).toBe('a');
    await expect(append(store, 'b', 1, bring)).rejects.toThrow(ThingTaken);
    expect(await wholeLog(store, 'b')).toHaveLength(1);
    expect((await store.get('b'))?.seq).toBe(1);
    expect([
      await store.replaceThing('p', { owner: 'ann', version: 1, title: 'x', data: {}, at: 1 }),
      await store.forgetThing('p', 'ann', 1),
    ]).toEqual([false, false]);
    await append(store, 'a', 2, { do: 'free', id: 'p' });
    await append(store, 'b', 1, bring);
    expect((await store.thing('p'))?.table).toBe('b');
  });

  test('what is not theirs, has changed or is not there cannot be brought', async (store) => {
    await furnished(store);
    for (const wrong of [{ owner: 'bob' }, { version: 2 }, { id: 'nothing' }])
      await expect(append(store, 'a', 1, { ...bring, ...wrong })).rejects.toThrow(ThingTaken);
    expect(await store.thing('p')).toMatchObject({ table: null, version: 1 });
    await expect(append(store, 'a', 7, bring)).rejects.toThrow(Conflict);
  });

  test('of many tables that want one thing at once, one gets it', async (store, place) => {
    await furnished(store);
    const other = await place.open().catch(() => null);
    const stores = other === null ? [store] : [store, other];
    for (let i = 0; i < 8; i++) await store.create(table(`t${i}`), [entry()]);
    const wanted = await Promise.allSettled(Array.from({ length: 8 }, (_none, i) => append(stores[i % stores.length]!, `t${i}`, 1, bring)));
    expect(wanted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of wanted) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(ThingTaken);
    const winner = wanted.findIndex(({ status }) => status === 'fulfilled');
    expect((await store.thing('p'))?.table).toBe(`t${winner}`);
    for (let i = 0; i < 8; i++) expect(await wholeLog(store, `t${i}`)).toHaveLength(i === winner ? 2 : 1);
    await other?.close();
  });

  test('a table writes home what it holds, and nothing else', async (store) => {
    await furnished(store);
    const keep: ThingChange = { do: 'keep', id: 'p', title: 'Fuller', data: { gold: 8 }, stays: true };
    await append(store, 'b', 1, keep);
    expect(await store.thing('p')).toMatchObject({ title: 'Purse p', version: 1 });
    await append(store, 'a', 1, bring);
    await append(store, 'a', 2, keep);
    expect(await store.thing('p')).toMatchObject({ title: 'Fuller', data: { gold: 8 }, version: 2, table: 'a', updatedAt: 2_002 });
    await append(store, 'b', 2, { do: 'free', id: 'p' });
    expect((await store.thing('p'))?.table).toBe('a');
    await append(store, 'a', 3, { ...keep, data: { gold: 9 }, stays: false });
    expect(await store.thing('p')).toMatchObject({ data: { gold: 9 }, version: 3, table: null });
  });

  test('a thing that was nowhere else comes back to its table, another does not', async (store) => {
    await furnished(store);
    await append(store, 'a', 1, bring);
    await append(store, 'a', 2, { do: 'free', id: 'p' });
    await append(store, 'b', 1, { do: 'return', id: 'p' });
    expect((await store.thing('p'))?.table).toBeNull();
    await append(store, 'a', 3, { do: 'return', id: 'p' });
    expect((await store.thing('p'))?.table).toBe('a');
    await append(store, 'a', 4, { do: 'free', id: 'p' });
    await store.replaceThing('p', { owner: 'ann', version: 1, title: 'Mended', data: {}, at: 1 });
    await append(store, 'a', 5, { do: 'return', id: 'p' });
    expect((await store.thing('p'))?.table).toBeNull();
  });

  test('a table makes a thing once, for people who are known', async (store) => {
    await furnished(store);
    const make: ThingChange = { do: 'make', id: 'made', owner: 'bob', game: 'cellar', title: 'Found', data: { gold: 1 }, stays: true };
    await append(store, 'a', 1, make, { ...make, id: 'lost', owner: 'ghost' });
    expect(await store.thing('made')).toMatchObject({ owner: 'bob', table: 'a', version: 1, createdAt: 2_001 });
    expect(await store.thing('lost')).toBeNull();
    await append(store, 'b', 1, { ...make, title: 'Again' });
    expect(await store.thing('made')).toMatchObject({ title: 'Found', table: 'a' });
  });

  test('a request that is repeated does nothing with things', async (store) => {
    await furnished(store);
    const write = () => store.append('a', 1, [entry({ key: 'k' })], { things: [bring] });
    expect(await write()).toEqual({ seq: 2, repeated: false });
    expect(await write()).toEqual({ seq: 2, repeated: true });
  });
}
