import { expect, test } from 'vitest';
import { robot } from './hands.ts';
import { openHouse, PHONE } from './house.ts';

const house = openHouse();

const tables = [
  { title: 'Table Dungeon alone', table: { game: 'table-dungeon', seats: 1, options: { 'solo.mode': 'oneHero' } }, mine: [0] },
  { title: 'Table Dungeon at two seats of one screen', table: { game: 'table-dungeon', seats: 2 }, mine: [0, 1] },
  {
    title: 'Table Dungeon with three bots, trading',
    table: { game: 'table-dungeon', seats: 4, options: { 'items.trade': true } },
    mine: [2],
  },
  { title: 'Cellar', table: { game: 'cellar', seats: 3 }, mine: [0] },
];

test.each(tables)('a robot that presses whatever may be pressed finishes $title', async ({ table, mine }) => {
  const visitor = await house().visitor();
  await visitor.become('Robot');
  await visitor.play(table, mine);
  const presses = await robot(visitor.page, { seed: 7 });
  expect(presses).toBeGreaterThan(8);
  await visitor.page.locator('.ending').waitFor();
});

test('a robot on a phone finishes Table Dungeon', async () => {
  const visitor = await house().visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await visitor.become('Robot');
  await visitor.play({ game: 'table-dungeon', seats: 3 });
  await robot(visitor.page, { seed: 3, touch: true });
  await visitor.page.locator('.ending').waitFor();
  const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the end of a party tells one score and a rank for all, and the log lists the topics its game has', async () => {
  const visitor = await house().visitor();
  const { page } = visitor;
  await visitor.become('Robot');
  await visitor.play({ game: 'cellar', seats: 2, options: { together: true } });
  const filters = async () => {
    await page.locator('.log-filters').waitFor();
    return page.locator('.log-filters button').allTextContents();
  };
  expect(await filters()).toEqual(['All', 'Rolls', 'Fights', 'Loot', 'Talk']);
  await robot(page, { seed: 5 });
  await page.locator('.ending').waitFor();
  expect(await page.locator('.ending h2').textContent()).toMatch(/^(All thieves get|Nobody gets) away with it$/);
  const side = page.locator('.scores.sides li');
  expect(await side.count()).toBe(1);
  expect(await side.textContent()).toMatch(/The thievesRank: (master thieves|burglars|pickpockets)\d+ gold/);
});

test('one person plays two seats of an open table without a curtain', async () => {
  const visitor = await house().visitor();
  const { page } = visitor;
  await visitor.become('Robot');
  await visitor.play({ game: 'cellar', seats: 2, options: { openHands: true } }, [0, 1]);
  const curtains: number[] = [];
  await robot(page, { seed: 11, before: async () => curtains.push(await page.locator('.hand-over').count()) });
  await page.locator('.ending').waitFor();
  expect(curtains.length).toBeGreaterThan(8);
  expect(curtains.filter((n) => n > 0)).toEqual([]);
});
