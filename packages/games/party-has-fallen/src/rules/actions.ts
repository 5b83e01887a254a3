/** What a seat can do with its cards right now. */
import type { Seat } from '@undercroft/engine';
import { ABILITIES } from '../content/abilities.ts';
import { ABILITY, NONE } from '../content/cards.ts';
import { ITEMS } from '../content/items.ts';
import type { Action, Limit, Moment, Powers, Reroll, Trigger } from '../content/vocabulary.ts';
import { ALIVE } from '../table.ts';
import { atPeace, type Board, company } from './board.ts';
import { hasRule, isTrue } from './modifiers.ts';
import { canBegin } from './targets.ts';

/** How a card is remembered as used: an ability belongs to its seat. */
export const codeOf = (card: number, seat: Seat): number => (card === ABILITY ? -1 - seat : card);

export function isSpent(t: Board, code: number, limit: Limit | undefined): boolean {
  if (limit === undefined) return false;
  return (limit === 'turn' ? t.usedTurn : limit === 'round' ? t.usedRound : t.usedLife).includes(code);
}

/** What is written on one of a seat's cards; nothing if the seat does not have it. */
export function powersFor(t: Board, seat: Seat, card: number): Powers | undefined {
  const s = t.seats[seat]!;
  if (card === ABILITY) return ABILITIES[s.ability];
  return s.items.includes(card) ? ITEMS[card] : undefined;
}

export function canPay(t: Board, seat: Seat, card: number, cost: Action['cost']): boolean {
  if (cost === undefined || 'discard' in cost) return true;
  const s = t.seats[seat]!;
  if ('hp' in cost) return s.hp > cost.hp;
  if ('item' in cost) return s.items.some((item) => item !== card);
  if ('roll' in cost) return t.rolled === 0;
  return t.attacks > 0;
}

/** PHF-066 PHF-068 PHF-070  Whether the action on a card can be taken now. */
export function canUse(t: Board, seat: Seat, card: number): boolean {
  const action = powersFor(t, seat, card)?.action;
  if (action === undefined || (action.when === 'turn' && t.active !== seat)) return false;
  if (isSpent(t, codeOf(card, seat), action.limit)) return false;
  if (action.if !== undefined && !isTrue(t, seat, action.if)) return false;
  return canPay(t, seat, card, action.cost) && canBegin(t, seat, action.do[0]);
}

/** The cards a seat can use now. */
export function usable(t: Board, seat: Seat): number[] {
  const s = t.seats[seat]!;
  const found: number[] = [];
  if (s.status !== ALIVE) return found;
  if (ABILITIES[s.ability]?.action !== undefined && canUse(t, seat, ABILITY)) found.push(ABILITY);
  for (let i = 0; i < s.items.length; i++) {
    const item = s.items[i]!;
    if (ITEMS[item]!.action !== undefined && canUse(t, seat, item)) found.push(item);
  }
  return found;
}

/** PHF-070 PHF-093  The same between two steps: what takes the place of an attack has to wait. */
export function usableOnTheWay(t: Board, seat: Seat): number[] {
  const found = usable(t, seat);
  return found.length === 0 ? found : found.filter((card) => !isInsteadOfAttack(powersFor(t, seat, card)?.action));
}

const isInsteadOfAttack = (action: Action | undefined): boolean => action?.cost !== undefined && 'attack' in action.cost;

/** PHF-092 PHF-094  Whom a seat may attack. R-PHF-43: a binding peace forbids it. */
export function victims(t: Board, seat: Seat): Seat[] {
  if (t.attacks <= 0 || hasRule(t, seat, 'peaceful')) return [];
  const here = company(t, seat);
  return t.rules.bindingPacts ? here.filter((other) => !atPeace(t, seat, other)) : here;
}

export function triggerOn(powers: Powers | undefined, on: Moment): Trigger | undefined {
  return powers?.triggers?.find((trigger) => trigger.on === on);
}

/** The cards of a seat that do something at a moment. */
export function triggered(t: Board, seat: Seat, on: Moment): number[] {
  const s = t.seats[seat]!;
  const found: number[] = [];
  if (ABILITIES[s.ability]?.triggers !== undefined && triggerOn(ABILITIES[s.ability], on)) found.push(ABILITY);
  for (let i = 0; i < s.items.length; i++) {
    const item = s.items[i]!;
    if (ITEMS[item]!.triggers !== undefined && triggerOn(ITEMS[item], on)) found.push(item);
  }
  return found;
}

const fits = (reroll: Reroll | undefined, dice: Reroll['dice']): boolean =>
  reroll !== undefined && (reroll.dice === 'any' || reroll.dice === dice);

/** The card with which a seat may roll a die of this sort again, or NONE if there is none. `ABILITY` is -1 as well, so it is told as -2. */
export function rerollCard(t: Board, seat: Seat, dice: Reroll['dice']): number {
  const s = t.seats[seat]!;
  const own = ABILITIES[s.ability]?.reroll;
  if (fits(own, dice) && !isSpent(t, codeOf(ABILITY, seat), own!.limit)) return OWN_REROLL;
  for (let i = 0; i < s.items.length; i++) {
    const item = s.items[i]!;
    const { reroll } = ITEMS[item]!;
    if (fits(reroll, dice) && !isSpent(t, item, reroll!.limit)) return item;
  }
  return NONE;
}
export const OWN_REROLL = -2;

/** R-PHF-42  [items.hidden]  Whether a seat has a hidden hand: nobody may tell from a question, or from none, what is in it. */
export const hasSecrets = (t: Board, seat: Seat): boolean => t.rules.hiddenItems && t.seats[seat]!.items.length > 0;

/** R-PHF-42  Whoever can roll again is asked, and so is everybody who might hold a card for it. */
export function isAskedToReroll(t: Board, seat: Seat, dice: Reroll['dice']): boolean {
  return rerollCard(t, seat, dice) !== NONE || (hasSecrets(t, seat) && ITEMS.some((item) => fits(item.reroll, dice)));
}
