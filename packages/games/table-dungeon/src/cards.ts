/**
 * Cards are whole numbers, because numbers copy and shuffle fastest: suit * 13 + rank - 1.
 * Suits: 0 hearts, 1 spades, 2 clubs, 3 diamonds. Ranks: ace 1, ... , jack 11, queen 12, king 13 (TD-016).
 */
export type Card = number;

/** No card. */
export const NONE = -1;

export const HEARTS = 0;
export const SPADES = 1;
export const CLUBS = 2;
export const DIAMONDS = 3;
export const JACK = 11;
export const QUEEN = 12;
export const KING = 13;

const RANK = Array.from({ length: 52 }, (_, card) => (card % 13) + 1);
const SUIT = Array.from({ length: 52 }, (_, card) => Math.floor(card / 13));

export const rankOf = (card: Card): number => RANK[card]!;
export const suitOf = (card: Card): number => SUIT[card]!;
export const isRoyal = (card: Card): boolean => RANK[card]! >= JACK;
export const cardOf = (suit: number, rank: number): Card => suit * 13 + rank - 1;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const MARKS = ['♥', '♠', '♣', '♦'];
const LETTERS = ['H', 'S', 'C', 'D'];

/** How a card is written for people: `4♣`. */
export const cardName = (card: Card): string => `${RANKS[rankOf(card) - 1]}${MARKS[suitOf(card)]}`;

/** Reads the ledger's short form, `4C`, `10H`, `KS`: tests and set-ups are written with it. */
export function card(text: string): Card {
  const rank = RANKS.indexOf(text.slice(0, -1)) + 1;
  const suit = LETTERS.indexOf(text.slice(-1));
  if (rank === 0 || suit < 0) throw new Error(`no card is called '${text}'`);
  return cardOf(suit, rank);
}
export const cards = (texts: string): Card[] =>
  texts
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(card);
