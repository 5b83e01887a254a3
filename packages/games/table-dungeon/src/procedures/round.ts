/** Round after round until the game is decided, each in the order of R-TD-07: roll, play, reveal, check, damage, deaths, hearts, royals, loot, refill. */

import { ask, below, call, end, go, reveal, type Seat } from '@undercroft/engine';
import { removeFrom } from '@undercroft/mechanics';
import { type Card, HEARTS, isRoyal, NONE, suitOf } from '../cards.ts';
import type { ItemWindow } from '../content/classes.ts';
import type { TdAsk } from '../decisions.ts';
import type { Blow, Event } from '../events.ts';
import { blowOf, healingOf, heartItems, statFor, tally } from '../rules/attack.ts';
import { isKept } from '../rules/claims.ts';
import { resultNow, rowOf, sparedByCard, struck } from '../rules/enemy.ts';
import { holders, holdsSingleUse, isDying } from '../rules/items.ts';
import { mayLoot } from '../rules/loot.ts';
import { isOver } from '../rules/score.ts';
import type { SeatState, Table } from '../table.ts';
import { deaths, removeDead } from './deaths.ts';
import { carryOut } from './effects.ts';
import { meetEnemy } from './encounter.ts';
import { items } from './items.ts';
import { heal, hurt, procedure } from './kit.ts';
import { loot } from './loot.ts';
import { refillSeat } from './refill.ts';
import { chooseRoyal } from './royals.ts';

/** Whether anybody held a single-use item when the round began: mostly not, and then four windows need no look. */
type RoundVars = { items?: boolean };

/** R-TD-32  Whether anybody could use something in this window. */
const opens = (t: Table, vars: RoundVars, window: ItemWindow) => vars.items !== false && holders(t, window).length > 0;

/** R-TD-32  Opens an item window if anybody could use something in it; else straight on. */
function itemWindow<S extends string>(t: Table, vars: RoundVars, window: ItemWindow, then: S) {
  return opens(t, vars, window) ? call(items, { window }, then) : go(then);
}

/** TD-051  Whoever was brought down to 0 health dies before the round goes on; whoever could prevent it is asked first. */
function buryDead<S extends string>(t: Table, then: S, out: Event[] | null) {
  if (!t.seats.some(isDying)) return go(then);
  if (holders(t, 'beforeDeath').length > 0) return call(deaths, {}, then);
  removeDead(t, out);
  return go(then);
}

/** TD-034  A card leaves the hand and lies face-up. */
function playCard(t: Table, seat: Seat, card: Card): void {
  const s = t.seats[seat]!;
  removeFrom(s.hand, card);
  s.played = card;
}

/** Asked so often that they are made once and shared: `ALL_PLAY[n]` asks all of n seats. */
const PLAY_ASKS: TdAsk[] = [0, 1, 2, 3].map((seat) => ({ seat, kind: 'play' }));
const ALL_PLAY = [0, 1, 2, 3, 4].map((seats) => PLAY_ASKS.slice(0, seats));

/** Whether the seat still has to play: the living with cards in hand (R-TD-29). */
const mustPlay = (s: SeatState) => s.alive && s.played === NONE && s.hand.length > 0;

function toPlay(t: Table): TdAsk[] {
  const n = t.seats.length;
  return t.seats.every(mustPlay) ? ALL_PLAY[n]!.slice() : PLAY_ASKS.filter(({ seat }) => seat < n && mustPlay(t.seats[seat]!));
}

const ROYAL_ASKS: TdAsk[] = PLAY_ASKS.map(({ seat }) => ({ seat, kind: 'royal' }));

/** While cards are chosen, people talk, trade if the house allows it, and may leave for good. */
const MEANWHILE = ['talk', 'trade', 'door'];

/** TD-025  A round begins with its enemy; items may be used before anybody plays. */
function beginRound(t: Table, vars: RoundVars, out: Event[] | null) {
  meetEnemy(t, out);
  vars.items = t.seats.some(holdsSingleUse);
  return itemWindow(t, vars, 'beforePlay', 'play');
}

