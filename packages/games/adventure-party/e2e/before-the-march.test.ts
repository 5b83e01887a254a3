/** What one is told before one decides: the chances of quests, the faces of dice, what is left undone. */
import { DESKTOP, openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { boxOf } from '@undercroft/web/e2e/steady.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chanceIfRerolled, chanceOfMarch, type View } from '../src/index.ts';
import { type Moment, openAt } from './party.ts';

const house = openHouse();
const TABLET = { width: 820, height: 1180 };

const chooses = ({ kind, view }: Moment): boolean => kind === 'quest' && view.seats[0]!.party.length >= 2;
const hasNobody = ({ kind, options, view }: Moment): boolean =>
  kind === 'tavern' && view.phase === 'tavern' && view.seats[0]!.party.length === 0 && options.some((d) => 'hero' in d);

/** By the answer, what the march button must say. */
const percentBy = (view: View, quest: number, heroes: readonly number[]): number =>
  Math.round(100 * chanceOfMarch({ rules: view.rules, seats: view.seats, seat: 0, trial: 'quest', quest, boss: view.boss }, heroes));

/** The chances on quests and on the march button, as percentages; what has none says so. */
const told = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));

test('each quest that can be chosen shows its chance, and the march button the chance of those who would go', async () => {
  let seen: Moment | null = null;
  const { page } = await openAt(house(), (moment) => {
    if (chooses(moment)) seen = moment;
    return chooses(moment);
  });
  const { options, view } = seen!;
  const marches = (options as readonly Moment['options'][number][]).flatMap((d) => (d.kind === 'quest' && d.heroes.length > 0 ? [d] : []));
  const quests = [...new Set(marches.map(({ quest }) => quest))];
  const best = quests.map((quest) => Math.max(...marches.filter((d) => d.quest === quest).map((d) => percentBy(view, quest, d.heroes))));
  const pressed = page.locator('.ap-quest-pick[data-decision]');
  expect((await told(page, '.ap-quest-pick[data-decision] .ap-hope')).map((text) => Number.parseInt(text, 10))).toEqual(best);
  expect(await pressed.first().textContent()).toContain('Chance with your party');
  for (const [i, chance] of best.entries()) {
    await pressed.nth(i).click();
    const march = page.locator('.ap-town-oak .ap-go .button[data-decision]');
    await march.filter({ hasText: chance === 0 ? 'no chance' : `${chance}\u00a0%` }).waitFor();
    expect((await march.getAttribute('class'))?.includes('gold')).toBe(chance > 0);
  }
});

test('before the roll the lamp tells the chance of the pool as it is', async () => {
  let seen: Moment | null = null;
  const { page } = await openAt(house(), (moment) => {
    if (moment.kind === 'pool') seen = moment;
    return moment.kind === 'pool';
  });
  const { view } = seen! as Moment;
  const chance = chanceIfRerolled(
    view,
    view.pool.map((_, at) => at),
  );
  const words = await page.locator('.ap-lamp span').textContent();
  expect(words).toContain(chance === 0 ? 'no chance' : chance === 1 ? 'certain' : `${Math.round(chance * 100)}\u00a0%`);
});

test.each([
  ['a desk', DESKTOP],
  ['a tablet', TABLET],
  ['a phone', PHONE],
])('on %s the party with its dice is seen beside the quests before one is chosen, and nothing moves when it is', async (_where, size) => {
  const { page } = await openAt(house(), chooses);
  await page.setViewportSize(size);
  const panel = () => boxOf(page, '.ap-town-oak .ap-act');
  expect(await page.locator('.ap-hero-choice .ap-minis').count()).toBeGreaterThanOrEqual(2);
  const before = await panel();
  await page.locator('.ap-quest-pick[data-decision]').first().click();
  await page.locator('.ap-hero-choice[data-decision]').first().waitFor();
  expect(await panel()).toEqual(before);
});

test('land in fog is small until it opens', async () => {
  const { page } = await openAt(house(), (moment) => hasNobody(moment) && moment.view.opened === 1);
  const width = async (tier: string) => (await page.locator(`.ap-region.${tier}`).boundingBox())!.width;
  expect(await width('town')).toBeGreaterThan(4 * (await width('forest')));
});

test('a plan in the Tavern shows what the quests would say of it', async () => {
  const { page } = await openAt(house(), hasNobody);
  const before = await told(page, '.ap-hope');
  await page.locator('.ap-niche button[data-decision]').first().click();
  await page.locator('.ap-town-oak .gold[data-decision]').waitFor();
  const after = await told(page, '.ap-hope');
  expect(before.every((text) => text === 'too few')).toBe(true);
  expect(after).toHaveLength(before.length);
});

test('leaving with gold and nobody is never gold, and asks once', async () => {
  const { page } = await openAt(house(), hasNobody);
  const leave = page.getByRole('button', { name: 'Leave: choose a quest' });
  expect(await leave.getAttribute('class')).not.toContain('gold');
  await leave.click();
  await page.getByText(/^You have \d+ gold and no hero: leave all the same\?$/).waitFor();
  expect(await page.locator('.table-screen').getAttribute('data-asked')).toBe('tavern');
  await page.getByRole('button', { name: 'Leave all the same' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table-screen')?.dataset['asked'] !== 'tavern');
});

test('staying at home although a quest would probably succeed asks once', async () => {
  const { page } = await openAt(
    house(),
    ({ kind, options, view }) =>
      kind === 'quest' && options.some((d) => d.kind === 'quest' && d.heroes.length > 0 && percentBy(view, d.quest, d.heroes) > 55),
    { wise: true },
  );
  await page.getByRole('button', { name: 'Stay at home' }).click();
  await page.getByText(/ would succeed with \d+\u00a0%: stay at home all the same\?$/).waitFor();
  expect(await page.locator('.table-screen').getAttribute('data-asked')).toBe('quest');
  await page.getByRole('button', { name: 'Stay at home all the same' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table-screen')?.dataset['asked'] !== 'quest');
});

test('a press on the mark of a die shows its six faces: in a niche, on a hero, in the parties', async () => {
  const { page } = await openAt(house(), chooses);
  for (const mark of ['.ap-niche .ap-minis', '.ap-hero-choice .ap-minis']) {
    await page.locator(mark).first().click();
    expect(await page.locator('dialog[open] .ap-faces').first().locator('li').count()).toBe(6);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  // The niche was not chosen by it.
  expect(await page.locator('.ap-niche.chosen').count()).toBe(0);
  await page.getByRole('tab', { name: 'Parties' }).click();
  const mark = page.locator('.table-side button.ap-minis').first();
  await mark.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] .ap-faces').first().waitFor();
});

test('what the town does not offer yet is one line', async () => {
  const { page } = await openAt(house(), hasNobody);
  expect(await page.locator('.ap-deed').count()).toBe(0);
  expect(await page.locator('.ap-later').textContent()).toMatch(/Market Town.*sell.*Fortress.*heal/);
});
