import { sayer } from '@undercroft/board/text.ts';
import { inLanguage } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { CARDS, english } from '../../src/texts.ts';
import { ending } from '../../web/ending.ts';
import { logLine } from '../../web/log.ts';
import messages from '../../web/messages/de.json' with { type: 'json' };
import inEnglish from '../../web/messages/en.json' with { type: 'json' };
import { watchGame } from './play.ts';

const german = await inLanguage(game, 'de');
const words = { say: (key: string) => key, ...german.words };
const say = sayer(messages, 'de');

const rooms = Object.entries(english).flatMap(([key, name]) => (/^room\.\w+\.\d+$/.test(key) ? [String(name)] : []));
/** What would stand out as English in a German line. */
const ENGLISH = [...new Set([...CARDS.map(({ name }) => name), ...rooms])].filter((name) => name !== 'Paladin' && name !== 'EXIT');
const standsOut = new RegExp(`\\b(${ENGLISH.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})\\b`);

const GAMES = [watchGame('german', 4), watchGame('haunted german', 5, { 'expansion.marauder': true })];

test('a German page names no card and no room in English: log, slips and where every number comes from', () => {
  const lines = GAMES.flat().flatMap(({ events, after }) => events.map((e) => logLine(e, after, words, say)));
  const told = lines.flatMap((line) => (line === null ? [] : [line.text, ...(line.slip ?? []).map(([, source]) => source)]));
  expect(told.length).toBeGreaterThan(500);
  expect(told.filter((line) => standsOut.test(line))).toEqual([]);
});

test('the workshop calls the house rule for own dungeons by its name in every language', () => {
  for (const [told, { about }] of [
    [messages, german],
    [inEnglish, game],
  ] as const) {
    const rule = about.houseRules['dungeon.layout']!;
    expect(told['phf.layout.intro']).toContain(rule.name);
    expect(told['phf.layout.intro']).toContain(rule.type === 'choice' && rule.choices['custom']);
  }
});

test('the last page tells everybody’s goal and hero in German', () => {
  for (const moments of GAMES) {
    const { after: view } = moments.at(-1)!;
    const names = view.seats.map((_, seat) => `P${seat}`);
    const events = moments.flatMap((moment) => moment.events);
    const page = ending(view, events, names, say, words.say);
    const told = [page.headline ?? '', ...page.story, ...page.figures.flatMap(({ values }) => values.map(String))];
    expect(told.filter((line) => standsOut.test(line))).toEqual([]);
    expect(page.story.some((line) => line.includes('Du h'))).toBe(true);
  }
});
