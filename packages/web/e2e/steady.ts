/** Whether what one looks at keeps its place while questions come and go. */
import type { Page } from 'playwright-core';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a part of the page is, in whole pixels; null while it is not there. */
export async function boxOf(page: Page, selector: string): Promise<Box | null> {
  const found = await page
    .locator(selector)
    .first()
    .boundingBox({ timeout: 1000 })
    .catch(() => null);
  return found && { x: Math.round(found.x), y: Math.round(found.y), width: Math.round(found.width), height: Math.round(found.height) };
}

/** Records a part's box at each picture the page draws, from now until it is asked for: every box it had, once each. */
export async function watchBox(page: Page, selector: string): Promise<() => Promise<Box[]>> {
  await page.evaluate((of) => {
    const boxes = new Map<string, Box>();
    const look = () => {
      const found = document.querySelector(of)?.getBoundingClientRect();
      const [x, y, width, height] = [found?.x ?? 0, found?.y ?? 0, found?.width ?? 0, found?.height ?? 0].map(Math.round) as [
        number,
        number,
        number,
        number,
      ];
      if (found !== undefined && height > 0) boxes.set(`${x} ${y} ${width} ${height}`, { x, y, width, height });
      if (!(globalThis as { boxesSeen?: unknown }).boxesSeen) return;
      requestAnimationFrame(look);
    };
    (globalThis as { boxesSeen?: unknown }).boxesSeen = boxes;
    look();
  }, selector);
  return () =>
    page.evaluate(() => {
      const seen = (globalThis as { boxesSeen?: Map<string, Box> }).boxesSeen;
      delete (globalThis as { boxesSeen?: unknown }).boxesSeen;
      return [...(seen?.values() ?? [])];
    });
}
