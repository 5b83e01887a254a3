/** What the board says about rooms and steps, to eyes and to ears. */

import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { type Way, wayTo } from '@undercroft/board/map/squares.ts';
import type { MessageKey, Say } from '@undercroft/board/text.ts';
import type { Say as GameSay, Refusal, Seat } from '@undercroft/engine';
import { kindName, NONE, type RoomKind, roomName, type View } from '../src/index.ts';
import { nameOf } from './board-props.ts';
import type { Picture } from './film.ts';

export const KIND_WORDS: Record<RoomKind, MessageKey> = {
  plain: 'phf.kind.plain',
  exit: 'phf.kind.exit',
  summon: 'phf.kind.summon',
  skill: 'phf.kind.skill',
  item: 'phf.kind.item',
  event: 'phf.kind.event',
};

export const WAY_WORDS: Record<Way, MessageKey> = {
  north: 'phf.way.north',
  east: 'phf.way.east',
  south: 'phf.way.south',
  west: 'phf.way.west',
};

/** Why not, as the game says it in the language of the page. */
export const refusalWords = (inGame: GameSay, { message, text }: Refusal): string =>
  text === undefined ? message : inGame(text.key, text.places);

type Rooms = Pick<Picture, 'rooms' | 'open'>;

/** The kind of a room, if the viewer knows it. */
export const kindAt = ({ rooms }: Rooms, room: number): RoomKind | null => {
  const card = rooms[room] ?? NONE;
  return card < 0 ? null : kindName(card);
};

/** `Broom Closet of Destiny, explored, empty room`. */
export function roomWords(say: Say, inGame: GameSay, rooms: Rooms, room: number): string {
  const kind = kindAt(rooms, room);
  if (kind === null) return say('phf.room.unknown');
  const name = kind === 'exit' ? say('phf.kind.exit') : `${roomName(inGame, rooms.rooms[room]!)}, ${say(KIND_WORDS[kind])}`;
  return say(rooms.open[room] === 1 ? 'phf.room.explored' : 'phf.room.peeked', { room: name });
}

/** Who is in a room, in words; '' if nobody is. */
export function companyWords(say: Say, picture: Picture, room: number, seats: readonly SeatOnPage[]): string {
  const here = picture.tokens.flatMap((at, seat: Seat) => (at === room ? [nameOf(seats, seat)] : []));
  if (picture.haunt === room) here.push(say('phf.marauder'));
  return here.length === 0 ? '' : say('phf.room.here', { names: here.join(', ') });
}

/** `Step north into the Broom Closet of Destiny, explored, empty room`. */
export function stepLabel(say: Say, inGame: GameSay, view: View, from: number, to: number): string {
  const way = wayTo(view.layout, from, to);
  return say('phf.step.label', { way: way === null ? '' : say(WAY_WORDS[way]), room: roomWords(say, inGame, view, to) });
}

/** What a step would bring, in a word: on the button. */
export function stepHint(say: Say, view: View, to: number): string {
  const kind = kindAt(view, to);
  if (kind === null) return say('phf.step.dark');
  return say(KIND_SHORT[kind]);
}

export const KIND_SHORT: Record<RoomKind, MessageKey> = {
  plain: 'phf.short.plain',
  exit: 'phf.short.exit',
  summon: 'phf.short.summon',
  skill: 'phf.short.skill',
  item: 'phf.short.item',
  event: 'phf.short.event',
};

/** `!` a known risk, `?` the unknown, an arrow for the rest. */
export function badgeOf(view: Rooms, room: number): '!' | '?' | '' {
  const kind = kindAt(view, room);
  if (kind === null) return '?';
  return kind === 'skill' || kind === 'event' ? '!' : '';
}
