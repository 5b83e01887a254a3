import { lookAt } from '@undercroft/web/e2e/faults.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { GAME } from './throwing.ts';

const house = openHouse();

test('the practice range: choose a throw, make it, and see what it was', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go(`/games/${GAME}/practice`);
  await page.getByRole('button', { name: 'Elbow' }).click();
  const button = page.locator('.df-act .gold');
  const levers = await page.locator('.df-gauges > li').count();
  for (let press = 0; press <= levers; press++) await button.click();
  await page.locator('.df-verdict').waitFor();
  expect(await page.locator('.df-act h2').textContent()).toContain('of 1');
  await lookAt(visitor, 'the range');
});

test('a blind throw goes dark while its levers run, and the dark ends with it', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go(`/games/${GAME}/practice`);
  await page.getByRole('button', { name: 'Blind' }).click();
  const button = page.locator('.df-act .gold');
  const levers = await page.locator('.df-gauges > li').count();
  await button.click();
  await page.locator('.df-dark').waitFor({ state: 'attached' });
  for (let press = 0; press < levers; press++) await button.click();
  await page.locator('.df-dark').waitFor({ state: 'detached' });
});

test('the target is printed at true size', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go(`/games/${GAME}/target`);
  await page.locator('.df-paper').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const { width } = (await page.locator('.df-paper').first().boundingBox())!;
  // A4 without its margins, at 96 dots an inch.
  expect(width).toBeCloseTo((190 / 25.4) * 96, 0);
});
