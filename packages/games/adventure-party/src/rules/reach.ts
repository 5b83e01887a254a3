/** What a power can act on: which dice, which heroes, and whether it can act at all (R-AP-59). */
import type { Seat } from '@undercroft/engine';
import { type Hero, NONE } from '../content/cards.ts';
import { DICE_PER_COLOUR, FACES, many, symbolOf } from '../content/dice.ts';
import { COLOURS, type Dice, type Operation, type Power } from '../content/vocabulary.ts';
import type { Table } from '../table.ts';
import { challengeOf } from './challenge.ts';
import { colourOf, type Die, faceName, isLocked, shownBy } from './dice.ts';
import { cardOf, inParty, isUpgraded, isWounded } from './heroes.ts';
import { holds } from './lie.ts';
import { heroBehind, type PowerKey, powerOf, toolOf } from './tools.ts';
import { woundsOf } from './wounds.ts';

/** Whether a die is one of those a power names; whether it is locked is asked elsewhere. */
export function isAmong({ colour, showing }: Dice, die: Die): boolean {
  if (colour !== undefined && colourOf(die) !== COLOURS.indexOf(colour)) return false;
  if (showing === undefined) return true;
  return showing === 'blank' ? shownBy(die) === 0 : many(shownBy(die), symbolOf(showing)) > 0;
}

/** How many dice a reroll may take at most. */
export function mostDice({ dice, upTo }: Extract<Operation, { do: 'reroll' }>): number {
  return upTo === 'any' ? DICE_PER_COLOUR * COLOURS.length * 2 : (upTo ?? dice.length);
}

/** Whether these dice fit the entries of a reroll, each its own ("a yellow die and one other"). */
function fit(entries: readonly Dice[], dice: readonly Die[], at = 0, taken = 0): boolean {
  if (at === dice.length) return true;
  return entries.some((entry, i) => (taken & (1 << i)) === 0 && isAmong(entry, dice[at]!) && fit(entries, dice, at + 1, taken | (1 << i)));
}

/** AP-158, AP-107  Dice that may still join those chosen for a reroll. */
export function rerollable(t: Table, op: Extract<Operation, { do: 'reroll' }>, chosen: readonly number[]): number[] {
  if (chosen.length >= mostDice(op)) return [];
  const found: number[] = [];
  for (let i = 0; i < t.pool.length; i++) {
    const die = t.pool[i]!;
    if (isLocked(die) || chosen.includes(i)) continue;
    if (op.upTo !== undefined ? isAmong(op.dice[0]!, die) : fit(op.dice, [...chosen.map((c) => t.pool[c]!), die])) found.push(i);
  }
  return found;
}

/** AP-159, R-AP-20  Dice that may be set. */
export function settable(t: Table, { die: which, to }: Extract<Operation, { do: 'setFace' }>): number[] {
  const found: number[] = [];
  for (let i = 0; i < t.pool.length; i++) {
    const die = t.pool[i]!;
    if ((isLocked(die) && !t.rules.lockedSettable) || !isAmong(which, die)) continue;
    if (to === 'any' || (faceName(die) !== to && FACES[colourOf(die)]!.includes(to))) found.push(i);
  }
  return found;
}

/** R-AP-17  Whether a die of this colour is left. */
export function isDieLeft(t: Pick<Table, 'rules' | 'pool'>, colour: number): boolean {
  if (!t.rules.diceCap) return true;
  let used = 0;
  for (let i = 0; i < t.pool.length; i++) if (colourOf(t.pool[i]!) === colour) used++;
  return used < DICE_PER_COLOUR;
}
export const coloursLeft = (t: Pick<Table, 'rules' | 'pool'>): number[] =>
  COLOURS.flatMap((_, colour) => (isDieLeft(t, colour) ? [colour] : []));

/** AP-161, R-AP-53  Wounded heroes of the party, active or not. */
export const woundedOf = (t: Table, seat: Seat): Hero[] => t.seats[seat]!.heroes.filter(isWounded).map(cardOf);

/** AP-134, R-AP-27  Living, active, on the standard side. */
export const levelUpsOf = (t: Table): Hero[] => t.active.filter((card) => !isUpgraded(inParty(t.seats[t.roller]!.heroes, card)));

const hasCards = (t: Table, deck: 'standard' | 'legendary'): boolean =>
  deck === 'standard' ? t.itemDeck.length + t.itemDiscard.length > 0 : t.legendaryDeck.length + t.legendaryDiscard.length > 0;

/** The first die operation of a power, if it has one: its die is named together with the tool. */
export const dieOperation = ({ does }: Power): Extract<Operation, { do: 'reroll' | 'setFace' }> | undefined =>
  does.find((op): op is Extract<Operation, { do: 'reroll' | 'setFace' }> => op.do === 'reroll' || op.do === 'setFace');

/** Dice that the first die operation of a power may act on. */
export const firstDice = (t: Table, op: Extract<Operation, { do: 'reroll' | 'setFace' }>): number[] =>
  op.do === 'reroll' ? rerollable(t, op, []) : settable(t, op);

/** R-AP-59  Whether one operation has something to act on. */
function canDo(t: Table, seat: Seat, op: Operation): boolean {
  switch (op.do) {
    case 'addDie':
      return op.colour === 'any' ? coloursLeft(t).length > 0 : isDieLeft(t, COLOURS.indexOf(op.colour));
    case 'reroll':
    case 'setFace':
      return firstDice(t, op).length > 0;
    case 'ignore': {
      const { light, deadly } = woundsOf(t);
      return (op.wounds !== 'deadly' && light > 0) || (op.wounds !== 'light' && deadly > 0);
    }
    case 'downgrade':
      return woundsOf(t).deadly > 0;
    case 'heal':
      return t.seats[seat]!.heroes.some(isWounded);
    case 'levelUp':
      return t.roller === seat && levelUpsOf(t).length > 0;
    case 'draw':
      return hasCards(t, op.deck ?? 'standard');
    case 'banner':
      return !t.seats[seat]!.banner;
    case 'endImmunity':
      return !t.immunityGone && challengeOf(t).immune !== NONE;
    default:
      return true;
  }
}

/** R-AP-59  What can be done in part is done in part. */
export const canAct = (t: Table, seat: Seat, power: Power): boolean => power.does.some((op) => canDo(t, seat, op));

/** Whether a power's condition holds for the hero behind it. */
export function mayAct(t: Table, seat: Seat, key: PowerKey): boolean {
  const { if: condition } = powerOf(key);
  return condition === undefined || holds(t, condition, heroBehind(t, seat, toolOf(key)));
}
