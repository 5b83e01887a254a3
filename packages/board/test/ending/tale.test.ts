import { best, endingOf, figure, mostOften } from '@undercroft/board/ending/tale.ts';
import { sayer } from '@undercroft/board/text.ts';
import { expect, test } from 'vitest';

const say = sayer({ 'board.close': 'Shut' }, 'en');

test('the best is the first of equals, and nothing is nothing', () => {
  const things = [{ n: 1 }, { n: 3 }, { n: 3 }];
  expect(best(things, ({ n }) => n)).toBe(things[1]);
  expect(best([], () => 1)).toBeNull();
});

test('who did it most often has a name; nobody did it: nobody', () => {
  expect(mostOften([{ seat: 1 }, { seat: 0 }, { seat: 1 }], ['Odo', 'Pim'])).toEqual({ name: 'Pim', n: 2 });
  expect(mostOften([], ['Odo', 'Pim'])).toBeNull();
});

test('the last page leaves out what there is nothing to say about', () => {
  const ending = endingOf<number, { type: 'x' }>({
    headline: ({ view }) => `Round ${view}`,
    story: () => ['', ' It was long. '],
    figures: (tale) => [figure(tale, 'board.close', (seat) => seat * 2)],
  });
  expect(ending(3, [], ['Odo', 'Pim'], say)).toEqual({
    headline: 'Round 3',
    story: ['It was long.'],
    figures: [{ name: 'Shut', values: [0, 2] }],
  });
});
