import { robot } from '@undercroft/web/e2e/hands.ts';
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { ASKED, GAME, openWhen } from './throwing.ts';

const house = openHouse();

const tables = [
  { title: 'three heroes and dice that fly', seats: 1, options: {} },
  { title: 'two people’s heroes, by chance', seats: 2, options: { 'play.throws': 'rough', 'play.difficulty': 'insane' } },
  { title: 'real dice at a real table', seats: 1, options: { 'play.throws': 'told', 'play.difficulty': 'insane' } },
];

test.each(tables)('a robot that presses whatever may be pressed finishes a game: $title', async ({ seats, options }) => {
  const visitor = await house().visitor();
  await visitor.become('Robot');
  await visitor.play({ game: GAME, seats, options, bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'greedy')) });
  expect(await robot(visitor.page, { seed: 7 })).toBeGreaterThan(10);
  await visitor.page.locator('.ending').waitFor();
});

test('a robot with a finger plays on a phone, and nothing is wider than it', async () => {
  const visitor = await house().visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await visitor.become('Robot');
  await visitor.play({ game: GAME, seats: 1, options: { 'play.throws': 'rough' } });
  let widest = 0;
  const measure = async () => {
    widest = Math.max(widest, await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  };
  await robot(visitor.page, { seed: 3, touch: true, before: measure, most: 60 });
  expect(widest).toBeLessThanOrEqual(0);
});

test('whoever begins at once with bots leads, and chooses a hero before anything else', async () => {
  const { page } = await house().visitor();
  await page.goto(`${house().url}/games/${GAME}`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator(ASKED('hero')).waitFor();
  expect(await page.locator('.df-mate .state').allTextContents()).toEqual(['leads', '', '']);
});

test('so does whoever plays on this device alone', async () => {
  const { page } = await house().visitor();
  await page.goto(`${house().url}/alone/${GAME}`);
  await page.locator(ASKED('hero')).waitFor();
  expect(await page.locator('.df-mate .state').allTextContents()).toEqual(['leads', '', '']);
});

test('one person’s three heroes are three cards, before, while and after they are chosen', async () => {
  const { page } = await openWhen(house(), { kind: 'hero', seats: 1 });
  const mates = page.locator('.df-gathering .df-mate');
  expect(await mates.count()).toBe(3);
  for (let chosen = 1; chosen < 3; chosen++) {
    await page.locator('button.df-hero').first().click();
    await page.locator('.df-act .gold').click();
    await expect.poll(() => page.locator('.df-hero.taken').count()).toBe(chosen);
    expect(await mates.count()).toBe(3);
  }
});
