/** Cards as the viewer can read them: printed ones, and those somebody at the table has written. */
import type { Seat } from '@undercroft/engine';
import {
  ABILITIES,
  abilityName,
  describeEvent,
  describeGoal,
  describePowers,
  EVENTS,
  eventName,
  GOALS,
  goalName,
  goalText,
  ITEMS,
  type Need,
  needsOf,
  textOn,
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

type Deck = 'goal' | 'event' | 'ability' | 'item';

/** What stands on a card somebody has written; null: a printed card. */
function byHand(view: View, deck: Deck, card: number): CardFace | null {
  const written = writtenOn(view, deck, card);
  return written === null ? null : { name: written.name, text: textOn(written), quip: '', honour: true };
}

/** What a goal needs at a table of this size. */
export const needsAt = (view: View, card: number): Need[] =>
  needsOf(view, card).map((need) => {
    if (!('manySeats' in need)) return need;
    const { manySeats: _, ...rest } = need;
    return { ...rest, atLeast: wanted(view, need) };
  });

export function goalCard(view: View, card: number): CardFace | null {
  const goal = GOALS[card];
  if (goal === undefined) return null;
  const honour = writtenOn(view, 'goal', card) !== null;
  // What is printed for few and for many seats is read for this table.
  const text = honour ? goalText(view, card) : describeGoal({ ...goal, needs: needsAt(view, card) });
  return { name: goalName(view, card), text, quip: honour ? '' : goal.quip, honour };
}

export function abilityCard(view: View, card: number): CardFace | null {
  const ability = ABILITIES[card];
  if (ability === undefined) return null;
  const printed = { name: abilityName(view, card), text: describePowers(ability), quip: ability.quip, honour: false };
  return byHand(view, 'ability', card) ?? printed;
}

export function itemCard(view: View, card: number): CardFace | null {
  const item = ITEMS[card];
  if (item === undefined) return null;
  return byHand(view, 'item', card) ?? { name: item.name, text: describePowers(item), quip: item.quip, honour: false };
}

export function eventCard(view: View, card: number): CardFace | null {
  const event = EVENTS[card];
  if (event === undefined) return null;
  const printed = { name: eventName(view, card), text: describeEvent(event.do), quip: event.quip, honour: false };
  return byHand(view, 'event', card) ?? printed;
}

/** -1 is the seat's own ability, else an item. */
const cardOf = (view: View, seat: Seat, card: number): CardFace | null =>
  card < 0 ? abilityCard(view, view.seats[seat]?.ability ?? -1) : itemCard(view, card);

export const cardName = (view: View, seat: Seat, card: number): string => cardOf(view, seat, card)?.name ?? '';
export const cardText = (view: View, seat: Seat, card: number): string => cardOf(view, seat, card)?.text ?? '';
