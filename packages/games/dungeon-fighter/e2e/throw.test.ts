import { lookAt } from '@undercroft/web/e2e/faults.ts';
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { outOfSight } from '@undercroft/web/e2e/in-sight.ts';
import { expect, test } from 'vitest';
import { ASKED, openAt, PLAIN, SPECIAL, seqOf } from './throwing.ts';

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

test('a real table is told on one screen of a phone', async () => {
  const visitor = await openAt(house(), ASKED('tell'), { options: { 'play.throws': 'told' } });
  await lookAt(visitor, 'the telling');
  const { page } = visitor;
  await page.locator('.df-section.ring-3').click();
  await page.getByRole('button', { name: 'Enter a hit: 3' }).click();
  await expect.poll(() => page.locator('.df-section.ring-3').count()).toBe(0);
});
