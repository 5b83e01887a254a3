import { decideFor, greedy } from '@undercroft/bots';
import { inLanguage, MATERIAL, Match, type Say, sfc32 } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { bookFor, eventIn, game, type P52Event, printedName, type View, viewIn } from '../../src/index.ts';
import { bookOf } from '../../src/scenario/book.ts';
import { textsIn } from '../../src/scenario/languages.ts';
import { readScenario } from '../../src/scenario/read.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { flawsWith, type Loose, sentencesWith, TEXT } from './flawed.ts';

const german: Say = (await inLanguage(game, 'de')).words.say!;
const english: Say = game.words.say!;

describe('languages of a scenario', () => {
  const WRONG: [string, (s: Loose) => void, string][] = [
    [
      'a text that is not there cannot be told',
      (s) => (s.languages = { de: { 'items.crown.name': 'Krone' } }),
      'says nothing at "items.crown.name"',
    ],
    ['figures are told in no other language', (s) => (s.languages = { de: { 'enemies.J.hp': '99' } }), 'says nothing at "enemies.J.hp"'],
    [
      'a name is as long as names are',
      (s) => (s.languages = { de: { 'items.lockPick.name': 'x'.repeat(41) } }),
      '41 characters; 40 are the most',
    ],
    ['a story is as long as stories are', (s) => (s.languages = { de: { 'quests.toll.story': 'x'.repeat(1501) } }), '1500 are the most'],
    ['signs that are not for reading are refused', (s) => (s.languages = { de: { 'items.lockPick.name': '<b>' } }), 'not for reading'],
    ['a language has a code', (s) => (s.languages = { Deutsch: {} }), '"Deutsch" cannot stand here'],
    ['the own language has a code', (s) => (s.meta.language = 'English'), 'The code of a language is wanted'],
    ['names of every object are refused', (s) => (s.languages = JSON.parse('{"de": {"__proto__": "x"}}')), '"__proto__" cannot stand here'],
    ['a language is members', (s) => (s.languages = { de: ['Dietrich'] }), 'Members in { } are wanted'],
    [
      'there are not too many',
      (s) => (s.languages = Object.fromEntries([...'abcdefghijklm'].map((c) => [`x${c}`, {}]))),
      '12 are the most',
    ],
  ];
  test.each(WRONG)('%s', (_title, change, sentence) => {
    expect(sentencesWith(change).join('\n')).toContain(sentence);
  });

  test('a flaw in a language is told where it stands', () => {
    const [flaw] = flawsWith((s) => (s.languages = { de: { 'items.crown.name': 'Krone' } }));
    const { length } = JSON.stringify(JSON.parse(TEXT), null, 2).split('\n');
    expect(flaw!.line).toBeGreaterThanOrEqual(length);
  });

  test('whoever chooses one is told whether all of it is in their language', () => {
    const whole = Object.fromEntries(textsIn(JSON.parse(TEXT)));
    const told = (say: Say, change: (s: Loose) => void = () => undefined) => game.doors!.material!.told!(bookOf(changed(change)), say);
    const mine = (s: Loose) => (s.meta = { ...s.meta, id: 'mine', title: 'Mine' });
    expect(told(german)).toEqual({ title: 'Die ersoffene Vorburg', isWhole: true });
    expect(told(english, mine)).toEqual({ title: 'Mine', isWhole: true });
    expect(told(german, mine)).toEqual({ title: 'Mine', isWhole: false });
    expect(told(german, (s) => Object.assign(mine(s), { language: 'de' }))).toEqual({ title: 'Mine', isWhole: true });
    const begun = { 'meta.title': 'Meins' };
    expect(told(german, (s) => Object.assign(s, { meta: mine(s), languages: { de: begun } }))).toEqual({ title: 'Meins', isWhole: false });
    expect(told(german, (s) => Object.assign(s, { meta: mine(s), languages: { de: { ...whole, ...begun } } })).isWhole).toBe(true);
  });
});

function changed(change: (s: Loose) => void): Scenario {
  const json: Loose = JSON.parse(TEXT);
  change(json);
  const result = readScenario(json);
  if ('flaws' in result) throw new Error(result.flaws[0]!.sentence);
  return result.scenario;
}

/** Every view and event of a session among greedy bots, as seat 0 sees it. */
function* seenOf(material: string): Generator<{ view: View; events: P52Event[] }> {
  const match = new Match(game, { seed: `told ${material}`, seats: 3, options: {}, material });
  const random = sfc32(5);
  while (!match.over) {
    const ask = game.play.pending(match.table).find(({ may }) => may !== true)!;
    const events = match.decide(decideFor(greedy, { game, t: match.table, ask }, random)).slice();
    yield { view: game.sight.view(match.table, 0), events };
  }
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* stringsIn(part);
}

describe.each(['drowned-bailey', 'short-stay'])('%s', (material) => {
  const SEEN = [...seenOf(material)];
  const { scenario } = bookFor(SEEN[0]!.view);
  const inGerman = textsIn(bookFor(viewIn(german, SEEN[0]!.view)).scenario);
  const leftInEnglish = new Set([...textsIn(scenario)].flatMap(([way, text]) => (inGerman.get(way) === text ? [] : [text])));

  test('no text of it is left in English in what a German page is given', () => {
    expect(leftInEnglish.size).toBeGreaterThan(100);
    for (const { view, events } of SEEN) {
      const { heroes: _, ...told } = viewIn(german, view);
      const happened = events.map((e) => eventIn(german, bookFor(view), e));
      for (const text of [...stringsIn(told), ...stringsIn(happened)]) expect(leftInEnglish).not.toContain(text);
    }
  });

  test('German changes no figure: what is left of a view without its texts is the same', () => {
    const bare = (view: View): string =>
      JSON.stringify(view, (key, value) => (key === 'name' || key === 'met' || key === 'parts' ? null : value));
    for (const { view } of SEEN.filter((_, i) => i % 20 === 0)) expect(bare(viewIn(german, view))).toBe(bare(view));
  });

  test('in English nothing is copied, and in German the same view stays the same', () => {
    const { view, events } = SEEN.at(-1)!;
    expect(viewIn(english, view)).toBe(view);
    expect(eventIn(english, bookFor(view), events[0]!)).toBe(events[0]);
    const told = viewIn(german, view);
    expect(viewIn(german, view)).toBe(told);
    expect(viewIn(german, told)).toBe(told);
  });
});

test('enemies keep their pictures: what they were printed as is known', () => {
  const view = [...seenOf('drowned-bailey')].map((seen) => seen.view).find(({ enemies }) => enemies.length > 0)!;
  const [enemy] = viewIn(german, view).enemies;
  expect(enemy!.sheet.name).not.toBe(view.enemies[0]!.sheet.name);
  expect(printedName(enemy!.sheet)).toBe(view.enemies[0]!.sheet.name);
});

test("a stranger's scenario is told in the languages it brings; what is missing stays as it is written", () => {
  const own = changed((s) => {
    s.meta = { ...s.meta, id: 'mine', title: 'Mine' };
    s.languages = { de: { 'meta.title': 'Meins', 'items.lockPick.name': 'Krummer Nagel' } };
  });
  const view = { ...game.sight.view(new Match(game, { seats: 1, seed: 'x', options: {} }).table, 0), [MATERIAL]: bookOf(own) };
  const told = bookFor(viewIn(german, view));
  expect(told.scenario.meta.title).toBe('Meins');
  expect(told.item('lockPick').name).toBe('Krummer Nagel');
  expect(told.item('bitterroot').name).toBe('Bitterroot');
  expect(viewIn(english, view)).toBe(view);
});
