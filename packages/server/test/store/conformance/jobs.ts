import { expect } from 'vitest';
import type { Claim, Job, Store } from '../../../src/store/index.ts';
import type { StoreTest } from '../conformance.ts';
import { entry, table } from '../samples.ts';

const claim = (over: Partial<Claim> = {}): Claim => ({
  owner: 'me',
  kinds: ['bot', 'deadline'],
  now: 1_000,
  leaseMs: 100,
  limit: 10,
  ...over,
});
const names = (jobs: readonly Job[]) => jobs.map(({ table, kind }) => `${table}:${kind}`);

async function tables(store: Store, ...ids: string[]): Promise<void> {
  for (const id of ids) await store.create(table(id), []);
}

/** Due work and its leases. */
export function jobSuite(test: StoreTest): void {
  test('due jobs of the kinds asked for are claimed, the longest due first', async (store) => {
    await tables(store, 'a', 'b');
    await store.schedule('a', 'bot', 900, { seat: 1 });
    await store.schedule('a', 'deadline', 800);
    await store.schedule('b', 'bot', 1_000);
    await store.schedule('b', 'deadline', 1_001);
    await store.schedule('b', 'sweep', 1);
    expect(names(await store.claim(claim({ limit: 2 })))).toEqual(['a:deadline', 'a:bot']);
    const rest = await store.claim(claim());
    expect(rest).toEqual([{ table: 'b', kind: 'bot', dueAt: 1_000, data: null, attempts: 1, lease: expect.any(String) }]);
    expect(await store.claim(claim({ kinds: [] }))).toEqual([]);
    expect(names(await store.claim(claim({ kinds: ['sweep'] })))).toEqual(['b:sweep']);
  });

  test('a job has one owner until its lease is over', async (store) => {
    await tables(store, 'a');
    await store.schedule('a', 'bot', 1, { seat: 2 });
    const [first] = await store.claim(claim({ owner: 'dies' }));
    expect(first?.data).toEqual({ seat: 2 });
    expect(await store.claim(claim({ owner: 'other', now: 1_099 }))).toEqual([]);
    const [second] = await store.claim(claim({ owner: 'other', now: 1_100 }));
    expect(second).toMatchObject({ table: 'a', kind: 'bot', attempts: 2 });
    expect(await store.finish(first!)).toBe(false);
    expect(await store.renew(first!, 9_000)).toBe(false);
    expect(await store.renew(second!, 9_000)).toBe(true);
    expect(await store.claim(claim({ now: 8_999 }))).toEqual([]);
    expect(await store.finish(second!)).toBe(true);
    expect(await store.finish(second!)).toBe(false);
    expect(await store.claim(claim({ now: 10_000 }))).toEqual([]);
  });

  test('a job scheduled anew replaces the old one and voids its claim', async (store) => {
    await tables(store, 'a');
    await store.schedule('a', 'bot', 1, 'old');
    const [old] = await store.claim(claim());
    await store.schedule('a', 'bot', 500, 'new');
    expect(await store.finish(old!)).toBe(false);
    const [job, ...others] = await store.claim(claim());
    expect(job).toMatchObject({ dueAt: 500, data: 'new', attempts: 1 });
    expect(others).toEqual([]);
    await store.unschedule('a', 'bot');
    await store.unschedule('a', 'bot');
    expect(await store.finish(job!)).toBe(false);
  });

  test('jobs are planned and called off together with an append', async (store) => {
    await store.create(table('a'), [], { jobs: [{ kind: 'deadline', dueAt: 10, data: { seat: 0 } }] });
    expect(names(await store.claim(claim()))).toEqual(['a:deadline']);
    const jobs = [
      { kind: 'deadline', dueAt: null },
      { kind: 'bot', dueAt: 5_000 },
      { kind: 'bot', dueAt: 20, data: 'the last one counts' },
    ];
    await store.append('a', 0, [entry({ key: 'k' })], { jobs });
    await store.append('a', 0, [entry({ key: 'k' })], { jobs: [{ kind: 'bot', dueAt: null }] });
    const found = await store.claim(claim({ now: 4_000 }));
    expect(found).toMatchObject([{ kind: 'bot', dueAt: 20, data: 'the last one counts' }]);
  });

  test('several workers share 200 jobs without doing one twice', async (store, place) => {
    const other = await place.open();
    const ids = Array.from({ length: 200 }, (_, i) => `t${i}`);
    await Promise.all(ids.map((id) => store.create(table(id), [], { jobs: [{ kind: 'bot', dueAt: 1 }] })));
    const done: string[] = [];
    const work = async (on: Store, owner: string) => {
      for (;;) {
        const jobs = await on.claim(claim({ owner, limit: 7 }));
        if (jobs.length === 0) return;
        for (const job of jobs) if (await on.finish(job)) done.push(job.table);
      }
    };
    await Promise.all([store, other, store, other].map((on, i) => work(on, `worker ${i}`))).finally(() => other.close());
    expect(done.sort()).toEqual(ids.sort());
  });
}
