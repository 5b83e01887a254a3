import { styleText } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clip, harmless, padEnd, widthOf, wrap } from '../src/text.ts';

test('colours and combining marks take no room, wide characters take two columns', () => {
  expect(widthOf(styleText('red', 'K♠', { validateStream: false }))).toBe(2);
  expect(widthOf('e\u0301')).toBe(1);
  expect(widthOf('龍')).toBe(2);
  expect(padEnd('K♠', 4)).toBe('K♠  ');
});

test('what is too long ends in an ellipsis and fits', () => {
  expect(clip('a goblin in a hat', 8)).toBe('a gobli…');
  expect(clip('short', 8)).toBe('short');
});

test('wrapped lines fit, keep every word and stay indented', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }), fc.integer({ min: 20, max: 80 }), (words, width) => {
      const lines = wrap(words.join(' '), width, 4);
      expect(lines.every((line) => widthOf(line) <= width)).toBe(true);
      expect(lines.slice(1).every((line) => line.startsWith('    '))).toBe(true);
      expect(lines.map((line) => line.trim()).join(' ')).toBe(words.join(' '));
    }),
  );
});

test('a word longer than the line is broken, not lost', () => {
  const lines = wrap('x'.repeat(50), 20, 2);
  expect(lines.every((line) => widthOf(line) <= 20)).toBe(true);
  expect(lines.map((line) => line.trim()).join('')).toBe('x'.repeat(50));
});

test('text from outside cannot steer the terminal', () => {
  expect(harmless('a\u001b[2Jb\u0007c\u202ed')).toBe('abcd');
});
