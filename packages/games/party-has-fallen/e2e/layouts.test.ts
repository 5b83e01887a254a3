import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME } from './party.ts';

const house = openHouse();

const check = (page: Page, name: string) => page.locator(`[data-check="${name}"]`);
const rooms = (page: Page) => page.locator('.squared-paper .room').count();
const spot = (page: Page, x: number, y: number) => page.locator(`[data-spot="${x} ${y}"]`);

/** Draws with the pointer down from one square to another. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const [a, b] = [await spot(page, ...from).boundingBox(), await spot(page, ...to).boundingBox()];
  if (a === null || b === null) throw new Error('no such square');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 12 });
  await page.mouse.up();
}

test('a dungeon is drawn, checked at every stroke, kept, sent as text, and played in', async () => {
  const visitor = await house().visitor();
  const { page } = visitor;
  await visitor.become('Digger');
  await visitor.go(`/games/${GAME}`);
  await page.getByRole('link', { name: 'Dungeon workshop' }).click();
  await page.locator('.squared-paper').waitFor();
  await page.getByRole('button', { name: 'One adventurer less' }).click();
  await page.getByRole('button', { name: 'One adventurer less' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await rooms(page)).toBe(0);
  expect(await page.locator('.phf-checks .unmet').count()).toBe(4);

  // Two rows by pointer: eight rooms in one, three cut off in another.
  await drag(page, [0, 1], [7, 1]);
  expect(await rooms(page)).toBe(8);
  await drag(page, [0, 3], [2, 3]);
  expect(await page.locator('.squared-paper .cut-off').count()).toBe(3);
  expect(await check(page, 'connected').textContent()).toContain('3 rooms are cut off');
  expect(await check(page, 'count').textContent()).toContain('11 of 12 rooms');

  // The missing link by keys.
  await spot(page, 2, 3).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  expect(await page.locator('.phf-checks .unmet').count()).toBe(0);
  await page.keyboard.press('Control+z');
  expect(await rooms(page)).toBe(11);
  await page.getByRole('button', { name: 'Do again' }).click();
  await page.getByText('A dungeon for 2 adventurers.').waitFor();

  await page.getByLabel('Name of this dungeon').fill('Hammer');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'As text' }).click();
  const text = page.getByRole('textbox', { name: 'Dungeons as text' });
  expect(await text.inputValue()).toContain('Hammer\n########\n..#');
  await text.fill(`${await text.inputValue()}\n\nCorridor\n############`);
  await page.getByRole('button', { name: 'Put them on the shelf' }).click();
  expect(await page.locator('.phf-kept').count()).toBe(2);

  // The shelf survives, and a table whose layout is custom takes from it.
  await visitor.play({ game: GAME, seats: 2, options: { 'dungeon.layout': 'custom' } });
  await page.locator('.phf-kept', { hasText: 'Hammer' }).locator('.slip').click();
  await page.locator('[data-decision="layout"]').click();
  for (const kind of ['goal', 'hero'] as const) {
    await page.locator(`.pick[data-decision="${kind}"]`).first().click();
    await page.locator(`.gold[data-decision="${kind}"]`).click();
  }
  await page.locator('[data-decision="ability"]').first().waitFor();
  const { view } = JSON.parse(visitor.heard.findLast((frame) => frame.includes('"layout"')) ?? '{}').view;
  expect(view.layout.squares).toHaveLength(24);
});

test('a finger draws too', async () => {
  const visitor = await house().visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await visitor.go(`/games/${GAME}/layouts`);
  await page.locator('.squared-paper').waitFor();
  const before = await rooms(page);
  await spot(page, 0, 0).tap();
  expect(await rooms(page)).toBe(before + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
