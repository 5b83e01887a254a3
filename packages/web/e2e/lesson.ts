/** A lesson, followed to its end: what the rat explains is read, what it asks for is done. */
import { robot } from './hands.ts';
import { DESKTOP, type House, PHONE } from './house.ts';

export const DEVICES = [
  { device: 'a desktop', viewport: DESKTOP },
  { device: 'a phone', viewport: PHONE },
] as const;

const MOST_STEPS = 400;

/** How many different things the rat said. */
export async function learn(house: House, game: string, viewport: { width: number; height: number }): Promise<number> {
  const { page } = await house.visitor({ viewport });
  await page.goto(`${house.url}/learn/${game}`);
  const lesson = page.locator('.lesson');
  await lesson.waitFor();
  const said = new Set<string>();
  const over = page.getByRole('link', { name: 'Play for real' });
  for (let step = 0; step < MOST_STEPS && !(await over.isVisible()); step++) {
    said.add((await lesson.locator('p').first().textContent()) ?? '');
    const next = page.locator('[data-lesson="next"]');
    if (await next.isVisible()) await next.click();
    else await robot(page, { seed: step + 1, most: 1 });
  }
  await over.waitFor();
  return said.size;
}
