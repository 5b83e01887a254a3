import { lookAt } from '@undercroft/web/e2e/faults.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { TANSY } from '../web/lesson-steps.ts';

const house = openHouse();

test('a character on the shelf has a page with its sheet, its history and the source of every point', async () => {
  const visitor = await house().visitor();
  const { page } = visitor;
  await visitor.become('Odo');
  const put = await visitor.context.request.post(`${house().url}/api/shelf`, { data: { game: 'p52', thing: TANSY } });
  expect(put.ok()).toBe(true);
  await visitor.go('/shelf');
  await page.getByRole('link', { name: 'Tansy' }).click();
  await page.locator('.p52-origins').waitFor();
  // Every row adds up to the core on the sheet.
  const rows = await page
    .locator('.p52-origins tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-') || 0))),
    );
  for (const row of rows) expect(row.slice(0, -1).reduce((sum, n) => sum + n, 0)).toBe(row.at(-1));
  await lookAt(visitor, 'a character');
  await page.getByRole('link', { name: /Your characters/ }).click();
  await page.getByRole('link', { name: 'Tansy' }).waitFor();
});

test('shelf, characters and lobby call people, things and scenarios by their German names', async () => {
  const visitor = await house().visitor({ locale: 'de-DE' });
  const { page } = visitor;
  await visitor.become('Odo');
  await visitor.context.request.post(`${house().url}/api/shelf`, { data: { game: 'p52', thing: TANSY } });
  await visitor.go('/shelf');
  await page.getByText('Gezeitengänger, Schildarm · Stufe 1, 0 Erfahrung').waitFor();
  await visitor.go('/games/p52/characters');
  await page.getByText('Stufe 1, 0 Erfahrung').waitFor();
  for (const [material, title] of [
    ['drowned-bailey', 'Die ersoffene Vorburg'],
    ['short-stay', 'Ebene Neun, Kurzparker'],
  ] as const) {
    const { id } = await visitor.newTable({ game: 'p52', seats: 2, material });
    await visitor.go(`/t/${id}`);
    await page.getByText(`Gespielt wird mit: ${title}`).waitFor();
  }
});

test.each([
  ['en-GB', 'anybody, and who comes from elsewhere is marked', 'Brought from elsewhere, not verified'],
  ['de-DE', 'alle, und wer von anderswo kommt, ist gezeichnet', 'Von anderswo mitgebracht, nicht geprüft'],
])(
  'whom a table admits is said before anybody brings somebody, and who comes from elsewhere is marked (%s)',
  async (locale, admitted, mark) => {
    const visitor = await house().visitor({ locale });
    const { page } = visitor;
    await visitor.become('Odo');
    const put = await visitor.context.request.post(`${house().url}/api/shelf`, { data: { game: 'p52', thing: TANSY } });
    await visitor.go('/shelf');
    await page.getByText(mark).waitFor();
    await visitor.go(`/games/p52/characters/${(await put.json()).id}`);
    await page.locator('.p52-origins').waitFor();
    await page.getByText(mark).waitFor();
    await visitor.go('/games/p52');
    await page.locator('.admission', { hasText: admitted }).waitFor();
    const { id } = await visitor.newTable({ game: 'p52', seats: 2 });
    await visitor.go(`/t/${id}`);
    await page.locator('.admission', { hasText: admitted }).waitFor();
  },
);
