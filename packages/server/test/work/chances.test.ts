/** What bots may answer, whoever's turn it is (PHF-116, PHF-117). */
import type { DecisionBase, Json } from '@undercroft/engine';
import { expect, test, vi } from 'vitest';
import type { RunningTables } from '../../src/tables/index.ts';
import { BotPool } from '../../src/work/pool.ts';
import { ann, decideAs, newKey, newPlace, playOn, running } from '../tables/place.ts';

const GAME = 'party-has-fallen';

/** A table at which Ann, on seat 0, has to say what she does in her turn. */
async function herTurn(tables: RunningTables, bots: (string | null)[]): Promise<string> {
  const { id } = await running(tables, [ann], { game: GAME, seats: bots.length, bots });
  for (let i = 0; i < 200; i++) {
    await tables.work.runDue();
    const { asked } = await tables.view(ann, id);
    if (asked.some(({ ask }) => ask.kind === 'turn' && !ask.may)) return id;
    await playOn(tables, id, [ann], { most: 1, seed: i });
  }
  throw new Error('it was never her turn');
}

const peaceWith = (seat: number): DecisionBase & Record<string, Json> => ({
  seat: 0,
  kind: 'offer',
  moves: [],
  with: [seat],
  threat: false,
  pact: 'peace',
  promise: '',
});

const isAnswer = (e: Json): e is { type: string; seat: number } =>
  typeof e === 'object' && e !== null && 'type' in e && e.type === 'offerAnswered';

const answersTo = async (tables: RunningTables, id: string, since: number): Promise<number[]> =>
  (await tables.updates(ann, id, since)).flatMap(({ events }) => events.flatMap((e) => (isAnswer(e) ? [e.seat] : [])));

test('PHF-116 PHF-117 a bot answers an offer made to it in somebody else’s turn, and the next one too', async () => {
  const { node } = await newPlace();
  const tables = node();
  const id = await herTurn(tables, [null, 'greedy', 'random', 'mcts:20']);
  const { seq } = await tables.info(ann, id);
  for (const seat of [1, 2, 3]) {
    await decideAs(tables, id, ann, peaceWith(seat));
    await tables.work.runDue();
  }
  expect(await answersTo(tables, id, seq)).toEqual([1, 2, 3]);
  const { asked: questions } = await tables.view(ann, id);
  expect(questions.filter(({ ask }) => !ask.may).map(({ ask }) => ask.kind)).toEqual(['turn']);
});

const quietly = (seat: number) => ({ ...peaceWith(seat), quiet: true });
const takeBack = (tables: RunningTables, id: string) => tables.undo(ann, id, { seat: 0, key: newKey() });

test('PHF-116 PHF-117 an offer that is made again after it was taken back is answered again', async () => {
  const { node } = await newPlace();
  const tables = node();
  const id = await herTurn(tables, [null, 'greedy', 'greedy']);
  const { seq } = await tables.info(ann, id);
  for (let times = 1; times <= 3; times++) {
    await decideAs(tables, id, ann, peaceWith(1));
    await tables.work.runDue();
    expect(await answersTo(tables, id, seq)).toHaveLength(times);
    await takeBack(tables, id);
    await tables.work.runDue();
  }
});

test('R-PHF-43 PHF-117 the very same quiet offer is answered as often as it is made in a turn', async () => {
  const { node } = await newPlace();
  const tables = node();
  const id = await herTurn(tables, [null, 'greedy', 'greedy']);
  const { seq } = await tables.info(ann, id);
  for (const seat of [1, 1, 2, 1]) {
    await decideAs(tables, id, ann, quietly(seat));
    await tables.work.runDue();
  }
  expect(await answersTo(tables, id, seq)).toEqual([1, 1, 2, 1]);
});

