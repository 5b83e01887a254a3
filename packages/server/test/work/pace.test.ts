import { expect, test } from 'vitest';
import type { Pace, RunningTables } from '../../src/tables/index.ts';
import { ann, bob, newPlace, type Place, playOn, running, statusOf } from '../tables/place.ts';

const PAUSE = 1000;

/** A dungeon walked by one person and three bots. */
async function walk(place: Place, pace: Pace): Promise<{ tables: RunningTables; id: string }> {
  const tables = place.node({ bots: { delayMs: PAUSE } });
  const bots = [null, 'greedy', 'greedy', 'greedy'];
  const { id } = await running(tables, [ann], { game: 'party-has-fallen', seats: 4, bots, pace, clock: { kind: 'none' } });
  return { tables, id };
}

const seatsAsked = async (tables: RunningTables, id: string): Promise<readonly number[]> => (await tables.info(ann, id)).waitingFor;

/** What happened between two questions to Ann: how long bots paused, how many answers they gave, in how many deeds. */
interface Round {
  ms: number;
  answers: number;
  deeds: number;
}

/** Lets time pass, a moment at a time, until Ann is asked. */
async function untilAnn(tables: RunningTables, id: string, { clock }: Place): Promise<Round> {
  const { seq } = await tables.view(ann, id);
  const began = clock.time;
  while (!(await seatsAsked(tables, id)).includes(0) && (await statusOf(tables, id)) === 'running') {
    clock.time += 50;
    await tables.work.runDue();
  }
  const seats = (await tables.updates(ann, id, seq)).flatMap(({ kind, seat }) => (kind === 'decided' ? [seat] : []));
  const deeds = seats.filter((seat, i) => seat !== seats[i - 1]).length;
  return { ms: clock.time - began, answers: seats.length, deeds };
}

/** Ann's turns and how long bots paused between them. */
async function pausesBetweenTurns(place: Place, pace: Pace): Promise<Round[]> {
  const { tables, id } = await walk(place, pace);
  const rounds: Round[] = [];
  for (let i = 0; i < 40 && (await statusOf(tables, id)) === 'running'; i++) {
    rounds.push(await untilAnn(tables, id, place));
    await playOn(tables, id, [ann], { most: 1, seed: i });
  }
  return rounds.filter(({ answers }) => answers > 5);
}

test('a bot pauses before it begins to act, and not between the steps of its walk', async () => {
  const rounds = await pausesBetweenTurns(await newPlace(), 'story');
  expect(rounds.length).toBeGreaterThan(3);
  expect(rounds.some(({ answers, deeds }) => answers > deeds)).toBe(true);
  for (const { ms, deeds } of rounds) expect(ms).toBeLessThanOrEqual(deeds * (PAUSE + 50));
});

test.each([
  { pace: 'story', most: 6 },
  { pace: 'brisk', most: 1.5 },
  { pace: 'at-once', most: 0 },
] as const)('with three bots at a table of the pace $pace people wait for at most $most usual pauses', async ({ pace, most }) => {
  const rounds = await pausesBetweenTurns(await newPlace(), pace);
  const pauses = rounds.map(({ ms }) => ms).toSorted((a, b) => a - b);
  expect(pauses[Math.floor(pauses.length / 2)]).toBeLessThanOrEqual(most * PAUSE + 50 * 6);
});

test('whoever is alone with bots can change the pace, or let them hurry until the next own answer', async () => {
  const place = await newPlace();
  const { tables, id } = await walk(place, 'story');
  for (let i = 0; (await untilAnn(tables, id, place)).answers < 6; i++) await playOn(tables, id, [ann], { most: 1, seed: i });
  for (let i = 0; (await seatsAsked(tables, id)).includes(0); i++) await playOn(tables, id, [ann], { most: 1, seed: i });
  await tables.pace(ann, id, { pace: 'at-once', once: true });
  const before = place.clock.time;
  await tables.work.runDue();
  expect(await seatsAsked(tables, id)).toContain(0);
  expect(place.clock.time).toBe(before);
  // Only this once: after Ann's next answer bots take their time again.
  for (let i = 0; (await seatsAsked(tables, id)).includes(0); i++) await playOn(tables, id, [ann], { most: 1, seed: i });
  await tables.work.runDue();
  expect(await seatsAsked(tables, id)).not.toContain(0);
  expect((await tables.pace(ann, id, { pace: 'brisk', once: false })).pace).toBe('brisk');
});

test('bots that go on at once do not wait until somebody looks for work', async () => {
  const { node } = await newPlace();
  const tables = node({ work: 'auto', clock: Date, bots: { delayMs: 0 } });
  const { id } = await running(tables, [ann], {
    game: 'table-dungeon',
    seats: 4,
    bots: [null, 'greedy', 'greedy', 'greedy'],
    pace: 'at-once',
  });
  await tables.leave(ann, id);
  await expect.poll(() => statusOf(tables, id)).toBe('finished');
  const times = (await tables.updates(null, id, 0)).flatMap(({ kind, at }) => (kind === 'decided' ? [at] : []));
  // A second is how often a node looks for work that nobody has told it of.
  const waits = times.filter((at, i) => i > 0 && at - times[i - 1]! >= 950);
  expect(waits.length, `of ${times.length}`).toBeLessThanOrEqual(2);
});

test('where several people sit only the host changes the pace, and nobody hurries the others', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { seats: 3, bots: [null, null, 'greedy'] });
  await expect(tables.pace(bob, id, { pace: 'at-once', once: false })).rejects.toMatchObject({ code: 'not-alone' });
  await expect(tables.pace(ann, id, { pace: 'at-once', once: true })).rejects.toMatchObject({ code: 'not-alone' });
  expect((await tables.pace(ann, id, { pace: 'story', once: false })).pace).toBe('story');
});
