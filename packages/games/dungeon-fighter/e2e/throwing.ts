/** What the tests of Dungeon Fighter share: a table of one person where a certain question waits. */
import { robot } from '@undercroft/web/e2e/hands.ts';
import type { House } from '@undercroft/web/e2e/house.ts';
import type { Visitor } from '@undercroft/web/e2e/visitor.ts';
import type { BrowserContextOptions } from 'playwright-core';

export const GAME = 'dungeon-fighter';

interface Wish extends BrowserContextOptions {
  options?: Record<string, boolean | number | string>;
}

export const ASKED = (kind: string): string => `.table-screen[data-asked~="${kind}"]`;
/** A plain throw, which is pulled; and one with gestures of its own. */
export const PLAIN = '.df-table.pulling';
export const SPECIAL = '.df-making';

const MOST_GAMES = 6;

/** Presses whatever may be pressed until that is to be seen. */
export async function openAt(house: House, wanted: string, { options = {}, ...browser }: Wish = {}): Promise<Visitor> {
  const visitor = await house.visitor(browser);
  await visitor.become('Odo');
  const { page } = visitor;
  const seen = async () => (await page.locator(wanted).count()) > 0;
  const stop = async () => (await seen()) && Promise.reject(new Error(wanted));
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    await visitor.play({ game: GAME, seats: 1, options });
    await robot(page, { seed, most: 200, before: stop }).catch((error: Error) => {
      if (error.message !== wanted) throw error;
    });
    if (await seen()) return visitor;
  }
  throw new Error(`${wanted} is not to be seen in ${MOST_GAMES} games`);
}

/** A table's number goes up with everything that happens. */
export const seqOf = async ({ page }: Visitor): Promise<number> => Number(await page.locator('.table-screen').getAttribute('data-seq'));
