import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, isTaken, LONGEST_NAME, nameKeys } from '../src/index.ts';

const clean = (name: string) => cleanLine(name, LONGEST_NAME);

/** Characters that leave no ink: between the letters of a name they make another name that looks the same. */
const INVISIBLE = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u1160',
  '\u17b4',
  '\u180b',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
].concat([
  '\u202e',
  '\u2060',
  '\u2064',
  '\u2066',
  '\u206a',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\ufff0',
  '\u{1d173}',
  '\u{e0001}',
  '\u{e0061}',
  '\u{e0100}',
]);

test.each(INVISIBLE.map((each) => [each.codePointAt(0)!.toString(16), each]))('U+%s leaves nothing of itself in a name', (_, unseen) => {
  expect(clean(`Ma${unseen}ud`)).toBe('Maud');
  expect(clean(`${unseen}Maud${unseen}${unseen}`)).toBe('Maud');
  expect(clean(unseen.repeat(3))).toBe('');
  // Also where nobody has cleaned the name before.
  expect(isTaken(`Ma${unseen}ud`, ['Maud'])).toBe(true);
});

test('blanks of every kind are one blank, and what cannot be written is one too', () => {
  for (const blank of [' ', '\u00a0', '\u2003', '\u202f', '\u3000', '\u2800', '\n', '\u2028', '\t \u0007', '\ud800', '\ufffa'])
    expect(clean(`${blank}Ma${blank}${blank}ud${blank}`)).toBe('Ma ud');
});

const KEPT = {
  'an astronaut': '👩\u200d🚀',
  'one with a colour of skin': '👩🏽\u200d🚀',
  'a family': '👨\u200d👩\u200d👧',
  'a heart, and what sort of': '❤\ufe0f',
  'a heart on fire': '❤\ufe0f\u200d🔥',
  'a key': '1\ufe0f\u20e3',
  'the flag of Scotland': '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  Hindi: 'क्\u200dष',
  Marathi: 'र्\u200dय',
  Bengali: 'র\u200d্যাব',
  Sinhala: 'ශ්\u200dරී',
  Malayalam: 'അവന്\u200d',
  Persian: 'می\u200cخواهم',
  'a Japanese family name': '葛\u{e0100}城',
  Mongolian: 'ᠠ\u180b',
  Hebrew: 'שָׁלוֹם',
  Vietnamese: 'Nguyễn',
  Thai: 'สมชาย',
};
test.each(Object.entries(KEPT))('a name of %s stays as it is', (_, name) => {
  expect(clean(name)).toBe(name);
  expect(isTaken(name, ['Maud'])).toBe(false);
});

test('a joiner with nothing to join goes, wherever it comes from', () => {
  expect(clean('👩\u200d')).toBe('👩');
  expect(clean('\u200d👧')).toBe('👧');
  expect(clean('a\u200d👧')).toBe('a👧');
  expect(clean('a\ufe0f\u200d👧')).toBe('a👧');
  expect(clean('👩\u200b\u200d👧')).toBe('👩👧');
  expect(clean('1\ufe0f')).toBe('1');
  expect(clean('م\u200cx')).toBe('مx');
  // Cut off in the middle of a picture.
  expect(clean(`${'a'.repeat(38)}👩\u200d🚀`)).toBe(`${'a'.repeat(38)}👩`);
});

test('accents are one with their letters, and still make another name', () => {
  expect(clean('Jose\u0301')).toBe('José');
  expect(isTaken('Jose\u0301', ['José'])).toBe(true);
  expect(isTaken('José', ['Jose'])).toBe(false);
});

const LOOK_ALIKE = [
  ['Maud', 'maud', 'Ｍａｕｄ', '𝕸𝖆𝖚𝖉', 'Mаud', 'Μaud', 'MAUD'],
  ['Bill', 'BiII', 'Bi11', 'BILL'],
  ['Otto', '0tto', 'Оttо', 'ΟTTΟ'],
  ['Strauß', 'STRAUSS', 'Strauss'],
  ['Zoë', 'ZОË', 'Zoe\u0308'],
];
test('what an eye cannot tell apart is one name: big and small, wide and narrow, letters of another script', () => {
  for (const [first, ...others] of LOOK_ALIKE) for (const other of others) expect([other, isTaken(other, [first!])]).toEqual([other, true]);
  for (const [i, one] of LOOK_ALIKE.entries())
    for (const [j, other] of LOOK_ALIKE.entries()) if (i !== j) expect(isTaken(one[0]!, other)).toBe(false);
});

test('other names are other names', () => {
  const names = [
    'Ada',
    'Ida',
    'Eda',
    'Сара',
    'Сергей',
    'Иван',
    'Σοφία',
    'Нина',
    'Maud 2',
    'Maud 3',
    'Ann',
    'Anne',
    'Lil',
    'Lila',
    '李',
    '季',
  ];
  for (const name of names)
    expect([
      name,
      isTaken(
        name,
        names.filter((other) => other !== name),
      ),
    ]).toEqual([name, false]);
});

test('whatever is typed, a clean name is short, clean, visible or nothing, and cleaning changes none of its keys', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('a', '👩', '🚀', 'क', '्', '\u200d', '\u200c', '\ufe0f', '葛', ' '),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), (parts) => {
      const name = clean(parts.join(''));
      expect(clean(name)).toBe(name);
      expect([...name].length).toBeLessThanOrEqual(LONGEST_NAME);
      expect(name.isWellFormed()).toBe(true);
      expect(isTaken(name, [name])).toBe(true);
      expect(nameKeys(clean(name))).toEqual(nameKeys(name));
    }),
    { numRuns: 500 },
  );
});
