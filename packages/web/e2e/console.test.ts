/** Every page, and nobody's console has anything to say: no error, no warning. */
import { expect, test } from 'vitest';
import { DESKTOP, openHouse, PHONE } from './house.ts';
import { playUntil } from './swift.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();

const NOWHERE = '/nowhere';

/** What a console says from now on; but that no page has an address is said there too, and rightly. */
function listen({ page }: Visitor): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const isNowhere = message.location().url.endsWith(NOWHERE);
    if (['error', 'warning', 'assert'].includes(message.type()) && !isNowhere) said.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
  return said;
}

test.each([
  ['a desktop', DESKTOP, 'en-GB'],
  ['a phone', PHONE, 'de-DE'],
])('on %s no page says anything to the console', async (_device, viewport, locale) => {
  const visitor = await house().visitor({ viewport, locale, fully: true, hasTouch: viewport === PHONE });
  const { page } = visitor;
  const said = listen(visitor);
  const silentAt = async (path: string, there: string) => {
    await visitor.go(path);
    await page.locator(there).first().waitFor();
    // What is put off until the page has nothing else to do is done by then.
    await page.evaluate(() => new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done)));
    expect(said).toEqual([]);
  };
  await silentAt('/', '.arcade');
  await page.locator('.bar .icon-button').last().click();
  await page.locator('dialog[open] h2').waitFor();
  expect(said).toEqual([]);
  const me = await visitor.become('Ada');
  for (const path of ['/about', NOWHERE, '/shelf']) await silentAt(path, 'h1');
  for (const game of ['party-has-fallen', 'table-dungeon', 'dungeon-fighter', 'p52', 'adventure-party', 'cellar']) {
    await silentAt(`/games/${game}`, '.set-up');
    await silentAt(`/alone/${game}`, '.table-screen');
  }
  await silentAt('/learn/cellar', '.lesson');
  const { id } = await visitor.newTable({ game: 'table-dungeon', seats: 2, visibility: 'public' });
  const { code } = await house().server.tables.invite(me, id);
  await silentAt(`/t/${id}`, '.lobby');
  const guest = await house().visitor({ viewport, locale });
  await guest.go(`/invite/${code}`);
  await guest.page.locator('.invite-card').waitFor();
  const other = await guest.become('Ben');
  await guest.sit(id, 1);
  await visitor.start(id);
  await silentAt(`/t/${id}`, '.table-screen[data-asked]');
  expect(await playUntil(house(), id, { people: [me, other], until: () => false })).toBe(false);
  await silentAt(`/t/${id}`, '.ending');
  await silentAt(`/replay/${id}`, '.replay-bar');
});
