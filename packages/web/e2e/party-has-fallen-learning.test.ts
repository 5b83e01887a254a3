import { expect, test } from 'vitest';
import { robot } from './hands.ts';
import { openHouse, PHONE } from './house.ts';

const house = openHouse();

test.each([
  ['a desktop', undefined],
  ['a phone', PHONE],
])('the tutorial teaches to its end on %s', async (_, viewport) => {
  const { page } = await house().visitor(viewport ? { viewport } : {});
  await page.goto(`${house().url}/learn/party-has-fallen`);
  const lesson = page.locator('.lesson');
  await lesson.waitFor();
  const [, count] = (await lesson.locator('small').textContent())?.match(/\d+/g)?.map(Number) ?? [];
  expect(count).toBeGreaterThan(20);
  const said = new Set<string>();
  const over = page.getByRole('link', { name: 'Play for real' });
  for (let step = 0; step < 200 && !(await over.isVisible()); step++) {
    said.add((await lesson.locator('p').first().textContent()) ?? '');
    const goOn = page.locator('[data-lesson="next"]');
    if (await goOn.isVisible()) await goOn.click();
    else await robot(page, { seed: step + 1, most: 1 });
  }
  await over.waitFor();
  expect(said.size).toBeGreaterThan(18);
});
