/** Single-use items in their windows (TD-054, R-TD-32). Holders decide at once; then whoever still can is asked again. */

import { ask, end, go, reveal, type Seat } from '@undercroft/engine';
import { removeFrom } from '@undercroft/mechanics';
import { JACK } from '../cards.ts';
import type { ItemWindow } from '../content/classes.ts';
import type { ItemDecision, TdAsk } from '../decisions.ts';
import type { Event } from '../events.ts';
import { tally } from '../rules/attack.ts';
import { holders, isDying, itemOf } from '../rules/items.ts';
import type { SeatState, Table } from '../table.ts';
import { heal, markSeen, procedure, takeTopXp } from './kit.ts';

export const items = procedure<{ window: ItemWindow }, 'offer' | 'use'>('items', 'offer', ['window'], {
  offer: (t, f) => {
    const asks: TdAsk[] = [];
    for (const seat of holders(t, f.vars.window)) asks.push({ seat, kind: 'item' });
    return ask(asks, 'use');
  },
  use: (t, f, out) => {
    let used = false;
    if (f.answers.length > 1) reveal(t);
    for (const d of f.answers) {
      if (d.kind !== 'item' || d.use === 0 || !stillHelps(t, d)) continue;
      useItem(t, d, f.vars.window, out);
      used = true;
    }
    return used ? go('offer') : end();
  },
});

/** Two holders may have chosen to save the same life: the second keeps its item. */
const stillHelps = (t: Table, d: ItemDecision) => d.target === undefined || isDying(t.seats[d.target]!);

/** The item works once and is removed from the game. */
function useItem(t: Table, d: ItemDecision, window: ItemWindow, out: Event[] | null): void {
  const s = t.seats[d.seat]!;
  const item = itemOf(s, d.use);
  s.items[(d.use - JACK) as 0 | 1 | 2]--;
  const base = { type: 'itemUsed' as const, seat: d.seat, rank: d.use, window, amount: item.amount };
  switch (item.effect) {
    case 'ignoreDamage':
      s.shielded = true;
      break;
    case 'burst':
      s.bonus += item.amount;
      s.noLoot = true;
      tally(t);
      break;
    case 'countAsAce':
      s.countsAsAce = true;
      break;
    case 'heal':
      base.amount = heal(s, item.amount);
      break;
    case 'saveLife':
      t.seats[d.target!]!.health = 1;
      out?.push({ ...base, target: d.target! });
      return;
    case 'swapCard':
      out?.push({ ...base, card: d.card!, swapped: s.played });
      swap(s, d.card!);
      tally(t);
      return;
    case 'drawToo':
      t.lootQueue.push(d.seat);
      break;
    case 'learn':
      out?.push(base);
      learnFromItem(t, d.seat, item.amount, out);
      return;
    default:
      throw new Error(`${item.name} is passive`);
  }
  out?.push(base);
}

/** The played card goes back to the hand; everybody has seen it. */
function swap(s: SeatState, card: number): void {
  removeFrom(s.hand, card);
  s.hand.push(s.played);
  markSeen(s, s.played);
  s.played = card;
}

function learnFromItem(t: Table, seat: Seat, amount: number, out: Event[] | null): void {
  const s = t.seats[seat]!;
  reveal(t);
  for (let i = 0; i < amount && s.xp.length > 0; i++) {
    const card = takeTopXp(s);
    s.discard.push(card);
    out?.push({ type: 'learned', seat, card, why: 'item' });
  }
}
