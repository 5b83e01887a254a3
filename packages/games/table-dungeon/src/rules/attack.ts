/** What a card does in the hands of a seat: attack, healing, and where each point comes from. */
import type { Seat } from '@undercroft/engine';
import { type Card, HEARTS, isRoyal, NONE, rankOf, suitOf } from '../cards.ts';
import { CLASS_SHEETS, favouredSuit } from '../content/classes.ts';
import type { Enemy } from '../content/enemies.ts';
import type { Blow } from '../events.ts';
import type { SeatState, Table } from '../table.ts';
import { lowestRank, rowOf, startingHealth } from './enemy.ts';
import { living } from './score.ts';

/** The parts of a seat that its attack depends on: tables and views both have them. */
export type Hero = Pick<SeatState, 'class' | 'items'>;

const FAVOURED = CLASS_SHEETS.map(favouredSuit);
/** What one jack of a class adds to attacks of the favoured suit, and to hearts. */
const JACK_ATTACK = CLASS_SHEETS.map((sheet) => (sheet.items[0].effect === 'suitAttack' ? sheet.items[0].amount : 0));
const JACK_HEAL = CLASS_SHEETS.map((sheet) => (sheet.items[0].effect === 'heartHeal' ? sheet.items[0].amount : 0));
const STATS = CLASS_SHEETS.map((sheet) => sheet.stats);

export const statFor = (hero: Hero, card: Card): number => STATS[hero.class]![suitOf(card)]!;

/** R-TD-32  Passives of several copies add up. */
export function itemAttack(hero: Hero, card: Card): number {
  const jacks = hero.items[0];
  return jacks > 0 && suitOf(card) === FAVOURED[hero.class] ? jacks * JACK_ATTACK[hero.class]! : 0;
}

/** TD-039..TD-042  Rank + stat (+ items) for spades, clubs and diamonds; hearts and royals attack for nothing. */
export function attackOf(hero: Hero, card: Card, enemy: Enemy): number {
  if (card === NONE || isRoyal(card)) return 0;
  const suit = suitOf(card);
  if (suit === HEARTS) return 0;
  const plain = rankOf(card) + statFor(hero, card) + itemAttack(hero, card);
  const attack = plain * enemy.times[suit]! + enemy.plus[suit]!;
  return Math.max(0, attack);
}

/** TD-035  A heart heals rank + Constitution (+ items), as far as the enemy lets it. */
export function healingOf(hero: Hero, card: Card, enemy: Enemy): number {
  if (card === NONE || isRoyal(card) || suitOf(card) !== HEARTS || enemy.healing === 'none') return 0;
  const healing = rankOf(card) + statFor(hero, card) + heartItems(hero) + (enemy.healing ?? 0);
  return Math.max(0, healing);
}
export const heartItems = (hero: Hero): number => hero.items[0] * JACK_HEAL[hero.class]!;

/** TD-034, TD-039..TD-041  Attack is added up; some enemies have health that depends on the cards. */
export function tally(t: Table): void {
  const row = rowOf(t);
  let total = 0;
  for (const s of t.seats) if (s.alive && s.played !== NONE) total += attackOf(s, s.played, row) + s.bonus;
  t.total = total;
  t.enemyHealth = startingHealth(t) + (row.healthPlusLowest ? lowestRank(t) : 0);
}

/** The attack of a seat this round, with everything that made it. */
export function blowOf(t: Table, seat: Seat): Blow {
  const s = t.seats[seat]!;
  const enemy = rowOf(t);
  const card = s.played;
  const suit = suitOf(card);
  const strikes = !isRoyal(card) && suit !== HEARTS;
  return {
    seat,
    card,
    rank: rankOf(card),
    stat: strikes ? statFor(s, card) : 0,
    items: strikes ? itemAttack(s, card) : 0,
    times: strikes ? enemy.times[suit]! : 0,
    plus: strikes ? enemy.plus[suit]! : 0,
    bonus: s.bonus,
    attack: attackOf(s, card, enemy) + s.bonus,
  };
}

/**
 * The card played for a seat whose time is up: the lowest attack that carries its even share of the
 * enemy's health, else the strongest attack, else the first card.
 */
export function safestAttack(t: Table, seat: Seat): Card {
  const s = t.seats[seat]!;
  const enemy = rowOf(t);
  const share = Math.ceil(t.enemyHealth / living(t));
  let safe = NONE;
  let strongest = s.hand[0]!;
  for (const card of s.hand) {
    const attack = attackOf(s, card, enemy);
    if (attack >= share && (safe === NONE || attack < attackOf(s, safe, enemy))) safe = card;
    if (attack > attackOf(s, strongest, enemy)) strongest = card;
  }
  return safe === NONE ? strongest : safe;
}
