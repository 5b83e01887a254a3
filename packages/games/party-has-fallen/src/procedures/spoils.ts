/** PHF-175..178 R-PHF-60  Beaten: one of its items, or one from the deck, or up to 5 HP, or nothing. */
import { answerOf, ask, call, end, type Next, reveal, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { askOne } from '../decisions.ts';
import { ITEM_DECK, MARAUDER_DECK } from '../decks.ts';
import { isAlive } from '../rules/board.ts';
import type { Table } from '../table.ts';
import { count, drawItem, gainItem, heal, hidden, type Out, procedure, removeIfThere } from './kit.ts';
import { story } from './windows.ts';

export const spoils = procedure<{ seat: Seat }, 'choose' | 'taken'>('spoils', 'choose', ['seat'], {
  // The winner looks through its items; nobody else does.
  choose: (t, { vars: { seat } }) => {
    reveal(t);
    return ask(askOne(seat, 'spoils'), 'taken', story(t));
  },
  taken: (t, f, out) => {
    const { seat, take, item } = answerOf(f, f.vars.seat, 'spoils');
    reveal(t);
    if (take === 'item') {
      removeIfThere(t.stash, item);
      gainItem(t, seat, item);
      out?.push({ type: 'itemDrawn', seat, item: hidden(t, item) });
    }
    const discarded = t.stash;
    t.stash = [];
    t.discard[ITEM_DECK]!.push(...discarded);
    out?.push({ type: 'spoilsTaken', seat, take, discarded: discarded.slice() });
    if (take === 'draw') drawItem(t, seat, out);
    if (take === 'heal') heal(t, seat, 5, 'the Marauder’s end', out);
    return end();
  },
});

/** PHF-175  With no HP left it leaves the board, and whoever did it is rewarded; null if it is still there. */
export function rewardIfBeaten<S extends string>(t: Table, seat: Seat, then: S, out: Out): Next<S> | null {
  if (t.haunt < 0 || t.hauntHp > 0) return null;
  t.haunt = NONE;
  if (t.hauntAbility !== NONE) t.discard[MARAUDER_DECK]!.push(t.hauntAbility);
  t.hauntAbility = NONE;
  count(t, seat, 'marauderBeaten');
  out?.push({ type: 'marauderBeaten', seat });
  if (isAlive(t, seat)) return call(spoils, { seat }, then);
  t.discard[ITEM_DECK]!.push(...t.stash);
  t.stash = [];
  return null;
}
