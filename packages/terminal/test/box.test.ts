import { expect, test } from 'vitest';
import { bar, box, sideBySide } from '../src/box.ts';
import { widthOf } from '../src/text.ts';

const ink = (_style: unknown, text: string): string => text;

test('a frame is as wide as asked, whatever is put into it', () => {
  const lines = box(['short', 'x'.repeat(90)], { ink, width: 30, title: 'y'.repeat(50), corner: 'z'.repeat(50) });
  expect(lines.map(widthOf)).toEqual([30, 30, 30, 30]);
});

test('cards stand side by side until the row is full', () => {
  const card = ['+--+', '|  |', '+--+'];
  expect(sideBySide([card, card, card], 9)).toEqual(['+--+ +--+', '|  | |  |', '+--+ +--+', ...card]);
});

test('a bar is filled in proportion and never overflows', () => {
  expect(bar(1, 2, 4)).toBe('██░░');
  expect(bar(9, 2, 4)).toBe('████');
  expect(bar(1, 0, 4)).toBe('░░░░');
});
