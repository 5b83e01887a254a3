import { focused, tabTo } from '@undercroft/web/e2e/hands.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { goodRoll, openAt } from './party.ts';

const house = openHouse();

test('a roll is played by keys alone: the tray is one stop, numbers jump to dice, Enter chooses and acts', async () => {
  const { page } = await openAt(house(), goodRoll);
  const dice = page.locator('.ap-pool [data-die-button]');
  expect(await page.locator('.ap-pool [data-die-button][tabindex="0"]').count()).toBe(1);
  const [first, second] = await dice.evaluateAll((all) => all.map((die) => Number((die as HTMLElement).dataset['dieButton'])));
  await page.keyboard.press(String(first! + 1));
  expect(await focused(page)).toContain(`${first! + 1}`);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-die-button'))).toBe(String(second));
  await page.keyboard.press('ArrowLeft');
  // One of the dice can be changed: Enter chooses it, and the button names it; gold if it can help.
  const able = await page.locator('.ap-pool [data-die-button][data-decision]').first().getAttribute('data-die-button');
  await page.keyboard.press(String(Number(able) + 1));
  await page.keyboard.press('Enter');
  await page.locator('.ap-cell.chosen').waitFor();
  await tabTo(page, '.ap-option[aria-checked="true"]');
  await tabTo(page, '.ap-act .ap-go .button.big');
  const before = await page.locator('.table-screen').getAttribute('data-seq');
  await page.keyboard.press('Enter');
  await page.waitForFunction((seq) => document.querySelector<HTMLElement>('.table-screen')?.dataset['seq'] !== seq, before);
});

test('E asks again when the quest would fail and something is left, then evaluates', async () => {
  const { page } = await openAt(house(), goodRoll);
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Evaluate and fail' }).waitFor();
  expect(await page.locator('.table-screen').getAttribute('data-asked')).toBe('roll');
  await page.keyboard.press('e');
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table-screen')?.dataset['asked'] !== 'roll');
});

test('B takes the banner first, and then the dice it may touch are marked', async () => {
  const withBanner = (moment: Parameters<typeof goodRoll>[0]) =>
    goodRoll(moment) && moment.options.some((d) => d.kind === 'roll' && d.do === 'banner');
  const { page } = await openAt(house(), withBanner);
  await page.keyboard.press('b');
  await page.locator('.ap-flag.chosen').waitFor();
  expect(await page.locator('.ap-cell.dashed').count()).toBeGreaterThan(0);
  await page.locator('.ap-cell.dashed button').first().click();
  await page.getByRole('button', { name: /^Reroll .* with the banner$/ }).click();
  await page.locator('.ap-flag.spent').waitFor();
});

test('the lamp says in words what is missing, and L says it again', async () => {
  const { page } = await openAt(house(), goodRoll);
  const lamp = page.getByRole('status').filter({ hasText: /Still missing/ });
  await lamp.waitFor();
  const said = await lamp.locator('p').elementHandle();
  await page.keyboard.press('l');
  await page.waitForFunction((old) => !old?.isConnected, said);
  expect(await lamp.textContent()).toContain('Stop now and the quest fails.');
});

test('a wound is dealt by a number and the gold button', async () => {
  const { page } = await openAt(house(), ({ kind }) => kind === 'wound');
  await page.keyboard.press('2');
  expect(await page.locator('.ap-hero-choice').nth(1).getAttribute('aria-checked')).toBe('true');
  await page.locator('.ap-act .gold').click();
  await page
    .getByText(/is wounded\.|dies/)
    .first()
    .waitFor();
});
