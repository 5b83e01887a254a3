/** The two packs: Enemy, Room and Action deck. A card is a number 0 .. 51: thirteen ranks of each suit. */
import { SUITS } from '../scenario/pieces.ts';

export type Card = number;
export type Suit = (typeof SUITS)[number];

export const [ACE, JACK, QUEEN, KING] = [1, 11, 12, 13] as const;

/** P52-014 P52-015  Ace 1, pips as printed, Jack 11, Queen 12, King 13: a card's rank is its value. */
export const rankOf = (card: Card): number => (card % 13) + 1;
export const suitOf = (card: Card): Suit => SUITS[Math.floor(card / 13)]!;
export const isRed = (card: Card): boolean => suitOf(card) === 'hearts' || suitOf(card) === 'diamonds';

export const cardOf = (rank: number, suit: Suit): Card => SUITS.indexOf(suit) * 13 + rank - 1;

const PACK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);

/** P52-006  The twelve face cards of the first pack. */
export const enemyDeck = (): Card[] => PACK.filter((card) => rankOf(card) >= JACK);

/** P52-007  Its forty others. */
export const roomDeck = (): Card[] => PACK.filter((card) => rankOf(card) < JACK);

/** P52-008 R-P52-12  The whole second pack; two of them for seven characters or more. */
export const actionDeck = (characters: number): Card[] => (characters >= 7 ? [...PACK, ...PACK] : PACK.slice());

/** P52-013 R-P52-12  A quarter left: the discards are shuffled in again. */
export const isLow = (left: number, characters: number): boolean => left <= (characters >= 7 ? 26 : 13);

const SIGNS: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' };
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** `10♠`, as it is printed. */
export const cardName = (card: Card): string => `${RANKS[rankOf(card) - 1]}${SIGNS[suitOf(card)]}`;

/** The card of such a name; undefined if there is none. */
export const cardNamed = (name: string): Card | undefined => PACK.find((card) => cardName(card) === name);
