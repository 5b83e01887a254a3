/** Discard-after-use cards (DF-239, R-DF-47). */
import { end, withdraw } from '@undercroft/engine';
import type { Gear } from '../content/equipment.ts';
import type { UseName } from '../content/vocabulary.ts';
import type { Decision, Place } from '../decisions.ts';
import { useOf, usesFor } from '../rules/items.ts';
import { carrierOf, heroAt } from '../rules/party.ts';
import { NONE, type Table } from '../table.ts';
import { dropGear, gainCoins, gainDice, heal, healParty, type Out, procedure } from './kit.ts';

function strike(t: Table, place: Place, amount: number, gear: string, out: Out): void {
  t.hp -= amount;
  heroAt(t, place).dealt += amount;
  out?.push({ type: 'struck', hero: place, amount, base: null, times: [], plus: [[amount, gear]], hp: Math.max(0, t.hp) });
}

type Act = (t: Table, given: { card: Gear; carrier: Place; target: Place; amount: number }, out: Out) => void;

/** What each kind of card does. */
const ACTS: Record<UseName, Act> = {
  'heal-hero': (t, { target, amount, card }, out) => heal(t, target, amount, card, out),
  'heal-party': (t, { amount, card }, out) => healParty(t, amount, card, out),
  dice: (t, { amount, card }, out) => gainDice(t, amount, card, out),
  coins: (t, { amount, card }, out) => gainCoins(t, amount, card, out),
  strike: (t, { carrier, amount }, out) => strike(t, carrier, amount, 'item', out),
  shield: (t, { target }) => {
    t.blows[target] = 0;
  },
  boost: (t, { carrier, amount }) => {
    heroAt(t, carrier).boost += amount;
  },
  silence: (t) => {
    t.song = true;
  },
};

/** The card is used up, then does what it says. */
export function useCard(t: Table, card: Gear, target: Place, out: Out): void {
  const carrier = carrierOf(t, card);
  const { do: name, amount } = useOf(card)!;
  dropGear(t, card);
  out?.push({ type: 'itemUsed', hero: carrier, card, target });
  ACTS[name](t, { card, carrier, target, amount }, out);
}

/** Reactions in seat order; one that has become pointless meanwhile is not used up. True: somebody used something. */
export function useItems(t: Table, answers: readonly Decision[], out: Out): boolean {
  let used = false;
  for (const d of answers) {
    if (d.kind !== 'react' || d.card === NONE) continue;
    const may = usesFor(t, d.seat).some(({ card, target }) => card === d.card && target === d.target);
    if (may) useCard(t, d.card, d.target, out);
    used ||= may;
  }
  return used;
}

/** In a window: the card is used; if it killed the monster, the swing that was waited for is no longer needed. */
export const item = procedure<{ decision: Decision }, 'use'>('item', 'use', ['decision'], {
  use: (t, f, out) => {
    const { decision: d } = f.vars;
    if (d.kind !== 'item') throw new Error('only items are used here');
    useCard(t, d.card, d.target, out);
    const under = t.stack[t.stack.length - 2];
    if (under?.proc === 'swing' && t.hp <= 0) for (const { seat } of under.asks.slice()) withdraw(under, seat);
    return end();
  },
});
