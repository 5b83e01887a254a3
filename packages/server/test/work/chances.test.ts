/** What bots may answer, whoever's turn it is (PHF-116, PHF-117). */
import type { DecisionBase, Json } from '@undercroft/engine';
import { expect, test } from 'vitest';
import type { RunningTables } from '../../src/tables/index.ts';
import { ann, decideAs, newPlace, playOn, running } from '../tables/place.ts';

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
