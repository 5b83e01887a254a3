import { lookAt } from '@undercroft/web/e2e/faults.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { GAME } from './throwing.ts';

const house = openHouse();

test('the practice range: lean the arm with the mouse, let go, and see what it was', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go(`/games/${GAME}/practice?throw=elbow&back=/`);
  const box = (await page.locator('.df-table.gesturing').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y - 150, { steps: 12 });
  expect(await page.locator('.df-gauge.up .tag').textContent()).toContain('lean');
  await page.mouse.up();
  await page.locator('.df-verdict').waitFor();
  expect(await page.locator('.df-act h2').textContent()).toContain('of 1');
  await lookAt(visitor, 'the range');
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a blind throw goes dark when the eyes are shut, and light again when the die lies', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go(`/games/${GAME}/practice`);
  await page.getByRole('button', { name: 'Blind' }).click();
  const button = page.locator('.df-act .gold');
  await button.click();
  await page.locator('.df-dark').waitFor({ state: 'attached' });
  for (let press = 0; press < 3; press++) await button.click();
  await page.locator('.df-dark').waitFor({ state: 'detached' });
  await page.locator('.df-verdict').waitFor();
});

test('another throw is chosen on the range: what it needs stands on the table at once (DF-320)', async () => {
  const page = await (await house().visitor()).go(`/games/${GAME}/practice`);
  await page.getByRole('button', { name: 'Card jump' }).click();
  await page.locator('.df-table .thing').first().waitFor();
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
