import type { Json } from '@undercroft/engine';
import fc from 'fast-check';
import { expect } from 'vitest';
import { Conflict, UnknownTable } from '../../../src/store/index.ts';
import type { StoreTest } from '../conformance.ts';
import { entry, table, wholeLog } from '../samples.ts';

/** Creating tables and appending to their logs. */
export function logSuite(test: StoreTest): void {
  test('a created table has its row and its first entries', async (store) => {
    await store.create(table('t1', { people: ['ann', 'bob'] }), [
      entry({ kind: 'created', at: 1_500 }),
      entry({ kind: 'sat', seat: null }),
    ]);
    expect(await store.get('t1')).toEqual({ ...table('t1', { people: ['ann', 'bob'] }), seq: 2, updatedAt: 2_000 });
    expect(await wholeLog(store, 't1')).toEqual([
      { seq: 1, ...entry({ kind: 'created', at: 1_500 }) },
      { seq: 2, ...entry({ kind: 'sat', seat: null }) },
    ]);
    await store.create(table('t2'), []);
    expect(await store.get('t2')).toMatchObject({ seq: 0, updatedAt: 1_000, people: [] });
    expect(await store.get('t3')).toBeNull();
    expect(await wholeLog(store, 't3')).toEqual([]);
  });

  test('an id is given once', async (store) => {
    await store.create(table('t'), [entry()], { secret: 'first' });
    await expect(store.create(table('t', { game: 'other' }), [], { secret: 'second' })).rejects.toThrow(Conflict);
    expect(await store.get('t')).toMatchObject({ game: 'cellar', seq: 1 });
    expect(await store.secret('t')).toBe('first');
  });

  test('an append changes the log and what it names of the row', async (store) => {
    await store.create(table('t', { people: ['ann'] }), [entry()]);
    expect(await store.append('t', 1, [entry({ at: 3_000 }), entry({ at: 4_000 })])).toEqual({ seq: 3, repeated: false });
    expect(await store.get('t')).toEqual({ ...table('t', { people: ['ann'] }), seq: 3, updatedAt: 4_000 });
    const changes = { status: 'running', public: false, meta: null, people: ['bob', 'ann'] } as const;
    await store.append('t', 3, [entry({ at: 5_000 })], changes);
    expect(await store.get('t')).toEqual({ ...table('t'), ...changes, seq: 4, updatedAt: 5_000 });
    expect((await wholeLog(store, 't')).map(({ seq, at }) => [seq, at])).toEqual([
      [1, 2_000],
      [2, 3_000],
      [3, 4_000],
      [4, 5_000],
    ]);
  });

  test('an append at the wrong place is a conflict and changes nothing', async (store) => {
    await store.create(table('t'), [entry(), entry()]);
    const before = [await store.get('t'), await wholeLog(store, 't')];
    for (const place of [0, 1, 3, 99]) {
      const attempt = store.append('t', place, [entry({ kind: 'late' })], { status: 'finished', jobs: [{ kind: 'bot', dueAt: 0 }] });
      await expect(attempt).rejects.toThrow(Conflict);
    }
    expect([await store.get('t'), await wholeLog(store, 't')]).toEqual(before);
    expect(await store.claim({ owner: 'me', kinds: ['bot'], now: 9_000, leaseMs: 1, limit: 9 })).toEqual([]);
  });

  test('there is nothing to append to an unknown table', async (store) => {
    await expect(store.append('nowhere', 0, [entry({ key: 'k' })])).rejects.toThrow(UnknownTable);
    await expect(store.saveSnapshot('nowhere', 1, {})).rejects.toThrow(UnknownTable);
    await expect(store.putSecret('nowhere', 's')).rejects.toThrow(UnknownTable);
    await expect(store.schedule('nowhere', 'bot', 1)).rejects.toThrow(UnknownTable);
    await expect(store.putInvite('code', 'nowhere', 1)).rejects.toThrow(UnknownTable);
  });

  test('what fails half-way leaves nothing behind', async (store) => {
    const twice = [entry({ key: 'same' }), entry({ key: 'same' })];
    await expect(store.create(table('t', { people: ['ann'] }), twice, { secret: 's' })).rejects.toThrow(Conflict);
    expect(await store.get('t')).toBeNull();
    expect(await wholeLog(store, 't')).toEqual([]);
    expect(await store.secret('t')).toBeNull();
  });

  test('of 50 appends to one place one wins, and the neighbours do not notice', async (store) => {
    const neighbours = Array.from({ length: 20 }, (_, i) => `n${i}`);
    await Promise.all(['t', ...neighbours].map((id) => store.create(table(id), [])));
    const rivals = Array.from({ length: 50 }, (_, i) => store.append('t', 0, [entry({ data: i }), entry({ data: i })], { meta: i }));
    const beside = neighbours.map((id) => store.append(id, 0, [entry({ data: id })]));
    const results = await Promise.allSettled(rivals);
    expect(await Promise.all(beside)).toEqual(neighbours.map(() => ({ seq: 1, repeated: false })));
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict);
    expect((await wholeLog(store, 't')).map(({ data }) => data)).toEqual([winner, winner]);
    expect(await store.get('t')).toMatchObject({ seq: 2, meta: winner });
  });

  test('50 writers who try again after a conflict are all in the log once', async (store, place) => {
    const other = await place.open();
    await store.create(table('t'), []);
    const write = async (who: number) => {
      for (;;) {
        const on = who % 2 === 0 ? store : other;
        const { seq } = (await on.get('t'))!;
        try {
          return await on.append('t', seq, [entry({ data: who, key: `k${who}` })]);
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: 50 }, (_, who) => write(who))).finally(() => other.close());
    const log = await wholeLog(store, 't');
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(new Set(log.map(({ data }) => data)).size).toBe(50);
  });

  test('a key is applied once, wherever and however often it is tried again', async (store) => {
    await store.create(table('t'), []);
    await store.create(table('other'), []);
    expect(await store.append('t', 0, [entry({ key: 'k', data: 'first' })])).toEqual({ seq: 1, repeated: false });
    await store.append('t', 1, [entry()]);
    for (const place of [0, 1, 2, 7]) {
      const again = store.append('t', place, [entry({ key: 'k', data: 'again' })], { status: 'finished' });
      expect(await again).toEqual({ seq: 1, repeated: true });
    }
    expect(await store.get('t')).toMatchObject({ seq: 2, status: 'open' });
    expect(await store.append('other', 0, [entry({ key: 'k' })])).toEqual({ seq: 1, repeated: false });
  });

  test('a key sent many times at once is applied once', async (store) => {
    await store.create(table('t'), []);
    const results = await Promise.all(Array.from({ length: 30 }, () => store.append('t', 0, [entry({ key: 'k' }), entry()])));
    expect(results.filter(({ repeated }) => !repeated)).toEqual([{ seq: 2, repeated: false }]);
    expect(results.filter(({ repeated }) => repeated)).toEqual(Array.from({ length: 29 }, () => ({ seq: 1, repeated: true })));
    expect(await wholeLog(store, 't')).toHaveLength(2);
  });

  test('an append has something to append and one key at most', async (store) => {
    await store.create(table('t'), []);
    await expect(store.append('t', 0, [])).rejects.toThrow(RangeError);
    await expect(store.append('t', 0, [entry({ key: 'a' }), entry({ key: 'b' })])).rejects.toThrow(RangeError);
    expect(await store.get('t')).toMatchObject({ seq: 0 });
  });

  test('a log is read from any place on, as far as wanted', async (store) => {
    await store.create(
      table('t'),
      Array.from({ length: 10 }, (_, i) => entry({ data: i + 1 })),
    );
    expect((await store.entries('t', 0, 3)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect((await store.entries('t', 7, 100)).map(({ data }) => data)).toEqual([8, 9, 10]);
    expect(await store.entries('t', 10, 5)).toEqual([]);
  });

  test('data comes back as it went in: every script, odd keys, any size', async (store) => {
    const odd: Json[] = [
      JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"toString":null,"hasOwnProperty":[]}'),
      { z: 1, a: 2, '': 3, ' ': 4 },
      'Zażółć 龍 🐉 \u0000 \ud800 \u2028 "\\',
      'x'.repeat(3_000_000),
      Array.from({ length: 20_000 }, (_, i) => ({ i, half: i / 2 })),
      [1e21, 5e-324, -1.5, Number.MAX_SAFE_INTEGER, true, false, null, [], {}],
    ];
    await store.create(
      table('Tisch-ß-卓', { meta: odd[0]!, people: ['Ånn, "the {first}"', 'NULL'] }),
      odd.map((data) => entry({ data })),
    );
    const log = await wholeLog(store, 'Tisch-ß-卓');
    expect(log.map(({ data }) => JSON.stringify(data))).toEqual(odd.map((data) => JSON.stringify(data)));
    const row = (await store.get('Tisch-ß-卓'))!;
    expect(JSON.stringify(row.meta)).toBe(JSON.stringify(odd[0]));
    expect(row.people).toEqual(['Ånn, "the {first}"', 'NULL']);
    expect('polluted' in {}).toBe(false);
  });

  test('any JSON survives', async (store) => {
    const samples = fc.sample(fc.jsonValue(), 200).map((value): Json => JSON.parse(JSON.stringify(value)));
    await store.create(
      table('t'),
      samples.map((data) => entry({ data })),
    );
    expect((await wholeLog(store, 't')).map(({ data }) => data)).toEqual(samples);
  });

  test('the latest snapshot is kept', async (store) => {
    await store.create(table('t'), []);
    expect(await store.snapshot('t')).toBeNull();
    await store.saveSnapshot('t', 5, { table: 'after five' });
    await store.saveSnapshot('t', 3, { table: 'after three, late' });
    expect(await store.snapshot('t')).toEqual({ seq: 5, data: { table: 'after five' } });
    await store.saveSnapshot('t', 8, null);
    expect(await store.snapshot('t')).toEqual({ seq: 8, data: null });
  });

  test('a secret lies apart and does not change', async (store) => {
    await store.create(table('t'), [entry()]);
    expect(await store.secret('t')).toBeNull();
    await store.putSecret('t', 'deep-secret');
    await store.putSecret('t', 'another');
    expect(await store.secret('t')).toBe('deep-secret');
    const shown = JSON.stringify([await store.get('t'), await wholeLog(store, 't'), await store.list({ limit: 9 })]);
    expect(shown).not.toContain('deep-secret');
  });
}
