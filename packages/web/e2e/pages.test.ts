import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse, PHONE } from './house.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();

/** How much wider the page is than its window. */
const overflow = ({ page }: Visitor) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('the first load is small, and quick to answer', async () => {
  const visitor = await house().visitor({ fully: true });
  const { page } = visitor;
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      sizes.push(
        response
          .request()
          .sizes()
          .then((size) => size.responseBodySize),
      );
  });
  const began = performance.now();
  await page.goto(house().url);
  const play = page.getByRole('button', { name: 'Play now' });
  await play.click({ trial: true });
  const interactive = performance.now() - began;
  await page.waitForLoadState('networkidle');
  const kilobytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  console.log(
    `first load: ${kilobytes.toFixed(1)} kB of JavaScript in ${sizes.length} files, first button after ${Math.round(interactive)} ms`,
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(kilobytes).toBeGreaterThan(20);
  expect(kilobytes).toBeLessThan(111);
});

const allIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);

/** Compressed scripts and style sheets that a table may need, in kB; a slow phone gets 200 of them in a second. */
const MOST_FOR_A_TABLE = 300;

test.each(['table-dungeon', 'party-has-fallen', 'dungeon-fighter', 'p52', 'adventure-party'])(
  'all files a table of %s needs are announced with its page, and they are small',
  async (game) => {
    const visitor = await house().visitor({ viewport: PHONE });
    const { page } = visitor;
    await visitor.become('Ada');
    const { id } = await visitor.newTable({ game, seats: 2, bots: [null, 'random'] });
    await visitor.start(id);
    const asked: Response[] = [];
    page.on('response', (response) => asked.push(response));
    const answer = await page.goto(`${house().url}/t/${id}`);
    await page.locator('.table-screen').waitFor();
    const pathOf = (response: Response) => new URL(response.url()).pathname;
    const announced = allIn((await answer!.allHeaders())['link'] ?? '', /<([^>]+)>/g);
    const inPage = allIn(await answer!.text(), /(?:src|href)="([^"]+)"/g);
    const files = asked.filter((response) => /\.(js|css)$/.test(pathOf(response)));
    expect(files.length).toBeGreaterThan(4);
    expect(files.map(pathOf).filter((path) => !announced.includes(path) && !inPage.includes(path))).toEqual([]);
    // What is announced and not used would be fetched for nothing.
    const fetched = asked.map(pathOf);
    expect(announced.filter((path) => !fetched.includes(path))).toEqual([]);
    const sizes = await Promise.all(files.map(async (response) => (await response.request().sizes()).responseBodySize));
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    console.log(`a table of ${game}: ${kilobytes.toFixed(1)} kB in ${files.length} files`);
    expect(kilobytes).toBeLessThan(MOST_FOR_A_TABLE);
  },
);

test('on a phone nothing moves when my tables come late', async () => {
  const visitor = await house().visitor({ viewport: PHONE });
  const { page } = visitor;
  await visitor.become('Ada');
  await visitor.newTable({ game: 'table-dungeon', seats: 2 });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    const add = (by: number) => Object.assign(window, { moved: ('moved' in window ? Number(window.moved) : 0) + by });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const games = page.waitForResponse(/\/api\/games$/);
  await page.route(/mine=true/, async (route) => {
    await games;
    // Whatever is shown without my tables has been painted by then.
    await page.waitForTimeout(400);
    await route.continue();
  });
  await page.goto(house().url);
  await page.locator('.table-card').first().waitFor();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  const moved = await page.evaluate(() => ('moved' in window ? Number(window.moved) : Number.NaN));
  expect(moved).toBeLessThan(0.1);
});

test('the page of the API shows every endpoint, all from this server and nothing against its policy', async () => {
  const { page } = await house().visitor({ fully: true });
  await page.goto(`${house().url}/api/docs`);
  const api = await (await fetch(`${house().url}/api/openapi.json`)).json();
  const endpoints = Object.values<object>(api.paths).flatMap((methods) => Object.keys(methods));
  await expect.poll(() => page.locator('.opblock').count()).toBe(endpoints.length);
  await page.locator('#operations-play-postTablesTableDecide button').first().click();
  await page.getByText('Answer a question.').first().waitFor();
});

