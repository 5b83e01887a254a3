/** The figures of a flip: what is turned so far, what it is held against, and every part of both with its name. */
import type { Part } from '@undercroft/mechanics';
import { type Card, rankOf } from '../../../src/rules/cards.ts';
import type { Beat } from '../../film.ts';
import type { Contest, Flip } from './flips.ts';

export type Parts = readonly Readonly<Part>[];
export type Defence = NonNullable<Flip['defence']>;

export const sum = (parts: Parts): number => parts.reduce((all, [value]) => all + value, 0);
export const worth = (cards: readonly Card[]): number => cards.reduce((all, card) => all + rankOf(card), 0);

export const staminaOf = (e: Contest | Defence): readonly Card[] => ('stamina' in e ? e.stamina : []);
const TEN = 10;
export const targetOf = (e: Contest): number => (e.type === 'chestSmashed' ? TEN : e.target);

/** Whether a card lies there already, and whether the Stamina does. */
export const isTurned = (beat: Beat): boolean => beat === 'card' || beat === 'all';
export const isBoosted = (beat: Beat): boolean => beat !== 'back';

/** Of the three that may be turned in a scene, each at its own moment: an earlier one lies there while a later one turns. */
export function beatsOf({ defence, drop }: Flip, beat: Beat): Record<'first' | 'defence' | 'drop', Beat> {
  return { first: defence === null && drop === null ? beat : 'all', defence: drop === null ? beat : 'all', drop: beat };
}

/** What makes the total: what is added beforehand, Stamina, and last the card that decides. */
export interface Bar {
  added: number;
  stamina: number;
  card: number;
  total: number;
  target: number;
}

export function barOf(e: Contest, beat: Beat): Bar {
  const added = sum(e.added);
  const stamina = isBoosted(beat) ? worth(staminaOf(e)) : 0;
  const card = isTurned(beat) && e.card !== null ? rankOf(e.card) : 0;
  return { added, stamina, card, total: stamina + card + added, target: targetOf(e) };
}

export function succeeded(e: Contest): boolean {
  switch (e.type) {
    case 'struck':
    case 'enemyStruck':
      return e.hits;
    case 'trapFlipped':
      return e.total >= e.target;
    case 'chestPicked':
    case 'chestSmashed':
      return e.result === 'opened';
    case 'abilityUsed':
      return e.succeeds;
  }
}
