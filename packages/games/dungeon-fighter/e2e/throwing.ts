/** What the tests of Dungeon Fighter share: tables of one person where a certain question waits, and the hand that throws. */
import { robot } from '@undercroft/web/e2e/hands.ts';
import type { House } from '@undercroft/web/e2e/house.ts';
import { playUntil } from '@undercroft/web/e2e/swift.ts';
import type { Visitor } from '@undercroft/web/e2e/visitor.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Decision, View } from '../src/index.ts';

export const GAME = 'dungeon-fighter';

interface Wish extends BrowserContextOptions {
  options?: Record<string, boolean | number | string>;
}

export const ASKED = (kind: string): string => `.table-screen[data-asked~="${kind}"]`;
/** A plain throw, which is pulled; and one with gestures of its own. */
export const PLAIN = '.df-table.pulling';
export const SPECIAL = '.df-making';

const MOST_GAMES = 6;
/** Those that are played at the server alone take no time. */
const MOST_STARTS = 60;

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

export interface Moment {
  kind: string;
  seats?: number;
  options?: Record<string, string>;
  /** Which of those moments; left out, the first. */
  when?(view: View, answers: readonly Decision[]): boolean;
}

/** A table of one person on all seats, played by chance at the server up to that question, and then opened. */
export async function openWhen(
  house: House,
  { kind, seats = 2, options = { 'play.throws': 'rough' }, when = () => true }: Moment,
  browser: Parameters<House['visitor']>[0] = {},
): Promise<Visitor> {
  const visitor = await house.visitor(browser);
  const me = await visitor.become('Odo');
  const all = Array.from({ length: seats }, (_, seat) => seat);
  for (let seed = 1; seed <= MOST_STARTS; seed++) {
    const { id } = await visitor.newTable({ game: GAME, seats, options }, all);
    await visitor.start(id);
    let isThere = false;
    // The views and answers of this game's tables are this game's. Where a die must be thrown by hand nobody goes on by chance.
    const until = (asked: { kind: string; answers: readonly unknown[] }, _seat: number, view: unknown) => {
      isThere = asked.kind === kind && when(view as View, asked.answers as Decision[]);
      return isThere || asked.answers.length === 0;
    };
    await playUntil(house, id, { people: all.map(() => me), seed, until });
    if (!isThere) continue;
    await visitor.go(`/t/${id}`);
    await visitor.page.locator(ASKED(kind)).waitFor();
    return visitor;
  }
  throw new Error(`'${kind}' is not asked in ${MOST_STARTS} games`);
}

/** Dice that fly for three heroes of one person, and nothing is asked of a throw but a bounce. */
export const FLYING = { seats: 1, options: {} } as const;
export const isPlain = ({ wanted, compulsory }: View): boolean => wanted.length === 0 && compulsory.length === 0;

const middleOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Of parts of the table, those of which the middle, the left or the right end, the top or the bottom lies under something else. */
export const covered = (page: Page, parts: readonly string[]): Promise<string[]> =>
  page.evaluate((of) => {
    const isBare = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('.df-table') != null;
    return of.filter((each) => {
      const { left, top, width, height } = document.querySelector(each)!.getBoundingClientRect();
      const along = [0.05, 0.5, 0.95].map((share) => [left + share * width, top + share * height] as const);
      return !along.every(([x, y]) => isBare(x, top + height / 2) && isBare(left + width / 2, y));
    });
  }, parts);

/** Takes the die in the hand; what comes back pulls it straight away from the shield, by a part of the room up to the window's edge. */
export async function takeDie(page: Page): Promise<(share: number) => Promise<void>> {
  const [die, shield] = [await middleOf(page, '.df-above .die.up'), await middleOf(page, '.df-above .under')];
  const room = page.viewportSize()!.height - die.y;
  const away = Math.hypot(die.x - shield.x, die.y - shield.y);
  const [dx, dy] = [(die.x - shield.x) / away, (die.y - shield.y) / away];
  await page.mouse.move(die.x, die.y);
  await page.mouse.down();
  return (share) => page.mouse.move(die.x + dx * room * share, die.y + dy * room * share, { steps: 4 });
}

/** A table's number goes up with everything that happens. */
export const seqOf = async ({ page }: Visitor): Promise<number> => Number(await page.locator('.table-screen').getAttribute('data-seq'));
