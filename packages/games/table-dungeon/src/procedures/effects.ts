/** What an enemy does besides its damage: one small function per word of the vocabulary. */

import { below, reveal, type Seat } from '@undercroft/engine';
import { removeFrom } from '@undercroft/mechanics';
import { JACK, NONE, rankOf } from '../cards.ts';
import type { Effect } from '../content/vocabulary.ts';
import type { Event } from '../events.ts';
import { struck } from '../rules/enemy.ts';
import type { Table } from '../table.ts';
import { heal, hurt, markGone, takeTopXp } from './kit.ts';

/** R-TD-17  Living seats only; whom it strikes is settled before anything happens to them. */
export function carryOut(t: Table, effect: Effect, out: Event[] | null): void {
  if (effect.do === 'nextRoll') {
    t.nextRoll += effect.amount;
    out?.push({ type: 'rollChanged', amount: effect.amount });
  } else if (effect.do === 'returns') {
    t.returning = true;
    out?.push({ type: 'willReturn' });
  } else for (const seat of struck(t, effect.who)) strike(t, seat, effect, out);
}

function strike(t: Table, seat: Seat, effect: Exclude<Effect, { do: 'nextRoll' | 'returns' }>, out: Event[] | null): void {
  if (effect.do === 'hurt') hurt(t, seat, effect.amount, 'loss', out);
  else if (effect.do === 'heal') healBy(t, seat, effect.amount, out);
  else if (effect.do === 'dropCard') dropCard(t, seat, out);
  else if (effect.do === 'forget') forget(t, seat, out);
  else if (effect.do === 'learn') learn(t, seat, out);
  else if (effect.do === 'losePoints') losePoints(t, seat, out);
  else loseItem(t, seat, out);
}

/** TD-037  Nobody at 0 health is healed. */
function healBy(t: Table, seat: Seat, healing: number, out: Event[] | null): void {
  const s = t.seats[seat]!;
  if (s.health === 0) return;
  const amount = heal(s, healing);
  out?.push({ type: 'healed', seat, amount, health: s.health, card: NONE, stat: 0, items: 0, plus: healing, why: 'effect' });
}

function dropCard(t: Table, seat: Seat, out: Event[] | null): void {
  const s = t.seats[seat]!;
  if (s.hand.length === 0) return;
  const card = s.hand[below(t.random, s.hand.length)]!;
  removeFrom(s.hand, card);
  s.discard.push(card);
  out?.push({ type: 'cardDropped', seat, card });
}

function forget(t: Table, seat: Seat, out: Event[] | null): void {
  const s = t.seats[seat]!;
  if (s.xp.length === 0) return;
  reveal(t);
  const card = takeTopXp(s);
  markGone(s, card);
  out?.push({ type: 'forgot', seat, card });
}

function learn(t: Table, seat: Seat, out: Event[] | null): void {
  const s = t.seats[seat]!;
  if (s.xp.length === 0) return;
  reveal(t);
  const card = takeTopXp(s);
  s.discard.push(card);
  out?.push({ type: 'learned', seat, card, why: 'effect' });
}

function losePoints(t: Table, seat: Seat, out: Event[] | null): void {
  const s = t.seats[seat]!;
  if (s.points.length === 0) return;
  const card = s.points.reduce((least, c) => (rankOf(c) < rankOf(least) ? c : least));
  removeFrom(s.points, card);
  out?.push({ type: 'pointsLost', seat, card });
}

function loseItem(t: Table, seat: Seat, out: Event[] | null): void {
  const s = t.seats[seat]!;
  const i = s.items.findIndex((n) => n > 0);
  if (i < 0) return;
  s.items[i as 0 | 1 | 2]--;
  out?.push({ type: 'itemLost', seat, rank: JACK + i });
}
