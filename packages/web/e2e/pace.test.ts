import type { NewTable, Pace, Person } from '@undercroft/client';
import { fraction, type Random, sfc32 } from '@undercroft/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE } from './hands.ts';
import { openHouse } from './house.ts';
import { answersTo } from './open-answers.ts';

const house = openHouse();

/** How long a bot pauses before it acts at a table of this pace, in milliseconds: tests' servers leave it out, people's do not. */
const PAUSE: Record<Pace, number> = { story: 1200, brisk: 300, 'at-once': 0 };
/** Fewer deeds of bots than this are no round of the table. */
const ROUND = 3;

const TABLES: { title: string; table: NewTable }[] = [
  { title: 'Table Dungeon', table: { game: 'table-dungeon', seats: 4 } },
  { title: 'The Party Has Fallen', table: { game: 'party-has-fallen', seats: 4, options: { 'win.minRounds': 10 } } },
  { title: 'Dungeon Fighter', table: { game: 'dungeon-fighter', seats: 4, options: { 'play.throws': 'rough' } } },
  { title: 'P52', table: { game: 'p52', seats: 4 } },
  { title: 'Adventure Party', table: { game: 'adventure-party', seats: 4 } },
];

/** Answers for the person, without the page, until the table waits for others; says who has decided since, one after the other. */
async function takeTurn(person: Person, id: string, random: Random): Promise<number> {
  const { tables } = house().server;
  for (let n = 0; n < 60; n++) {
    const seen = await tables.view(person, id, 0);
    const { seq } = seen;
    const must = seen.asked.findLast(({ ask }) => !ask.may);
    if (must === undefined) return seq;
    const answers = await answersTo(seen, must, random);
    const decision = answers[Math.floor(fraction(random) * answers.length)];
    await tables.decide(person, id, { seat: 0, seq, key: `${id} ${seq}`, decision });
  }
  throw new Error('a turn has an end');
}

/** In how many deeds the others decided after an entry: a bot pauses before each. */
async function deedsSince(person: Person, id: string, seq: number): Promise<number> {
  const updates = await house().server.tables.updates(person, id, seq, 0);
  const seats = updates.flatMap(({ kind, seat }) => (kind === 'decided' && seat !== 0 ? [seat] : []));
  return seats.filter((seat, n) => seat !== seats[n - 1]).length;
}

const actedOf = (page: Page): Promise<number> => page.locator('.table-screen').evaluate((screen) => Number(screen.dataset['acted']));

/** Whether the page shows a table later than this entry, at which its owner is asked or which is over. */
function isAskedAfter(seq: number): boolean {
  const screen = document.querySelector<HTMLElement>('.table-screen:not([data-scene])');
  return screen !== null && screen.dataset['status'] !== 'waiting' && Number(screen.dataset['seq']) > seq;
}

/** What a person waits for between two turns: planned scenes, and the pauses of bots that began a deed. */
async function waits(page: Page, id: string, { person, pace, turns }: { person: Person; pace: Pace; turns: number }): Promise<number[]> {
  const random = sfc32(3);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const status = await page.locator('[data-status="your-turn"], [data-status="finished"]').getAttribute('data-status');
    if (status === 'finished') break;
    const before = await actedOf(page);
    const seq = await takeTurn(person, id, random);
    await page.waitForFunction(isAskedAfter, seq, { timeout: PATIENCE });
    const deeds = await deedsSince(person, id, seq);
    if (deeds >= ROUND) times.push((await actedOf(page)) - before + deeds * PAUSE[pace]);
  }
  return times;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

test.each(
  TABLES.flatMap((each) => [
    { ...each, pace: 'brisk' as const, most: 10_000 },
    { ...each, pace: 'at-once' as const, most: 3000 },
  ]),
)('with three bots at $title people wait at most $most ms for their turn, the pace being $pace', async ({ table, pace, most }) => {
  const visitor = await house().visitor({ reducedMotion: 'no-preference' });
  const person = await visitor.become('Ada');
  const id = await visitor.play({ ...table, pace, bots: [null, 'greedy', 'greedy', 'greedy'] });
  const times = await waits(visitor.page, id, { person, pace, turns: 4 });
  expect(times.length, String(times)).toBeGreaterThan(2);
  expect(median(times)).toBeLessThanOrEqual(most);
  // A story that is told briskly is still told.
  expect((await actedOf(visitor.page)) > 0).toBe(pace === 'brisk');
});

