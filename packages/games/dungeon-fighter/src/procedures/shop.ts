/** The shop (DF-220..DF-225, R-DF-38, R-DF-39). */

import { ask, end, go, reveal } from '@undercroft/engine';
import { removeFrom } from '@undercroft/mechanics';
import { EQUIPMENT } from '../content/equipment.ts';
import type { ShopDecision } from '../decisions.ts';
import { remaining, voters } from '../rules/party.ts';
import { DIE_PRICE, shopOptions } from '../rules/shop.ts';
import type { Table } from '../table.ts';
import { drawGear, everyone, gainDice, giveGear, healParty, loseCoins, type NoVars, type Out, procedure } from './kit.ts';
import { chosenBy } from './votes.ts';
import { BETWEEN_FIGHTS } from './windows.ts';

/** DF-221 */
const ALWAYS_SHOWN = 3;

/** R-DF-38  3 and one for each hero who is left, as far as there are cards. */
function open(t: Table, out: Out): void {
  for (let i = 0; i < ALWAYS_SHOWN + remaining(t); i++) {
    const card = drawGear(t);
    if (card === undefined) break;
    t.stall.push(card);
    t.shown.push(card);
  }
  out?.push({ type: 'shopOpened', cards: t.stall.slice() });
}

function close(t: Table, out: Out): void {
  out?.push({ type: 'shopLeft', cards: t.stall.slice() });
  t.discard.push(...t.stall.splice(0));
}

/** Tells choices apart; null: no voice. */
const keyOf = (d: ShopDecision): string | null => (d.do === 'abstain' ? null : d.do === 'buy' ? `buy ${d.card} ${d.hero} ${d.drop}` : d.do);

/** DF-222..DF-224 */
function trade(t: Table, d: ShopDecision, out: Out): void {
  if (d.do === 'buy') {
    const { price } = EQUIPMENT[d.card]!;
    loseCoins(t, price, 'shop', out);
    removeFrom(t.stall, d.card);
    t.bought.push(d.card);
    giveGear(t, { card: d.card, to: d.hero, drop: d.drop });
    out?.push({ type: 'bought', card: d.card, hero: d.hero, price, dropped: d.drop });
  } else if (d.do === 'heal') {
    loseCoins(t, 1, 'shop', out);
    healParty(t, 1, 'shop', out);
  } else if (d.do === 'die') {
    loseCoins(t, DIE_PRICE, 'shop', out);
    gainDice(t, 1, 'shop', out);
  }
}

export const shop = procedure<NoVars, 'open' | 'counter' | 'voted'>('shop', 'open', [], {
  open: (t, _f, out) => {
    open(t, out);
    return go('counter');
  },
  // R-DF-51  One thing after the other, as the party votes, until it leaves.
  counter: (t) => ask(everyone(voters(t), 'shop'), 'voted', BETWEEN_FIGHTS),
  voted: (t, f, out) => {
    reveal(t);
    // Equipment may have changed hands since somebody voted: what can no longer be done has no voice.
    const legal = new Set(shopOptions(t, t.leader).map(keyOf));
    const d = chosenBy(t, f.answers, 'shop', (each) => (legal.has(keyOf(each)) ? keyOf(each) : null));
    if (d === null || d.do === 'leave') {
      close(t, out);
      return end();
    }
    trade(t, d, out);
    return go('counter');
  },
});
