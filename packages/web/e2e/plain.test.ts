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
  expect(await page.locator('.ending > h2').textContent()).toMatch(/\w/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
