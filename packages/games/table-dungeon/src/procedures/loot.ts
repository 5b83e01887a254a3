/** Drawing loot, with aces, level-ups and the end of the game (TD-052..TD-058, R-TD-20..R-TD-24). */
import { call, end, go, reveal, type Seat, shuffle } from '@undercroft/engine';
import { type Card, isRoyal, JACK, NONE, rankOf } from '../cards.ts';
import type { Event } from '../events.ts';
import { rowOf } from '../rules/enemy.ts';
import { holders } from '../rules/items.ts';
import { contenders, lootRank, winnersOf } from '../rules/loot.ts';
import { scoreOf } from '../rules/score.ts';
import type { Table } from '../table.ts';
import { items } from './items.ts';
import { procedure } from './kit.ts';
import { levelUp } from './levelup.ts';

/** The ace that waits to go back into the deck while the party levels up, or NONE. */
type LootVars = { ace: Card };

export const loot = procedure<LootVars, 'chooseLooters' | 'draw' | 'aceBack'>('loot', 'chooseLooters', ['ace'], {
  // TD-052  Whoever revealed the lowest rank draws one card.
  chooseLooters: (t, _f, out) => {
    t.lootQueue = looters(t, out);
    return go('draw');
  },

  draw: (t, f, out) => {
    const seat = t.lootQueue[0];
    if (seat === undefined) return end();
    reveal(t);
    const card = t.lootDeck.pop()!;
    if (rankOf(card) === 1) {
      f.vars.ace = card;
      return drawAce(t, seat, card, out);
    }
    t.lootQueue.shift();
    takeLoot(t, seat, card, out);
    if (holders(t, 'afterLoot').length > 0) return call(items, { window: 'afterLoot' }, 'draw');
    return t.lootQueue.length > 0 ? go('draw') : end();
  },

  // TD-055, TD-056, R-TD-23  The Enemy Table moves on, the ace goes back, the same player draws again.
  aceBack: (t, f) => {
    t.level++;
    t.lootDeck.push(f.vars.ace);
    f.vars.ace = NONE;
    shuffle(t.random, t.lootDeck);
    return go('draw');
  },
});

/** TD-057, R-TD-22, R-TD-23  The last ace ends the game at once; any other makes everybody level up. */
function drawAce(t: Table, seat: Seat, card: Card, out: Event[] | null) {
  t.aces++;
  const last = t.aces >= t.rules.acesToEnd;
  out?.push({ type: 'aceDrawn', seat, card, aces: t.aces, last });
  if (!last) return call(levelUp, {}, 'aceBack');
  t.lootDeck.push(card);
  return end();
}

/** TD-054, TD-058  A royal is an item, anything else is worth its rank. */
function takeLoot(t: Table, seat: Seat, card: Card, out: Event[] | null): void {
  const s = t.seats[seat]!;
  if (isRoyal(card)) {
    s.items[(rankOf(card) - JACK) as 0 | 1 | 2]++;
    t.lastLooter = -1;
  } else {
    s.points.push(card);
    t.lastLooter = seat;
  }
  if (out !== null) out.push({ type: 'looted', seat, card, rank: s.played === NONE ? 0 : lootRank(t, seat), score: scoreOf(s) });
}

function looters(t: Table, out: Event[] | null): Seat[] {
  const kind = rowOf(t).loot;
  const all = contenders(t);
  const first = winnersOf(t, all, kind === 'highest', out);
  if (kind === 'twice') return [...first, ...first];
  if (kind !== 'secondToo' || first.length === 0) return first;
  const rank = lootRank(t, first[0]!);
  const rest = all.filter((seat) => lootRank(t, seat) !== rank);
  return rest.length === 0 ? first : [...first, ...winnersOf(t, rest, false, out)];
}
