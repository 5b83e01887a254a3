/** P52-114..131  What a Room card is, and what standing there means. */
import type { Quest } from '../scenario/pieces.ts';
import { type Card, rankOf, type Suit, suitOf } from './cards.ts';

/** What lies on a spot: a kind of the rulebook or of the scenario, and how many enemies. */
export interface SpotKind {
  is: string;
  enemies: number;
}

/** R-P52-31  Four or more living characters entering. */
export const isMany = (characters: number): boolean => characters >= 4;

/** P52-114  The scenario's own word comes first, then the Room table. */
export function kindOf(card: Card, quest: Quest, characters: number): SpotKind {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const own = quest.roomCards.find(({ ranks, suits }) => ranks.includes(rank) && suits.includes(suit));
  if (own === undefined) return printedKind(rank, suit, characters);
  const enemies = isMany(characters) ? (own.enemiesFromFour ?? own.enemies) : own.enemies;
  return { is: own.spot ?? own.is ?? 'path', enemies: enemies ?? 0 };
}

/** P52-115..124  The Room table. */
export function printedKind(rank: number, suit: Suit, characters: number): SpotKind {
  const isBlack = suit === 'spades' || suit === 'clubs';
  if (rank === 4) return { is: 'hidden', enemies: 0 };
  if (rank === 5) return { is: 'obstructed', enemies: 0 };
  if (rank === 7) return { is: 'chest', enemies: 0 };
  if (rank === 8) return { is: 'enemy', enemies: 1 };
  if (rank === 9) return isBlack ? { is: 'trap', enemies: 0 } : { is: 'enemy', enemies: 1 };
  if (rank === 10) return tenOf(suit, isMany(characters));
  return { is: 'path', enemies: 0 };
}

/** P52-122..124 */
function tenOf(suit: Suit, many: boolean): SpotKind {
  if (suit === 'spades') return { is: 'enemy', enemies: many ? 2 : 1 };
  if (suit === 'clubs' && many) return { is: 'enemy', enemies: 1 };
  return { is: 'path', enemies: 0 };
}

/** P52-125  What a flip must reach on a trap. */
export const trapTarget = (balance: number, move: number): number => 13 - (balance + move);

/** P52-126 */
export const TRAP_DAMAGE = 2;
