import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOST_FLAWS } from '../../src/scenario/flaws.ts';
import { readScenario } from '../../src/scenario/read.ts';
import { scenarioSchema } from '../../src/scenario/scenario.ts';
import { flawsOf, flawsWith, type Loose, sentencesWith, TEXT } from './flawed.ts';

test('a scenario is read from its text or from its JSON', () => {
  const [text, json] = [readScenario(TEXT), readScenario(JSON.parse(TEXT))];
  expect(text).toEqual(json);
  expect(text).toEqual({ scenario: JSON.parse(TEXT) });
});

test('a flaw says line and column of the text it was read from', () => {
  const broken = TEXT.replace('"9 - aLv"', '"9 - aLb"');
  const line = broken.split('\n').findIndex((one) => one.includes('9 - aLb'));
  const column = broken.split('\n')[line]!.indexOf('aLb');
  expect(flawsOf(broken)).toEqual([{ line: line + 1, column: column + 1, sentence: expect.stringContaining('no name "aLb"') }]);
});

test('every flaw is told, not only the first', () => {
  const sentences = sentencesWith((s) => {
    s.races[0].name = '';
    s.classes[0].abilities = ['billhok'];
    s.items[1].range.from = 2.5;
    s.quirks[0].bonuses = [];
    delete s.meta.licence;
    s.dials.colour = 'red';
  });
  expect(sentences).toHaveLength(6);
  for (const part of [
    'is empty',
    'no ability "billhok"',
    'from 0 to 9',
    '1 to 3 are wanted',
    '"licence" is missing',
    'no member "colour"',
  ]) {
    expect(sentences.some((sentence) => sentence.includes(part))).toBe(true);
  }
});

test.each([
  ['{"meta": ', 1, 10, 'ends too early'],
  ['{"meta": 1\n "x": 2}', 2, 2, '"," or "}"'],
  ['[1, 2', 1, 6, '"," or "]"'],
  ['{} {}', 1, 4, 'Nothing may follow'],
  ['{"a": 1, "a": 2}', 1, 10, 'twice'],
  ['{"a": "x\ny"}', 1, 9, 'line break'],
  ['{"a": "x', 1, 7, 'does not end'],
  ['{"a": "\\q"}', 1, 7, 'means nothing'],
  ['{"a": NaN}', 1, 7, 'not JSON'],
])('%j is not JSON', (text, line, column, part) => {
  expect(flawsOf(text)).toEqual([{ line, column, sentence: expect.stringContaining(part) }]);
});

test('what cannot be data is refused', () => {
  const circle: Loose = {};
  circle.self = circle;
  for (const given of [circle, undefined, () => 1, 12n]) expect(flawsOf(given)[0]?.sentence).toContain('not plain data');
  for (const given of [null, 7, [], 'true', '""']) expect(flawsOf(given)[0]?.sentence).toContain('{ }');
});

test('more than 500 kB is refused unread', () => {
  expect(flawsOf(`{"a": "${'x'.repeat(500_000)}"}`)).toEqual([{ line: 1, column: 1, sentence: 'A scenario has at most 500 kB.' }]);
  expect(flawsOf(`{"a": "${'€'.repeat(170_000)}"}`)[0]?.sentence).toContain('500 kB');
});

test.each(['a\u0000b', 'a\u202eb', 'a\u200bb', '<script>', 'a\ud800b', 'x\u0085y', '   '])('the name %j is refused', (name) => {
  expect(flawsWith((s) => (s.races[0].name = name))).toHaveLength(1);
});

test.each(['__proto__', 'constructor', 'toString', '9lives', 'with space', ''])('the id %j is refused', (id) => {
  expect(sentencesWith((s) => (s.quirks[0].id = id))).toContain('An id is a small letter and up to 39 letters or digits.');
});

test('a member called __proto__ is a stranger and changes nothing', () => {
  const text = TEXT.replace('"dials": {', '"dials": {"__proto__": {"polluted": true}, ');
  expect(flawsOf(text)[0]?.sentence).toContain('no member "__proto__"');
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const LONG = 200_000;
const filled = (piece: string): string => piece.repeat(Math.ceil(LONG / piece.length));

test.each([
  ['brackets', filled('[')],
  ['braces', filled('{"a":')],
  ['strings', `[${filled('"x",')}1]`],
  ['one string', `{"a": "${filled('x')}"}`],
  ['escapes', `{"a": "${filled('\\\\')}"}`],
  ['spaces', `${filled(' \n')}{}`],
  ['strange members', `{${Array.from({ length: 20_000 }, (_, i) => `"m${i}": 1`).join(',')}}`],
  [
    'formulas',
    many(
      (s, i) => ({ ...s.abilities[0], id: `a${i}`, target: `${'('.repeat(15)}1${')'.repeat(15)}${'+aLv*Lift/max(1,R)'.repeat(6)}` }),
      'abilities',
    ),
  ],
  ['ids', many((s, i) => ({ ...s.items[2], id: `a${i}` }), 'items')],
  ['quests in a row', many((s, i) => ({ ...s.quests[0], id: `a${i}`, after: [`a${i + 1}`] }), 'quests')],
])('200 kB of %s are read in under 100 ms', (_name, text) => {
  expect(text.length).toBeGreaterThan(LONG * 0.95);
  let fastest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 5; i++) {
    const begun = performance.now();
    expect(flawsOf(text).length).toBeLessThanOrEqual(MOST_FLAWS);
    fastest = Math.min(fastest, performance.now() - begun);
  }
  expect(fastest).toBeLessThan(100);
});

/** The Bailey with as many of something as fill 200 kB. */
function many(make: (s: Loose, i: number) => Loose, list: string): string {
  const s: Loose = JSON.parse(TEXT);
  const length = JSON.stringify(make(s, 100)).length;
  for (let i = 0; i * length < LONG; i++) s[list].push(make(s, i));
  return JSON.stringify(s);
}

test('the published schema is the one the reader goes by', () => {
  const published = readFileSync(new URL('../../scenario.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(published)).toEqual(scenarioSchema());
});
