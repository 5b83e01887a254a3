import { openHouse } from '@undercroft/web/e2e/house.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ASKED, FLYING, isPlain, openWhen } from './throwing.ts';

const house = openHouse();
const OPEN = '.df-deep[data-open="true"] canvas';

/** Looks in depth, also where the processor draws: whoever says so gets it. */
async function inDepth(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('undercroft-df-view', 'deep'));
  await page.reload();
  await page.locator(OPEN).waitFor();
}

/** How much wider than high what is drawn is, and what it is drawn on. */
const shapes = (page: Page) =>
  page.locator(OPEN).evaluate((e) => {
    const canvas = e as HTMLCanvasElement;
    return [canvas.width / canvas.height, canvas.clientWidth / canvas.clientHeight] as const;
  });

test('the spyglass opens the other view, also for whoever wants less movement', async () => {
  const { page } = await openWhen(house(), { ...FLYING, kind: 'throw', when: isPlain }, { reducedMotion: 'reduce' });
  await page.locator('.df-above').waitFor();
  expect(await page.locator('.df-deep').count()).toBe(0);
  await page.locator('.df-spyglass').click();
  await page.locator(OPEN).waitFor();
});

test('the table in three dimensions opens, shows more than one colour, and a throw flies over it', async () => {
  const { page } = await openWhen(house(), { ...FLYING, kind: 'throw', when: isPlain });
  await inDepth(page);
  // Of one colour it would be a few kilobytes. What lies over it is not to be counted.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.df-fight > :not(.df-table), .df-table > :not(.df-view) { opacity: 0 }');
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = await page.locator(OPEN).screenshot();
  expect(picture.length).toBeGreaterThan(60_000);
  await page.keyboard.down('Space');
  await page.locator('.df-tape i').evaluate((e) => new Promise((done) => new MutationObserver(done).observe(e, { attributes: true })));
  await page.keyboard.up('Space');
  await page.locator(`.table-screen[data-asked]:not([data-scene]):not(${ASKED('throw')})`).waitFor();
  await page.locator('.df-flag').waitFor();
});

test('DF-317 opened for a throw made sitting, it is not squeezed, and stands as it should when one has got up', async () => {
  const sitting = { ...FLYING, kind: 'throw', when: (view: { wanted: readonly string[] }) => view.wanted.includes('sitting') };
  const { page } = await openWhen(house(), { ...sitting, options: { 'play.difficulty': 'insane' } });
  await inDepth(page);
  await page.locator('.df-view.sitting').waitFor();
  const [drawn, seen] = await shapes(page);
  expect(drawn).toBeCloseTo(seen, 1);
  await page.locator('.df-cheat').click();
  await page.locator('.df-view:not(.sitting)').waitFor();
  const [after, box] = await shapes(page);
  expect(after).toBeCloseTo(box, 1);
  expect(await page.locator(OPEN).evaluate((e) => e.getBoundingClientRect().height)).toBeGreaterThan(700);
});
