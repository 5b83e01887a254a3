import { robot } from '@undercroft/web/e2e/hands.ts';
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { outOfSight } from '@undercroft/web/e2e/in-sight.ts';
import { expect, test } from 'vitest';
import { openAt } from './party.ts';

const house = openHouse();
const GAME = 'adventure-party';

const among = (seats: number) => Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'greedy'));

test('a robot that presses whatever may be pressed finishes a game with two who play together', async () => {
  const visitor = await house().visitor();
  await visitor.become('Robot');
  await visitor.play({ game: GAME, seats: 2, options: { 'play.mode': 'together', 'play.lantern': 'grim' }, bots: among(2) });
  expect(await robot(visitor.page, { seed: 7 })).toBeGreaterThan(30);
  await visitor.page.locator('.ending').waitFor();
});

/** Rivals who press at random reach the boss after forty rounds: that is for the fuzzer. */
const PRESSES = 120;

test.each([
  { title: 'two rivals', seats: 2, options: {} },
  { title: 'four rivals with skull scrolls and a vote', seats: 4, options: { 'play.skullScrolls': true, 'play.starter': 'vote' } },
])('a robot finds no dead end among $title', async ({ seats, options }) => {
  const visitor = await house().visitor();
  await visitor.become('Robot');
  await visitor.play({ game: GAME, seats, options, bots: among(seats) });
  expect(await robot(visitor.page, { seed: 7, most: PRESSES })).toBeGreaterThan(30);
});

test('a robot with a finger finishes a game alone on a phone, and nothing is wider than it', async () => {
  const visitor = await house().visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await visitor.become('Robot');
  await visitor.play({ game: GAME, seats: 1, options: { 'play.mode': 'alone', 'play.lantern': 'grim' } });
  let widest = 0;
  const measure = async () => {
    widest = Math.max(widest, await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  };
  await robot(visitor.page, { seed: 3, touch: true, before: measure });
  await visitor.page.locator('.ending').waitFor();
  expect(widest).toBeLessThanOrEqual(0);
});

test('three who could take a wound are in sight on a desk, and so is the deed', async () => {
  const { page } = await openAt(house(), ({ kind, options }) => kind === 'wound' && options.length >= 3, { wise: true });
  expect(await page.locator('.ap-hero-choice').count()).toBeGreaterThanOrEqual(3);
  await expect.poll(() => outOfSight(page.locator('.ap-hero-choice, .ap-go .button'))).toEqual([]);
});
