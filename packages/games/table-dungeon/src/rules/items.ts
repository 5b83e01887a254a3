/** Who may use which item when (TD-054, R-TD-32). Only holders are asked, and only when it can matter. */
import type { Seat } from '@undercroft/engine';
import { isRoyal, JACK, KING, NONE, QUEEN, rankOf } from '../cards.ts';
import { CLASS_SHEETS, type Item, type ItemWindow } from '../content/classes.ts';
import type { Decision, ItemDecision, TdAsk } from '../decisions.ts';
import type { SeatState, Table } from '../table.ts';
import { resultNow, rowOf, sparedByCard, struck } from './enemy.ts';

export const itemOf = (s: Pick<SeatState, 'class'>, rank: number): Item => CLASS_SHEETS[s.class]!.items[rank - JACK]!;

/** Whether somebody is down at 0 health and not yet removed. */
export const isDying = (s: SeatState): boolean => s.alive && s.health === 0;

/** The seats that this loss is going to damage. */
export function aboutToBeHurt(t: Table): Seat[] {
  const row = rowOf(t);
  if (t.result !== 'loss' || row.instead === true) return [];
  return struck(t, row.strikes ?? 'everyone').filter((seat) => !t.seats[seat]!.shielded && !sparedByCard(t, t.seats[seat]!));
}

/** Whether using the item now could change anything. */
function matters(t: Table, seat: Seat, item: Item, window: ItemWindow): boolean {
  const s = t.seats[seat]!;
  switch (item.effect) {
    case 'ignoreDamage':
      return aboutToBeHurt(t).includes(seat);
    case 'learn':
      return s.xp.length > 0;
    case 'swapCard':
      return s.played !== NONE && s.hand.length > 0;
    case 'burst':
      return s.played !== NONE && resultNow(t) === 'loss';
    case 'countAsAce':
      return s.played !== NONE && !isRoyal(s.played) && !s.noLoot && !s.countsAsAce && rankOf(s.played) > 1;
    case 'heal':
      return s.health < s.maxHealth && (window === 'beforePlay' || aboutToBeHurt(t).includes(seat));
    case 'saveLife':
      return t.seats.some(isDying);
    case 'drawToo':
      return t.lastLooter >= 0 && t.lastLooter !== seat;
    default:
      return false;
  }
}

export const holdsRank = (s: SeatState, rank: number): boolean => rank >= JACK && rank <= KING && s.items[(rank - JACK) as 0 | 1 | 2] > 0;

/** R-TD-19  The dead use nothing; the dying only what prevents death. */
function usable(t: Table, seat: Seat, rank: number, window: ItemWindow): boolean {
  const s = t.seats[seat]!;
  if (!s.alive || !holdsRank(s, rank)) return false;
  const item = itemOf(s, rank);
  if (!item.windows.includes(window)) return false;
  if (s.health === 0 && item.effect !== 'saveLife') return false;
  return matters(t, seat, item, window);
}

export const holdsSingleUse = (s: SeatState): boolean => s.items[1] + s.items[2] > 0;

const NOBODY: Seat[] = [];

/** The seats that could use something in this window. Mostly nobody, so this is quick about it. */
export function holders(t: Table, window: ItemWindow): Seat[] {
  let found: Seat[] = NOBODY;
  for (let seat = 0; seat < t.seats.length; seat++) {
    const items = t.seats[seat]!.items;
    if (items[1] + items[2] === 0) continue;
    if (usable(t, seat, QUEEN, window) || usable(t, seat, KING, window)) found = [...found, seat];
  }
  return found;
}

/** The window the table is in, if items are being asked for. */
export function windowNow(t: Table): ItemWindow | null {
  const f = t.stack[t.stack.length - 1];
  return f?.proc === 'items' ? (f.vars['window'] as ItemWindow) : null;
}

function usesOf(t: Table, seat: Seat, rank: number): ItemDecision[] {
  const s = t.seats[seat]!;
  const { effect } = itemOf(s, rank);
  if (effect === 'swapCard') return s.hand.map((card) => ({ seat, kind: 'item', use: rank, card }));
  if (effect === 'saveLife') {
    return t.seats.flatMap((other, target) => (isDying(other) ? [{ seat, kind: 'item' as const, use: rank, target }] : []));
  }
  return [{ seat, kind: 'item', use: rank }];
}

/** Use nothing, or one of what can be used now. */
export function itemUses(t: Table, { seat }: TdAsk): Decision[] {
  const window = windowNow(t);
  const options: Decision[] = [{ seat, kind: 'item', use: 0 }];
  if (window === null) return options;
  for (const rank of [QUEEN, KING]) if (usable(t, seat, rank, window)) options.push(...usesOf(t, seat, rank));
  return options;
}
