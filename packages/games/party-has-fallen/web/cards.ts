/** Cards as the viewer can read them: printed ones, and those somebody at the table has written. */
import type { Say, Seat } from '@undercroft/engine';
import {
  ABILITIES,
  abilityName,
  abilityText,
  describeGoal,
  EVENTS,
  eventName,
  eventText,
  GOALS,
  goalName,
  goalText,
  ITEMS,
  itemText,
  itemWords,
  type Need,
  needsOf,
  quipOf,
  type View,
  wanted,
  writtenOn,
} from '../src/index.ts';

export interface CardFace {
  name: string;
  text: string;
  quip: string;
  /** Written by somebody at this table. */
  honour: boolean;
}

/** What a goal needs at a table of this size. */
export const needsAt = (view: View, card: number): Need[] =>
  needsOf(view, card).map((need) => {
    if (!('manySeats' in need)) return need;
    const { manySeats: _, ...rest } = need;
    return { ...rest, atLeast: wanted(view, need) };
  });

/** A joke is printed on cards of the house only. */
const quipFor = (inGame: Say, card: { id: string; name: string }, honour: boolean): string => (honour ? '' : quipOf(inGame, card));

export function goalCard(inGame: Say, view: View, card: number): CardFace | null {
  const goal = GOALS[card];
  if (goal === undefined) return null;
  const honour = writtenOn(view, 'goal', card) !== null;
  // What is printed for few and for many seats is read for this table.
  const text = honour ? goalText(inGame, view, card) : describeGoal(inGame, { needs: needsAt(view, card) });
  return { name: goalName(inGame, view, card), text, quip: quipFor(inGame, goal, honour), honour };
}

export function abilityCard(inGame: Say, view: View, card: number): CardFace | null {
  const ability = ABILITIES[card];
  if (ability === undefined) return null;
  const honour = writtenOn(view, 'ability', card) !== null;
  const [name, text] = [abilityName(inGame, view, card), abilityText(inGame, view, card)];
  return { name, text, quip: quipFor(inGame, ability, honour), honour };
}

export function itemCard(inGame: Say, view: View, card: number): CardFace | null {
  const item = ITEMS[card];
  if (item === undefined) return null;
  const honour = writtenOn(view, 'item', card) !== null;
  const [name, text] = [itemWords(inGame, view, card), itemText(inGame, view, card)];
  return { name, text, quip: quipFor(inGame, item, honour), honour };
}

export function eventCard(inGame: Say, view: View, card: number): CardFace | null {
  const event = EVENTS[card];
  if (event === undefined) return null;
  const honour = writtenOn(view, 'event', card) !== null;
  const [name, text] = [eventName(inGame, view, card), eventText(inGame, view, card)];
  return { name, text, quip: quipFor(inGame, event, honour), honour };
}

/** -1 is the seat's own ability, else an item. */
const cardOf = (inGame: Say, view: View, seat: Seat, card: number): CardFace | null =>
  card < 0 ? abilityCard(inGame, view, view.seats[seat]?.ability ?? -1) : itemCard(inGame, view, card);

export const cardName = (inGame: Say, view: View, seat: Seat, card: number): string => cardOf(inGame, view, seat, card)?.name ?? '';
export const cardText = (inGame: Say, view: View, seat: Seat, card: number): string => cardOf(inGame, view, seat, card)?.text ?? '';
