import { expect, test } from 'vitest';
import { actionDeck, cardName, cardNamed, cardOf, enemyDeck, isLow, isRed, rankOf, roomDeck, suitOf } from '../../src/rules/cards.ts';

test('P52-006 P52-007 P52-008 three decks of two packs', () => {
  expect([enemyDeck().length, roomDeck().length, actionDeck(3).length]).toEqual([12, 40, 52]);
  expect(enemyDeck().every((card) => rankOf(card) > 10)).toBe(true);
  expect(roomDeck().every((card) => rankOf(card) <= 10)).toBe(true);
  expect(new Set([...enemyDeck(), ...roomDeck()]).size).toBe(52);
});

test('P52-014 P52-015 Ace is 1, Jack 11, Queen 12, King 13', () => {
  const ranks = ['A♠', '2♥', '10♦', 'J♣', 'Q♠', 'K♥'].map((name) => rankOf(cardNamed(name)!));
  expect(ranks).toEqual([1, 2, 10, 11, 12, 13]);
});

test('suits and colours', () => {
  expect(['A♠', 'A♥', 'A♦', 'A♣'].map((name) => suitOf(cardNamed(name)!))).toEqual(['spades', 'hearts', 'diamonds', 'clubs']);
  expect(['7♠', '7♥', '7♦', '7♣'].map((name) => isRed(cardNamed(name)!))).toEqual([false, true, true, false]);
  expect(cardName(cardOf(10, 'spades'))).toBe('10♠');
});

test('P52-013 E-P52-47 R-P52-12 a quarter is left: 13 cards, 26 of two packs', () => {
  expect([isLow(14, 6), isLow(13, 6)]).toEqual([false, true]);
  expect([isLow(27, 7), isLow(26, 7)]).toEqual([false, true]);
  expect(actionDeck(7)).toHaveLength(104);
});
