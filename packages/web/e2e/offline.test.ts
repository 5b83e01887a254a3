/** Without the server: the page is kept on the device, and so is what was played there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { robot } from './hands.ts';
import { DESKTOP, openHouse, PHONE } from './house.ts';

const house = openHouse();

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s lessons and games with bots play on without a server, and stay on the device', async (_device, viewport) => {
  const { page, context } = await house().visitor({ viewport, serviceWorkers: 'allow' });
  await page.goto(house().url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'No server in reach' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.locator('.without-server a[href="/alone/table-dungeon"]').click();
  await page.locator('.table-screen[data-asked]').waitFor();
  await robot(page, { seed: 4, most: 4 });
  await page.locator('[data-status="your-turn"]').waitFor();
  const seq = async () => Number(await page.locator('.table-screen').getAttribute('data-seq'));
  await expect.poll(seq).toBeGreaterThan(2);
  const before = await seq();
  await page.reload();
  await page.locator('[data-status="your-turn"]').waitFor();
  // Bots may have answered meanwhile.
  expect(await seq()).toBeGreaterThanOrEqual(before);
  await page.goto(`${house().url}/learn/table-dungeon`);
  await page.locator('.lesson [data-lesson="next"]').waitFor();
});

test('a page that is open knows at once that the network is gone, and that it is back', async () => {
  const { page, context, complaints } = await house().visitor({ serviceWorkers: 'allow' });
  await page.goto(house().url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator('.arcade').waitFor();
  await context.setOffline(true);
  const alone = page.locator('.without-server a[href="/alone/cellar"], .without-server a[href="/alone/table-dungeon"]').first();
  await alone.waitFor();
  await context.setOffline(false);
  await page.locator('.arcade').waitFor();
  expect(complaints).toEqual([]);
});

test('at a table too, from where one finds the games on this device', async () => {
  const visitor = await house().visitor({ serviceWorkers: 'allow' });
  const { page, context } = visitor;
  await visitor.become('Ada');
  await visitor.play({ game: 'cellar', seats: 2 });
  await page.locator('.table-screen[data-asked]').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.getByText('This device has no network').waitFor();
  await page.getByRole('link', { name: 'Games on this device' }).click();
  await page.getByRole('heading', { name: 'No server in reach' }).waitFor();
  await context.setOffline(false);
  await page.locator('.arcade').waitFor();
});

test('a damaged save begins a new game, and a page one comes back to goes on where another one has led', async () => {
  const { page, context } = await house().visitor();
  await page.goto(`${house().url}/alone/table-dungeon`);
  await robot(page, { seed: 4, most: 4 });
  await page.evaluate(() => {
    const place = 'undercroft-alone-table-dungeon';
    localStorage.setItem(place, JSON.stringify({ ...JSON.parse(localStorage.getItem(place) ?? ''), seats: 99 }));
  });
  await page.reload();
  await page.locator('[data-status="your-turn"]').waitFor();
  const other = await context.newPage();
  await other.goto(`${house().url}/alone/table-dungeon`);
  const seqOf = async (which: Page) => Number(await which.locator('.table-screen').getAttribute('data-seq'));
  // Here only bots can have answered the first question, there the whole table has.
  const beyond = 7;
  while ((await seqOf(other)) < beyond) await robot(other, { seed: 4, most: 2 });
  expect(await seqOf(page)).toBeLessThan(beyond);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => seqOf(page)).toBeGreaterThanOrEqual(beyond);
  await page.locator('[data-status="your-turn"]').waitFor();
});

test('where nothing may be stored one plays alone all the same', async () => {
  const { page, context } = await house().visitor();
  await context.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbid });
    Object.defineProperty(window, 'sessionStorage', { get: forbid });
  });
  await page.goto(`${house().url}/alone/table-dungeon`);
  await page.locator('[data-status="your-turn"]').waitFor();
  await robot(page, { seed: 4, most: 4 });
});

test('the page can be installed: a name, a start and icons of every size', async () => {
  const { page } = await house().visitor();
  await page.goto(house().url);
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await page.evaluate(async (file) => (await fetch(file ?? '')).json(), address);
  expect(manifest).toMatchObject({ id: '/', name: 'Undercroft', start_url: '/', display: 'standalone' });
  /** How large a picture really is. */
  const sizeOf = (file: string) =>
    page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, file);
  const drawn = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(drawn.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of drawn) expect(await sizeOf(src)).toBe(sizes);
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  expect(await sizeOf((await page.locator('link[rel="apple-touch-icon"]').getAttribute('href'))!)).toBe('180x180');
});
