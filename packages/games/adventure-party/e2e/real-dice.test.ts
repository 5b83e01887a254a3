import { CHANCE, type DecisionBase } from '@undercroft/engine';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { playUntil } from '@undercroft/web/e2e/swift.ts';
import { expect, test } from 'vitest';
import type { Decision } from '../src/index.ts';
import { GAME, isDull } from './party.ts';

const house = openHouse();

test('real dice are asked for by name and by the pictures of their sides', async () => {
  const visitor = await house().visitor();
  const { page } = visitor;
  const people = [await visitor.become('Rita')];
  const { id } = await visitor.newTable({ game: GAME, seats: 1, options: { 'play.mode': 'alone' }, dice: 'people' });
  await visitor.start(id);
  const never = (answer: DecisionBase) => isDull(answer as Decision);
  expect(await playUntil(house(), id, { people, seed: 5, until: ({ kind }) => kind === CHANCE, never })).toBe(true);
  await visitor.go(`/t/${id}`);
  const tray = page.locator('.dice-tray:has(.ap-real-die)');
  await tray.getByRole('heading', { name: /^Pick up (red|green|blue|yellow) 1 and roll it/ }).waitFor();
  expect(await tray.locator('.ap-real-die').count()).toBe(6);
  const label = await tray.getByRole('button').first().getAttribute('aria-label');
  expect(label).toMatch(/sword|arrow|magic|shield|rune|blank/);
});
