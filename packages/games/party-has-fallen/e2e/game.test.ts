import { robot } from '@undercroft/web/e2e/hands.ts';
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { CLOSET, GAME } from './party.ts';

const house = openHouse();

const tables = [
  { title: 'two seats, until somebody gets out', seats: 2, options: CLOSET },
  {
    title: 'four seats that build heroes, write cards and vote, the first of them the dungeon master',
    seats: 4,
    options: {
      'game.roundCap': 2,
      'win.minRounds': 1,
      'custom.heroes': true,
      'custom.honour': 1,
      'table.vote': true,
      'dm.seat': 1,
      'dm.powers': 'pickSkill',
    },
  },
  {
    title: 'three seats and the Marauder',
    seats: 3,
    options: { 'game.roundCap': 3, 'win.minRounds': 2, 'expansion.marauder': true, 'marauder.gangUp': true },
  },
];

test.each(tables)('a robot that presses whatever may be pressed finishes a game with $title', async ({ seats, options }) => {
  const visitor = await house().visitor();
  await visitor.become('Robot');
  await visitor.play({ game: GAME, seats, options, bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'greedy')) });
  expect(await robot(visitor.page, { seed: 7 })).toBeGreaterThan(15);
  await visitor.page.locator('.ending').waitFor();
});

test('a robot with a finger finishes a game with eight seats on a phone', async () => {
  const visitor = await house().visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await visitor.become('Robot');
  await visitor.play({ game: GAME, seats: 8, options: { 'game.roundCap': 2, 'win.minRounds': 1 } });
  let widest = 0;
  const measure = async () => {
    widest = Math.max(widest, await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  };
  await robot(visitor.page, { seed: 3, touch: true, before: measure });
  await visitor.page.locator('.ending').waitFor();
  expect(widest).toBeLessThanOrEqual(0);
});

test('two people around one screen finish a game, and see one sheet at a time', async () => {
  const visitor = await house().visitor();
  await visitor.become('Wilma');
  await visitor.play({ game: GAME, seats: 2, options: { ...CLOSET, 'game.roundCap': 2 } }, [0, 1]);
  const { page } = visitor;
  let hands = 0;
  const look = async () => {
    const { over, own } = await page.evaluate(() => ({
      over: document.querySelector('[data-decision="take-hand"]') !== null,
      own: document.querySelector('.phf-own .phf-goal, .picks') !== null,
    }));
    if (over) hands++;
    expect(over && own).toBe(false);
  };
  await robot(page, { seed: 9, before: look });
  expect(hands).toBeGreaterThan(4);
  await page.locator('.ending').waitFor();
});
