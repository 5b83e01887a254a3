/** What the server announces with a page is what the page uses: nothing comes twice, and no console complains. */
import { abouts } from '@undercroft/catalog/abouts';
import { expect, test } from 'vitest';
import { openHouse, PHONE } from './house.ts';

const house = openHouse();
const games = abouts.filter(({ door }) => door !== null).map(({ slug }) => slug);
const PLACES = ['/', '/shelf', '/about', `/games/${games[0]}`, `/alone/${games[0]}`, ...games.map((slug) => `/learn/${slug}`)];

/** Chromium complains of what was announced in vain some seconds after a page has come. */
const COMPLAINS_AFTER_MS = 5_000;

test('every file of every page is fetched once, and what was announced is used', async () => {
  const visitor = await house().visitor({ viewport: PHONE });
  await visitor.become('Ada');
  const pages = await Promise.all(
    PLACES.map(async (place) => {
      const page = await visitor.context.newPage();
      const [fetched, said]: [string[], string[]] = [[], []];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      page.on('console', (message) => said.push(`${place}: ${message.text()}`));
      return { page, place, fetched, said };
    }),
  );
  for (const { page, place } of pages) {
    await page.goto(visitor.origin + place);
    await page.locator('main').waitFor();
    await page.waitForLoadState('networkidle');
  }
  await pages.at(-1)!.page.waitForTimeout(COMPLAINS_AFTER_MS);
  const twice = pages.flatMap(({ place, fetched }) => {
    const files = fetched.filter((file) => file.startsWith('/assets/'));
    return [...new Set(files.filter((file, i) => files.indexOf(file) !== i))].map((file) => `${place}: ${file}`);
  });
  expect(twice).toEqual([]);
  // Tests keep no worker.
  expect(pages.flatMap(({ said }) => said).filter((line) => !line.includes('Service Worker'))).toEqual([]);
});