/** When bots get to think between an offer, its taking back and another offer, which gets its number. */
const TIMINGS = {
  'after the first': [true, false, false],
  'after the taking back': [false, true, false],
  'after both': [true, true, false],
  'while the first is taken back': ['meanwhile', false, false],
  'while the other is made': [true, 'meanwhile', false],
  'only in the end': [false, false, false],
} as const;

test.each(Object.entries(TIMINGS))(
  'PHF-117 an offer with the number of one that was taken back is answered: bots think %s',
  async (_, thinks) => {
    const { node, clock } = await newPlace();
    const tables = node();
    const id = await herTurn(tables, [null, 'greedy', 'greedy']);
    let thinking: Promise<unknown> = Promise.resolve();
    const think = async (when: boolean | 'meanwhile') => {
      if (when === 'meanwhile') thinking = tables.work.runDue();
      else if (when) await tables.work.runDue();
    };
    await decideAs(tables, id, ann, peaceWith(1));
    await think(thinks[0]);
    await takeBack(tables, id);
    await think(thinks[1]);
    const { seq } = await tables.info(ann, id);
    await decideAs(tables, id, ann, { ...peaceWith(1), pact: 'aid' });
    await thinking;
    // Whoever has thought in vain thinks again a little later.
    clock.time += 1000;
    await tables.work.runDue();
    expect(await answersTo(tables, id, seq)).toEqual([1]);
  },
);

test('PHF-117 what a bot thought of one offer is no answer to another one that has got its number meanwhile', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const id = await herTurn(tables, [null, 'greedy', 'greedy']);
  const held: (() => void)[] = [];
  const pacts: unknown[] = [];
  const { ask } = BotPool.prototype;
  const spy = vi.spyOn(BotPool.prototype, 'ask').mockImplementation(async function (this: BotPool, task, awaited) {
    const { offers } = task.view as { offers: { pact: string }[] };
    if (task.ask.kind === 'answerOffer') pacts.push(offers[0]?.pact);
    if (held.length === 0) await new Promise<void>((go) => void held.push(go));
    return ask.call(this, task, awaited);
  });
  await decideAs(tables, id, ann, peaceWith(1));
  const thinking = tables.work.runDue();
  await vi.waitUntil(() => held.length > 0, { timeout: 60_000 });
  await takeBack(tables, id);
  const { seq } = await tables.info(ann, id);
  await decideAs(tables, id, ann, { ...peaceWith(1), pact: 'aid' });
  held[0]!();
  await thinking;
  clock.time += 1000;
  await tables.work.runDue();
  spy.mockRestore();
  expect([pacts, await answersTo(tables, id, seq)]).toEqual([['peace', 'aid'], [1]]);
});

test('PHF-117 what a bot has thought about it does not think about again until something happens', async () => {
  const { node } = await newPlace();
  const tables = node();
  const id = await herTurn(tables, [null, 'greedy', 'greedy']);
  await decideAs(tables, id, ann, peaceWith(1));
  await tables.work.runDue();
  const before = await tables.info(ann, id);
  expect(await tables.work.runDue()).toBe(0);
  expect((await tables.info(ann, id)).seq).toBe(before.seq);
});

test('PHF-116 bots answer by themselves, within seconds', async () => {
  const { node } = await newPlace();
  const tables = node({ work: 'auto', clock: Date, bots: { delayMs: 20 } });
  const { id } = await running(tables, [ann], { game: GAME, seats: 2, bots: [null, 'greedy'] });
  const isHers = async () => (await tables.view(ann, id)).asked.some(({ ask }) => ask.kind === 'turn' && !ask.may);
  for (let i = 0; i < 400 && !(await isHers()); i++) {
    await playOn(tables, id, [ann], { most: 1, seed: i });
    await new Promise((done) => setTimeout(done, 20));
  }
  const { seq } = await tables.info(ann, id);
  await decideAs(tables, id, ann, peaceWith(1));
  await expect.poll(() => answersTo(tables, id, seq)).toEqual([1]);
});
