import type { NewTable } from '@undercroft/client';
import { sfc32 } from '@undercroft/engine';
import { tabTo } from '@undercroft/web/e2e/hands.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { type Course, playUntil } from '@undercroft/web/e2e/swift.ts';
import type { Visitor } from '@undercroft/web/e2e/visitor.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { View } from '../src/index.ts';
import { answerByKeys, GAME, isAttack, pressByKeys, TREASURY } from './party.ts';

const house = openHouse();

/** Offers peace to whoever comes first, with keys alone. */
async function offerByKeys(page: Page): Promise<void> {
  await pressByKeys(page, '.phf-meanwhile [data-decision="offer"]');
  await page.locator('dialog[open]').waitFor();
  await tabTo(page, 'dialog[open] .chip[aria-pressed="false"]');
  await page.keyboard.press('Space');
  await tabTo(page, 'dialog[open] .chip[aria-pressed="true"]', { back: true });
  await tabTo(page, 'dialog[open] input[type="text"], dialog[open] input:not([type])');
  await page.keyboard.type('I will not even look at your sword');
  await pressByKeys(page, 'dialog[open] .gold[data-decision="offer"]');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

test('drafts, moves and an offer with the keyboard alone, to the end of the game', async () => {
  const visitor = await house().visitor();
  const { page } = visitor;
  await visitor.become('Keys');
  await visitor.play({ game: GAME, seats: 3, options: { ...TREASURY, 'mix.item': 4, 'game.roundCap': 3, 'win.minRounds': 2 } });
  const random = sfc32(5);
  const seen = new Set<string>();
  let offered = false;
  const offerOnce = async () => {
    if (offered || (await page.locator('.phf-meanwhile [data-decision="offer"]').count()) === 0) return;
    offered = true;
    await offerByKeys(page);
  };
  for (let kind: string | null = ''; kind !== null; kind = await answerByKeys(page, random, offerOnce)) seen.add(kind);
  expect([...seen]).toEqual(expect.arrayContaining(['goal', 'hero', 'ability', 'start', 'turn', 'step']));
  expect(offered).toBe(true);
  expect(await page.locator('.table-side').textContent()).toContain('I will not even look at your sword');
});

test('a fight with the keyboard alone', async () => {
  const [{ page }] = await twoAt({ ...TREASURY, 'win.minRounds': 10 }, ({ answers }, seat) => seat === 0 && answers.some(isAttack));
  await pressByKeys(page, '.phf-act .danger[data-decision="turn"]');
  await page
    .locator('.table-side')
    .getByText(/Ada attacks Ben/)
    .first()
    .waitFor();
  const kept = () => document.activeElement !== null && document.activeElement !== document.body;
  await page.waitForFunction(kept);
});

/** Two people at a table that was played, without a fight, until the moment that matters. */
async function twoAt(options: NewTable['options'], until: Course['until']): Promise<readonly [Visitor, Visitor]> {
  const [ada, ben] = [await house().visitor(), await house().visitor()];
  const people = [await ada.become('Ada'), await ben.become('Ben')];
  const { id } = await ada.newTable({ game: GAME, seats: 2, options, visibility: 'public' });
  await ben.sit(id, 1);
  await ada.start(id);
  expect(await playUntil(house(), id, { people, seed: 3, until, never: isAttack })).toBe(true);
  for (const visitor of [ada, ben]) await visitor.go(`/t/${id}`);
  return [ada, ben];
}

/** Two people in a treasury who both hold something. */
const twoTraders = () =>
  twoAt({ ...TREASURY, 'mix.item': 12, 'win.minRounds': 10 }, (_question, _seat, view) =>
    (view as View).seats.every(({ items }) => items.length > 0),
  );

/** Opens the trade dialog and offers the first own item for the first of theirs, or only asks for it. */
async function offer(page: Page, { give }: { give: boolean }): Promise<{ mine: string; theirs: string }> {
  await page.locator('.phf-meanwhile [data-decision="offer"]').click();
  const dialog = page.locator('dialog[open]');
  const [own, other] = [
    dialog.locator('.phf-hand').first().locator('.chip').first(),
    dialog.locator('.phf-hand').last().locator('.chip').first(),
  ];
  if (give) await own.click();
  await other.click();
  const names = { mine: (await own.textContent()) ?? '', theirs: (await other.textContent()) ?? '' };
  await dialog.locator('.gold[data-decision="offer"]').click();
  await dialog.waitFor({ state: 'detached' });
  const short = (text: string) => text.replace(/ \(\d+\)$/, '').trim();
  return { mine: short(names.mine), theirs: short(names.theirs) };
}

test('two browsers trade: offered by one, accepted by the other; a second deal for the same item is told why not', async () => {
  const [ada, ben] = await twoTraders();
  const { mine, theirs } = await offer(ada.page, { give: true });
  // Ben wants the same item for nothing: two deals, one item.
  await offer(ben.page, { give: false });
  await ada.page.locator('.offer').nth(1).waitFor();
  await ben.page.locator('.offer').nth(1).waitFor();
  const deal = ben.page.locator('.offer', { hasText: theirs }).first();
  await deal.getByRole('button', { name: 'Accept' }).click();
  for (const [visitor, item] of [
    [ada, theirs],
    [ben, mine],
  ] as const)
    await visitor.page.locator('.phf-own .wide .phf-item', { hasText: item }).waitFor();
  for (const { page } of [ada, ben]) {
    await page.locator('.offer').first().waitFor({ state: 'detached' });
    await page
      .locator('.table-side')
      .getByText(/The offer of .* is off: what it was about has changed hands/)
      .waitFor();
  }
  // The game goes on.
  await expect
    .poll(
      async () =>
        (await ada.page.locator('.phf-act [data-decision]').count()) + (await ben.page.locator('.phf-act [data-decision]').count()),
    )
    .toBeGreaterThan(0);
});