/** TD-034  The cards lie open and attack is added up; an item may still change it. */
function addUp(t: Table, vars: RoundVars) {
  tally(t);
  return itemWindow(t, vars, 'afterReveal', 'decide');
}

/** TD-052  The looters draw; then the played cards are put away. */
const drawLoot = () => call(loot, { ace: NONE }, 'discard');

/** Sets each claim beside the deed. */
function checkClaims(t: Table, out: Event[] | null): void {
  if (out === null) return;
  t.seats.forEach((s, seat) => {
    if (s.claim !== null && s.alive) out.push({ type: 'claimChecked', seat, claim: s.claim, kept: isKept(t, s, s.claim), card: s.played });
  });
}

export const round = procedure<
  RoundVars,
  | 'encounter'
  | 'play'
  | 'commit'
  | 'playOpenly'
  | 'playedOpenly'
  | 'decide'
  | 'damage'
  | 'consequences'
  | 'hearts'
  | 'royalsChosen'
  | 'loot'
  | 'drawLoot'
  | 'discard'
  | 'refill'
>('round', 'encounter', ['items'], {
  // TD-025, TD-026  All centre dice are rolled; the row with the sum is the enemy.
  encounter: (t, f, out) => beginRound(t, f.vars, out),

  // TD-033  Everybody plays one card face-down; some enemies want it otherwise.
  play: (t, f, out) => {
    const { play } = rowOf(t);
    if (play === 'open') return go('playOpenly');
    if (play === 'blind') {
      for (const { seat } of toPlay(t)) playCard(t, seat, t.seats[seat]!.hand[below(t.random, t.seats[seat]!.hand.length)]!);
      showCards(t, out, true);
      return addUp(t, f.vars);
    }
    return ask(toPlay(t), 'commit', MEANWHILE);
  },

  // TD-034  When all have played, all cards are revealed together.
  commit: (t, f, out) => {
    for (const d of f.answers) if (d.kind === 'play' && t.seats[d.seat]!.alive) playCard(t, d.seat, d.card);
    showCards(t, out, false);
    return isOver(t) ? end() : addUp(t, f.vars);
  },

  playOpenly: (t, f) => {
    const next = toPlay(t)[0];
    return next === undefined ? addUp(t, f.vars) : ask([next], 'playedOpenly', MEANWHILE);
  },
  playedOpenly: (t, f, out) => {
    for (const d of f.answers) {
      if (d.kind !== 'play' || !t.seats[d.seat]!.alive) continue;
      reveal(t);
      playCard(t, d.seat, d.card);
      out?.push({ type: 'playedOpenly', seat: d.seat, card: d.card });
    }
    return isOver(t) ? end() : go('playOpenly');
  },

  // TD-048, R-TD-18  It flees, or falls of itself, or the total decides.
  decide: (t, f, out) => {
    t.result = resultNow(t);
    if (out !== null) {
      tellFight(t, out);
      checkClaims(t, out);
    }
    if (t.result === 'loss') return itemWindow(t, f.vars, 'beforeDamage', 'damage');
    return go('consequences');
  },

  // TD-049, TD-028  The damage of the table, to everybody at the same moment.
  damage: (t, _f, out) => {
    const row = rowOf(t);
    const hit = row.strikes === undefined ? null : struck(t, row.strikes);
    for (let seat = 0; seat < t.seats.length && row.instead !== true; seat++) {
      const s = t.seats[seat]!;
      if (!s.alive || (hit !== null && !hit.includes(seat))) continue;
      if (s.shielded) out?.push({ type: 'spared', seat, why: 'item' });
      else if (sparedByCard(t, s)) out?.push({ type: 'spared', seat, why: 'card' });
      else hurt(t, seat, row.damage, 'damage', out);
    }
    return buryDead(t, 'consequences', out);
  },

  // TD-031, R-TD-17  "If loss": on top of the damage, after it, for the living.
  consequences: (t, _f, out) => {
    if (isOver(t)) return end();
    const row = rowOf(t);
    const effects = t.result === 'loss' ? row.loss : row.win;
    if (effects === undefined) return go('hearts');
    for (const effect of effects) carryOut(t, effect, out);
    return buryDead(t, 'hearts', out);
  },

  // TD-035, TD-036, TD-037  Hearts heal the living, after the damage. Then the royals' owners choose, all at once.
  hearts: (t, _f, out) => {
    if (isOver(t)) return end();
    const row = rowOf(t);
    const royals: TdAsk[] = [];
    for (let seat = 0; seat < t.seats.length; seat++) {
      const s = t.seats[seat]!;
      if (!s.alive || s.played === NONE) continue;
      if (isRoyal(s.played)) royals.push(ROYAL_ASKS[seat]!);
      else if (suitOf(s.played) === HEARTS) healWithHeart(t, seat, healingOf(s, s.played, row), out);
    }
    return royals.length > 0 ? ask(royals, 'royalsChosen') : go('loot');
  },

  // TD-044..TD-047
  royalsChosen: (t, f, out) => {
    if (f.answers.length > 1) reveal(t);
    for (const d of f.answers) if (d.kind === 'royal') chooseRoyal(t, d, out);
    return go('loot');
  },

  // TD-052  Loot after a victory, unless the enemy fled or carried none.
  loot: (t, f, out) => {
    const none = noLootBecause(t);
    if (none === null) return opens(t, f.vars, 'beforeLoot') ? call(items, { window: 'beforeLoot' }, 'drawLoot') : drawLoot();
    if (none !== 'loss') out?.push({ type: 'noLoot', why: none });
    return go('discard');
  },
  drawLoot,

  // R-TD-06  Played cards go to their owners' discard piles.
  discard: (t) => {
    if (isOver(t)) return end();
    for (const s of t.seats) {
      if (s.played === NONE) continue;
      s.discard.push(s.played);
      s.played = NONE;
    }
    return itemWindow(t, {}, 'beforeRefill', 'refill');
  },

  // TD-059, TD-050  Everybody draws back up to five; the next round begins.
  refill: (t, f, out) => {
    for (let seat = 0; seat < t.seats.length; seat++) if (t.seats[seat]!.alive) refillSeat(t, seat, out);
    return beginRound(t, f.vars, out);
  },
});

