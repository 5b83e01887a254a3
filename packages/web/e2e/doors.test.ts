/** What comes from outside, in a real browser: material on the table form, and the shelf. */
import { loadGame } from '@undercroft/catalog';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LOOKS, lookAt } from './faults.ts';
import { robot, savedText } from './hands.ts';
import { openHouse, PHONE } from './house.ts';

const house = openHouse();
const abbey = Object((await loadGame('cellar')).doors?.material?.shipped['abbey']);
const asFile = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});
const choose = (where: Page | Locator, label: string, file: ReturnType<typeof asFile>) =>
  where.getByLabel(label, { exact: true }).setInputFiles(file);
const roomsOf = (page: Page) => page.locator('.map-room .name').allInnerTexts();

test('a table is made with a plan that comes with the game, and the robot plays on it', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go('/games/cellar');
  await page.getByLabel('The abbot’s cellar').check();
  await page.getByRole('button', { name: /begin/i }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.map-room').first().waitFor();
  const rooms = await roomsOf(page);
  expect(rooms).toHaveLength(8);
  expect(rooms).toContain('The coin cell');
  expect(await robot(page, { seed: 3 })).toBeGreaterThan(8);
  await page.goto(page.url().replace('/t/', '/replay/'));
  await page.locator('.map-room').first().waitFor();
  expect(await roomsOf(page)).toEqual(rooms);
});

test('a file of one’s own is checked before a table is made, and everything wrong with it is told', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go('/games/cellar');
  await page.getByLabel('A file of your own').check();
  await choose(page, 'Choose the file', asFile('broken.json', '{"name": '));
  await page.getByText('It is not JSON').waitFor();
  await choose(
    page,
    'Choose the file',
    asFile('flawed.json', { name: '', rooms: { stairs: { name: 'up', depth: 9, exits: [], at: [0, 0] } } }),
  );
  await page.locator('.flaws li').first().waitFor();
  expect(await page.locator('.flaws code').allInnerTexts()).toEqual(['name', 'rooms', 'rooms.stairs.depth', 'rooms.stairs.exits']);
  await choose(page, 'Choose the file', asFile('mine.json', { ...abbey, name: 'Drawn on a napkin' }));
  await page.getByText('Read: Drawn on a napkin').waitFor();
  expect(await page.locator('.flaws').count()).toBe(0);
  await page.getByRole('button', { name: /begin/i }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.map-room').first().waitFor();
  expect(await roomsOf(page)).toContain('The ossuary');
});

test('a guest fills the shelf, brings a purse to a chair, and finds it fuller', async () => {
  const visitor = await house().visitor({ acceptDownloads: true });
  const page = await visitor.go('/shelf');
  const board = page.locator('.shelf-board[data-game="cellar"]');
  await board.getByText('Nothing here yet.').waitFor();
  await choose(board, 'Put a file on the shelf', asFile('forged.json', { name: 'Bottomless', gold: 9999, nights: 0 }));
  await page.locator('.flaws code').waitFor();
  const kept = { format: 'undercroft-thing-1', game: 'cellar', thing: { name: 'Old leather', gold: 30, nights: 4 } };
  await choose(board, 'Put a file on the shelf', asFile('purse.json', kept));
  const purse = board.locator('.thing', { hasText: 'Old leather' });
  await purse.getByText('30 gold · 4 nights').waitFor();
  await board.getByRole('button', { name: 'A new one' }).click();
  await board.locator('.thing', { hasText: 'A new purse' }).waitFor();
  await lookAt(visitor, 'shelf', LOOKS.slice(0, 2));
  const [download] = await Promise.all([page.waitForEvent('download'), purse.getByText('Keep as a file').click()]);
  expect(JSON.parse(await savedText(download))).toEqual({ ...kept, id: expect.any(String), seal: expect.any(String) });

  const { id } = await visitor.newTable({
    game: 'cellar',
    seats: 2,
    bots: [null, 'greedy'],
    clock: { kind: 'none' },
    options: { rounds: 1 },
  });
  await visitor.go(`/t/${id}`);
  await page.getByLabel('What chair 1 brings').selectOption({ label: 'Old leather' });
  await page.getByText('brings Old leather').waitFor();
  await visitor.go('/shelf');
  await purse.getByRole('link', { name: 'It is at a table now' }).click();
  await page.getByRole('button', { name: 'Begin' }).or(page.locator('.start-row .gold')).first().click();
  await page.locator('.map-room').first().waitFor();
  await robot(page, { seed: 5 });
  await visitor.go('/shelf');
  await purse.getByText('5 nights').waitFor();
  const forget = purse.getByRole('button', { name: 'Forget' });
  await forget.click();
  await purse.getByRole('button', { name: 'Really forget?' }).click();
  await purse.waitFor({ state: 'detached' });
});

test('a purse is brought from the table form, where no lobby comes in between', async () => {
  const visitor = await house().visitor();
  await visitor.become('Thief');
  const page = await visitor.go('/shelf');
  await choose(
    page.locator('.shelf-board[data-game="cellar"]'),
    'Put a file on the shelf',
    asFile('purse.json', { name: 'Silk', gold: 9, nights: 0 }),
  );
  await page.locator('.thing', { hasText: 'Silk' }).waitFor();
  await visitor.go('/games/cellar');
  await page.getByLabel('What chair 1 brings').selectOption({ label: 'Silk' });
  await page.getByRole('button', { name: /begin/i }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.map-room').first().waitFor();
  const id = page.url().split('/').at(-1)!;
  const { seats } = await (await visitor.context.request.get(`${house().url}/api/tables/${id}`)).json();
  expect(seats[0].brings.title).toBe('Silk');
});

test('the shelf fits a phone and speaks German', async () => {
  const visitor = await house().visitor({ viewport: PHONE, locale: 'de-DE' });
  const page = await visitor.go('/shelf');
  await page.getByRole('heading', { name: 'Dein Regal' }).waitFor();
  await page.getByRole('button', { name: 'Etwas Neues' }).click();
  await page.locator('.thing').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
