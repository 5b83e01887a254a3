import { robot } from '@undercroft/web/e2e/hands.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { GAME } from './party.ts';

const house = openHouse();

test('real dice are asked for by name and by the pictures of their sides', async () => {
  const visitor = await house().visitor();
  const { page } = visitor;
  await visitor.become('Rita');
  await visitor.play({ game: GAME, seats: 1, options: { 'play.mode': 'alone' }, dice: 'people', pace: 'at-once' });
  const tray = page.locator('.dice-tray:has(.ap-real-die)');
  const seen = async () => (await tray.count()) > 0 && Promise.reject(new Error('a die'));
  await robot(page, { seed: 5, most: 200, before: seen }).catch(() => undefined);
  await tray.getByRole('heading', { name: /^Pick up (red|green|blue|yellow) 1 and roll it/ }).waitFor();
  expect(await tray.locator('.ap-real-die').count()).toBe(6);
  const label = await tray.getByRole('button').first().getAttribute('aria-label');
  expect(label).toMatch(/sword|arrow|magic|shield|rune|blank/);
});
