import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { outOfSight } from '@undercroft/web/e2e/in-sight.ts';
import { LOW } from '@undercroft/web/e2e/one-screen.ts';
import { playUntil } from '@undercroft/web/e2e/swift.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

const house = openHouse();
const SEATS = [0, 1, 2, 3];
/** The narrowest phones, and what a browser's own bars leave of a usual one. */
const UPRIGHT = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];

const MOST_GAMES = 8;

/** A table of four that was played until its first seat is asked that. */
async function openAt(wanted: string): Promise<Page> {
  const visitors = await Promise.all(SEATS.map(() => house().visitor({ viewport: UPRIGHT[0]!, hasTouch: true })));
  const people = await Promise.all(visitors.map((each, seat) => each.become(`Ada ${seat}`)));
  const ada = visitors[0]!;
  const until = ({ kind }: { kind: string }, seat: number) => seat === 0 && kind === wanted;
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const { id } = await ada.newTable({ game: 'table-dungeon', seats: SEATS.length, visibility: 'public' });
    for (const [i, other] of visitors.slice(1).entries()) await other.sit(id, i + 1);
    await ada.start(id);
    if (!(await playUntil(house(), id, { people, seed, wise: game, until }))) continue;
    const page = await ada.go(`/t/${id}`);
    await page.locator(`.table-screen:not([data-scene]) [data-decision="${wanted}"]`).first().waitFor();
    return page;
  }
  throw new Error(`'${wanted}' is not asked in ${MOST_GAMES} games`);
}

/** The deed, with why it is barred if it is. */
const DEED = '.td-act .barred, .td-act :not(.barred) > .td-confirm';

test.each(['class', 'play', 'royal', 'levelUp', 'item'])(
  "upright the question '%s' and its deed are in sight on small phones",
  async (kind) => {
    const page = await openAt(kind);
    for (const size of UPRIGHT) {
      await page.setViewportSize(size);
      expect([size, await outOfSight(page.locator(`.td-say, ${DEED}`))]).toEqual([size, []]);
    }
  },
);

test('a hand that fits does not overlap', async () => {
  const page = await openAt('royal');
  const cards = await page.locator('.hand-card').evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  expect(cards.length).toBe(4);
  // A fan turns its cards by a few degrees.
  expect(cards.slice(1).every(({ left }, i) => left > cards[i]!.right - 10)).toBe(true);
});

test('on phones the figures above the bar stand clear of each other', async () => {
  const page = await openAt('levelUp');
  for (const size of [LOW, PHONE]) {
    await page.setViewportSize(size);
    const [total, goal] = [(await page.locator('.td-total').boundingBox())!, (await page.locator('.td-goal').boundingBox())!];
    const beside = total.x >= goal.x + goal.width || goal.x >= total.x + total.width;
    expect([size, beside || goal.y >= total.y + total.height - 8]).toEqual([size, true]);
    expect([size, await outOfSight(page.locator('.td-stamp h3'))]).toEqual([size, []]);
  }
});
