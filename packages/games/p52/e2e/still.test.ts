import { robot } from '@undercroft/web/e2e/hands.ts';
import { DESKTOP, openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { boxOf, watchBox } from '@undercroft/web/e2e/steady.ts';
import { expect, test } from 'vitest';
import { type Moment, openAt } from './moments.ts';

const house = openHouse();
const TABLET = { width: 820, height: 1180 };
const attacks = ({ kind, options }: Moment): boolean => kind === 'act' && options.some((d) => d.kind === 'act' && d.do === 'attack');

test.each([DESKTOP, TABLET, PHONE])('the room keeps its size from one question to the next, $width wide', async (viewport) => {
  const { page } = await openAt(house(), attacks, { viewport });
  const kinds = new Set<string>();
  const boxes = await watchBox(page, '.p52-room');
  const before = async () => kinds.add((await page.locator('.table-screen').first().getAttribute('data-asked')) ?? '');
  for (let seed = 5; seed < 15 && (kinds.size < 2 || seed === 5); seed++) await robot(page, { seed, most: 20, before });
  const seen = await boxes();
  // Where the page is longer than the screen it may have been scrolled: what counts is the size.
  const sizes = new Set(seen.map(({ x, width, height }) => `${x} ${width} ${height}`));
  expect([...sizes]).toHaveLength(1);
  if (viewport === DESKTOP) expect(seen).toHaveLength(1);
  expect(kinds.size).toBeGreaterThan(1);
});

/** A room that would be drawn small to be seen whole: three times as long one way as the other. */
const isLong = ({ kind, view }: Moment): boolean => {
  const columns = Math.max(...view.squares.filter((_, i) => i % 2 === 0)) + 1;
  const rows = Math.max(...view.squares.filter((_, i) => i % 2 === 1)) + 1;
  return kind === 'act' && (rows >= 3 * columns || columns >= 3 * rows);
};

test('in a long room spots are large enough to look at, and one is in view oneself, wherever one looks', async () => {
  const { page } = await openAt(house(), isLong);
  const isInView = async (): Promise<boolean> => {
    const [frame, me] = [(await boxOf(page, '.p52-frame'))!, (await boxOf(page, '.p52-token.me'))!];
    const isWithin = (side: 'x' | 'y', size: 'width' | 'height') =>
      me[side] >= frame[side] && me[side] + me[size] <= frame[side] + frame[size];
    return isWithin('x', 'width') && isWithin('y', 'height');
  };
  for (const viewport of [DESKTOP, TABLET, PHONE]) {
    await page.setViewportSize(viewport);
    await expect.poll(isInView).toBe(true);
    expect((await boxOf(page, '.p52-spot'))!.width).toBeGreaterThanOrEqual(60);
  }
});
