/** What seats, rooms and cards are called in a sentence. */
import type { Seat } from '@undercroft/engine';
import { ABILITIES } from './content/abilities.ts';
import { EVENTS } from './content/events.ts';
import { GOALS } from './content/goals.ts';
import { ITEMS } from './content/items.ts';
import { roomName } from './content/rooms.ts';
import { describeGoal } from './content/text.ts';
import type { HonourDeck } from './decisions.ts';
import { heroOf } from './rules/board.ts';
import { needsOf, needsWord, writtenOn } from './rules/honour.ts';
import type { PhfSay } from './texts.ts';
import type { View } from './view.ts';

export function seatName(say: PhfSay, view: View | null, seat: Seat): string {
  const v = view?.seats[seat];
  if (view?.rules.extraMaster && seat === view.rules.dm) return say('seat.master');
  if (view !== null && v === undefined) return say('seat.nobody');
  const isNobodyYet = v === undefined || (v.hero === -1 && v.custom === null);
  return isNobodyYet ? say('seat', { n: seat + 1 }) : say('seat.hero', { n: seat + 1, hero: heroOf(v).name });
}

/** What a room is called: its name if the viewer knows it, and where it lies. */
export function roomWords(say: PhfSay, view: View, room: number): string {
  if (room < 0) return say('room.none');
  const card = view.rooms[room] ?? -1;
  const [x, y] = [view.layout.squares[room * 2]!, view.layout.squares[room * 2 + 1]!];
  const isOpen = view.open[room] === 1;
  const name = card < 0 ? say('room.unknown') : isOpen ? roomName(card) : say('room.faceDown', { room: roomName(card) });
  return say('room.at', { room: name, x, y });
}

/** PHF-014  What its author called it, if the viewer has seen the card; else what is printed. */
const cardName = (view: View, deck: HonourDeck, card: number, printed: string): string => writtenOn(view, deck, card)?.name || printed;

export const goalName = (view: View, card: number): string => cardName(view, 'goal', card, GOALS[card]?.name ?? '');
export const abilityName = (view: View, card: number): string => cardName(view, 'ability', card, ABILITIES[card]?.name ?? '');
export const eventName = (view: View, card: number): string => cardName(view, 'event', card, EVENTS[card]?.name ?? '');

/** What a goal asks for, in the words of its card. */
export function goalText(view: View, card: number): string {
  return needsWord(view, card)
    ? (writtenOn(view, 'goal', card)?.text ?? '')
    : describeGoal({ ...GOALS[card]!, needs: [...needsOf(view, card)] });
}

export const itemWords = (say: PhfSay, view: View, item: number | null): string =>
  item === null || item < 0 ? say('item.any') : cardName(view, 'item', item, ITEMS[item]!.name);

/** The own ability (-1) or an item. */
export function cardWords(say: PhfSay, view: View, seat: Seat, card: number): string {
  return card < 0 ? abilityName(view, view.seats[seat]!.ability) || say('card.ability') : itemWords(say, view, card);
}

/** `A, B and C`. */
export const list = (say: PhfSay, names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${say('list.and')}${names.at(-1)}`;
