import { robot } from '@undercroft/web/e2e/hands.ts';
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';

const house = openHouse();

test('somebody creates a character and explores with bots, in words, on a phone', async () => {
  const { page } = await house().visitor({ viewport: PHONE });
  await page.goto(`${house().url}/games/p52`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.plain-board').waitFor();
  await robot(page, { seed: 4, most: 150 });
  expect(await page.locator('[data-decision], .ending-page').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
