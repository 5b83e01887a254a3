import { openHouse } from '@undercroft/web/e2e/house.ts';
import { outOfSight } from '@undercroft/web/e2e/in-sight.ts';
import { isOnOneScreen, LOW } from '@undercroft/web/e2e/one-screen.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Decision, HEROES, type View } from '../src/index.ts';
import { type Moment, openWhen } from './throwing.ts';

const house = openHouse();

/** On a phone on its side. */
const openAt = async (moment: Moment): Promise<Page> => (await openWhen(house(), moment, { viewport: LOW, hasTouch: true })).page;

const ASKS = '.df-act .ask';

test('a hero is chosen from sheets that are seen, with the gold button beside them', async () => {
  const page = await openAt({ kind: 'hero' });
  await isOnOneScreen(page, 'hero', ASKS);
  expect(await outOfSight(page.locator('.df-act .gold, .df-hero[data-decision] >> nth=0'))).toEqual([]);
});

test('the map: the question, every answer and the whole plan, whatever was missed meanwhile', async () => {
  const page = await openAt({ kind: 'room', when: ({ floor }) => floor === 1 });
  await isOnOneScreen(page, 'room', ASKS);
  expect(await outOfSight(page.locator('.df-act .button'))).toEqual([]);
  expect(await outOfSight(page.locator('.df-room'))).toEqual([]);
});

test('the die: every one of them, and the gold button over none', async () => {
  // Their own names and those of their powers are long.
  const wordy = ['sister-mopsa', 'pock-lightpocket', 'undertaker-lament'];
  const isWordy = ({ heroes, thrower }: View) => wordy.includes(HEROES[heroes[thrower]!.card]!.id);
  const page = await openAt({ kind: 'swing', when: (view) => view.available.length === 3 && isWordy(view) });
  await isOnOneScreen(page, 'swing', ASKS);
  expect(await outOfSight(page.locator('.df-die-chip:visible, .df-act .gold'))).toEqual([]);
});

test('weapons are taken where there is no room for the sheet', async () => {
  const isArmed = (d: Decision) => d.kind === 'swing' && d.do === 'throw' && d.weapons.length > 0;
  const page = await openAt({ kind: 'swing', when: (_view, answers) => answers.some(isArmed) });
  await page.locator('.df-dice .df-die-chip').first().click();
  const weapon = page.locator('.df-weapons .chip').first();
  await weapon.click();
  expect(await weapon.getAttribute('aria-pressed')).toBe('true');
  expect(await outOfSight(page.locator('.df-weapons .chip, .df-act .gold'))).toEqual([]);
});

test('the shop: the counter with its buyers on the left, what else can be done on the right', async () => {
  const page = await openAt({ kind: 'shop' });
  await isOnOneScreen(page, 'shop', ASKS);
  expect(await outOfSight(page.locator('.df-act .button'))).toEqual([]);
  const buyers = page.locator('.df-ware .chip');
  expect((await outOfSight(buyers)).length).toBeLessThan(await buyers.count());
});

test('a throw: the table as high as the screen, the gold button in sight', async () => {
  const page = await openAt({ kind: 'throw', seats: 1, options: {} });
  await isOnOneScreen(page, 'throw', ASKS);
  expect(await outOfSight(page.locator('.df-act .gold'))).toEqual([]);
  expect((await page.locator('.df-table').boundingBox())!.height).toBeGreaterThan(LOW.height * 0.8);
});

test('a real throw is told without scrolling', async () => {
  const page = await openAt({ kind: 'tell', options: { 'play.throws': 'told' } });
  await isOnOneScreen(page, 'tell', ASKS);
  expect(await outOfSight(page.locator('.df-act button'))).toEqual([]);
});

test.each([
  { width: 390, height: 664 },
  { width: 360, height: 640 },
])('on a phone upright of $width × $height the gold button is in sight with all dice to choose from', async (size) => {
  const page = await openAt({ kind: 'swing', when: (view) => view.available.length === 3 });
  await page.setViewportSize(size);
  expect(await outOfSight(page.locator('.df-act .ask h2, .df-die-chip:visible, .df-act :is(.gold, .barred) .words'))).toEqual([]);
});
