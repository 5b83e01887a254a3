/** Everything that can happen to a thief, each with the event that tells it. */
import { reveal, type Seat } from '@undercroft/engine';
import { topOf } from '@undercroft/mechanics';
import type { ItemId } from './content/items.ts';
import type { RoomId } from './content/rooms.ts';
import type { CellarEvent } from './events.ts';
import { fullLife } from './rules/thieves.ts';
import type { Cellar } from './table.ts';

type Out = CellarEvent[] | null;

export function enterRoom(t: Cellar, seat: Seat, room: RoomId, out: Out): void {
  t.thieves[seat]!.room = room;
  out?.push({ type: 'roomEntered', seat, room });
}

export function gainGold(t: Cellar, seat: Seat, gold: number, out: Out): void {
  t.thieves[seat]!.gold += gold;
  out?.push({ type: 'goldGained', seat, gold });
}

/** Loses that much gold, or all there is. */
export function loseGold(t: Cellar, seat: Seat, gold: number, out: Out): void {
  const lost = Math.min(gold, t.thieves[seat]!.gold);
  if (lost === 0) return;
  t.thieves[seat]!.gold -= lost;
  out?.push({ type: 'goldLost', seat, gold: lost });
}

/** CEL-013  Takes the top item in hand, unseen by others. With no item left anywhere nothing happens. */
export function drawItem(t: Cellar, seat: Seat, out: Out): void {
  const card = topOf(t.items, t.spentItems, t.random, () => out?.push({ type: 'itemsShuffled' }));
  if (card === undefined) return;
  t.thieves[seat]!.hand.push(card);
  reveal(t);
  out?.push({ type: 'itemDrawn', seat, card, ...openly(t) });
}

/** CEL-027  With open hands everybody sees which card it is. */
export const openly = ({ house }: Cellar): { open?: true } => (house.openHands ? { open: true } : {});

/** Puts one such card from the hand face up on the spent pile. */
export function spendItem(t: Cellar, seat: Seat, card: ItemId, out: Out): void {
  takeFromHand(t, seat, card);
  t.spentItems.push(card);
  out?.push({ type: 'itemSpent', seat, card });
}

export function takeFromHand(t: Cellar, seat: Seat, card: ItemId): void {
  const { hand } = t.thieves[seat]!;
  hand.splice(hand.indexOf(card), 1);
}

/** CEL-015 CEL-025  Loses 1 life; with none left, faints, or falls for good. True if so. */
export function loseLife(t: Cellar, seat: Seat, out: Out): boolean {
  const thief = t.thieves[seat]!;
  thief.life--;
  out?.push({ type: 'lifeLost', seat, left: thief.life });
  if (thief.life > 0) return false;
  if (t.house.together) out?.push({ type: 'fell', seat });
  else faint(t, seat, out);
  return true;
}

/** CEL-015  Half the gold, rounded up, is gone; the thief wakes on the stairs with full life. */
function faint(t: Cellar, seat: Seat, out: Out): void {
  const thief = t.thieves[seat]!;
  out?.push({ type: 'fainted', seat });
  loseGold(t, seat, Math.ceil(thief.gold / 2), out);
  thief.life = fullLife(thief);
  thief.room = 'stairs';
}
