/** What one looks at keeps its place and its size from one question to the next. */
import { DESKTOP, openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { type Box, boxOf } from '@undercroft/web/e2e/steady.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Moment, openAt } from './party.ts';

const house = openHouse();
const TABLET = { width: 820, height: 1180 };

const answered = (page: Page, before: string | null) =>
  page.waitForFunction((seq) => {
    const { dataset } = document.querySelector<HTMLElement>('.table-screen')!;
    return dataset['seq'] !== seq && dataset['scene'] === undefined;
  }, before);

/** Answers with the gold button, or with whatever may be pressed beside it, until the quest is over; what was asked, and where the parts were. */
async function through(page: Page, parts: readonly string[]): Promise<{ kinds: Set<string>; boxes: Map<string, Set<string>> }> {
  const kinds = new Set<string>();
  const boxes = new Map<string, Set<string>>();
  const note = async () => {
    for (const part of parts) {
      const box: Box | null = await boxOf(page, part);
      boxes.set(part, (boxes.get(part) ?? new Set()).add(JSON.stringify(box)));
    }
  };
  while ((await page.locator('.ap-theatre').count()) > 0) {
    const screen = page.locator('.table-screen');
    kinds.add((await screen.getAttribute('data-asked')) ?? '');
    await note();
    // A die that is looked at closely changes what is asked below.
    const die = page.locator('.ap-die-button[data-decision="roll"]').first();
    if ((await die.count()) > 0) {
      await die.click();
      await note();
      await die.click();
    }
    const seq = await screen.getAttribute('data-seq');
    const hero = page.locator('.ap-hero-choice[data-decision]').first();
    if ((await hero.count()) > 0) await hero.click();
    const go = page.locator('.ap-go .button[data-decision]').last();
    await go.click();
    const anyway = page.getByRole('button', { name: 'Evaluate and fail' });
    if ((await anyway.count()) > 0) await anyway.click();
    await answered(page, seq);
  }
  return { kinds, boxes };
}

const before = ({ kind, view }: Moment): boolean => kind === 'pool' && view.trial === 'quest' && view.pool.length >= 3;

test.each([
  ['a desk', DESKTOP, ['.ap-stage', '.ap-tray', '.ap-edge .ap-act']],
  ['a tablet', TABLET, ['.ap-stage', '.ap-tray', '.ap-edge .ap-act']],
  ['a phone', PHONE, ['.ap-stage']],
])('on %s the stage keeps its box from before the roll to the last reward', async (_where, size, parts) => {
  const { page } = await openAt(house(), before, { wise: true });
  await page.setViewportSize(size);
  const { kinds, boxes } = await through(page, parts);
  expect(kinds.size).toBeGreaterThanOrEqual(3);
  for (const part of parts) expect([part, [...boxes.get(part)!]]).toEqual([part, [expect.any(String)]]);
});

test('on a desk the town keeps its box through the Tavern, a plan and the choice of a quest', async () => {
  const { page } = await openAt(
    house(),
    ({ kind, options, view }) =>
      kind === 'tavern' && view.phase === 'tavern' && options.some((d) => d.kind === 'tavern' && d.do === 'hire'),
    { wise: true },
  );
  const boxes = new Set<string>();
  const note = async () => boxes.add(JSON.stringify(await boxOf(page, '.ap-book')));
  await note();
  await page.locator('.ap-niche button[data-decision]').first().click();
  await note();
  const seq = await page.locator('.table-screen').getAttribute('data-seq');
  await page.locator('.ap-town-oak .gold[data-decision]').click();
  await answered(page, seq);
  await note();
  await page.getByRole('button', { name: 'Leave: choose a quest' }).click();
  const again = page.getByRole('button', { name: 'Leave all the same' });
  if ((await again.count()) > 0) await again.click();
  await page.locator('.table-screen[data-asked="quest"]').waitFor();
  await note();
  await page.locator('.ap-quest-pick[data-decision]').first().click();
  await note();
  expect(boxes.size).toBe(1);
});

test('on a tablet upright heroes for hire show name, dice and ability, and nothing below is empty', async () => {
  const { page } = await openAt(
    house(),
    ({ kind, options }) => kind === 'tavern' && options.some((d) => d.kind === 'tavern' && d.do === 'hire'),
  );
  await page.setViewportSize(TABLET);
  const cards = page.locator('.ap-niche .ap-hero-card');
  expect(await cards.count()).toBeGreaterThanOrEqual(4);
  for (const card of await cards.all()) {
    expect(await card.isVisible()).toBe(true);
    expect(await card.locator('.ap-minis').first().isVisible()).toBe(true);
    expect((await card.locator('.power').first().textContent())?.length).toBeGreaterThan(3);
  }
  const [act, tabs] = [await boxOf(page, '.ap-town-oak .ap-act'), await boxOf(page, '.ap-tabs')];
  expect(tabs!.y - (act!.y + act!.height)).toBeLessThan(60);
});
