import { openHouse } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { openAt } from './moments.ts';

const house = openHouse();

test('a level is chosen as a whole, taken with one press, and asked for again after a reload', async () => {
  const { page } = await openAt(house(), ({ kind, view }) => kind === 'split' && (view.heroes[0]!.sheet?.level ?? 0) % 2 === 1);
  await page.getByRole('button', { name: 'Suggest' }).click();
  const gold = page.locator('.p52-take .gold');
  // Nothing was sent yet: whoever comes back chooses anew.
  await page.reload();
  await expect.poll(() => gold.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Suggest' }).click();
  const ability = page.locator('.p52-pane [role="radio"]').first();
  const name = await ability.locator('.what > b').textContent();
  await ability.click();
  // Old and new stand on the sheet before it is taken.
  expect(await page.locator('.p52-sheet .p52-cores .up').count()).toBeGreaterThan(0);
  expect(await page.locator('.p52-sheet .p52-ability.up').textContent()).toContain(name);
  await gold.click();
  await page.locator('.p52-take').waitFor({ state: 'detached' });
  expect(await page.locator('.p52-sheet .p52-abilities').textContent()).toContain(name);
});
