import { expect, test } from 'vitest';
import { robot } from './hands.ts';
import { openHouse, PHONE } from './house.ts';

const house = openHouse();

test('who prefers words to pictures plays a whole game in words, on a phone', async () => {
  const { page } = await house().visitor({ viewport: PHONE });
  await page.goto(`${house().url}/games/cellar`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Tables in words').check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.plain-board').waitFor();
  await robot(page, { seed: 4 });
  expect(await page.locator('.plain-board').count()).toBe(0);
  expect(await page.locator('.ending h2').textContent()).toMatch(/\w/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('what one knows in words reads as words: seats as a table, nothing that is for bots', async () => {
  const visitor = await house().visitor();
  await visitor.become('Ada');
  const page = await visitor.go('/games/cellar');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Tables in words').check();
  await visitor.play({ game: 'cellar', seats: 3, bots: [null, 'greedy', 'greedy'] });
  const table = page.locator('.plain-known table').first();
  await table.waitFor();
  expect(await table.locator('tbody tr').count()).toBe(3);
  expect(await table.locator('tbody th').first().textContent()).toBe('Ada');
  expect(await page.locator('.plain-known').textContent()).not.toMatch(/[{}[\]"]|stack|true|false|null/);
});
