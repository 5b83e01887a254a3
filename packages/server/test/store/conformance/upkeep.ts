import { expect } from 'vitest';
import { Conflict, NewerDatabase, StoreUnavailable } from '../../../src/store/index.ts';
import type { Place, StoreTest } from '../conformance.ts';
import { entry, table, wholeLog } from '../samples.ts';

type PlaceTest = (title: string, body: (place: Place) => Promise<void>) => void;

function watchSuite(test: StoreTest): void {
  test('watchers hear of every growth once it is in the store', async (store) => {
    const heard: string[] = [];
    const readings: Promise<unknown>[] = [];
    const stop = store.watch((id, seq) => {
      heard.push(`${id} ${seq}`);
      readings.push(store.seqs([id]).then((seqs) => expect(seqs.get(id)).toBeGreaterThanOrEqual(seq ?? 0)));
    });
    await store.create(table('t'), []);
    await store.append('t', 0, [entry({ key: 'k' }), entry()]);
    await store.append('t', 0, [entry({ key: 'k' }), entry()]);
    await expect(store.append('t', 0, [entry()])).rejects.toThrow(Conflict);
    await Promise.all(readings);
    expect(heard).toEqual(['t 0', 't 2']);
    stop();
    await store.append('t', 2, [entry()]);
    expect(heard).toEqual(['t 0', 't 2']);
  });
}

function lifeSuite(test: PlaceTest): void {
  test('a watcher that throws harms nobody and is reported', async (place) => {
    const problems: string[] = [];
    const heard: string[] = [];
    const store = await place.open((problem) => problems.push(problem));
    store.watch(() => {
      throw new Error('clumsy');
    });
    store.watch((id) => heard.push(id));
    await store.create(table('t'), []);
    expect(heard).toEqual(['t']);
    expect(problems).toEqual(["a watcher of table 't' failed: clumsy"]);
    await store.close();
  });

  test('everything is there after closing and opening', async (place) => {
    const first = await place.open();
    await first.create(table('t', { people: ['ann'] }), [entry()], { secret: 's', jobs: [{ kind: 'bot', dueAt: 1 }] });
    await first.createPerson({ id: 'ann', name: 'Ann', tokenHash: 'hash' });
    await first.putInvite('code', 't', 10);
    await first.saveSnapshot('t', 1, { at: 1 });
    const before = [await first.get('t'), await wholeLog(first, 't')];
    await first.close();
    const second = await place.open();
    expect([await second.get('t'), await wholeLog(second, 't')]).toEqual(before);
    expect(await second.secret('t')).toBe('s');
    expect(await second.personByToken('hash')).toEqual({ id: 'ann', name: 'Ann' });
    expect(await second.inviteTable('code', 1)).toBe('t');
    expect(await second.snapshot('t')).toEqual({ seq: 1, data: { at: 1 } });
    expect(await second.claim({ owner: 'me', kinds: ['bot'], now: 2, leaseMs: 1, limit: 1 })).toHaveLength(1);
    await second.close();
  });

  test('closing waits for what is queued; afterwards nothing is taken', async (place) => {
    const store = await place.open();
    const ids = Array.from({ length: 100 }, (_, i) => `t${i}`);
    const queued = ids.map((id) => store.create(table(id), [entry()]));
    await Promise.all([store.close(), ...queued]);
    await store.close();
    await expect(store.ready()).rejects.toThrow(StoreUnavailable);
    await expect(store.create(table('late'), [])).rejects.toThrow(StoreUnavailable);
    const again = await place.open();
    expect((await again.seqs(ids)).size).toBe(100);
    expect(await again.get('late')).toBeNull();
    await again.close();
  });
}

function migrationSuite(test: PlaceTest): void {
  test('an older database is brought up to date and keeps what it has', async (place) => {
    await place.prepare(1, "INSERT INTO tables VALUES ('old', 'cellar', 'open', '1', 1, 7, 8, '{}', '{}')");
    await place.prepare(1, `INSERT INTO entries VALUES ('old', 1, 'decision', 0, 'ann', '{"n":1}', 8, null)`);
    const store = await place.open();
    expect((await wholeLog(store, 'old'))[0]).toEqual({ seq: 1, ...entry({ data: { n: 1 }, at: 8 }) });
    await store.append('old', 1, [entry()], { people: ['ann'], jobs: [{ kind: 'bot', dueAt: 1 }] });
    await store.createPerson({ id: 'ann', name: 'Ann', tokenHash: 'hash' });
    expect(await store.get('old')).toMatchObject({ seq: 2, createdAt: 7, people: ['ann'] });
    await store.close();
  });

  test('a newer database is refused with one clear line and left alone', async (place) => {
    const store = await place.open();
    await store.create(table('t'), []);
    await store.close();
    await place.pretendVersion(1_000);
    const opening = place.open();
    await expect(opening).rejects.toThrow(NewerDatabase);
    await expect(opening).rejects.toThrow(/^the database has schema version 1000, .* knows only up to \d+: update Undercroft$/);
  });

  test('several processes may open a new database at once', async (place) => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => place.open()));
    await Promise.all(stores.map((store, i) => store.create(table(`t${i}`), [])));
    expect((await stores[0]!.list({ limit: 9 })).tables).toHaveLength(4);
    await Promise.all(stores.map((store) => store.close()));
  });
}

/** Watching, closing, opening, migrating. */
export function upkeepSuite(storeTest: StoreTest, placeTest: PlaceTest): void {
  watchSuite(storeTest);
  lifeSuite(placeTest);
  migrationSuite(placeTest);
}
