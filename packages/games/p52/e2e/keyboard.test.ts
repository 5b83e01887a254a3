import { tabTo } from '@undercroft/web/e2e/hands.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Moment, openAt } from './moments.ts';

const house = openHouse();

const can =
  (what: string) =>
  ({ kind, options }: Moment): boolean =>
    kind === 'act' && options.some((d) => d.kind === 'act' && d.do === what);

const seqOf = (page: Page) => page.locator('.table-screen').getAttribute('data-seq');
const goesOn = (page: Page, before: string | null) =>
  page.waitForFunction((seq) => document.querySelector<HTMLElement>('.table-screen')?.dataset['seq'] !== seq, before);

test('somebody walks by keys alone: a digit for the verb, the room as one stop, T to a lit spot, Enter to go there', async () => {
  const { page } = await openAt(house(), can('move'));
  await page.keyboard.press('1');
  expect(await page.locator('.p52-verb[aria-pressed="true"]').textContent()).toContain('Move');
  expect(await page.locator('.p52-spot[tabindex="0"]').count()).toBe(1);
  await tabTo(page, '.p52-spot');
  await page.keyboard.press('t');
  expect(await page.evaluate(() => document.activeElement?.classList.contains('legal'))).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Step to');
  const before = await seqOf(page);
  await page.keyboard.press('Enter');
  await goesOn(page, before);
});

test('somebody strikes by keys alone: the verb, Stamina by S, the gold button by Enter', async () => {
  const { page } = await openAt(house(), (moment) => can('attack')(moment) && moment.view.heroes[0]!.staminaSize > 0);
  await page.keyboard.press('2');
  await page.locator('.p52-verb[aria-pressed="true"]', { hasText: 'Attack' }).waitFor();
  await page.keyboard.press('s');
  await page.locator('.p52-add[aria-pressed="true"]').waitFor();
  await tabTo(page, '.p52-act .gold');
  const before = await seqOf(page);
  await page.keyboard.press('Enter');
  await goesOn(page, before);
});

test('arrows go from spot to spot over walls, Home goes to oneself, I tells what is there', async () => {
  const { page } = await openAt(house(), can('move'));
  await tabTo(page, '.p52-spot');
  const home = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-spot'))).toBe(true);
  await page.keyboard.press('Home');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).toBe(home);
  await page.keyboard.press('i');
  await page.locator('.p52-look').waitFor();
  await page.keyboard.press('l');
  const names = page.getByRole('button', { name: 'Names' });
  await names.click();
  expect(await page.locator('.p52-token .plate').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await names.waitFor({ state: 'detached' });
});

test('whoever shares a spot stands in a row, chosen by keys, and A with a digit chooses the ability', async () => {
  const { page } = await openAt(
    house(),
    ({ kind, options, view }) =>
      kind === 'act' &&
      options.some((d) => d.kind === 'act' && d.do === 'attack' && d.ability === view.heroes[0]!.sheet!.abilities[0]!.id) &&
      view.enemies.some(({ place }) => place === view.heroes[0]!.place),
  );
  await tabTo(page, '.p52-spot');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.locator('.p52-one:focus').waitFor();
  expect(await page.locator('.p52-one').evaluateAll((all) => all.every((one) => one.getBoundingClientRect().height >= 44))).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.p52-crowd').waitFor({ state: 'detached' });
  await page.keyboard.press('a');
  await page.keyboard.press('1');
  await page.locator('.p52-ability').first().and(page.locator('.chosen')).waitFor();
});
