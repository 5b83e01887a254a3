import { DESKTOP, openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const house = openHouse();

/** Counts what people press, wherever they do it. */
class Finger {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(selector: string): Promise<void> {
    await this.page.locator(selector).first().click();
    this.presses++;
  }
}

/** The door of P52, one way through it, somebody who is ready, the quest, and what the cards offer on the way: then the room. */
async function intoTheDungeon(page: Page, way: string): Promise<number> {
  const finger = new Finger(page);
  await page.goto(house().url);
  await finger.press('.door:has-text("P52")');
  await finger.press(way);
  await finger.press('.p52-ready .gold');
  await finger.press('.p52-quests .gold');
  const room = page.locator('.p52-room');
  const offered = page.locator('.p52-prepare [data-decision="item"].gold');
  await room.or(offered).first().waitFor();
  if (await offered.isVisible()) await finger.press('.p52-prepare [data-decision="item"].gold');
  await room.waitFor();
  expect(await page.locator('.p52-room [role="gridcell"], .p52-spot').count()).toBeGreaterThan(1);
  return finger.presses;
}

test.each([DESKTOP, PHONE])('from the first page one is in a room with bots at the fifth press, $width wide', async (viewport) => {
  const { page } = await house().visitor({ viewport });
  expect(await intoTheDungeon(page, '.play-now, button:has-text("Play now")')).toBeLessThanOrEqual(5);
});

test('on this device alone it takes no more', async () => {
  const { page, context } = await house().visitor();
  // The same cards in every run.
  await context.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      if (into !== null) new Uint8Array(into.buffer).fill(7);
      return into;
    };
  });
  expect(await intoTheDungeon(page, 'a[href="/alone/p52"]')).toBeLessThanOrEqual(5);
  expect(new URL(page.url()).pathname).toBe('/alone/p52');
});

test('who rather makes somebody finds the seven steps behind one press, with a name there at the end', async () => {
  const visitor = await house().visitor();
  await visitor.become('Odo');
  await visitor.play({ game: 'p52', seats: 1, bots: [null] });
  const { page } = visitor;
  await page.locator('.p52-ready.own .button').click();
  await page.locator('.p52-pick').nth(5).waitFor();
  for (const step of ['race', 'profession', 'quirk']) {
    await page.locator(`.p52-pick[data-decision="${step}"]`).first().click();
    await page.locator(`.gold[data-decision="${step}"]`).click();
  }
  await page.locator('.button[data-decision="split"]:not(.gold)').last().click();
  await page.locator('.gold[data-decision="split"].big').click();
  await page.locator('.p52-pick[data-decision="learn"]').first().click();
  await page.locator('.gold[data-decision="learn"]').click();
  const name = await page.locator('.p52-naming input').inputValue();
  expect(name).not.toBe('');
  await page.locator('.gold[data-decision="name"]').click();
  await page.locator('.p52-quests').waitFor();
  expect(await page.locator('.p52-sheet h2').first().textContent()).toBe(name);
});
