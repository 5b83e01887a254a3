import { expect, test } from 'vitest';
import { openHouse, PHONE } from './house.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();

/** The colour of the first sigil in a part of the page: each seat has its own. */
const sigilIn = ({ page }: Visitor, selector: string): Promise<string> =>
  page
    .locator(`${selector} .sigil`)
    .first()
    .evaluate((sigil) => (sigil as HTMLElement).style.getPropertyValue('--seat'));

test('two people with the same name have two names at one table, and everybody the sigil of the own seat', async () => {
  const [ada, ben] = [await house().visitor(), await house().visitor({ viewport: PHONE })];
  await ada.become('Odo');
  await ben.become('odo');
  const { id } = await ada.newTable({ game: 'table-dungeon', seats: 3, bots: [null, null, 'greedy'], visibility: 'public' });
  await ben.sit(id, 1);
  for (const visitor of [ada, ben]) {
    await visitor.go(`/t/${id}`);
    await visitor.page.getByText('odo 2', { exact: true }).first().waitFor();
  }
  const headers = await Promise.all([ada, ben].map((visitor) => sigilIn(visitor, '.bar .me')));
  expect(headers).toEqual(['var(--seat-mug)', 'var(--seat-goose)']);
  await ada.start(id);
  await ada.page.locator('[data-status="your-turn"]').waitFor();
  await ada.page.getByRole('tab', { name: 'People' }).click();
  const names = await ada.page.locator('.people-panel li bdi').allTextContents();
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
  expect(names.slice(0, 2)).toEqual(['Odo', 'odo 2']);
  expect(await sigilIn(ada, '.people-panel li:nth-child(1)')).toBe(headers[0]);
});

test('away from tables nobody wears the sigil of a seat', async () => {
  const { page } = await house().visitor();
  await page.goto(house().url);
  await page.locator('.bar .me').waitFor();
  expect(await page.locator('.bar .me .sigil').count()).toBe(0);
});

test('a guest has one name on every page, and another where somebody at the table has it', async () => {
  const guest = await house().visitor();
  const name = async (path: string) => {
    await guest.go(path);
    return guest.page.locator('.chip.me bdi').textContent();
  };
  const first = await name('/');
  for (const path of ['/games/cellar', '/about', '/']) expect(await name(path)).toBe(first);
  const host = await house().visitor();
  const me = await host.become(first!);
  const { id } = await host.newTable({ game: 'cellar', seats: 2 });
  const { code } = await house().server.tables.invite(me, id);
  await guest.go(`/invite/${code}`);
  const offered = await guest.page.locator('.invite-card .input').inputValue();
  expect(offered).not.toBe('');
  expect(offered).not.toBe(first);
});
