import type { NewTable } from '@undercroft/client';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAt } from '../../games/p52/e2e/moments.ts';
import { openHouse } from './house.ts';
import { playUntil } from './swift.ts';

const house = openHouse();
/** A phone on its side. */
const LOW = { width: 844, height: 390 };

/** A table of each game, the question it is played up to, and where that is asked. */
const TABLES: { table: NewTable; kind: string; asks: string }[] = [
  { table: { game: 'table-dungeon', seats: 3 }, kind: 'play', asks: '.td-act' },
  { table: { game: 'party-has-fallen', seats: 3 }, kind: 'turn', asks: '.phf-bar .ask' },
  { table: { game: 'dungeon-fighter', seats: 2 }, kind: 'swing', asks: '.df-act .ask' },
  { table: { game: 'p52', seats: 2 }, kind: 'race', asks: '.p52-stage h2' },
  { table: { game: 'adventure-party', seats: 2 }, kind: 'tavern', asks: '.ap-act' },
];

const boxesOf = async (what: Locator) => Promise.all((await what.all()).map(async (each) => (await each.boundingBox())!));
const isInside = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  x >= 0 && y >= 0 && x + width <= LOW.width + 1 && y + height <= LOW.height + 1;

/** So many answers must be in sight; the rest may scroll. */
const FIRST = 3;

/** What is asked and its first answers are seen without scrolling, and nothing is wider than the screen. */
async function isOnOneScreen(page: Page, kind: string, asks: string): Promise<void> {
  expect((await boxesOf(page.locator(asks).first())).map(isInside)).toEqual([true]);
  const answers = (await boxesOf(page.locator(`[data-decision="${kind}"]:visible`))).filter(isInside);
  expect(answers.length).toBeGreaterThanOrEqual(Math.min(FIRST, await page.locator(`[data-decision="${kind}"]:visible`).count()));
  expect(answers.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // Cards that fit beside each other do not overlap; a fan tilts them by a few degrees.
  const cards = await boxesOf(page.locator('.hand .hand-card'));
  for (const [i, card] of cards.slice(1).entries()) expect(card.x - (cards[i]!.x + cards[i]!.width)).toBeGreaterThan(-10);
}

test.each(TABLES)('on a phone on its side $table.game asks $kind on one screen', async ({ table, kind, asks }) => {
  const visitor = await house().visitor({ viewport: LOW, hasTouch: true });
  const { page } = visitor;
  const me = await visitor.become('Ada');
  const seats = Array.from({ length: table.seats ?? 2 }, (_, seat) => seat);
  const { id } = await visitor.newTable(table, seats);
  await visitor.start(id);
  expect(await playUntil(house(), id, { people: seats.map(() => me), until: (question) => question.kind === kind })).toBe(true);
  await visitor.go(`/t/${id}`);
  const taken = page.locator('[data-decision="take-hand"]').first();
  await taken.or(page.locator(asks)).first().waitFor();
  if (await taken.isVisible()) await taken.click();
  await page.locator(asks).first().waitFor();
  await isOnOneScreen(page, kind, asks);
});

test('on a phone on its side p52 asks for an action on one screen', async () => {
  const { page } = await openAt(house(), ({ kind, view }) => kind === 'act' && view.enemies.length > 0, { viewport: LOW, hasTouch: true });
  await isOnOneScreen(page, 'act', '.p52-act');
});
