import { LOOKS, lookAt } from '@undercroft/web/e2e/faults.ts';
import { robot } from '@undercroft/web/e2e/hands.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { playUntil } from '@undercroft/web/e2e/swift.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CLOSET, GAME, isAttack } from './party.ts';

const house = openHouse();

/** The dungeon master sets somebody's HP to nothing. */
async function strike(page: Page, name: string): Promise<void> {
  await page.locator('.phf-meanwhile [data-decision="propose"]').click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Whose, or which').selectOption({ label: name });
  await dialog.getByLabel('To', { exact: true }).selectOption('0');
  await dialog.getByLabel('Reason').fill('A chandelier.');
  await dialog.locator('[data-decision="propose"]').click();
}

test('a dungeon master tells, judges and sees all; the dead choose their next life while others play', async () => {
  const [ada, ben, master] = [await house().visitor(), await house().visitor(), await house().visitor()];
  const me = await ada.become('Ada');
  await ben.become('Ben');
  await master.become('Mistress');
  const options = { ...CLOSET, 'dm.extra': true, 'dm.powers': 'adjudicate', 'custom.honour': 1, 'game.roundCap': 2 };
  const { id } = await ada.newTable({ game: GAME, seats: 3, options });
  const { code } = await house().server.tables.invite(me, id);
  for (const { page, origin } of [ben, master]) {
    await page.goto(`${origin}/invite/${code}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.waitForURL(/\/t\//);
  }
  const chairs = master.page.locator('.lobby-seats > li');
  await chairs.nth(2).getByText('Dungeon master', { exact: true }).waitFor();
  expect(await chairs.getByText('Dungeon master', { exact: true }).count()).toBe(1);
  const people = (await ada.start(id)).seats.flatMap(({ person }) => person ?? []);
  const untilTurnOf = (whose: number) =>
    playUntil(house(), id, { people, until: ({ kind }, seat) => seat === whose && kind === 'turn', never: isAttack });
  await ada.go(`/t/${id}`);

  // Ada writes a card; the others write none.
  await ada.page.getByRole('button', { name: 'Write a card' }).click();
  await ada.page.getByLabel('Name of the card').fill('Queen of the closet');
  expect(await ada.page.locator('[data-decision="write"]').count()).toBe(0);
  await ada.page.getByLabel('What it says').fill('Everybody has bowed to you.');
  await lookAt(ada, 'writing cards', LOOKS.slice(1, 3));
  for (const { page } of [ada, ben, master]) await page.locator('[data-decision="write"]').click();
  // Only when all have written the drafts begin.
  await ada.page.locator('[data-decision="goal"]').first().waitFor();

  expect(await untilTurnOf(0)).toBe(true);
  // The master is no adventurer, and reads everybody's goal.
  expect(await ada.page.locator('.phf-seats .phf-seat').count()).toBe(2);
  await ada.page.getByText('Mistress is the dungeon master').waitFor();
  for (const summary of await master.page.locator('.phf-own.master summary').all()) await summary.click();
  expect(await master.page.locator('.phf-own.master .phf-goal').count()).toBe(2);
  expect(await ada.page.locator('.phf-own .wide .phf-goal').count()).toBe(1);
  expect(await master.page.locator('.map-room .q:not(.peeked)').count()).toBe(0);
  await lookAt(master, 'the master’s table', LOOKS.slice(1, 3));

  await master.page.getByLabel('Tell what happens').fill('The lights go out.');
  await master.page.locator('[data-decision="narrate"]').click();
  for (const { page } of [ada, ben]) {
    await page.locator('.phf-tale').getByText('The lights go out.').waitFor();
    await page.locator('.table-side').getByText('The lights go out.').waitFor();
  }

  await strike(master.page, 'Ada');
  const afterlife = ada.page.locator('.phf-afterlife');
  await afterlife.waitFor();
  await lookAt(ada, 'after death', LOOKS.slice(1, 3));
  for (const plan of ['hero', 'goal']) {
    await afterlife.locator(`[data-decision="${plan}"]`).click();
    const dialog = ada.page.locator('dialog[open]');
    await dialog.locator('.pick').first().click();
    await dialog.locator('.gold[data-decision]').click();
    await afterlife.locator(`[data-decision="${plan}"]`).waitFor({ state: 'detached' });
  }
  await afterlife.locator('[data-decision="rejoin"]').first().click();
  await afterlife.locator('[data-decision]').first().waitFor({ state: 'detached' });
  expect(await afterlife.textContent()).toContain('For your next life');
  // Only the room is still asked for, when the turn comes.
  expect(await untilTurnOf(1)).toBe(true);
  const pages = [ada, ben, master].map(({ page }) => page);
  await Promise.all(pages.map((page, i) => robot(page, { seed: i + 1 })));
  for (const page of pages) await page.locator('.ending').waitFor();
});
