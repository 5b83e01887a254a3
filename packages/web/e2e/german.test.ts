import { inLanguage, type Message, textsOf } from '@undercroft/engine';
import { game } from '@undercroft/table-dungeon';
import { expect, test } from 'vitest';
import german from '../src/messages/de.json' with { type: 'json' };
import { robot } from './hands.ts';
import { openHouse } from './house.ts';

const house = openHouse();

const formsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));

/** Sentences of the log and questions, and what is printed on rows, sheets and items. */
const SAID = /^(tell|ask|noLoot|row|effect|who|if|enemy|class|item|accent|quip)\./;

/** What stands between the places of English sentences, where it is long enough to mean something. */
function phrasesOf(texts: Readonly<Record<string, Message>>): string[] {
  const told = Object.entries(texts).filter(([key]) => SAID.test(key));
  return told.flatMap(([, message]) => formsOf(message).flatMap((text) => text.split(/\{\w+\}/))).filter((part) => part.trim().length > 10);
}

test('a German page tells the game in German: house rules, log, questions, announcements', async () => {
  const { page } = await house().visitor({ locale: 'de-AT' });
  await page.goto(`${house().url}/games/table-dungeon`);
  const told = await inLanguage(game, 'de');
  await page.getByRole('searchbox').fill('kürzer');
  await page.getByText(told.about.houseRules['end.aces']!.help).waitFor();
  await page.getByRole('button', { name: 'Sofort mit Bots spielen' }).click();
  await page.waitForURL(/\/t\//);
  const heard: string[] = [];
  const listening = setInterval(() => {
    page
      .locator('[aria-live]')
      .allInnerTexts()
      .then(
        (texts) => heard.push(...texts),
        () => undefined,
      );
  }, 200);
  await robot(page, { seed: 3, most: 30 });
  clearInterval(listening);
  const log = (await page.locator('.table-side').textContent()) ?? '';
  const board = (await page.locator('.td').textContent()) ?? '';
  const phrases = phrasesOf(textsOf(game));
  expect(phrases.length).toBeGreaterThan(300);
  for (const text of [log, board, heard.join('\n')]) expect(phrases.filter((phrase) => text.includes(phrase))).toEqual([]);
  expect(log).toMatch(/Runde \d/);
  expect(log).toMatch(/Zusammen \d+ gegen \d+/);
  expect(heard.join('\n')).toContain('Spiel eine Karte verdeckt aus.');
});

test('a guest who does not care has a German name too', async () => {
  const { page } = await house().visitor({ locale: 'de-DE' });
  await page.goto(house().url);
  const names = german['guest.names'].split(', ');
  const shown = async () => (await page.locator('.bar .me > :last-child').textContent()) ?? '';
  await expect.poll(async () => names.includes(await shown())).toBe(true);
  const name = await shown();
  await page.getByRole('button', { name: 'Sofort spielen' }).first().click();
  await page.waitForURL(/\/t\//);
  const me = await page.evaluate(async () => (await fetch('/api/me')).json());
  expect(JSON.stringify(me)).toContain(name);
});

test('a language chosen in the middle of a page is spoken by its board too, and what was drawn stays', async () => {
  const { page } = await house().visitor();
  await page.goto(`${house().url}/games/party-has-fallen/layouts`);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.locator('[data-spot="2 3"]').click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leeren' }).waitFor();
  expect(await page.locator('.squared-paper .room').count()).toBe(1);
});

test('nobody sees a German page in English while its words are on their way, and in English at last if they never come', async () => {
  const { page } = await house().visitor({ locale: 'de-DE' });
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route(/\/assets\/de-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${house().url}/games/table-dungeon`);
  const link = page.locator('.bar-link').first();
  await link.waitFor({ state: 'attached' });
  expect([await link.textContent(), await link.isVisible()]).toEqual(['How it works', false]);
  letThrough();
  await page.getByRole('link', { name: 'Wie es geht' }).waitFor();
  await page.getByText('Wer sitzt wo').waitFor();

  const other = (await house().visitor({ locale: 'de-DE' })).page;
  await other.route(/\/assets\/de-[^/]*\.js$/, (route) => route.abort());
  await other.goto(house().url);
  await other.getByRole('link', { name: 'How it works' }).waitFor();
});
