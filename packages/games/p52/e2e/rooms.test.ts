import { lookAt } from '@undercroft/web/e2e/faults.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';

const house = openHouse();

test('the shapes of rooms are looked at from the page where a table is made, and others with a press', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go('/games/p52');
  await page.getByRole('link', { name: 'Shapes of rooms' }).click();
  await page.locator('.p52-plan').first().waitFor();
  expect(await page.locator('.p52-shape').count()).toBeGreaterThan(5);
  const cave = page.locator('.p52-shape').first();
  const before = await cave.innerHTML();
  await page.getByRole('button', { name: 'Other rooms' }).click();
  expect(await cave.innerHTML()).not.toBe(before);
  await lookAt(visitor, 'the shapes of rooms');
});
