/** Tables whose people roll: the page asks what each die shows, and says that nobody can verify it. */
import { expect, test } from 'vitest';
import { CLOSET } from '../../games/party-has-fallen/e2e/party.ts';
import { robot } from './hands.ts';
import { openHouse, PHONE } from './house.ts';

const house = openHouse();

test('the table form offers real dice, and the table says that they cannot be verified', async () => {
  const visitor = await house().visitor();
  await visitor.become('Rita');
  const page = await visitor.go('/games/table-dungeon');
  await page.getByRole('radio', { name: /^We roll/ }).click();
  await page
    .locator('.set-up')
    .getByRole('button', { name: /Begin|Set the table/ })
    .click();
  await page.waitForURL(/\/t\//);
  await page.locator('[data-status="your-turn"]').waitFor();
  const id = page.url().split('/t/')[1]!;
  const info = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json(), id);
  expect(info.dice).toBe('people');
});

test.each([
  { game: 'table-dungeon', phone: false, options: {} },
  { game: 'party-has-fallen', phone: true, options: CLOSET },
])('$game is played to its end with real dice', async ({ game, phone, options }) => {
  const visitor = await house().visitor(phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : {});
  const { page } = visitor;
  await visitor.become('Rita');
  await visitor.play({ game, seats: 2, options, dice: 'people', pace: 'at-once' });
  let trays = 0;
  const before = async () => {
    if ((await page.locator('.dice-tray').count()) > 0) trays++;
    if (trays === 2) await page.reload();
  };
  await robot(page, { seed: 9, before, touch: phone });
  await page.locator('.ending').waitFor();
  expect(trays).toBeGreaterThan(2);
  if (phone) return;
  await page.getByRole('link', { name: 'Replay and check the dice' }).click();
  await page.getByRole('button', { name: /Check the dice/ }).click();
  await page.getByText(/rolled by people.*cannot be verified/).waitFor();
});

test('a die is told once, by a key too, and the log notes who told it', async () => {
  const visitor = await house().visitor();
  const { page } = visitor;
  await visitor.become('Rita');
  await visitor.play({ game: 'table-dungeon', seats: 2, dice: 'people', pace: 'at-once' });
  const tray = page.locator('.dice-tray');
  await robot(page, { seed: 2, most: 40, before: async () => (await tray.count()) > 0 && Promise.reject(new Error('a die')) }).catch(
    () => undefined,
  );
  await tray.waitFor();
  // All of it is in sight without scrolling.
  const box = (await tray.boundingBox())!;
  expect(box.height).toBeGreaterThan(150);
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await tray.getByRole('button', { name: 'It shows 4' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Rita rolls a die: it shows 4.').first().waitFor();
});
