import { LOOKS, lookAt } from '@undercroft/web/e2e/faults.ts';
import { FINGER, tooSmall } from '@undercroft/web/e2e/fingers.ts';
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Moment, openAt } from './moments.ts';

const house = openHouse();
const TABLET = { width: 820, height: 1180 };

const attacks = ({ kind, options }: Moment): boolean => kind === 'act' && options.some((d) => d.kind === 'act' && d.do === 'attack');

/** Nothing is wider than a tablet held upright either. */
async function fitsTablet(page: Page): Promise<void> {
  await page.setViewportSize(TABLET);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('a fight looks right to axe, with a target chosen and with a spot read closely', async () => {
  const visitor = await openAt(house(), attacks);
  await lookAt(visitor, 'the fight');
  await visitor.page.locator('.p52-spot:not([data-decision])').first().click();
  await visitor.page.locator('.p52-look').waitFor();
  await lookAt(visitor, 'a spot', [LOOKS[0]!, LOOKS[2]!]);
  await fitsTablet(visitor.page);
});

test.each([
  ['three cards', ({ kind }: Moment) => kind === 'split'],
  ['the quests', ({ kind }: Moment) => kind === 'quest'],
  ['a new level', ({ kind, view }: Moment) => kind === 'split' && view.heroes[0]!.sheet !== null],
  ['a defence', ({ kind }: Moment) => kind === 'defend'],
])('%s look right to axe', async (what, until) => {
  const visitor = await openAt(house(), until);
  await lookAt(visitor, what);
  await fitsTablet(visitor.page);
});

test('what abilities and items on the sheet speak of opens its line', async () => {
  const { page } = await openAt(house(), attacks);
  const term = page.locator('.p52-ability .term, .p52-item .term').first();
  const word = (await term.textContent()) ?? '';
  await term.click();
  const answer = page.locator('.rules-answers > li.slip').first();
  await answer.waitFor();
  expect(await answer.textContent()).toMatch(new RegExp(word, 'i'));
});

test('what people and quirks on the sheet of a new character speak of opens its line too', async () => {
  const { page } = await openAt(house(), ({ kind }) => kind === 'quirk');
  await page.locator('.p52-pick', { hasText: 'Loudmouth' }).click();
  const term = page.locator('.p52-growing .p52-quirk .term').first();
  const word = (await term.textContent()) ?? '';
  await term.click();
  const answer = page.locator('.rules-answers > li.slip').first();
  await answer.waitFor();
  expect(await answer.textContent()).toMatch(new RegExp(word, 'i'));
});

test('fingers find everything that can be done in a fight on a phone, however much it is', async () => {
  const { page } = await openAt(house(), attacks, { viewport: PHONE, hasTouch: true });
  const verbs = page.locator('.p52-verb');
  expect(await verbs.count()).toBeGreaterThan(5);
  for (let more = await verbs.count(); more <= 9; more++) {
    expect(await page.evaluate(tooSmall, FINGER)).toEqual([]);
    await verbs.last().evaluate((verb) => void verb.after(verb.cloneNode(true)));
  }
});

test('the session log looks right to axe, beside the table and over it', async () => {
  const visitor = await openAt(house(), ({ kind, view }) => kind === 'act' && view.record.enemies.length > 0);
  const { page } = visitor;
  const session = page.getByRole('tab', { name: 'Session' });
  await session.click();
  await page.locator('.p52-log-sheet').waitFor();
  await lookAt(visitor, 'the session log', LOOKS.slice(0, 2));
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Log, talk and people' }).click();
  await session.click();
  await page.locator('.p52-log-sheet').waitFor();
  await lookAt(visitor, 'the session log', LOOKS.slice(2));
});