/** Counts the scenes that begin from now on. */
async function countScenes(page: Page): Promise<() => Promise<number>> {
  const counted = await page.locator('.table-screen').evaluateHandle((screen) => {
    const count = { scenes: 0 };
    new MutationObserver(() => {
      if (screen.hasAttribute('data-scene')) count.scenes++;
    }).observe(screen, { attributeFilter: ['data-scene'] });
    return count;
  });
  return () => counted.evaluate(({ scenes }) => scenes);
}

const WAYS = [
  { how: 'a key', skip: (page: Page) => page.keyboard.press('Escape') },
  { how: 'a click', skip: (page: Page) => page.getByRole('button', { name: 'Skip to my turn' }).click() },
];

test.each(WAYS.flatMap((way) => TABLES.map((table) => ({ ...way, ...table }))))(
  'at a table of stories $how leads to the own turn in $title, and nothing is acted out on the way',
  async ({ table, skip }) => {
    const visitor = await house().visitor({ reducedMotion: 'no-preference' });
    const person = await visitor.become('Ada');
    const id = await visitor.play({ ...table, pace: 'story', bots: [null, 'greedy', 'greedy', 'greedy'] });
    const { page } = visitor;
    const random = sfc32(3);
    for (let skipped = 0; skipped < 2; ) {
      await page.locator('[data-status="your-turn"]').waitFor({ timeout: PATIENCE });
      const seq = await takeTurn(person, id, random);
      await page.locator('[data-scene], [data-status="your-turn"]').waitFor();
      if ((await page.locator('[data-scene]').count()) === 0) continue;
      skipped++;
      await skip(page);
      const acted = await actedOf(page);
      const scenes = await countScenes(page);
      await page.waitForFunction(isAskedAfter, seq, { timeout: PATIENCE });
      expect(await actedOf(page)).toBe(acted);
      expect(await scenes()).toBe(0);
    }
    const news = await house().server.tables.updates(person, id, 0, 0);
    expect(news.filter(({ kind }) => kind === 'paced').length).toBeGreaterThan(0);
  },
);

test("a bot's walk is one scene", async () => {
  const visitor = await house().visitor({ reducedMotion: 'no-preference' });
  const person = await visitor.become('Ada');
  const id = await visitor.play({ ...TABLES[1]!.table, pace: 'brisk', bots: [null, 'greedy', 'greedy', 'greedy'] });
  const { page } = visitor;
  const random = sfc32(3);
  for (let turn = 0; turn < 3; turn++) {
    await page.locator('[data-status="your-turn"]').waitFor();
    const seq = await takeTurn(person, id, random);
    const scenes = await countScenes(page);
    await page.waitForFunction(isAskedAfter, seq, { timeout: PATIENCE });
    // The last own deed may be told after its answer was given.
    expect(await scenes()).toBeLessThanOrEqual((await deedsSince(person, id, seq)) + 2);
  }
});

test('whoever is alone with bots chooses the pace at the table itself, for the page and for the bots', async () => {
  const visitor = await house().visitor({ reducedMotion: 'no-preference' });
  const person = await visitor.become('Ada');
  const id = await visitor.play({ ...TABLES[0]!.table, pace: 'story', bots: [null, 'greedy', 'greedy', 'greedy'] });
  const { page } = visitor;
  await page.locator('[data-status="your-turn"]').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: /^At once/ }).click();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await house().server.tables.info(person, id)).pace).toBe('at-once');
  const random = sfc32(3);
  const acted = await actedOf(page);
  for (let turn = 0; turn < 3; turn++) {
    const seq = await takeTurn(person, id, random);
    await page.waitForFunction(isAskedAfter, seq, { timeout: PATIENCE });
  }
  expect(await actedOf(page)).toBe(acted);
});
