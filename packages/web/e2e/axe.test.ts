import { expect, test } from 'vitest';
import { LOOKS, lookAt } from './faults.ts';
import { openHouse, PHONE } from './house.ts';
import { playUntil } from './swift.ts';

const house = openHouse();

test('first page and its dialogs', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go('/');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await lookAt(visitor, 'home');
  for (const [button, title] of [
    ['Settings', 'settings'],
    ['Around this screen', 'around this screen'],
    ['Invite friends', 'invite friends'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.locator('dialog[open] h2').waitFor();
    await lookAt(visitor, title, LOOKS.slice(1, 3));
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
});

test.each([
  ['game page', '/games/table-dungeon', '.set-up'],
  ['about', '/about', 'h1'],
  ['not found', '/nowhere', 'h1'],
  ['lesson', '/learn/table-dungeon', '.lesson'],
])('%s', async (what, path, there) => {
  const visitor = await house().visitor();
  const page = await visitor.go(path);
  await page.locator(there).first().waitFor();
  await lookAt(visitor, what);
});

test('a table from its lobby to its replay', async () => {
  const [host, guest] = [await house().visitor(), await house().visitor()];
  const me = await host.become('Hostess');
  const { id } = await host.newTable({ game: 'table-dungeon', seats: 2, visibility: 'public' });
  const { code } = await house().server.tables.invite(me, id);
  const { page } = host;
  await host.go(`/t/${id}`);
  await page.locator('.qr').waitFor();
  await lookAt(host, 'lobby');
  await guest.go(`/invite/${code}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).waitFor();
  await lookAt(guest, 'invite');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.waitForURL(/\/t\//);
  const people = (await host.start(id)).seats.flatMap(({ person }) => person ?? []);
  /** Opens something over the page, looks at it, and closes it. */
  const lookInside = async (name: string) => {
    await page.getByRole('button', { name }).first().click();
    await page.locator('dialog[open]').waitFor();
    await lookAt(host, name, LOOKS.slice(1, 3));
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };

  // Both play on; each kind of question is looked at when it first comes.
  const seen = new Set<string>();
  const isNew = ({ kind }: { kind: string }, seat: number) => seat === 0 && !seen.has(kind) && seen.add(kind).size > 0;
  while (await playUntil(house(), id, { people, seed: seen.size, until: isNew })) {
    const kind = [...seen].at(-1)!;
    await page.locator(`[data-decision="${kind}"]`).first().waitFor();
    await lookAt(host, `the question '${kind}'`, ['class', 'play'].includes(kind) ? LOOKS : LOOKS.slice(1, 3));
    if (kind === 'play') for (const name of ['Look through your piles', 'What would a bot do?']) await lookInside(name);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['class', 'accent', 'play']));
  await page.locator('.ending').waitFor();
  await lookAt(host, 'ending');

  await lookInside('Look up the rules');

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Log, talk and people' }).click();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await lookAt(host, `sheet, ${await tab.textContent()}`, LOOKS.slice(2));
    await page.setViewportSize(PHONE);
  }
  await host.go(`/replay/${id}`);
  await page.locator('.replay-bar').waitFor();
  await lookAt(host, 'replay');
  for (const name of ['Play on from here', 'Check the dice']) await lookInside(name);
});
