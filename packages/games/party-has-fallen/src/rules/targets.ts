/** Whom, which item, which room a card can mean. */
import type { Seat } from '@undercroft/engine';
import { nextOf } from '@undercroft/mechanics';
import { EXIT, kindOf } from '../content/rooms.ts';
import type { Category, Effect, Who } from '../content/vocabulary.ts';
import { ALIVE } from '../table.ts';
import { type Board, company, inOrder, isAlive, isOf, livingOthers, playersIn, treasureOf } from './board.ts';
import { areNear, distance, neighbours } from './layout.ts';
import { isTrue } from './modifiers.ts';

/** The seats of a moment: the one whose card it is, the other one, the one picked last. */
export interface Cast {
  seat: Seat;
  other: Seat;
  pick: Seat;
}

/** The first seat, from the next one on and ending with the own, that has most of something. */
function most(t: Board, seat: Seat, measure: (other: Seat) => number): Seat[] {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (const other of inOrder(t, (seat + 1) % t.seats.length)) {
    if (!isAlive(t, other)) continue;
    const value = measure(other);
    if (value > highest) {
      highest = value;
      best = other;
    }
  }
  return best < 0 ? [] : [best];
}

/** The next living seat to the left (that is, in turn order) or to the right. */
function beside(t: Board, seat: Seat, by: 1 | -1): Seat[] {
  const other = nextOf(seat, t.seats.length, (x) => x === seat || !isAlive(t, x), by);
  return other === null ? [] : [other];
}

function nearOthers(t: Board, seat: Seat): Seat[] {
  const { room } = t.seats[seat]!;
  return livingOthers(t, seat).filter((other) => t.seats[other]!.room === room || areNear(t.layout, room, t.seats[other]!.room));
}

/** Everybody an effect may mean, living seats only. For those that are chosen, or left to chance: whom it may fall on. */
export function candidates(t: Board, { seat, other, pick }: Cast, who: Who): Seat[] {
  const living = (x: Seat) => (x >= 0 && t.seats[x]!.status === ALIVE ? [x] : []);
  switch (who) {
    case 'self':
      return living(seat);
    case 'other':
      return living(other);
    case 'same':
      return living(pick);
    case 'left':
      return beside(t, seat, 1);
    case 'right':
      return beside(t, seat, -1);
    case 'room':
      return playersIn(t, t.seats[seat]!.room);
    case 'roomOthers':
    case 'chosenHere':
      return company(t, seat);
    case 'everyone':
      return t.seats.flatMap((_, x) => living(x));
    case 'richest':
      return most(t, seat, (x) => treasureOf(t.seats[x]!));
    case 'poorest':
      return most(t, seat, (x) => -treasureOf(t.seats[x]!));
    case 'healthiest':
      return most(t, seat, (x) => t.seats[x]!.hp);
    case 'weakest':
      return most(t, seat, (x) => -t.seats[x]!.hp);
    case 'farthest':
      return most(t, seat, (x) => (x === seat ? -1 : distance(t.layout, t.seats[seat]!.room, t.seats[x]!.room))).filter((x) => x !== seat);
    case 'chosenNear':
      return nearOthers(t, seat);
    case 'others':
    case 'random':
    case 'chosen':
      return livingOthers(t, seat);
  }
}

export const isChosen = (who: Who): boolean => who === 'chosenHere' || who === 'chosenNear' || who === 'chosen';

/** The items of a seat that fit. */
export const fitting = (t: Board, seat: Seat, category: Category | undefined): number[] =>
  t.seats[seat]!.items.filter((item) => category === undefined || isOf(item, category));

/** Rooms a card may mean: to look at, to turn, to go to. Knows nothing of what lies face-down. */
export function placesFor(t: Board, seat: Seat, effect: Effect): number[] {
  const { room } = t.seats[seat]!;
  const all = t.rooms.map((_, x) => x);
  if (effect.do === 'peek' || effect.do === 'flip') {
    return (effect.where === 'near' ? neighbours(t.layout, room) : all).filter((x) => t.open[x] === 0);
  }
  if (effect.do === 'swapRooms') return all.filter((x) => t.open[x] === 0);
  if (effect.do === 'hide') return all.filter((x) => t.open[x] === 1 && kindOf(t.rooms[x]!) !== EXIT && playersIn(t, x).length === 0);
  if (effect.do !== 'go') return [];
  if (effect.to === 'chosenNear') return neighbours(t.layout, room);
  if (effect.to === 'hiddenRoom') return all.filter((x) => t.open[x] === 0);
  return all.filter((x) => t.open[x] === 1 && x !== room);
}

/** Whether a card would do anything at all: its first effect has somebody or something to work on. */
export function canBegin(t: Board, seat: Seat, effect: Effect | undefined): boolean {
  if (effect === undefined) return false;
  if (effect.do === 'peek' || effect.do === 'flip') return placesFor(t, seat, effect).length > 0;
  if (effect.do === 'go' && effect.to !== 'start' && effect.to !== 'random') return placesFor(t, seat, effect).length > 0;
  if (effect.do === 'go') return t.seats[seat]!.room !== t.seats[seat]!.start;
  if ('who' in effect) return candidates(t, { seat, other: -1, pick: -1 }, effect.who).length > 0;
  return true;
}

/** The options a seat may choose among, by number; the first if none fits. */
export function allowed(t: Board, seat: Seat, effect: Extract<Effect, { do: 'choose' }>): number[] {
  const found = effect.options.flatMap((option, i) => (option.if === undefined || isTrue(t, seat, option.if) ? [i] : []));
  return found.length > 0 ? found : [effect.options.length - 1];
}
