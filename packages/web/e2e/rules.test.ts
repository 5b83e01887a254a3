import { abouts } from '@undercroft/catalog/abouts';
import { expect, test } from 'vitest';
import { LOOKS, lookAt } from './faults.ts';
import { DESKTOP, openHouse, PHONE } from './house.ts';

const house = openHouse();
const games = abouts.filter(({ door }) => door !== null).map(({ slug }) => slug);

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('the rules of every game open with its page and contents, and answer how one wins, on %s', async (_, viewport) => {
  const visitor = await house().visitor({ viewport });
  const { page } = visitor;
  const dialog = page.getByRole('dialog');
  const ids = dialog.locator('.rule small:visible');
  for (const slug of games) {
    await visitor.go(`/games/${slug}`);
    await page.getByRole('button', { name: 'Read the rules' }).click();
    await dialog.locator('.rules-page').waitFor();
    // Aim, turn, end, what to watch for; then closed chapters.
    expect(await dialog.locator('.rules-page p').count()).toBeGreaterThanOrEqual(4);
    expect(await dialog.locator('.rules-chapter[open]').count()).toBe(0);
    await dialog.locator('.rules-chapter summary').first().click();
    expect(await dialog.locator('.rule:visible').count()).toBeGreaterThan(0);
    expect(await ids.count()).toBe(0);
    await dialog.getByText('Show rule numbers').click();
    expect(await ids.count()).toBeGreaterThan(0);
    await dialog.getByRole('searchbox').fill('Who wins?');
    const first = dialog.locator('.rules-answers > li').first();
    await first.getByRole('heading', { name: /^How do (I|we) win/ }).waitFor();
    expect(await ids.count()).toBe(0);
    await first.locator('summary').click();
    expect(await ids.count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await lookAt(visitor, 'an answer', LOOKS.slice(1, 3));
});

test('the field for questions stays where it is, whatever they find', async () => {
  const visitor = await house().visitor({ viewport: PHONE });
  const page = await visitor.go('/games/table-dungeon');
  await page.getByRole('button', { name: 'Read the rules' }).click();
  await page.locator('.rules-page').waitFor();
  const field = page.getByRole('dialog').getByRole('searchbox');
  const top = async () => (await field.boundingBox())?.y;
  const first = await top();
  for (const question of ['who wins', 'joker', 'hippopotamus']) {
    await field.fill(question);
    await page.locator('.rules-answers, .rules-dialog [role=status]').first().waitFor();
    expect([question, await top()]).toEqual([question, first]);
  }
});

test('a term on a card opens its line, in the language of the page', async () => {
  const visitor = await house().visitor({ locale: 'de-DE' });
  await visitor.become('Ada');
  await visitor.play({ game: 'adventure-party', seats: 2 });
  const { page } = visitor;
  await page.getByRole('button', { name: /^Hand \d/ }).click();
  // The town behind the hand explains its terms, too.
  const term = page.locator('dialog[open] .term').first();
  const word = (await term.textContent()) ?? '';
  await term.click();
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  const answer = page.locator('.rules-answers > li').first();
  expect(await answer.getAttribute('class')).toBe('slip');
  expect(await answer.textContent()).toContain(word);
});

test('where the law is in English, a German page says so before it is opened', async () => {
  const visitor = await house().visitor({ locale: 'de-DE' });
  const page = await visitor.go('/games/table-dungeon');
  await page.locator('.rule-group summary').first().click();
  await page.getByText('Warum? (auf Englisch)').first().waitFor();
  await page.getByRole('button', { name: 'Regeln lesen' }).click();
  await page.getByText('Die einzelnen Regeln gibt es nur auf Englisch.').waitFor();
});
