import { abouts } from '@undercroft/catalog/abouts';
import { expect, test } from 'vitest';
import { LOOKS, lookAt } from './faults.ts';
import { DESKTOP, openHouse, PHONE } from './house.ts';

const house = openHouse();
const games = abouts.filter(({ door }) => door !== null).map(({ slug }) => slug);

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('house rules of every game are two screens at most, and found by what people want, on %s', async (_, viewport) => {
  const visitor = await house().visitor({ viewport });
  const { page } = visitor;
  const panel = page.locator('.set-up > .panel', { has: page.locator('.presets') });
  for (const slug of games) {
    await visitor.go(`/games/${slug}`);
    await panel.waitFor();
    const { height } = (await panel.boundingBox())!;
    expect([slug, height <= 2 * viewport.height ? 'fits' : height]).toEqual([slug, 'fits']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await panel.locator('.house-rule:visible').count()).toBe(0);
    // A set of them says for whom it is; choosing it is counted in the groups it changes.
    const preset = panel.locator('.preset[aria-pressed="false"]').first();
    expect((await preset.locator('em').textContent())?.length).toBeGreaterThan(5);
    await preset.click();
    await panel.locator('.rule-group summary .chip').first().waitFor();
    // The field one types in stays where it is from the first letter to the last.
    const field = panel.getByRole('searchbox');
    await field.scrollIntoViewIfNeeded();
    const before = await field.boundingBox();
    for (const typed of ['t', 'tr', 'traitor']) {
      await field.fill(typed);
      await panel.locator('.rules-sought [role="status"]').waitFor();
      expect([slug, typed, await field.boundingBox()]).toEqual([slug, typed, before]);
    }
    await panel.locator('.house-rule').first().waitFor();
    for (const wish of ['longer', 'shorter', 'no betrayal']) {
      await panel.getByRole('searchbox').fill(wish);
      await panel.locator('.house-rule').first().waitFor();
    }
    await panel.getByRole('searchbox').fill('hippopotamus');
    await panel.getByText('No house rule for that.').waitFor();
    await panel.getByRole('searchbox').fill('');
  }
  await panel.locator('.rule-group summary').first().click();
  // Why there is a rule opens by itself, and does not turn with its group.
  const why = panel.locator('.rule-group[open] .ruling summary').first();
  expect(await why.evaluate((each) => getComputedStyle(each, '::before').content)).toBe('none');
  await lookAt(visitor, 'house rules', LOOKS.slice(1, 3));
});

test.each([
  ['en-GB', 'Round cap', 'There can be no such table.', 'With a round cap of 2 nobody could ever win'],
  ['de-DE', 'Rundengrenze', 'So einen Tisch kann es nicht geben.', 'Bei einer Rundengrenze von 2 könnte nie jemand gewinnen'],
])('a table that its rules do not allow is refused with the reason, and can be mended (%s)', async (locale, rule, title, reason) => {
  const { page } = await house().visitor({ locale });
  await page.goto(`${house().url}/games/party-has-fallen`);
  const panel = page.locator('.set-up > .panel', { has: page.locator('.presets') });
  await panel.getByRole('searchbox').fill(rule);
  const more = panel.locator('.house-rule', { hasText: rule }).first().locator('.counting button').last();
  await more.click();
  await more.click();
  const begin = page.locator('.set-up footer button[type="submit"]');
  await begin.click();
  const notice = page.locator('.set-up footer').getByText(reason);
  await notice.waitFor();
  await page.getByText(title).waitFor();
  expect(page.url()).toMatch(/\/games\/party-has-fallen$/);
  for (let cap = 3; cap <= 6; cap++) await more.click();
  await begin.click();
  await page.waitForURL(/\/t\//);
});
