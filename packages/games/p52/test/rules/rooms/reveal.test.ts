import { expect, test } from 'vitest';
import { RULEBOOK } from '../../../src/house-rules.ts';
import { litBy, revealedFrom } from '../../../src/rules/rooms/reveal.ts';
import { type Drawn, drawn, FIGURE_15, FIGURE_16 } from './drawn.ts';

const LIT = { lit: true, darkSight: 0 };
const DARK = { lit: false, darkSight: 0 };
const FULL = { ...RULEBOOK, litReveal: 'fullSight' as const };

/** What is turned up from one spot besides itself. */
const from = ({ room, at, signs }: Drawn, sign: string, light = LIT, house = RULEBOOK): string =>
  signs(revealedFrom(room, at(sign), light, house).filter((place) => place !== at(sign)));

const without = (all: string, known: string): string => [...all].filter((sign) => !known.includes(sign)).join('');

test('E-P52-15 P52-106 R-P52-23 a lit room within two steps', () => {
  const figure = drawn(FIGURE_15);
  expect(from(figure, 'S')).toBe('jop');
  expect(without(from(figure, 'o'), 'Sjop')).toBe('dik');
});

test('E-P52-15 R-P52-23 a lit room, all in sight', () => {
  const figure = drawn(FIGURE_15);
  expect(from(figure, 'S', LIT, FULL)).toBe('acdefjklop');
  expect(without(from(figure, 'o', LIT, FULL), 'Sacdefjklop')).toBe('bi');
});

test('E-P52-15 P52-107 the dark room', () => {
  const figure = drawn(FIGURE_15);
  expect(from(figure, 'S', DARK)).toBe('o');
  expect(without(from(figure, 'o', DARK), 'S')).toBe('jp');
});

test('E-P52-16 R-P52-24 in the dark the text wins over the figure, and an option over both', () => {
  const figure = drawn(FIGURE_16);
  expect(from(figure, 'w', DARK)).toBe('Pu');
  expect(from(figure, 'w', DARK, { ...RULEBOOK, darkReveal: 'eight' })).toBe('PQu');
});

test('E-P52-53 a plus', () => {
  const figure = drawn('. a .\nb c d\n. S .');
  expect(from(figure, 'S')).toBe('abcd');
  expect(from(figure, 'S', DARK)).toBe('c');
});

test('E-P52-54 a hook', () => {
  const figure = drawn('a b c d e\n. . . . f\nS g h i j');
  expect(from(figure, 'S')).toBe('gh');
  expect(from(figure, 'S', LIT, FULL)).toBe('ghij');
  expect(without(from(figure, 'j', LIT, FULL), 'Sghij')).toBe('ef');
});

test('R-P52-23 eight straight lines up to the first gap', () => {
  const figure = drawn('a b c d\ne f . g\nh i j k\nS l m n');
  expect(from(figure, 'S', LIT, { ...RULEBOOK, litReveal: 'eightLines' })).toBe('aehilmn');
});

test('P52-107 who sees farther in the dark does so in straight lines', () => {
  const figure = drawn('a b c\nd e f\nS g h');
  expect(from(figure, 'S', { lit: false, darkSight: 1 })).toBe('adgh');
});

test('R-P52-72 nearest first, then north to south, west to east', () => {
  const { room, at } = drawn('. a .\nb c d\n. S .');
  const order = revealedFrom(room, at('S'), LIT, RULEBOOK);
  expect(order).toEqual([at('S'), at('c'), at('a'), at('b'), at('d')]);
});

test('P52-105 R-P52-22 the own spot is always among them', () => {
  const { room, at } = drawn(FIGURE_15);
  for (const light of [LIT, DARK]) expect(revealedFrom(room, at('m'), light, RULEBOOK)[0]).toBe(at('m'));
});

test('a brazier lights what it sees within two steps', () => {
  const { room, at, signs } = drawn('a b c\nd . e\nS g h');
  expect(signs(litBy(room, at('S'), 2))).toBe('Sadgh');
});
