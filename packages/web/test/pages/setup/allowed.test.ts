import { sayer } from '@undercroft/board/text.ts';
import { loadGame } from '@undercroft/catalog';
import { Problem } from '@undercroft/client';
import { fillOptions } from '@undercroft/engine';
import { expect, test } from 'vitest';
import german from '../../../src/messages/de.json' with { type: 'json' };
import english from '../../../src/messages/en.json' with { type: 'json' };
import { mustBeAllowed } from '../../../src/pages/setup/allowed.ts';
import { troubleWords } from '../../../src/pages/trouble-words.ts';

const SAY = { en: sayer(english, 'en'), de: sayer(german, 'de') };

/** What the page says of such a table; null: that there may be one. */
async function saidOf(slug: string, seats: number, changed: Record<string, unknown>, language: 'en' | 'de') {
  const options = fillOptions((await loadGame(slug)).about.houseRules, changed);
  const error = await mustBeAllowed({ game: slug, seats, options }, language).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error === null ? null : troubleWords(error, SAY[language]);
}

test('a table that the rules of its game do not allow is refused with the reason, in the language of the page', async () => {
  const capped = (language: 'en' | 'de') => saidOf('party-has-fallen', 4, { 'game.roundCap': 2 }, language);
  expect(await capped('en')).toMatchObject({
    title: english['error.badTable'],
    text: expect.stringMatching(/^With a round cap of 2 nobody/),
  });
  expect(await capped('de')).toMatchObject({
    title: german['error.badTable'],
    text: expect.stringMatching(/^Bei einer Rundengrenze von 2 /),
  });
  expect(await saidOf('party-has-fallen', 4, { 'game.roundCap': 6 }, 'de')).toBeNull();
});

test.each([
  ['table-dungeon', 1, {}, /^Table Dungeon hat 2 bis 4 Plätze/],
  ['adventure-party', 3, { 'play.mode': 'alone' }, /^Allein mit einer Gruppe gibt es 1 Platz, nicht 3/],
  ['party-has-fallen', 3, { 'dm.seat': 2, 'dm.extra': true }, /^Es gibt nur eine Spielleitung/],
])('%s says in German why there is no such table', async (slug, seats, options, words) => {
  expect((await saidOf(slug, seats, options, 'de'))?.text).toMatch(words);
});

test('what only the server finds wrong has words of the page too', () => {
  const bad = new Problem({
    type: '',
    title: '',
    code: 'bad-table',
    status: 400,
    detail: 'quiet hours go from one hour of the day to another',
  });
  expect(troubleWords(bad, SAY.de)).toEqual({ title: german['error.badTable'], text: german['error.badTableText'] });
});
