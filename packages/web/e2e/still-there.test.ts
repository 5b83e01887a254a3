import type { NewTable } from '@undercroft/client';
import { expect, test } from 'vitest';
import { lookAt } from './faults.ts';
import { openHouse, PHONE } from './house.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();
const MINUTE = 60_000;

/** Lets the server's clock run ahead, and what is due be done. */
async function pass(ms: number): Promise<void> {
  house().ahead += ms;
  await house().server.tables.work.runDue();
}

/** Two people with an open page each and a bot, at a table with a clock. */
async function twoAndABot(table: NewTable): Promise<{ ada: Visitor; ben: Visitor; id: string }> {
  const [ada, ben] = [await house().visitor(), await house().visitor({ viewport: PHONE })];
  await ada.become('Ada');
  await ben.become('Ben');
  const bots = [null, null, 'greedy'];
  const { id } = await ada.newTable({ seats: 3, bots, visibility: 'public', clock: { kind: 'live', factor: 1 }, ...table });
  await ben.sit(id, 1);
  await ada.start(id);
  for (const visitor of [ada, ben]) {
    await visitor.go(`/t/${id}`);
    await visitor.page.locator('[data-status="your-turn"]').waitFor();
  }
  return { ada, ben, id };
}

test('an open page asks "still there?" before a bot takes the seat', async () => {
  const { ada, ben, id } = await twoAndABot({ game: 'table-dungeon' });
  await pass(10 * MINUTE);
  for (const { page } of [ada, ben]) await page.getByRole('dialog', { name: 'Still there?' }).waitFor();
  await lookAt(ada, 'still there?');
  const button = ben.page.getByRole('button', { name: 'I am here' });
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(68);
  await button.click();
  await ben.page.getByRole('dialog').waitFor({ state: 'detached' });
  await pass(10 * MINUTE);
  const { seats } = await house().server.tables.info(null, id);
  // Ada said nothing, Ben did.
  expect(seats.map(({ away }) => away)).toEqual([true, false, false]);
  await ada.page.getByRole('button', { name: 'I am back' }).click();
  await ada.page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(async () => (await house().server.tables.info(null, id)).seats[0]?.away).toBe(false);
});

test('a table whose people are all away waits and says so, with pages open or not', async () => {
  const { ada, ben, id } = await twoAndABot({ game: 'table-dungeon' });
  for (let i = 0; i < 6; i++) await pass(10 * MINUTE);
  const { seq, seats } = await house().server.tables.info(null, id);
  expect(seats.map(({ away }) => away)).toEqual([true, true, false]);
  for (const { page } of [ada, ben]) await page.getByText('Everybody is away, so the table waits.').waitFor();
  await pass(10 * MINUTE);
  expect((await house().server.tables.info(null, id)).seq).toBe(seq);
  await ada.page.getByRole('button', { name: 'I am back' }).click();
  await ben.page.getByText('Everybody is away, so the table waits.').waitFor({ state: 'detached' });
});

test('a table among friends has no clock unless somebody wants one', async () => {
  const { page } = await house().visitor();
  await page.goto(house().url);
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/t\//);
  const id = page.url().split('/').at(-1) ?? '';
  const response = await page.request.get(`${house().url}/api/tables/${id}`);
  expect((await response.json()).clock).toEqual({ kind: 'none' });
});

test('a table that was put away says so, and its host takes it up again where it was', async () => {
  const { ada, ben, id } = await twoAndABot({ game: 'table-dungeon', abandoned: 'archive' });
  for (let day = 0; day < 40 && (await house().server.tables.info(null, id)).status === 'running'; day++) await pass(24 * 60 * MINUTE);
  const before = (await house().server.tables.info(null, id)).status;
  expect(before).toBe('archived');
  await ben.page.getByText('This table was put away.').waitFor();
  expect(await ben.page.getByRole('button', { name: 'Take it up again' }).count()).toBe(0);
  await ada.page.getByRole('button', { name: 'Take it up again' }).click();
  await ada.page.getByText('This table was put away').waitFor({ state: 'detached' });
  expect((await house().server.tables.info(null, id)).status).toBe('running');
  await ben.page.getByText('This table was put away.').waitFor({ state: 'detached' });
});

test('whoever puts the name down is nobody in this browser, after a second press', async () => {
  const visitor = await house().visitor();
  await visitor.become('Ada');
  const page = await visitor.go('/');
  await page.getByRole('button', { name: /Ada/ }).click();
  const down = page.getByRole('button', { name: 'Put the name down' });
  await down.click();
  await page.getByText('Really? This browser forgets you').waitFor();
  const left = page.waitForResponse((response) => response.url().endsWith('/api/me/forget'));
  await down.click();
  expect((await left).status()).toBe(200);
  await page.getByRole('button', { name: /Ada/ }).waitFor({ state: 'detached' });
  const { person } = await (await visitor.context.request.get(`${visitor.origin}/api/me`)).json();
  expect(person).toBe(null);
});
