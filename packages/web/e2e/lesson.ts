/** A lesson, followed to its end: what the rat explains is read, what it asks for is done. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { robot } from './hands.ts';
import { DESKTOP, type House, PHONE } from './house.ts';

export const DEVICES = [
  { device: 'a desktop', viewport: DESKTOP },
  { device: 'a phone', viewport: PHONE },
] as const;

const MOST_STEPS = 400;

/** How many different things the rat said. It never stands before what it points at. */
export async function learn(house: House, game: string, viewport: { width: number; height: number }): Promise<number> {
  const { page } = await house.visitor({ viewport });
  await page.goto(`${house.url}/learn/${game}`);
  const lesson = page.locator('.lesson');
  await lesson.waitFor();
  const said = new Set<string>();
  let pointed = 0;
  const over = page.getByRole('link', { name: 'Play for real' });
  for (let step = 0; step < MOST_STEPS && !(await over.isVisible()); step++) {
    const words = (await lesson.locator('p').first().textContent()) ?? '';
    said.add(words);
    const under = await covered(page);
    if (under !== null) pointed++;
    expect([words, under ?? 0]).toEqual([words, 0]);
    const next = page.locator('[data-lesson="next"]');
    if (await next.isVisible()) await next.click();
    else await robot(page, { seed: step + 1, most: 1 });
  }
  await over.waitFor();
  expect(pointed).toBeGreaterThan(2);
  return said.size;
}

/** How much of what the rat points at lies under its words, in square pixels; null: it points at nothing that can be seen. */
export const covered = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const lesson = document.querySelector('.lesson')?.getBoundingClientRect();
    const ringed = document.querySelector('.ringed');
    if (!lesson || ringed === null || ringed.closest('dialog') !== null) return null;
    const meet = (a: DOMRect, b: DOMRect) =>
      new DOMRect(
        Math.max(a.left, b.left),
        Math.max(a.top, b.top),
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)),
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)),
      );
    // What is scrolled away under an edge of the board is not seen.
    const frame = ringed.closest('.table-board')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const seen = meet(ringed.getBoundingClientRect(), frame);
    const both = meet(seen, lesson);
    return seen.width * seen.height === 0 ? null : both.width * both.height;
  });
