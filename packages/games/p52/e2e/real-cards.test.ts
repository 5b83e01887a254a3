import { lookAt } from '@undercroft/web/e2e/faults.ts';
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { GAME } from './moments.ts';

const house = openHouse();

test('a card turned up on the people’s own table is told by keys and by fingers, and cannot come twice', async () => {
  const visitor = await house().visitor();
  const { page } = visitor;
  await visitor.become('Odo');
  await visitor.play({ game: GAME, seats: 1, dice: 'people', pace: 'at-once' });
  await page.locator('.p52-ready.own .button').click();
  for (const step of ['race', 'profession', 'quirk']) {
    await page.locator(`.p52-pick[data-decision="${step}"]`).first().click();
    await page.locator(`.gold[data-decision="${step}"]`).click();
  }
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await key('7 of hearts').waitFor();
  await lookAt(visitor, 'the cards');
  // A rank alone tells nothing.
  await page.keyboard.press('7');
  await page.keyboard.press('h');
  await page.keyboard.press('7');
  await expect.poll(() => key('7 of hearts').isDisabled()).toBe(true);
  await page.setViewportSize(PHONE);
  await key('clubs').click();
  await key('Queen of clubs').click();
  await key('clubs').click();
  await expect.poll(() => key('Queen of clubs').isDisabled()).toBe(true);
  await key('2 of clubs').click();
  // Seven, Queen and two: the middle one counts.
  await page.getByText('7 points').first().waitFor();
});

test('who is ready has three cards of the people’s own pack too, and is somebody when they lie there', async () => {
  const visitor = await house().visitor();
  const { page } = visitor;
  await visitor.become('Odo');
  await visitor.play({ game: GAME, seats: 1, dice: 'people', pace: 'at-once' });
  await page.locator('.p52-ready .gold').first().click();
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await key('7 of hearts').click();
  await expect.poll(() => key('7 of hearts').isDisabled()).toBe(true);
  await key('8 of hearts').click();
  await expect.poll(() => key('8 of hearts').isDisabled()).toBe(true);
  await key('9 of hearts').click();
  await page.locator('.p52-quests').waitFor();
  expect(await page.locator('.p52-sheet h2').first().textContent()).toBe('Gorm');
});
