import { robot } from '@undercroft/web/e2e/hands.ts';
import { DESKTOP, openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { watchBox } from '@undercroft/web/e2e/steady.ts';
import { expect, test } from 'vitest';
import { type Moment, openAt } from './moments.ts';

const house = openHouse();
const TABLET = { width: 820, height: 1180 };
const attacks = ({ kind, options }: Moment): boolean => kind === 'act' && options.some((d) => d.kind === 'act' && d.do === 'attack');

test.each([DESKTOP, TABLET, PHONE])('the room keeps its size from one question to the next, $width wide', async (viewport) => {
  const { page } = await openAt(house(), attacks, { viewport });
  const kinds = new Set<string>();
  const boxes = await watchBox(page, '.p52-room');
  await robot(page, {
    seed: 5,
    most: 24,
    before: async () => kinds.add((await page.locator('.table-screen').first().getAttribute('data-asked')) ?? ''),
  });
  const seen = await boxes();
  // Where the page is longer than the screen it may have been scrolled: what counts is the size.
  const sizes = new Set(seen.map(({ x, width, height }) => `${x} ${width} ${height}`));
  expect([...sizes]).toHaveLength(1);
  if (viewport === DESKTOP) expect(seen).toHaveLength(1);
  expect(kinds.size).toBeGreaterThan(1);
});
