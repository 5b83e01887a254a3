/** Whether something can be pressed where it stands: wholly on the screen, and nothing lies over it. */
import type { Locator } from 'playwright-core';

/** The names of those that are not in sight as a whole. */
export const outOfSight = (what: Locator): Promise<string[]> =>
  what.evaluateAll((elements) => {
    const isSeen = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => document.elementFromPoint(left + across * width, top + down * height)),
      );
      // Round corners show what is behind them.
      return width > 0 && points.every((found) => found !== null && (element.contains(found) || found.contains(element)));
    };
    return elements.filter((element) => !isSeen(element)).map((element) => element.getAttribute('aria-label') ?? element.textContent);
  });
