import { robot } from '@undercroft/web/e2e/hands.ts';
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME } from './party.ts';

const house = openHouse();

/** What of a page lies where a finger reaches it: nothing cut off, nothing laid over it. */
const inReach = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return whole && over !== null && (control.contains(over) || over.contains(control));
    });

/** The second: what a browser leaves of a phone. */
const PHONES = [PHONE, { width: 390, height: 664 }];

test.each(PHONES)(
  'with eight seats on a phone of $width × $height each question can be answered without scrolling, and a tab shows what it opens',
  async (viewport) => {
    const visitor = await house().visitor({ viewport, hasTouch: true, isMobile: true });
    const { page } = visitor;
    await visitor.become('Thumb');
    await visitor.play({ game: GAME, seats: 8, options: { 'table.vote': false } });
    for (const kind of ['goal', 'hero'] as const) {
      await page.locator(`.pick[data-decision="${kind}"]`).first().tap();
      expect(await inReach(page, `.gold[data-decision="${kind}"]`), kind).toBe(true);
      await page.locator(`.gold[data-decision="${kind}"]`).tap();
    }
    await page.locator('.pick.ability').first().waitFor();
    expect(await inReach(page, '.draft-deed .button'), 'ability').toBe(true);
    const abilities = page.locator('.pick.ability');
    await abilities.nth(0).locator('[data-decision]').first().tap();
    await abilities.nth(1).locator('[data-decision]').last().tap();
    await page.locator('.gold[data-decision="ability"]').tap();
    await page.locator('.grid-map [data-decision="start"]').first().tap();
    expect(await inReach(page, '.gold[data-decision="start"]'), 'start').toBe(true);
    await page.locator('.gold[data-decision="start"]').tap();
    await page.locator('.phf-act .gold[data-decision="turn"]').waitFor();
    expect(await inReach(page, '.phf-act .gold[data-decision="turn"]'), 'turn').toBe(true);
    for (const tab of await page.locator('.phf-own [role="tab"]').all()) {
      await tab.tap();
      await page.waitForFunction(() => {
        const panel = document.querySelector('.phf-own .narrow [role="tabpanel"] > *');
        return panel !== null && panel.getBoundingClientRect().top < innerHeight - 100;
      });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);

test('on a phone the rat rings the tab behind which it keeps what it speaks of', async () => {
  const { page } = await house().visitor({ viewport: PHONE, hasTouch: true });
  await page.goto(`${house().url}/learn/${GAME}`);
  const words = page.locator('.lesson p').first();
  await words.waitFor();
  const next = page.locator('[data-lesson="next"]');
  for (let step = 0; !(await words.textContent())?.includes('items have powers'); step++) {
    if (await next.isVisible()) await next.click();
    else await robot(page, { seed: step + 1, most: 1 });
  }
  await page.locator('[role="tab"].ringed', { hasText: 'Items' }).waitFor();
});
