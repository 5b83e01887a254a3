import { DESKTOP, openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { outOfSight } from '@undercroft/web/e2e/in-sight.ts';
import { expect, test } from 'vitest';
import { openWhen } from './throwing.ts';

const house = openHouse();

const PHONES = [
  { viewport: PHONE, locale: 'en-GB' },
  { viewport: PHONE, locale: 'de-DE' },
  { viewport: { width: 390, height: 664 }, locale: 'de-DE' },
];
const named = PHONES.map((phone) => ({ ...phone, title: `${phone.viewport.height} px high (${phone.locale})` }));

test.each(named)('on a phone $title the map stands upright, and the rooms to choose from are seen', async ({ viewport, locale }) => {
  const room = { kind: 'room', when: (_: unknown, answers: readonly unknown[]) => answers.length > 2 };
  const { page } = await openWhen(house(), room, { viewport, locale });
  const ways = page.locator('button.df-room');
  expect(await ways.count()).toBeGreaterThan(1);
  expect(await outOfSight(page.locator('button.df-room, .df-room.here, .df-act .button'))).toEqual([]);
  // From where one stands to where one may go is down.
  const [here, next] = [await page.locator('.df-room.here, .df-room').first().boundingBox(), await ways.first().boundingBox()];
  expect(next!.y).toBeGreaterThan(here!.y + here!.height);
  expect(await page.evaluate(() => document.querySelector('.df-plan')!.scrollWidth <= innerWidth)).toBe(true);
});

test.each([
  ...named,
  ...[DESKTOP, { width: 820, height: 1180 }].map((viewport) => ({ viewport, locale: 'de-DE', title: `${viewport.width} px wide (de-DE)` })),
])('all nine heroes are seen at once on a screen $title, and the gold button with the one that is chosen', async ({ viewport, locale }) => {
  const { page } = await openWhen(house(), { kind: 'hero', seats: 1 }, { viewport, locale });
  const seen = page.locator('.df-hero .head, .df-hero .row, .df-act :is(.gold, .barred) .words');
  expect(await outOfSight(seen)).toEqual([]);
  expect(await page.locator('.df-hero').count()).toBe(9);
  // Whose powers are long to read.
  await page.locator('.df-hero').first().click();
  await page.locator('.df-hero[aria-pressed="true"]').waitFor();
  expect(await outOfSight(page.locator('.df-hero .head, .df-act .gold .words'))).toEqual([]);
});

test('on a desktop the dice to choose from lie beside the button that asks for one', async () => {
  const { page } = await openWhen(house(), { kind: 'swing', when: (view) => view.available.length === 3 });
  const [dice, gold] = [page.locator('.df-act .df-dice .df-die-chip'), page.locator('.df-act .barred .button')];
  expect(await outOfSight(dice)).toEqual([]);
  expect(await dice.count()).toBeGreaterThanOrEqual(3);
  const [last, button] = [(await dice.last().boundingBox())!, (await gold.boundingBox())!];
  expect(button.y - (last.y + last.height)).toBeLessThan(60);
  await dice.nth(1).click();
  expect(await page.locator('.df-act .gold').textContent()).toContain('green');
});
