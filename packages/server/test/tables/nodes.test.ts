import { expect, test } from 'vitest';
import { type Store, StoreUnavailable } from '../../src/store/index.ts';
import { ann, bob, cyd, decideAs, newKey, newPlace, running, traffic } from './place.ts';

const prepare = (seat: number) => ({ seat, kind: 'prepare', might: 1, stamina: 1, wits: 1 });
const decided = 'decided';

test('a decision is told only when it is stored', async () => {
  const { node, store } = await newPlace();
  const order: string[] = [];
  const slow: Store = {
    ...store,
    async append(...given) {
      const appended = await store.append(...given);
      await new Promise((resolve) => setTimeout(resolve, 30));
      order.push('stored');
      return appended;
    },
  };
  const tables = node({ store: slow, shared: false });
  const { id } = await running(tables, [ann, bob]);
  order.length = 0;
  tables.onChange(() => void order.push('told'));
  const before = await tables.view(bob, id);
  const deciding = decideAs(tables, id, ann, prepare(0)).then(() => order.push('acknowledged'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await tables.view(bob, id)).toEqual(before);
  await deciding;
  expect(order).toEqual(['stored', 'told', 'acknowledged']);
});

test('an append whose answer was lost is neither lost nor done twice', async () => {
  const { node, store } = await newPlace();
  let lose = false;
  const faulty: Store = {
    ...store,
    async append(...given) {
      const appended = await store.append(...given);
      if (lose) throw new StoreUnavailable('the connection was cut');
      return appended;
    },
  };
  const tables = node({ store: faulty, shared: false });
  const { id } = await running(tables, [ann, bob]);
  const request = { seat: 0, seq: (await tables.view(ann, id)).seq, decision: prepare(0), key: newKey() };
  lose = true;
  await expect(tables.decide(ann, id, request)).rejects.toMatchObject({ code: 'store-unavailable', status: 503 });
  lose = false;
  const again = await tables.decide(ann, id, request);
  expect(again.asked).toEqual([]);
  expect((await tables.updates(ann, id, 0)).filter(({ kind }) => kind === decided)).toHaveLength(1);
});

test('a store that is gone is a clear error, and nothing is forgotten when it is back', async () => {
  const { node, store } = await newPlace();
  let gone = false;
  const broken: Store = {
    ...store,
    append: (...given) => (gone ? Promise.reject(new StoreUnavailable('disk full')) : store.append(...given)),
    get: (id) => (gone ? Promise.reject(new StoreUnavailable('disk full')) : store.get(id)),
  };
  const tables = node({ store: broken, shared: false });
  const { id } = await running(tables, [ann, bob]);
  const before = await traffic(tables, id, ann);
  gone = true;
  await expect(decideAs(tables, id, ann, prepare(0))).rejects.toMatchObject({ code: 'store-unavailable' });
  await expect(tables.view(ann, id)).rejects.toMatchObject({ code: 'store-unavailable' });
  gone = false;
  expect(await traffic(tables, id, ann)).toBe(before);
  await decideAs(tables, id, ann, prepare(0));
});

test('news that are lost on the way are found by looking', async () => {
  const { node, store } = await newPlace();
  const deaf: Store = { ...store, watch: () => () => {} };
  const [here, there] = [node(), node({ store: deaf, pollMs: 20 })];
  const { id } = await running(here, [ann, bob]);
  await there.view(bob, id);
  const told: number[] = [];
  there.onChange((_, seq) => void told.push(seq));
  const { seq } = await decideAs(here, id, ann, prepare(0));
  await expect.poll(() => told).toEqual([seq]);
});

test('a table that somebody follows is told of even when it is not in memory', async () => {
  const { node } = await newPlace();
  const [here, there] = [node(), node()];
  const { id } = await running(here, [ann, bob]);
  const told: string[] = [];
  there.onChange((tableId, seq) => void told.push(`${tableId} ${seq}`));
  const stop = there.follow(id);
  const first = await decideAs(here, id, ann, prepare(0));
  expect(told).toEqual([`${id} ${first.seq}`]);
  stop();
  await here.undo(ann, id, { seat: 0, key: newKey() });
  expect(told).toHaveLength(1);
});

test('a node that has not heard of the latest decisions still judges by them', async () => {
  const { node, store } = await newPlace();
  const deaf: Store = { ...store, watch: () => () => {} };
  const [one, two] = [node({ store: deaf }), node({ store: deaf })];
  const { id } = await running(one, [ann, bob, cyd]);
  await two.view(cyd, id);
  await decideAs(one, id, ann, prepare(0));
  await decideAs(one, id, bob, prepare(1));
  // Cyd saw on the other node that the two have answered.
  const { seq } = await one.view(cyd, id);
  await two.decide(cyd, id, { seat: 2, seq, decision: prepare(2), key: newKey() });
  const step = (await one.view(ann, id)).asked[0];
  expect(step?.ask.kind).toBe('step');
  await two.decide(ann, id, { seat: 0, seq: seq + 1, decision: step!.options[0], key: newKey() });
});

test('a listener that fails harms nobody', async () => {
  const { node, logged } = await newPlace();
  const tables = node();
  tables.onChange(() => {
    throw new Error('not today');
  });
  const heard: number[] = [];
  tables.onChange((_, seq) => void heard.push(seq));
  const { seq } = await running(tables, [ann, bob]);
  expect(heard.at(-1)).toBe(seq);
  expect(logged.join()).toContain('a listener failed');
});
