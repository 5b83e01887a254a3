/** The engine's tools with this game's types, and the small verbs the chapters share, each with its event. */
import { finish, type Next, procedures, reveal, type Seat } from '@undercroft/engine';
import { removeFrom, topOf } from '@undercroft/mechanics';
import { EQUIPMENT, type Gear } from '../content/equipment.ts';
import type { Decision, Place } from '../decisions.ts';
import type { Event, From } from '../events.ts';
import { carrierOf, coinsLeft, consciousIn, diceLeft, fullHealth, heroAt, isConscious } from '../rules/party.ts';
import { endingOf, type Reason } from '../rules/score.ts';
import { NONE, type Table } from '../table.ts';

export const procedure = procedures<Table, Decision, Event>();

/** Nothing to remember besides the table itself. */
export type NoVars = Record<never, never>;
export const NO_VARS: NoVars = {};
export type Out = Event[] | null;

/** DF-345, R-DF-32  Coins from the supply to the Chest, as many as there are. */
export function gainCoins(t: Table, wanted: number, from: From, out: Out): void {
  const amount = Math.min(wanted, coinsLeft(t));
  if (amount <= 0) return;
  t.coins += amount;
  out?.push({ type: 'coins', amount, from });
}

/** Coins from the Chest back to the supply. */
export function loseCoins(t: Table, amount: number, from: From, out: Out): void {
  if (amount <= 0) return;
  t.coins -= amount;
  out?.push({ type: 'coins', amount: -amount, from });
}

/** R-DF-33  Bonus dice from the supply to the Chest, as many as there are. */
export function gainDice(t: Table, wanted: number, from: From, out: Out): void {
  const amount = Math.min(wanted, diceLeft(t));
  if (amount <= 0) return;
  t.dice += amount;
  out?.push({ type: 'dice', amount, from });
}

/** DF-343, R-DF-23  Only the conscious, and never above the maximum. */
export function heal(t: Table, place: Place, wanted: number, from: From, out: Out): void {
  const hero = heroAt(t, place);
  const amount = Math.min(wanted, fullHealth(hero) - hero.hp);
  if (amount <= 0 || !isConscious(hero)) return;
  hero.hp += amount;
  hero.healed += amount;
  out?.push({ type: 'healed', hero: place, amount, hp: hero.hp, from });
}

export function healParty(t: Table, amount: number, from: From, out: Out): void {
  for (const place of consciousIn(t)) heal(t, place, amount, from, out);
}

/** DF-142  Whoever has less than 1 hit point faints at once; hit points stop at 0 (R-DF-50). */
export function suffer(t: Table, place: Place, amount: number, from: From, out: Out): void {
  const hero = heroAt(t, place);
  if (amount <= 0 || !isConscious(hero)) return;
  hero.hp = Math.max(0, hero.hp - amount);
  hero.suffered += amount;
  out?.push({ type: 'suffered', hero: place, amount, hp: hero.hp, from });
  if (hero.hp === 0) faint(t, place, out);
}

function faint(t: Table, place: Place, out: Out): void {
  const hero = heroAt(t, place);
  hero.fainted = true;
  hero.faints++;
  out?.push({ type: 'fainted', hero: place });
  pay(t, place, 'faint', out);
}

/** What carried cards pay when their carrier faints or strikes the last blow. */
export function pay(t: Table, place: Place, on: 'faint' | 'defeat', out: Out): void {
  for (const gear of heroAt(t, place).gear) {
    const { effect } = EQUIPMENT[gear]!;
    if (effect.effect !== 'pays' || effect.on !== on) continue;
    if (effect.what === 'coins') gainCoins(t, effect.amount, gear, out);
    else gainDice(t, effect.amount, gear, out);
  }
}

/** R-DF-38  The top Equipment card; an empty deck is made of the discards. */
export function drawGear(t: Table): Gear | undefined {
  reveal(t);
  return topOf(t.deck, t.discard, t.random);
}

/** A card leaves its carrier for the discards. */
export function dropGear(t: Table, gear: Gear): void {
  const place = carrierOf(t, gear);
  if (place < 0) throw new Error(`nobody carries ${gear}`);
  removeFrom(heroAt(t, place).gear, gear);
  t.discard.push(gear);
}

/** DF-225  A card for a hero; `drop` makes room first (R-DF-39). */
export function giveGear(t: Table, given: { card: Gear; to: Place; drop: Gear }): void {
  if (given.drop !== NONE) dropGear(t, given.drop);
  heroAt(t, given.to).gear.push(given.card);
}

/** The game is over, however deep in it this is. */
export function endGame(t: Table, reason: Reason, out: Out): Next<never> {
  t.ending = endingOf(t, reason);
  t.phase = 'over';
  reveal(t);
  out?.push({ type: 'ended', reason, ending: t.ending });
  return finish();
}

/** Everybody in the list is asked the same. */
export const everyone = <K extends Decision['kind']>(seats: readonly Seat[], kind: K): { seat: Seat; kind: K }[] =>
  seats.map((seat) => ({ seat, kind }));
