/** Fingers and keys can do and read what a mouse can. */
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goodRoll, type Moment, openAt } from './party.ts';

const house = openHouse();

const wounds = ({ kind, options }: Moment): boolean => kind === 'wound' && options.length >= 2;
const seqOf = (page: Page) => page.locator('.table-screen').getAttribute('data-seq');
const moved = (page: Page, before: string | null) =>
  page.waitForFunction((seq) => document.querySelector<HTMLElement>('.table-screen')?.dataset['seq'] !== seq, before);

const middle = async (page: Page, selector: string) => {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const touch = (finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
  finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });

test('a wound is dealt by its number pressed twice', async () => {
  const { page } = await openAt(house(), wounds, { wise: true });
  const before = await seqOf(page);
  await page.keyboard.press('1');
  await page.locator('.ap-hero-choice[aria-checked="true"]').waitFor();
  expect(await seqOf(page)).toBe(before);
  await page.keyboard.press('1');
  await moved(page, before);
});

test('a wound is dragged onto a hero with a mouse', async () => {
  const { page } = await openAt(house(), wounds, { wise: true });
  const before = await seqOf(page);
  const [token, hero] = [await middle(page, '.ap-dragged'), await middle(page, '.ap-hero-choice')];
  await page.mouse.move(token.x, token.y);
  await page.mouse.down();
  await page.mouse.move(hero.x, hero.y, { steps: 4 });
  await page.mouse.up();
  await moved(page, before);
});

test('a wound is dragged onto a hero with a finger', async () => {
  const { page, context } = await openAt(house(), wounds, { wise: true });
  await page.setViewportSize(PHONE);
  const finger = await context.newCDPSession(page);
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const before = await seqOf(page);
  const [token, hero] = [await middle(page, '.ap-dragged'), await middle(page, '.ap-hero-choice')];
  await touch(finger, 'touchStart', [token]);
  await touch(finger, 'touchMove', [hero]);
  await touch(finger, 'touchEnd', []);
  await moved(page, before);
});

test('a finger that rests on something reads what a mouse does, and presses nothing', async () => {
  const { page, context } = await openAt(house(), wounds, { wise: true });
  await page.setViewportSize(PHONE);
  const finger = await context.newCDPSession(page);
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const portrait = '.ap-hero-choice .ap-portrait';
  const title = await page.locator(portrait).first().getAttribute('title');
  await touch(finger, 'touchStart', [await middle(page, portrait)]);
  await page.locator('.ap-tip').waitFor();
  await touch(finger, 'touchEnd', []);
  expect(await page.locator('.ap-tip').textContent()).toBe(title);
  expect(await page.locator('.ap-hero-choice[aria-checked="true"]').count()).toBe(0);
});

test('the chance of each tool stands with its fraction, on a phone too', async () => {
  const { page } = await openAt(
    house(),
    (moment) => goodRoll(moment) && (moment.view.rolling?.dice.some(({ chance }) => (chance ?? 0) > 0) ?? false),
  );
  await page.setViewportSize(PHONE);
  await page.locator('.ap-die-button[data-decision]').first().click();
  const value = page.locator('.ap-option .value').first();
  expect(await value.locator('small').isVisible()).toBe(true);
  expect(await value.textContent()).toMatch(/\d+\u00a0%.*(\d in \d|no chance|certain)/);
});

/** What a card that is read explains: each term opens its line of the rules. */
const terms = (page: Page) => page.locator('dialog[open] .ap-reading .term');

test('quests, the Arena and the boss explain their terms where they are read', async () => {
  const { page } = await openAt(house(), ({ kind, view }) => kind === 'tavern' && view.level === 2 && view.arena >= 0, { wise: true });
  await page.locator('.ap-quest-pick').first().click();
  await terms(page).first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.ap-track .ahead > button').click();
  await terms(page).first().waitFor();
  const later = await openAt(house(), ({ kind, view }) => kind === 'tavern' && view.boss >= 0, { wise: true });
  await later.page.locator('.ap-track .ahead > button').click();
  await terms(later.page).first().click();
  await later.page.getByRole('dialog', { name: /rules/i }).waitFor();
});
