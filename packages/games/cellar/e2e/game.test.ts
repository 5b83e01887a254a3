import { robot } from '@undercroft/web/e2e/hands.ts';
import { DESKTOP, openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';

const house = openHouse();

test.each([
  { title: 'on a desktop', screen: { viewport: DESKTOP }, touch: false },
  { title: 'on a phone, with a finger', screen: { viewport: PHONE, hasTouch: true, isMobile: true }, touch: true },
])('a robot that presses whatever may be pressed finishes a game $title', async ({ screen, touch }) => {
  const visitor = await house().visitor(screen);
  const { page } = visitor;
  await visitor.become('Robot');
  await visitor.play({ game: 'cellar', seats: 3 });
  let widest = 0;
  const measure = async () => {
    widest = Math.max(widest, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  };
  expect(await robot(page, { seed: 7, touch, before: measure })).toBeGreaterThan(8);
  await page.locator('.ending').waitFor();
  expect(widest).toBeLessThanOrEqual(0);
});

test('the lesson leads from packing to the first room, with an item in hand', async () => {
  const { page } = await house().visitor();
  await page.goto(`${house().url}/learn/cellar`);
  await page.locator('[data-lesson="next"]').click();
  await page.locator('.cellar-act .gold').click();
  await page.locator('[data-lesson="next"]').click();
  await page.locator('.map-room.lit button').first().click();
  await page.locator('[data-lesson="next"]').waitFor();
  expect(await page.locator('.hand-card').count()).toBeGreaterThan(0);
});
