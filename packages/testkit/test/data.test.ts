import { expect, test } from 'vitest';
import { difference, notPlain } from '../src/data.ts';

class Card {}

test.each<[unknown, string | null]>([
  [{ a: [1, 'x', null, true, { b: -3 }] }, null],
  [Object.create(null), null],
  [{ a: { b: undefined } }, 'table.a.b is undefined'],
  [{ a: [1, Number.NaN] }, 'table.a.1 is NaN'],
  [{ a: Number.POSITIVE_INFINITY }, 'table.a is Infinity'],
  [{ a: -0 }, 'table.a is -0'],
  [{ a: new Map() }, 'table.a is a Map'],
  [{ a: new Card() }, 'table.a is a Card'],
  [{ a: () => 1 }, 'table.a is function'],
  [{ a: 1n }, 'table.a is bigint'],
  [{ [Symbol('s')]: 1 }, 'table has a symbol'],
  [Object.assign([1], { name: 'x' }), 'table is a list with holes or names'],
])('what is not plain is found: case %#', (value, expected) => {
  expect(notPlain(value)).toBe(expected);
});

test('a list with a hole is not plain', () => {
  expect(notPlain(new Array(2))).not.toBeNull();
});

test.each<[unknown, unknown, string | null]>([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, null],
  [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, 'a.b.1: 2 / 3'],
  [{ a: 1 }, {}, 'a: 1 / undefined'],
  [[], {}, 'it: [] / {}'],
  [null, 0, 'it: null / 0'],
])('the first difference is named: case %#', (a, b, expected) => {
  expect(difference(a, b)).toBe(expected);
});
