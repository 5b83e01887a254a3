/** Before the start: who is here, what they say to each other, and a host who does not come back. */
import { expect, test } from 'vitest';
import { DESKTOP, openHouse, PHONE } from './house.ts';
import { outOfSight } from './in-sight.ts';

const house = openHouse();
const DEVICES = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const;

test.each(DEVICES)('on %s those who wait see who is here, and talk', async (_device, viewport) => {
  const [ada, ben] = [await house().visitor({ viewport }), await house().visitor({ viewport })];
  await ada.become('Ada');
  await ben.become('Ben');
  const { id } = await ada.newTable({ game: 'cellar', seats: 3, visibility: 'public' });
  await ben.sit(id, 1);
  await ada.go(`/t/${id}`);
  const chair = ada.page.locator('.lobby-seats li').filter({ hasText: 'Ben' });
  await chair.getByText('not here just now').waitFor();
  await ben.go(`/t/${id}`);
  await chair.getByText('not here just now').waitFor({ state: 'detached' });
  await ben.page.getByLabel('Say something').fill('Is this the cellar?');
  await ben.page.getByRole('button', { name: 'Say' }).click();
  await ada.page.locator('.lobby-talk').getByText('Is this the cellar?').waitFor();
  expect(await outOfSight(ada.page.locator('.lobby-talk'))).toEqual([]);
});

test.each(DEVICES)('on %s whoever sits there starts the game when the host has been away for a minute', async (_device, viewport) => {
  // The host goes a minute ago.
  house().ahead = -61_000;
  const [ada, ben] = [await house().visitor({ viewport }), await house().visitor({ viewport })];
  await ada.become('Ada');
  await ben.become('Ben');
  const { id } = await ada.newTable({ game: 'cellar', seats: 2, visibility: 'public' });
  await ben.sit(id, 1);
  await ada.go(`/t/${id}`);
  await ben.go(`/t/${id}`);
  await ben.page.getByText('Ada starts the game when all are here.').waitFor();
  expect(await ben.page.getByRole('button', { name: 'Start the game' }).count()).toBe(0);
  await ada.page.close();
  await ben.page.locator('[data-missed="long"]').waitFor();
  house().ahead = 0;
  await ben.page.getByRole('button', { name: 'Start the game' }).click();
  await ben.page.locator('.table-screen[data-asked]').waitFor();
  expect(await ben.page.getByText('Every chair is taken').count()).toBe(0);
});

test.each(DEVICES)('on %s a friend with the link of a private table watches it once it runs', async (_device, viewport) => {
  const [ada, cyd] = [await house().visitor({ viewport }), await house().visitor({ viewport })];
  await ada.become('Ada');
  const { id } = await ada.newTable({ game: 'cellar', seats: 2, bots: [null, 'random'] });
  await ada.start(id);
  const { page } = ada;
  await ada.go(`/t/${id}`);
  await page.locator('.table-screen[data-asked~="prepare"]').waitFor();
  if (viewport === PHONE) await page.getByRole('button', { name: 'Log, talk and people' }).click();
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Let friends watch' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await cyd.go(new URL(link).pathname);
  await cyd.page.getByText('They have begun without you').waitFor();
  await cyd.page.getByRole('button', { name: 'Watch' }).click();
  await cyd.page.locator('.table-screen[data-seq]').waitFor();
  expect(await cyd.page.locator('[data-decision]').count()).toBe(0);
  expect(await cyd.page.locator('.table-screen[data-asked]').count()).toBe(0);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('list', { name: 'Log' }).getByText('watches.').waitFor();
});
