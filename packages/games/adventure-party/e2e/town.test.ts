import { LOOKS, lookAt } from '@undercroft/web/e2e/faults.ts';
import { DESKTOP, openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { outOfSight } from '@undercroft/web/e2e/in-sight.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME, type Moment, openAt } from './party.ts';

const house = openHouse();

const gold = (page: Page) => page.locator('.ap-town-oak .gold[data-decision]');
const hires = ({ options }: Moment): boolean => options.some((d) => d.kind === 'tavern' && d.do === 'hire');
const affords = (page: Page) => page.locator('.ap-niche button[data-decision]').first();

/** A turn from the Tavern to the march: hire, leave, choose a quest, put somebody into each slot. */
async function march(page: Page): Promise<void> {
  await affords(page).click();
  await gold(page).click();
  await page.locator('.ap-member').first().waitFor();
  await gold(page).click();
  await page.locator('.ap-region.shown .ap-quest-pick[data-decision]').first().click();
  for (const hero of await page.locator('.ap-hero-choice[aria-pressed="false"]').all()) {
    if ((await gold(page).count()) > 0) break;
    await hero.click();
  }
}

test('somebody hires, sees what is left in the purse, leaves and marches', async () => {
  const visitor = await house().visitor();
  await visitor.become('Odo');
  await visitor.play({ game: GAME, seats: 2, options: { 'play.starter': 'first' }, bots: [null, 'greedy'] });
  const { page } = visitor;
  await affords(page).click();
  expect(await page.locator('.ap-purse').textContent()).toMatch(/\d+ gold.*→.*\d+ left/);
  await affords(page).click();
  await march(page);
  await page.locator('.ap-theatre, .ap-hero-choice').first().waitFor();
});

test('a quest that is not asked for is read in a dialog', async () => {
  const { page } = await openAt(house(), hires);
  await page.locator('.ap-quest-pick').first().click();
  await page.locator('dialog[open] .ap-reading').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('a weapon of the hand is given to a hero', async () => {
  const { page } = await openAt(house(), ({ options }) => options.some((d) => d.kind === 'tavern' && d.do === 'equip'));
  await page.locator('.ap-hand-button').click();
  await page.locator('dialog[open] .chip', { hasText: 'Equip' }).first().click();
  await page.locator('.ap-town-oak[data-plan="equip"]').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  if ((await gold(page).count()) === 0) await page.locator('.ap-member[data-decision]').first().click();
  const armed = await page.locator('.ap-member .weapon', { hasText: 'No weapon' }).count();
  await gold(page).click();
  await expect.poll(() => page.locator('.ap-member .weapon', { hasText: 'No weapon' }).count()).toBeLessThanOrEqual(armed);
});

test('the market town sells an item', async () => {
  const { page } = await openAt(house(), ({ options }) => options.some((d) => d.kind === 'tavern' && d.do === 'buyItem'));
  const hand = await page.locator('.ap-hand-button').textContent();
  await page.getByRole('button', { name: 'Buy an item' }).click();
  await gold(page).click();
  await expect.poll(() => page.locator('.ap-hand-button').textContent()).not.toBe(hand);
});

/** Phones upright, one of them as low as browsers leave it. */
const PHONES = [PHONE, { width: 412, height: 823 }, { width: 390, height: 664 }, { width: 360, height: 640 }];

test('on phones no button of the town lies under the gold one or the tabs', async () => {
  const { page } = await openAt(house(), hires, { wise: true });
  for (const size of PHONES) {
    await page.setViewportSize(size);
    expect([size, await outOfSight(page.locator('.ap-town button:visible'))]).toEqual([size, []]);
  }
});

test('on a phone what the town offers is a press away from the gold button', async () => {
  const { page } = await openAt(house(), ({ options }) => options.some((d) => d.kind === 'tavern' && d.do === 'buyItem'));
  await page.setViewportSize(PHONE);
  const hand = page.getByRole('button', { name: /^Hand \d/ }).last();
  const before = await hand.textContent();
  await page.getByRole('button', { name: 'Spend it in town' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Buy an item' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await gold(page).click();
  await expect.poll(() => hand.textContent()).not.toBe(before);
});

test('on phones everybody sees whom a wound can hit, and may choose', async () => {
  const { page } = await openAt(house(), ({ kind, view }) => kind === 'wound' && view.seats[0]!.party.length === 3, { wise: true });
  for (const size of PHONES) {
    await page.setViewportSize(size);
    expect([size, await outOfSight(page.locator('.ap-hero-choice, .ap-act .barred .button'))]).toEqual([size, []]);
  }
});

test('with a finger on a phone: hire, look at the parties and the hand, march', async () => {
  const visitor = await house().visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await visitor.become('Odo');
  await visitor.play({ game: GAME, seats: 2, options: { 'play.starter': 'first' }, bots: [null, 'greedy'] });
  const { page } = visitor;
  await page.getByRole('button', { name: 'Parties' }).tap();
  await page.locator('.ap-town-parties .ap-party-of').first().waitFor();
  await page.getByRole('button', { name: /^Hand \d/ }).tap();
  await page.locator('.ap-town-hand .ap-shelf').waitFor();
  await page.getByRole('button', { name: 'Town', exact: true }).tap();
  await march(page);
  await gold(page).tap();
  await page.locator('.ap-theatre, .ap-hero-choice').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the town looks right to axe, with a plan and without', async () => {
  const visitor = await openAt(house(), hires);
  await lookAt(visitor, 'the town');
  await affords(visitor.page).click();
  await lookAt(visitor, 'the town, hiring', [LOOKS[0]!, LOOKS[2]!]);
});

test('the choice of a quest looks right to axe', async () => {
  const visitor = await openAt(house(), ({ kind }) => kind === 'quest');
  await visitor.page.locator('.ap-quest-pick[data-decision]').first().click();
  await lookAt(visitor, 'quest');
});

/** On a phone meeples stand on the stones: their frame is the one the arch is drawn in. */
async function stonesCarryMeeples(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const part = async () => {
    const [frame, arch] = [await page.locator('.ap-stones').boundingBox(), await page.locator('.ap-stones > .ap-arch').boundingBox()];
    if (frame === null || arch === null) return [];
    return [(arch.x - frame.x) / frame.width, arch.width / frame.width, (arch.y - frame.y) / frame.height, arch.height / frame.height];
  };
  // As `stoneStyle` reckons: 64 beside the arch of 940, 74 above its 600.
  const wanted = [64 / 1068, 940 / 1068, 74 / 674, 600 / 674];
  await expect.poll(async () => Math.max(...(await part()).map((share, i) => Math.abs(share - wanted[i]!)))).toBeLessThan(0.01);
  const { width, height } = (await page.locator('.ap-stones').boundingBox())!;
  expect(width / height).toBeCloseTo(1068 / 674, 1);
  await page.setViewportSize(DESKTOP);
}

test('the Arena shows its scale and its prizes, and is entered by the gold button', async () => {
  const visitor = await openAt(house(), ({ kind }) => kind === 'arena', { seats: 4, wise: true });
  const { page } = visitor;
  expect(await page.locator('.ap-arch text').allTextContents()).toEqual([...Array.from({ length: 14 }, (_, i) => String(i)), '14+']);
  expect(await page.locator('.podium > li').count()).toBe(4);
  await lookAt(visitor, 'arena');
  await stonesCarryMeeples(page);
  await page.locator('.gold[data-decision="arena"]').click();
  await page.locator('.gold[data-decision="arena"]').waitFor({ state: 'detached' });
});

test('the boss shows both stages and who fights after whom', async () => {
  const visitor = await openAt(house(), ({ kind }) => kind === 'boss', { seats: 4, wise: true });
  const { page } = visitor;
  expect(await page.locator('.ap-lair .ap-stages > li').count()).toBe(2);
  expect(await page.locator('.ap-fighters > li').count()).toBe(4);
  expect(await page.locator('.ap-fighters > .now').textContent()).toContain('Odo');
  await lookAt(visitor, 'boss');
  await page.locator('.gold[data-decision="boss"]').click();
  await page.locator('.gold[data-decision="boss"]').waitFor({ state: 'detached' });
});

test('the vote for the most honourable begins the game', async () => {
  const visitor = await house().visitor();
  await visitor.become('Odo');
  await visitor.play({ game: GAME, seats: 3, options: { 'play.starter': 'vote' }, bots: [null, 'greedy', 'greedy'] });
  const { page } = visitor;
  await page.locator('.chip[data-decision="vote"]').nth(1).click();
  await lookAt(visitor, 'the vote', [LOOKS[0]!, LOOKS[2]!]);
  await page.locator('.gold[data-decision="vote"]').click();
  await page.locator('.ap-seat.active').waitFor();
});
