/** R-PHF-50  Manual fixes that can be proposed to the table. */
import { below, type DecisionBase, type Random, type Refusal, type Seat } from '@undercroft/engine';
import type { Decision, PhfAsk, ProposeDecision } from '../decisions.ts';
import { ITEM_DECK, type Table } from '../state.ts';
import { isAlive } from './board.ts';
import { maxHp } from './modifiers.ts';

const LONGEST_REASON = 140;
const malformed: Refusal = { code: 'malformed', message: 'a fix changes HP, an item’s holder or a token’s room, and gives a reason' };
const against = (message: string): Refusal => ({ code: 'against-the-rules', message, rule: 'R-PHF-50' });

function isFix(d: DecisionBase): d is ProposeDecision {
  // Comes from outside: nothing is known of its fields.
  const { fix, who, to, item, reason } = d as DecisionBase & Record<string, unknown>;
  if (typeof reason !== 'string' || reason.length > LONGEST_REASON || !Number.isInteger(to)) return false;
  if (Object.keys(d).length !== 6) return false;
  return fix === 'item' ? Number.isInteger(item) : (fix === 'hp' || fix === 'room') && Number.isInteger(who);
}

export function checkFix(t: Table, d: DecisionBase): Refusal | null {
  if (!isFix(d)) return malformed;
  if (d.fix === 'item') return checkItem(t, d.item, d.to);
  if (t.seats[d.who] === undefined || !isAlive(t, d.who)) return against('only living players can be fixed');
  if (d.fix === 'hp') return d.to >= 1 && d.to <= maxHp(t, d.who) ? null : against('HP is between 1 and the maximum');
  return t.rooms[d.to] === undefined ? against('there is no such room') : null;
}

/** Items in hands and in the discard pile; with hidden items nobody can point at one. */
function checkItem(t: Table, item: number, to: Seat): Refusal | null {
  const isHeld = !t.rules.hiddenItems && t.seats.some((s) => s.items.includes(item));
  const isDiscarded = t.discard[ITEM_DECK]!.includes(item);
  if (!isHeld && !isDiscarded) return against('the item must be in sight');
  if (to === -1) return isHeld ? null : against('the item is discarded already');
  return t.seats[to] !== undefined && isAlive(t, to) ? null : against('items are held by living players');
}

/** Some fix: HP of somebody living, or the room of the token. */
export function drawFix(t: Table, { seat }: PhfAsk, random: Random | null): Decision {
  const living = t.seats.flatMap((_, other) => (isAlive(t, other) ? [other] : []));
  const draw = (n: number): number => (random === null ? 0 : below(random, n));
  const who = living[draw(living.length)]!;
  if (draw(2) === 1) return { seat, kind: 'propose', fix: 'room', who, to: draw(t.rooms.length), reason: 'It slid.' };
  return { seat, kind: 'propose', fix: 'hp', who, to: 1 + draw(maxHp(t, who)), reason: 'We miscounted.' };
}
