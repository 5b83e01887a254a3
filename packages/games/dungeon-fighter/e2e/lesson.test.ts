import { robot } from '@undercroft/web/e2e/hands.ts';
import { DESKTOP, openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { tutorial } from '../web/lesson.ts';
import { GAME } from './throwing.ts';

const house = openHouse();

test.each([
  { device: 'a desktop', viewport: DESKTOP },
  { device: 'a phone', viewport: PHONE },
])('the rat teaches the first throw on $device', async ({ viewport }) => {
  const { page } = await house().visitor({ viewport });
  await page.goto(`${house().url}/learn/${GAME}`);
  const lesson = page.locator('.lesson');
  await lesson.waitFor();
  const said = new Set<string>();
  const over = page.getByRole('link', { name: 'Play for real' });
  for (let step = 0; step < 80 && !(await over.isVisible()); step++) {
    said.add((await lesson.locator('p').first().textContent()) ?? '');
    const next = page.locator('[data-lesson="next"]');
    if (await next.isVisible()) await next.click();
    else await robot(page, { seed: step + 1, most: 1 });
  }
  await over.waitFor();
  expect(said.size).toBeGreaterThanOrEqual(new Set(tutorial.lessons.map(({ say }) => say)).size - 1);
});