function tellFight(t: Table, out: Event[]): void {
  const blows: Blow[] = [];
  for (let seat = 0; seat < t.seats.length; seat++) {
    const s = t.seats[seat]!;
    if (s.alive && s.played !== NONE) blows.push(blowOf(t, seat));
  }
  out.push({ type: 'fought', blows, total: t.total, health: t.enemyHealth, result: t.result });
}

function showCards(t: Table, out: Event[] | null, blind: boolean): void {
  reveal(t);
  if (out === null) return;
  const cards: { seat: Seat; card: Card }[] = [];
  for (let seat = 0; seat < t.seats.length; seat++) {
    const card = t.seats[seat]!.played;
    if (card !== NONE) cards.push({ seat, card });
  }
  out.push({ type: 'revealed', cards, blind });
}

function healWithHeart(t: Table, seat: Seat, healing: number, out: Event[] | null): void {
  const s = t.seats[seat]!;
  const row = rowOf(t);
  if (row.healing === 'none') {
    out?.push({ type: 'noHealing', seat, card: s.played });
    return;
  }
  const amount = heal(s, healing);
  if (out === null) return;
  const [stat, items, plus] = [statFor(s, s.played), heartItems(s), row.healing ?? 0];
  out.push({ type: 'healed', seat, amount, health: s.health, card: s.played, stat, items, plus, why: 'heart' });
}

/** Why there is no loot this round, or null if there is. */
function noLootBecause(t: Table): 'loss' | 'fled' | 'enemy' | 'royals' | null {
  if (t.result === 'loss' || t.result === 'fled') return t.result;
  if (rowOf(t).loot === 'none') return 'enemy';
  return t.seats.some(mayLoot) ? null : 'royals';
}
