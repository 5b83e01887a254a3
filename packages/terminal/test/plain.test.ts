import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plain } from '../src/plain.ts';
import { widthOf } from '../src/text.ts';

const place = {
  viewer: 0,
  ink: (_style: unknown, text: string) => text,
  width: 80,
  seats: 2,
  name: (seat: number) => ['Ada', 'Bruno'][seat]!,
};

test('keys are spoken, short lists stand on a line, seats in a table with their names', () => {
  const view = {
    round: 2,
    pastEvents: ['rats', 'pit'],
    escaped: null,
    thieves: [
      { life: 3, hand: ['rope'] },
      { life: 12, hand: 2 },
    ],
    stack: [],
  };
  expect(plain.draw(view, place)).toEqual([
    'round: 2',
    'past events: rats, pit',
    'escaped: none',
    'thieves:',
    '         life  hand',
    '  Ada       3  rope',
    '  Bruno    12  2',
  ]);
});

test('any view fits into 80 columns and cannot steer the terminal', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (view) => {
      for (const line of plain.draw(view, place)) {
        expect(widthOf(line)).toBeLessThanOrEqual(80);
        expect(line).not.toMatch(/\p{Cc}/u);
      }
    }),
  );
});
