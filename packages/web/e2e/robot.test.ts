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
  { title: 'Cellar with the plain face', table: { game: 'cellar', seats: 3 }, mine: [0] },
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
