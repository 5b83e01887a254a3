/** P52-043..080  Setting up a session: the quest, the place, the light, the size of rooms. */
import { floorDivide } from '../formula/evaluate.ts';
import { type Goal, type Quest, STANDARD, type Standard } from '../scenario/pieces.ts';
import { type Card, isRed, KING, rankOf } from './cards.ts';
import type { Split } from './creation.ts';
import { isMany } from './spots.ts';

/** P52-045 P52-046  What a quest flip says; null for a King: flip again, with an extra item the first time. */
export function questFor(card: Card): Standard | null {
  const rank = rankOf(card);
  if (rank === KING) return null;
  return rank >= 10 ? 'treasureHunt' : rank >= 7 ? 'trapped' : rank >= 4 ? 'survival' : 'bigBoss';
}

const isOfTheRulebook = ({ goals }: Pick<Quest, 'goals'>): boolean => STANDARD.has(goals[0]!.goal);

/**
 * P52-044 P52-045  The quest that a card draws; null: flip again. Where a scenario has none of the rulebook's four, its own stand in a row
 * under the ranks from the Ace on, which begins again behind the last.
 */
export function questBy<Q extends Pick<Quest, 'goals'>>(card: Card, quests: readonly Q[]): Q | null {
  const goal = questFor(card);
  if (goal === null) return null;
  if (quests.some(isOfTheRulebook)) return quests.find(({ goals }) => goals[0]!.goal === goal) ?? null;
  return quests[(rankOf(card) - 1) % quests.length]!;
}

/** P52-061  Rooms to survive. */
export const roomsToSurvive = (card: Card): number => floorDivide(14 - rankOf(card), 2);

/** P52-050  Whether the special chest holds the prize. */
export const isPrize = (card: Card): boolean => rankOf(card) >= 7;

/** P52-051 R-P52-53  Rooms still to cross after leaving the one where the prize was found. */
export const wayBack = (roomsEntered: number): number => roomsEntered - 1;

/** P52-076  Red is outside. */
export const placeFor = (card: Card): 'inside' | 'outside' => (isRed(card) ? 'outside' : 'inside');

/** P52-079 P52-080  Outside, day and night take turns from space to space; the first is the card's. */
export const isDay = (first: Card, space: number): boolean => isRed(first) === (space % 2 === 1);

/** P52-095  How many Room cards say the size. */
export const sizeCards = (characters: number): number => (isMany(characters) ? 3 : 2);

/** P52-053 P52-060 P52-063  Exp for a quest that was done: five times the final level (P52-073). */
export const questExp = (level: number): number => 5 * level;

/** P52-060 P52-063  What quests raise. */
const BONUS: Readonly<Record<string, Split>> = { trapped: { Move: 3 }, survival: { Lift: 3 } };
export const questBonus = (goal: Goal['goal']): Split => BONUS[goal] ?? {};

/** P52-056 P52-061  The room such a quest is over in, at the earliest. */
export function fewestRooms(goals: readonly Goal[]): number {
  return Math.max(1, ...goals.map((goal) => ('rooms' in goal ? goal.rooms : goal.goal === 'survival' || goal.goal === 'trapped' ? 2 : 1)));
}
