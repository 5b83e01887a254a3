/**
 * How good a table is for each seat: its chance to win, that is, to live and to be ahead of whoever else lives.
 * Search asks this tens of thousands of times a second, about tables it imagined.
 */
import type { Seat } from '@undercroft/engine';
import { type Card, HEARTS, isRoyal, rankOf, suitOf } from './cards.ts';
import { CLASS_SHEETS } from './content/classes.ts';
import { scoreOf } from './rules/score.ts';
import type { SeatState, Table } from './table.ts';

/**
 * Weights of a logistic estimate of "lives to see the last ace", fitted to 5,000 simulated games of two and then
 * sharpened on health by play. Company makes death likelier: enemies grow with the party, and parties disagree.
 */
const WEIGHTS = { base: -1.8, health: 1, attack: 0.45, healing: 0.48, items: 0.4, company: -1.5, theirHealth: -0.7, theirAttack: 0.35 };
/** How it looks with 0, 1, 2, ... aces still to come: harder levels lie ahead, but before the last ace not for long. */
const ACES_LEFT = [0.9, 0.9, -0.6, -0.25, 0];

const STATS = CLASS_SHEETS.map((sheet) => sheet.stats);

/** What an average card of each seat's action cycle attacks or heals for; refilled for every table judged. */
const attack = [0, 0, 0, 0];
const healing = [0, 0, 0, 0];

function measureDeck(s: SeatState, seat: Seat): void {
  const cards = s.hand.length + s.action.length + s.discard.length;
  attack[seat] = 0;
  healing[seat] = 0;
  if (cards === 0) return;
  measurePile(s.hand, s.class, seat);
  measurePile(s.action, s.class, seat);
  measurePile(s.discard, s.class, seat);
  attack[seat]! /= cards;
  healing[seat]! /= cards;
}

function measurePile(pile: readonly Card[], cls: number, seat: Seat): void {
  const stats = STATS[cls]!;
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i]!;
    if (isRoyal(card)) continue;
    const suit = suitOf(card);
    const value = rankOf(card) + stats[suit]!;
    if (suit === HEARTS) healing[seat]! += value;
    else attack[seat]! += value;
  }
}

/** How likely a seat lives to see the last ace. */
function survival(t: Table, seat: Seat): number {
  const s = t.seats[seat]!;
  const w = WEIGHTS;
  const damage = 2 + 2 * t.level;
  let z = w.base + ACES_LEFT[t.rules.acesToEnd - t.aces]! + (w.health * s.health) / damage;
  z += w.attack * attack[seat]! + w.healing * healing[seat]!;
  z += w.items * (s.items[1] + s.items[2]);
  let [others, theirHealth, theirAttack] = [0, 0, 0];
  for (let other = 0; other < t.seats.length; other++) {
    if (other === seat || !t.seats[other]!.alive) continue;
    others++;
    theirHealth += t.seats[other]!.health / damage;
    theirAttack += attack[other]!;
  }
  if (others > 0) z += w.company + w.theirHealth * (1 - Math.exp((-0.9 * theirHealth) / others)) + (w.theirAttack * theirAttack) / others;
  return 1 / (1 + Math.exp(-z));
}

/** How likely one score stays ahead of another: the nearer the end, the surer. */
const staysAhead = (t: Table, mine: number, theirs: number): number =>
  1 / (1 + Math.exp((theirs - mine) / (10 * (1.2 - t.aces / t.rules.acesToEnd))));

const lives = [0, 0, 0, 0];

function winningChance(t: Table, seat: Seat): number {
  let chance = lives[seat]!;
  if (t.rules.solo !== 'off') return chance;
  const mine = scoreOf(t.seats[seat]!);
  for (let other = 0; other < t.seats.length; other++) {
    if (other === seat || !t.seats[other]!.alive) continue;
    chance *= 1 - lives[other]! + lives[other]! * staysAhead(t, mine, scoreOf(t.seats[other]!));
  }
  return chance;
}

/** A little for how far the party came, because everything else begins with not dying. */
const PROGRESS = 0.05;

export function worth(t: Table, out: number[]): void {
  const progress = (PROGRESS * t.aces) / t.rules.acesToEnd;
  const { ending, seats } = t;
  if (ending === null) {
    for (let seat = 0; seat < seats.length; seat++) if (seats[seat]!.alive) measureDeck(seats[seat]!, seat);
    for (let seat = 0; seat < seats.length; seat++) lives[seat] = seats[seat]!.alive && seats[seat]!.class >= 0 ? survival(t, seat) : 0;
  }
  for (let seat = 0; seat < seats.length; seat++) {
    const winning = ending === null ? winningChance(t, seat) : ending.winners.includes(seat) ? 1 / ending.winners.length : 0;
    out[seat] = progress + (1 - PROGRESS) * winning;
  }
}
