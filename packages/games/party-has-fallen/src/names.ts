/** What seats, rooms and cards are called in a sentence. */
import type { Seat } from '@undercroft/engine';
import { ABILITIES } from './content/abilities.ts';
import { EVENTS } from './content/events.ts';
import { GOALS } from './content/goals.ts';
import { HEROES, type Hero } from './content/heroes.ts';
import { ITEMS } from './content/items.ts';
import { kindName, nameNumber } from './content/rooms.ts';
import { describeEvent, describeGoal, describePowers } from './content/text.ts';
import type { HonourDeck } from './decisions.ts';
import { heroOf } from './rules/board.ts';
import { needsOf, needsWord, textOn, writtenOn } from './rules/honour.ts';
import type { Part } from './rules/modifiers.ts';
import { CARDS, type PhfSay } from './texts.ts';
import type { View } from './view.ts';

interface Card {
  id: string;
  name: string;
}

/** What is printed on a card, in the language of `say`; nothing on none. */
export const printedName = (say: PhfSay, card: Card | undefined): string => (card === undefined ? '' : say(`card.${card.id}.name`));
export const quipOf = (say: PhfSay, card: Card): string => say(`card.${card.id}.quip`);

/** A hero of the deck by the card, one that was built by what its author called it. */
export const heroName = (say: PhfSay, hero: Hero): string => (HEROES.includes(hero) ? printedName(say, hero) : hero.name);

const PRINTED = new Map(CARDS.map((card) => [card.name, card]));

/** Tables and events remember where something comes from by what is printed in English; what somebody wrote stays as it is. */
export const sourceName = (say: PhfSay, source: string): string => printedName(say, PRINTED.get(source)) || source;
export const partsIn = (say: PhfSay, parts: readonly Readonly<Part>[]): Part[] =>
  parts.map(([value, source]) => [value, sourceName(say, source)]);

export const roomName = (say: PhfSay, room: number): string => say(`room.${kindName(room)}.${nameNumber(room)}`);

export function seatName(say: PhfSay, view: View | null, seat: Seat): string {
  const v = view?.seats[seat];
  if (view?.rules.extraMaster && seat === view.rules.dm) return say('seat.master');
  if (view !== null && v === undefined) return say('seat.nobody');
  const isNobodyYet = v === undefined || (v.hero === -1 && v.custom === null);
  return isNobodyYet ? say('seat', { n: seat + 1 }) : say('seat.hero', { n: seat + 1, hero: heroName(say, heroOf(v)) });
}

/** What a room is called: its name if the viewer knows it, and where it lies. */
export function roomWords(say: PhfSay, view: View, room: number): string {
  if (room < 0) return say('room.none');
  const card = view.rooms[room] ?? -1;
  const [x, y] = [view.layout.squares[room * 2]!, view.layout.squares[room * 2 + 1]!];
  const isOpen = view.open[room] === 1;
  const name = card < 0 ? say('room.unknown') : isOpen ? roomName(say, card) : say('room.faceDown', { room: roomName(say, card) });
  return say('room.at', { room: name, x, y });
}

/** PHF-014  What its author called it, if the viewer has seen the card; else what is printed. */
const nameIn =
  (deck: HonourDeck, cards: readonly Card[]) =>
  (say: PhfSay, view: View, card: number): string =>
    writtenOn(view, deck, card)?.name || printedName(say, cards[card]);

export const goalName = nameIn('goal', GOALS);
export const abilityName = nameIn('ability', ABILITIES);
export const eventName = nameIn('event', EVENTS);
const itemName = nameIn('item', ITEMS);

/** What a goal asks for, in the words of its card. */
export function goalText(say: PhfSay, view: View, card: number): string {
  return needsWord(view, card) ? (writtenOn(view, 'goal', card)?.text ?? '') : describeGoal(say, { needs: needsOf(view, card) });
}

export function abilityText(say: PhfSay, view: View, card: number): string {
  const written = writtenOn(view, 'ability', card);
  return written === null ? describePowers(say, ABILITIES[card]!) : textOn(say, written);
}

export function itemText(say: PhfSay, view: View, card: number): string {
  const written = writtenOn(view, 'item', card);
  return written === null ? describePowers(say, ITEMS[card]!) : textOn(say, written);
}

export function eventText(say: PhfSay, view: View, card: number): string {
  const written = writtenOn(view, 'event', card);
  return written === null ? describeEvent(say, EVENTS[card]!.do) : textOn(say, written);
}

export const itemWords = (say: PhfSay, view: View, item: number | null): string =>
  item === null || item < 0 ? say('item.any') : itemName(say, view, item);

/** The own ability (-1) or an item. */
export function cardWords(say: PhfSay, view: View, seat: Seat, card: number): string {
  return card < 0 ? abilityName(say, view, view.seats[seat]!.ability) || say('card.ability') : itemWords(say, view, card);
}

/** `A, B and C`. */
export const list = (say: PhfSay, names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${say('list.and')}${names.at(-1)}`;
