/** Effects on rooms and tokens. */
import { pick, reveal, type Seat, shuffle } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import type { Effect } from '../content/vocabulary.ts';
import { placesFor } from '../rules/targets.ts';
import type { Table } from '../table.ts';
import { flipRoom, type Out, putToken, witness } from './kit.ts';

/** R-PHF-21  Moved by a card: the arrival room does not act, and a face-down one stays so. */
export function goTo(t: Table, seat: Seat, room: number, source: string, out: Out): void {
  putToken(t, seat, room);
  out?.push({ type: 'moved', seat, room, source });
}

/** Where a card sends somebody, if nobody has to choose; NONE for nowhere. */
export function placeOf(t: Table, who: Seat, effect: Extract<Effect, { do: 'go' }>, other: Seat): number {
  if (effect.to === 'start') return t.seats[who]!.start;
  if (effect.to === 'toOther') return other === NONE ? NONE : t.seats[other]!.room;
  const places = effect.to === 'hiddenRoom' ? placesFor(t, who, effect) : placesFor(t, who, { ...effect, to: 'chosenExplored' });
  return places.length === 0 ? NONE : pick(t.random, places);
}

export function swapTokens(t: Table, a: Seat, b: Seat, source: string, out: Out): void {
  const [roomA, roomB] = [t.seats[a]!.room, t.seats[b]!.room];
  goTo(t, a, roomB, source, out);
  goTo(t, b, roomA, source, out);
}

/** Looks at a room, turns it up or down, or lets two face-down rooms change places. */
export function turnPlace(t: Table, seat: Seat, room: number, effect: Effect, out: Out): void {
  if (effect.do === 'peek') {
    t.known[room]! |= 1 << seat;
    reveal(t);
    out?.push({ type: 'peeked', seat, room, card: t.rooms[room]!, ...witness(t) });
  } else if (effect.do === 'flip') {
    flipRoom(t, seat, room, out);
  } else if (effect.do === 'hide') {
    // Everybody has seen what is there.
    t.open[room] = 0;
    t.known[room] = (1 << (t.seats.length + 1)) - 1;
    out?.push({ type: 'roomHidden', seat, room });
  } else if (effect.do === 'swapRooms') swapRooms(t, seat, out);
}

/** Two face-down rooms, drawn by chance, change places under everybody's eyes: what was known moves along. */
function swapRooms(t: Table, seat: Seat, out: Out): void {
  const places = placesFor(t, seat, { do: 'swapRooms' });
  if (places.length < 2) return;
  shuffle(t.random, places);
  const [a, b] = [places[0]!, places[1]!];
  [t.rooms[a], t.rooms[b]] = [t.rooms[b]!, t.rooms[a]!];
  [t.known[a], t.known[b]] = [t.known[b]!, t.known[a]!];
  out?.push({ type: 'roomsSwapped', seat, rooms: [a, b] });
}