const NAMES = [
  '<script>document.title="owned"</script>',
  '<img src=x onerror=alert(1)>',
  '👩‍👩‍👧 🧙🏽‍♂️',
  '\u202eevil\u202c Ben',
  'שלום עולם',
  'W'.repeat(40),
];

test('names with markup, emoji and marks of direction are only names', async () => {
  const visitor = await house().visitor({ viewport: PHONE });
  const { page } = visitor;
  page.on('dialog', (dialog) => visitor.complaints.push(`a dialog opened: ${dialog.message()}`));
  await page.goto(house().url);
  for (const name of NAMES) {
    await page.locator('.chip.me').click();
    await page.getByLabel('What shall we call you?').fill(name);
    await page.getByRole('button', { name: 'That’s me' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const shown = await page.locator('.chip.me bdi').textContent();
    expect(shown).toBe(name.replaceAll(/[\u202e\u202c]/g, '').trim());
    expect(await overflow(visitor)).toBeLessThanOrEqual(0);
  }
  expect(await page.title()).toBe('Undercroft');
});

test.each([
  ['nothing', '   ', /nothing to be seen/],
  ['unseen marks', '\u202e\u2066', /nothing to be seen/],
  ['10,000 characters', 'x'.repeat(10_000), /too long/],
])('a name of %s is refused in words', async (_, name, words) => {
  const visitor = await house().visitor({ viewport: PHONE });
  const { page } = visitor;
  await page.goto(house().url);
  await page.locator('.chip.me').click();
  await page.getByLabel('What shall we call you?').fill(name);
  await page.getByRole('button', { name: 'That’s me' }).click();
  await page.getByText(words).waitFor();
  expect(await overflow(visitor)).toBeLessThanOrEqual(0);
});

test('odd names at the table: in the seats, the log, the talk, and on the way in', async () => {
  const ada = await house().visitor();
  const ben = await house().visitor({ viewport: PHONE });
  await ada.become(NAMES[0]!);
  await ben.become(NAMES[3]!);
  const { id } = await ada.newTable({ game: 'table-dungeon', seats: 2, visibility: 'public', name: '<b>bold</b>\u202e' });
  await ben.sit(id, 1);
  for (const visitor of [ada, ben]) await visitor.go(`/t/${id}`);
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await ada.page.getByRole('tab', { name: 'Talk' }).click();
  await ada.page.getByLabel('Say something').fill('<i>hello</i> 👋 '.repeat(10));
  await ada.page.getByRole('button', { name: 'Say', exact: true }).click();
  await ada.page.locator('.talk-lines').getByText('<i>hello</i>').waitFor();
  for (const visitor of [ada, ben]) {
    await visitor.page.locator('[data-status="your-turn"]').waitFor();
    expect(
      await visitor.page
        .locator('b b, i, .table-screen script')
        .filter({ hasText: /bold|hello|owned/ })
        .count(),
    ).toBe(0);
    expect(await overflow(visitor)).toBeLessThanOrEqual(0);
  }
});

/** What each address that leads nowhere says, in a heading people can read. */
const NOWHERE: readonly [what: string, path: string, says: string][] = [
  ['a broken invite', '/invite/%F0%9F%90%80', 'This invite does not work.'],
  ['a foreign invite', `/invite/${'A'.repeat(24)}`, 'This invite does not work.'],
  ['a table that does not exist', '/t/nosuchtableatall', 'There is no such table.'],
  ['a table address with odd letters', '/t/%3Cscript%3E', 'There is no such table.'],
  ['a replay of no table', '/replay/nosuchtableatall', 'There is no such table.'],
  ['a game nobody knows', '/games/chess', 'There is no such game.'],
  ['a lesson nobody gives', '/learn/chess', 'There is no such game.'],
  ['a page that is not there', '/cellar/stairs', 'There is only a wall here.'],
  ['an address with odd letters', '/%F0%9F%90%80/%25', 'There is only a wall here.'],
];

test.each(NOWHERE)('%s gets a friendly page with a way home', async (_, path, says) => {
  const visitor = await house().visitor({ viewport: PHONE });
  const page = await visitor.go(path);
  await page.getByRole('heading', { name: says }).waitFor();
  await page.getByRole('link', { name: 'To the first page', exact: true }).click();
  await page.getByRole('heading', { name: 'Undercroft' }).waitFor();
});

test('an expired invite, and one whose chairs are taken, say so', async () => {
  const WEEK = 7 * 24 * 3600 * 1000;
  const host = await house().visitor();
  const me = await host.become('Host');
  const { id } = await host.newTable({ game: 'table-dungeon', seats: 2 });
  house().ahead = -WEEK - 60_000;
  const { code: old } = await house().server.tables.invite(me, id);
  house().ahead = 0;
  const { code } = await house().server.tables.invite(me, id);
  const [late, faster] = [await house().visitor(), await house().visitor()];
  await late.go(`/invite/${old}`);
  await late.page.getByRole('heading', { name: 'This invite does not work.' }).waitFor();
  // Two see the last chair; one is faster.
  for (const visitor of [late, faster]) {
    await visitor.go(`/invite/${code}`);
    await visitor.page.getByRole('button', { name: 'Sit down' }).waitFor();
  }
  await faster.page.getByRole('button', { name: 'Sit down' }).click();
  await faster.page.waitForURL(new RegExp(id));
  await late.page.getByRole('button', { name: 'Sit down' }).click();
  await late.page.getByRole('heading', { name: 'Every chair is taken' }).waitFor();
  await host.start(id);
  await late.page.reload();
  await late.page.getByRole('heading', { name: 'They have begun without you' }).waitFor();
});

test('whoever is sent away does not come back by the same link; the host has a new one', async () => {
  const host = await house().visitor();
  await host.become('Host');
  const { id } = await host.newTable({ game: 'table-dungeon', seats: 3 });
  await host.go(`/t/${id}`);
  const link = host.page.getByLabel('Link', { exact: true });
  const first = await link.inputValue();
  const guest = await house().visitor();
  await guest.become('Guest');
  await guest.page.goto(first);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.waitForURL(new RegExp(id));
  await host.page.getByRole('button', { name: 'Send away' }).click();
  await expect.poll(() => link.inputValue()).not.toBe(first);
  await guest.page.goto(first);
  await guest.page.getByRole('heading', { name: 'This invite does not work.' }).waitFor();
  await guest.page.goto(await link.inputValue());
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.waitForURL(new RegExp(id));
});

test('a fork says so in its lobby and on its invite, before anybody sits down', async () => {
  const host = await house().visitor();
  const me = await host.become('Host');
  const table = await host.play({ game: 'table-dungeon', seats: 2, name: 'The real one' });
  const { tables } = house().server;
  const fork = { table, decisions: 0, secrets: 'new' } as const;
  const clock = { kind: 'none' } as const;
  const made = await tables.create(me, {
    game: '',
    seats: 2,
    options: {},
    visibility: 'public',
    clock,
    bots: [],
    abandoned: 'finish',
    fork,
  });
  const says = 'goes on from a moment of another one: \u2068The real one\u2069, after 0 decisions. Everything hidden is dealt anew';
  await host.go(`/t/${made.id}`);
  await host.page.getByText(says).waitFor();
  await host.page.getByText('Only those who play there may sit here').waitFor();
  const { code } = await tables.invite(me, made.id);
  const guest = await house().visitor();
  await guest.become('Guest');
  await guest.go(`/invite/${code}`);
  await guest.page.getByText(says).waitFor();
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.getByText('everybody has the seat they have at the game it comes from').waitFor();
});

test('a stranger at a private table learns only that there is nothing for them', async () => {
  const host = await house().visitor();
  await host.become('Host');
  const { id } = await host.newTable({ game: 'table-dungeon', seats: 2, name: 'Very private' });
  const stranger = await house().visitor();
  const page = await stranger.go(`/t/${id}`);
  await page.getByRole('heading', { name: 'There is no such table.' }).waitFor();
  expect((await stranger.traffic()).join('')).not.toContain('Very private');
});
