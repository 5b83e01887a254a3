import { lookAt } from '@undercroft/web/e2e/faults.ts';
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { outOfSight } from '@undercroft/web/e2e/in-sight.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ASKED, covered, FLYING, isPlain, openAt, openWhen, PLAIN, SPECIAL, seqOf, takeDie } from './throwing.ts';

const house = openHouse();

test('the die is pulled back and let go, and the table says what became of it', async () => {
  const visitor = await openAt(house(), PLAIN);
  const { page } = visitor;
  const before = await seqOf(visitor);
  const box = (await page.locator(PLAIN).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.55];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y + 160, { steps: 4 });
  expect(await page.locator('.df-above .arc').count()).toBeGreaterThan(5);
  await page.mouse.up();
  await expect.poll(() => seqOf(visitor)).toBeGreaterThan(before);
  // Whoever doubts it sees whose die lies where, the reasons, and the whole throw again.
  await page.locator('.df-verdict li').first().waitFor();
  expect(await page.locator('.df-flag').count()).toBe(1);
  await page.locator('.df-again').click();
  await page.locator('.df-above .trail').waitFor({ state: 'attached' });
});

test.each([
  { title: 'Escape', undo: (page: Page) => page.keyboard.press('Escape') },
  { title: 'coming back to where one began', undo: (_page: Page, back: () => Promise<void>) => back() },
])('a pull is given up by $title: nothing is thrown, and the aim is as it was', async ({ undo }) => {
  const visitor = await openWhen(house(), { ...FLYING, kind: 'throw', when: isPlain });
  const { page } = visitor;
  const [before, speed] = [await seqOf(visitor), await page.locator('.df-tape .number').textContent()];
  const pull = await takeDie(page);
  await pull(0.9);
  await page.locator('.df-table[data-pulled]').waitFor();
  expect(await page.locator('.df-tape .number').textContent()).not.toBe(speed);
  await undo(page, () => pull(0));
  await page.mouse.up();
  await page.locator('.df-table:not([data-pulled])').waitFor();
  expect(await page.locator('.df-tape .number').textContent()).toBe(speed);
  expect(await seqOf(visitor)).toBe(before);
});

test('by keys alone: arrows walk, Space is held and let go', async () => {
  const visitor = await openAt(house(), PLAIN);
  const { page } = visitor;
  const before = await seqOf(visitor);
  await page.locator('body').press('ArrowRight');
  await page.keyboard.down('Space');
  await page.waitForTimeout(300);
  await page.keyboard.up('Space');
  await expect.poll(() => seqOf(visitor)).toBeGreaterThan(before);
});

test('an open dialog has the keys for itself: Escape closes it, and Space throws nothing', async () => {
  const visitor = await openAt(house(), PLAIN);
  const { page } = visitor;
  const before = await seqOf(visitor);
  await page.getByRole('button', { name: 'Look up the rules' }).click();
  await page.locator('dialog[open] h2').first().click();
  await page.keyboard.press('Space', { delay: 100 });
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await seqOf(visitor)).toBe(before);
});

test('a throw that asks for more is made with one button: each press stops what moves and starts the next', async () => {
  const visitor = await openAt(house(), SPECIAL, { options: { 'play.difficulty': 'insane' } });
  const { page } = visitor;
  const before = await seqOf(visitor);
  const button = page.locator('.df-act .gold[data-decision="throw"]');
  // What moves is never still enough for a click that waits.
  for (let press = 0; press < 14 && (await button.count()) > 0; press++)
    await button.dispatchEvent('click', {}, { timeout: 500 }).catch(() => undefined);
  await expect.poll(() => seqOf(visitor)).toBeGreaterThan(before);
});

test('on a phone upright a throw that asks for more has its gold button in sight', async () => {
  const { page } = await openAt(house(), SPECIAL, { options: { 'play.difficulty': 'insane' } });
  for (const size of [PHONE, { width: 390, height: 664 }, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    expect([size, await outOfSight(page.locator('.df-act .gold'))]).toEqual([size, []]);
  }
});

test('choosing a die, throwing it and the map look right to axe', async () => {
  const swing = await openAt(house(), ASKED('swing'));
  await lookAt(swing, 'the die');
  const thrown = await openAt(house(), ASKED('throw'));
  await lookAt(thrown, 'the throw');
});

const REAL = { options: { 'play.throws': 'told' }, seats: 1, kind: 'tell' };

test.each(['en-GB', 'de-DE'])(
  'a real table is told on the first screen of a phone (%s): where it lies, which face is up, and the gold button',
  async (locale) => {
    const visitor = await openWhen(house(), REAL, { viewport: PHONE, locale });
    const { page } = visitor;
    const all = '.df-act .ask h2, .df-section, .df-missed, .df-face .chip, .df-act :is(.gold, .barred) .words';
    expect(await outOfSight(page.locator(all))).toEqual([]);
    expect(await page.locator(all).count()).toBe(11);
    // The shield one taps is not covered either.
    expect(await covered(page, ['.df-above .under'])).toEqual([]);
    await lookAt(visitor, 'the telling');
  },
);

test('one taps the shield where the real die lies', async () => {
  const { page } = await openWhen(house(), REAL, { viewport: PHONE, hasTouch: true });
  const { x, y, width } = (await page.locator('.df-above .under').boundingBox())!;
  // Half a ring beside the middle of the third one, where there is neither bone nor hole.
  const far = ((109 / 436) * width) / Math.SQRT2;
  await page.touchscreen.tap(x + width / 2 - far, y + width / 2 + far);
  await page.locator('.df-section.ring-3[aria-pressed="true"]').waitFor();
  expect(await page.locator('.df-above .pointed').count()).toBe(1);
  await page.getByRole('button', { name: 'Enter a hit: 3' }).click();
  await expect.poll(() => page.locator('.df-section.ring-3').count()).toBe(0);
});

test('all reasons for a miss lie behind one button, which names the one that was said', async () => {
  const { page } = await openWhen(house(), REAL, { viewport: PHONE });
  expect(await page.locator('.df-reasons').count()).toBe(0);
  await page.locator('.df-missed').click();
  expect(await outOfSight(page.locator('.df-reasons .chip, .df-act :is(.gold, .barred) .words'))).toEqual([]);
  await page.getByRole('button', { name: 'lies on a bone' }).click();
  expect(await page.locator('.df-missed').textContent()).toBe('Missed: lies on a bone');
  await page.getByRole('button', { name: 'Enter a miss' }).click();
  await expect.poll(() => page.locator('.df-missed').count()).toBe(0);
});

test('DF-118 the leader corrects the last throw on the same shield, until the next one begins', async () => {
  const { page } = await openWhen(house(), { ...REAL, when: isPlain }, { viewport: PHONE });
  const health = () => page.locator('.df-placard .art-seal').first().textContent();
  const whole = await health();
  await page.locator('.df-missed').click();
  await page.getByRole('button', { name: 'lies on a bone' }).click();
  await page.getByRole('button', { name: 'Enter a miss' }).click();
  await page.locator(ASKED('swing')).waitFor();
  await page.getByRole('button', { name: 'Correct the last throw' }).click();
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await page.locator('.df-act .df-dice').waitFor();
  await page.getByRole('button', { name: 'Correct the last throw' }).click();
  await page.locator('.df-section.ring-2').click();
  await page.getByRole('button', { name: 'Enter a hit: 2' }).click();
  await expect.poll(health).not.toBe(whole);
});
