import { expect, test } from 'vitest';
import { withNames } from '../../src/seats/names.ts';

const seats = [{ seat: 0, name: 'Odo' }] as never;
const seat = (view: object | null): string => (view === null ? 'Seat 1' : 'Gorm');

test('people are called by their names, unless the game lets them name their seats', () => {
  expect(withNames('Gorm waits. Seat 1 too.', { words: { seat }, view: {}, seats })).toBe('Odo waits. Odo too.');
  expect(withNames('Gorm waits. Seat 1 too.', { words: { seat, keepsNames: true }, view: {}, seats })).toBe('Gorm waits. Odo too.');
});
