import { expect, test } from 'vitest';
import { openHouse, PHONE } from './house.ts';

const house = openHouse();

const GAMES = ['table-dungeon', 'party-has-fallen', 'cellar'].flatMap((game) => ['en-GB', 'de-DE'].map((locale) => ({ game, locale })));

/** The bar's height, and what in it does not fit. */
function measure(): { height: number; lines: number[]; out: string[] } {
  const bar = document.querySelector<HTMLElement>('.table-bar')!;
  const lines = [...bar.querySelectorAll<HTMLElement>('.table-title > *')].map((text) => Math.round(text.getBoundingClientRect().height));
  const out = [...bar.querySelectorAll<HTMLElement>('button, a')].filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2)) || width < 44 || height < 44;
  });
  return { height: bar.getBoundingClientRect().height, lines, out: out.map((control) => control.ariaLabel ?? control.textContent ?? '') };
}

test.each(GAMES)("a phone's header keeps its height when the own clock runs: $game, $locale", async ({ game, locale }) => {
  const visitor = await house().visitor({ viewport: PHONE, locale, hasTouch: true });
  await visitor.become('Ada');
  const heights: number[] = [];
  for (const clock of [{ kind: 'none' }, { kind: 'live', factor: 1 }] as const) {
    await visitor.play({ game, seats: 4, clock });
    await visitor.page.locator('[data-status="your-turn"]').waitFor();
    // As narrow as with one button more.
    await visitor.page.setViewportSize({ ...PHONE, width: PHONE.width - 46 });
    expect(await visitor.page.locator('.art-wick').isVisible()).toBe(clock.kind === 'live');
    const { height, lines, out } = await visitor.page.evaluate(measure);
    heights.push(height);
    expect(out).toEqual([]);
    // A long name may take two lines, and no more.
    for (const line of lines) expect(line).toBeLessThan(40);
  }
  expect(heights[0]).toBeLessThanOrEqual(60);
  expect(heights[1]).toBe(heights[0]);
});

test('what lies beside the table never covers the button that closes it', async () => {
  const visitor = await house().visitor({ viewport: PHONE, hasTouch: true });
  await visitor.become('Ada');
  await visitor.play({ game: 'party-has-fallen', seats: 4, clock: { kind: 'live', factor: 1 } });
  const { page } = visitor;
  await page.locator('[data-status="your-turn"]').waitFor();
  const button = page.locator('.table-bar [aria-expanded]');
  await button.tap();
  await page.locator('.table-side.sheet').waitFor();
  expect((await page.evaluate(measure)).out).toEqual([]);
  const side = await page.locator('.table-side.sheet').boundingBox();
  const bar = await page.locator('.table-bar').boundingBox();
  expect(side!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
  expect(side!.y + side!.height).toBeGreaterThan(PHONE.height - 2);
  await button.tap();
  await page.locator('.table-side.sheet').waitFor({ state: 'detached' });
});
