/** The Tavern, before and after the quest (AP-055..AP-059, AP-065, AP-168..AP-171, AP-181..AP-184). */

import { answerOf, ask, end, go, type Next, reveal, type Seat } from '@undercroft/engine';
import { removeFrom } from '@undercroft/mechanics';
import { NONE, SIDES_OF } from '../content/cards.ts';
import type { TavernDecision } from '../decisions.ts';
import { hired, inParty } from '../rules/heroes.ts';
import { retires, retireValue } from '../rules/score.ts';
import { hirePrice, priceOf } from '../rules/tavern.ts';
import { heroKey, type PowerKey } from '../rules/tools.ts';
import type { Table } from '../table.ts';
import { arm, discardItem, dismiss, drawItems, healHero, type Out, partWith, procedure, takeGold, upgradeHero } from './kit.ts';
import { flipHero, flipLegend, scout } from './refresh.ts';
import { triggers } from './use.ts';

type Of<K extends TavernDecision['do']> = Extract<TavernDecision, { do: K }>;

/** AP-170, R-AP-12, R-AP-14, R-AP-15  Who makes room retires if upgraded, else is discarded. Returns the powers that act then. */
function makeRoom(t: Table, seat: Seat, over: number, out: Out): PowerKey[] {
  const s = t.seats[seat]!;
  const old = inParty(s.heroes, over);
  if (!retires(t.rules, old)) {
    dismiss(t, seat, over);
    out?.push({ type: 'replaced', seat, hero: over });
    return [];
  }
  const vp = retireValue(t.rules, old);
  partWith(t, seat, over);
  s.retired.push(over);
  out?.push({ type: 'retired', seat, hero: over, vp });
  return SIDES_OF[over]![1].powers.flatMap(({ when }, i) => (when === 'retire' ? [heroKey(old, i)] : []));
}

/** AP-055, AP-056, R-AP-02, R-AP-09  The card leaves the row; a hired deck top is replaced in Refresh only. */
function takeFromTavern(t: Table, hero: number): void {
  if (t.heroTop === hero) {
    t.heroTop = NONE;
    if (t.rules.deckTopChain) {
      reveal(t);
      flipHero(t);
    }
  } else if (t.legendTop === hero) {
    t.legendTop = NONE;
    if (t.rules.deckTopChain) {
      reveal(t);
      flipLegend(t);
    }
  } else removeFrom(t.heroRow.includes(hero) ? t.heroRow : t.legendRow, hero);
}

function hire(t: Table, { seat, hero, over }: Of<'hire'>, out: Out): PowerKey[] {
  const cost = hirePrice(t, seat, hero);
  t.seats[seat]!.gold -= cost;
  takeFromTavern(t, hero);
  const keys = over === NONE ? [] : makeRoom(t, seat, over, out);
  t.seats[seat]!.heroes.push(hired(hero));
  t.seats[seat]!.hired.push(hero);
  out?.push({ type: 'hired', seat, hero, cost, over });
  return keys;
}

/** R-AP-33  Blind from the deck top. */
function buy(t: Table, { seat, do: what }: Of<'buyItem' | 'buyLegendary'>, out: Out): void {
  const cost = priceOf(t, seat, what);
  const deck = what === 'buyItem' ? 'standard' : 'legendary';
  t.seats[seat]!.gold -= cost;
  const [item = NONE] = drawItems(t, seat, deck, 1);
  out?.push({ type: 'bought', seat, deck, cost, item });
}

function sell(t: Table, { seat, item }: Of<'sellItem'>, out: Out): void {
  const gold = priceOf(t, seat, 'sellItem');
  removeFrom(t.seats[seat]!.hand, item);
  discardItem(t, item);
  reveal(t);
  t.seats[seat]!.gold += gold;
  out?.push({ type: 'sold', seat, item, gold });
}

/** AP-190 */
function tend(t: Table, { seat, do: what, hero }: Of<'heal' | 'upgrade'>, out: Out): void {
  t.seats[seat]!.gold -= priceOf(t, seat, what);
  if (what === 'heal') healHero(t, seat, hero, { by: 'town' }, out);
  else upgradeHero(t, seat, hero, { by: 'town' }, out);
}

/** R-AP-63 */
function give(t: Table, d: Of<'giveItem' | 'giveGold'>, out: Out): void {
  const [from, to] = [t.seats[d.seat]!, t.seats[d.to]!];
  if (d.do === 'giveGold') {
    from.gold--;
    to.gold++;
    t.giftGold--;
    out?.push({ type: 'given', seat: d.seat, to: d.to, gold: 1, item: null });
    return;
  }
  removeFrom(from.hand, d.item);
  to.hand.push(d.item);
  t.giftItems--;
  reveal(t);
  out?.push({ type: 'given', seat: d.seat, to: d.to, gold: 0, item: d.item });
}

function equip(t: Table, { seat, item, hero, drop }: Of<'equip'>, out: Out): void {
  removeFrom(t.seats[seat]!.hand, item);
  reveal(t);
  arm(t, seat, hero, item);
  t.seats[seat]!.itemsUsed.push(item);
  out?.push({ type: 'equipped', seat, item, hero, dropped: drop });
}

function visit(t: Table, d: TavernDecision, out: Out): Next<'look'> {
  switch (d.do) {
    case 'hire':
      return triggers(d.seat, hire(t, d, out), 'look');
    case 'equip':
      equip(t, d, out);
      break;
    case 'buyItem':
    case 'buyLegendary':
      buy(t, d, out);
      break;
    case 'sellItem':
      sell(t, d, out);
      break;
    case 'scout': {
      const cost = priceOf(t, d.seat, 'scout');
      t.seats[d.seat]!.gold -= cost;
      const card = scout(t, d.deck);
      out?.push({ type: 'scouted', seat: d.seat, deck: d.deck, card, cost });
      break;
    }
    case 'heal':
    case 'upgrade':
      tend(t, d, out);
      break;
    case 'giveItem':
    case 'giveGold':
      give(t, d, out);
      break;
    case 'leave':
      break;
  }
  return go('look');
}

export const tavern = procedure<{ seat: Seat }, 'look' | 'visit'>('tavern', 'look', ['seat'], {
  // AP-184  As often as it can be paid, one thing at a time.
  look: (_t, f) => ask([{ seat: f.vars.seat, kind: 'tavern' }], 'visit'),
  visit: (t, f, out) => {
    const d = answerOf(f, f.vars.seat, 'tavern');
    return d.do === 'leave' ? end() : visit(t, d, out);
  },
});

/** AP-050, AP-051  Two coins, four with no hero. */
export function payday(t: Table, seat: Seat, out: Out): void {
  takeGold(t, seat, t.seats[seat]!.heroes.length === 0 ? 4 : 2, { by: 'payday' }, out);
}
