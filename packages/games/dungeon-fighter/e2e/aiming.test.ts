import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { boxOf, watchBox } from '@undercroft/web/e2e/steady.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ASKED, covered, FLYING, isPlain, openWhen, takeDie } from './throwing.ts';

const house = openHouse();

const SHIELD = '.df-above .under';
const plainThrow = { ...FLYING, kind: 'throw', when: isPlain };
/** Screens, and how large the shield is there at least, in pixels. */
const SCREENS = [
  { title: 'desktop', viewport: { width: 1440, height: 900 }, locale: 'en-GB', shield: 420 },
  { title: 'tablet', viewport: { width: 820, height: 1180 }, locale: 'en-GB', shield: 460 },
  { title: 'phone', viewport: PHONE, locale: 'en-GB', shield: 300 },
  { title: 'German phone', viewport: PHONE, locale: 'de-DE', shield: 300 },
  { title: 'phone with a browser’s bars', viewport: { width: 390, height: 664 }, locale: 'en-GB', shield: 220 },
];

/** How many rehearsals hit, once they have been made for this aim. */
const hits = async (page: Page): Promise<number> => Number.parseInt((await page.locator('.df-chart .number').textContent()) ?? '', 10);

test.each(SCREENS)('a pull of half the room reaches the shield on a $title, one of a tenth does not', async ({ viewport, locale }) => {
  const { page } = await openWhen(house(), plainThrow, { viewport, locale });
  const pull = await takeDie(page);
  await pull(0.1);
  await expect.poll(() => hits(page)).toBe(0);
  await pull(0.5);
  // A die that goes straight for the shield's middle bounces once before it.
  expect(await page.locator('.df-above .bounce').getAttribute('class')).toBe('bounce');
  await expect.poll(() => hits(page)).toBeGreaterThan(6);
});

test.each(SCREENS)(
  'while one aims the shield is the largest thing on a $title: $shield px at least',
  async ({ viewport, locale, shield }) => {
    const { page } = await openWhen(house(), plainThrow, { viewport, locale });
    await page.locator('.df-above .die.up').waitFor();
    const box = (await boxOf(page, SHIELD))!;
    expect(box.width).toBeGreaterThanOrEqual(shield);
    for (const other of ['.df-placard', '.df-act', '.df-sheet', '.df-mates']) {
      const { width = 0, height = 0 } = (await boxOf(page, other)) ?? {};
      expect([other, width * height < box.width * box.height]).toEqual([other, true]);
    }
    // Neither the shield nor the die in the hand lies under anything.
    expect(await covered(page, [SHIELD, '.df-above .die.up'])).toEqual([]);
  },
);

test.each([
  { title: 'desktop', viewport: { width: 1440, height: 900 } },
  { title: 'phone', viewport: PHONE },
])(
  'the shield keeps its place and size on a $title from the die to be chosen to the next one, whatever flies and falls',
  async ({ viewport }) => {
    const { page } = await openWhen(house(), { ...FLYING, kind: 'swing', when: isPlain }, { viewport, reducedMotion: 'no-preference' });
    const boxes = await watchBox(page, SHIELD);
    await page.locator('[data-decision="swing"][aria-pressed]:visible').first().click();
    await page.locator('.df-act .gold').click();
    await page.locator(ASKED('throw')).waitFor();
    await (await takeDie(page))(0.5);
    await page.mouse.up();
    await page.locator('[data-shot="thrown"]').waitFor();
    await page.locator('.table-screen[data-asked]:not([data-scene]):not([data-asked~="throw"])').waitFor();
    expect(await boxes()).toHaveLength(1);
  },
);

test('on a phone the shield lies bare above the dice to choose from, also with six heroes', async () => {
  const { page } = await openWhen(house(), { kind: 'swing', seats: 6, when: isPlain }, { viewport: PHONE, locale: 'de-DE' });
  expect(await page.locator('.df-mate').count()).toBe(6);
  const [shield, party] = [(await boxOf(page, SHIELD))!, (await boxOf(page, '.df-mates'))!];
  // The painted shadow reaches a little farther than the shield.
  expect(party.y + party.height).toBeLessThan(shield.y + 6);
  expect((await boxOf(page, '.df-right'))!.y).toBeGreaterThan(shield.y + shield.height * 0.9);
});
