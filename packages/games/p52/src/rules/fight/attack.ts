/** P52-152..163  A character's attack, from the flip to the damage. */
import { floorDivide } from '../../formula/evaluate.ts';
import { ACE, type Card, KING, rankOf } from '../cards.ts';

/** The card that was flipped, and what is added to it: Stamina, aim, items. */
export interface Flip {
  card: Card;
  added: number;
}

export interface Struck {
  total: number;
  /** P52-019  How far the total beats the target; 0 if it does not. */
  over: number;
  hits: boolean;
  /** P52-159 R-P52-05  A natural Ace fails, whatever was added, and opens a counter. */
  ace: boolean;
  /** P52-158 R-P52-06  A natural King; a Stamina King is none. */
  king: boolean;
}

export const totalOf = ({ card, added }: Flip): number => rankOf(card) + added;

/** R-P52-04  Characters succeed on reaching the target. */
export function struck(flip: Flip, target: number): Struck {
  const rank = rankOf(flip.card);
  const total = totalOf(flip);
  const hits = rank !== ACE && total >= target;
  return { total, over: hits ? total - target : 0, hits, ace: rank === ACE, king: rank === KING };
}

/** P52-162 P52-163  What an enemy's defence total does to an attack total. */
export type Opposed = 'fails' | 'halves' | 'holds';

export function opposed(attack: number, defence: number): Opposed {
  if (defence > attack) return 'holds';
  return defence === attack ? 'halves' : 'fails';
}

/** P52-155 R-P52-06  The formula, doubled by a King, halved by a tied defence, in that order; never below 0. */
export function dealt(amount: number, { king }: Pick<Struck, 'king'>, defence: Opposed): number {
  if (defence === 'holds') return 0;
  const doubled = Math.max(0, amount) * (king ? 2 : 1);
  return defence === 'halves' ? floorDivide(doubled, 2) : doubled;
}

/** P52-164  A face card: the enemy dropped something. */
export const drops = (card: Card): boolean => rankOf(card) > 10;
