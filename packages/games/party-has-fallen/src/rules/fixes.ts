/** R-PHF-50  Manual fixes that can be proposed to the table. */
import { below, type DecisionBase, type Places, type Random, type Refusal, type Seat } from '@undercroft/engine';
import type { Decision, Fix, PersonFix, PhfAsk, ProposeDecision } from '../decisions.ts';
import { ITEM_DECK } from '../decks.ts';
import type { Table } from '../table.ts';
import { type Key, told } from '../texts.ts';
import { isAlive } from './board.ts';
import { maxHp } from './modifiers.ts';

const LONGEST_REASON = 140;
/** The most items drawn, and turns skipped, by one fix. */
export const MOST_MENDED = 3;
const malformed: Refusal = {
  code: 'malformed',
  ...told('why.badFix'),
};
const against = (key: Key, places?: Places): Refusal => ({ code: 'against-the-rules', ...told(key, places), rule: 'R-PHF-50' });

const PERSONAL: readonly PersonFix['fix'][] = ['hp', 'room', 'draw', 'skip', 'goal'];

function isFix(d: DecisionBase): d is ProposeDecision {
  // Comes from outside: nothing is known of its fields.
  const { fix, who, to, item, reason } = d as DecisionBase & Record<string, unknown>;
  if (typeof reason !== 'string' || reason.length > LONGEST_REASON || !Number.isInteger(to)) return false;
  if (Object.keys(d).length !== 6) return false;
  return fix === 'item' ? Number.isInteger(item) : PERSONAL.some((known) => known === fix) && Number.isInteger(who);
}

export function checkFix(t: Table, d: DecisionBase): Refusal | null {
  if (!isFix(d)) return malformed;
  if (d.fix === 'item') return checkItem(t, d.item, d.to);
  if (t.seats[d.who] === undefined || !isAlive(t, d.who)) return against('why.fixLiving');
  return checkPerson(t, d);
}

function checkPerson(t: Table, { fix, who, to }: PersonFix): Refusal | null {
  switch (fix) {
    case 'hp':
      return to >= 0 && to <= maxHp(t, who) ? null : against('why.fixHp');
    case 'room':
      return t.rooms[to] === undefined ? against('why.noRoom') : null;
    case 'draw':
      return to >= 1 && to <= MOST_MENDED ? null : against('why.fixDraw', { n: MOST_MENDED });
    case 'skip':
      return to >= 0 && to <= MOST_MENDED ? null : against('why.fixSkip', { n: MOST_MENDED });
    case 'goal':
      return to === 1 ? null : against('why.fixGoal');
  }
}

/** Items in hands and in the discard pile; with hidden items nobody can point at one. */
function checkItem(t: Table, item: number, to: Seat): Refusal | null {
  const isHeld = !t.rules.hiddenItems && t.seats.some((s) => s.items.includes(item));
  const isDiscarded = t.discard[ITEM_DECK]!.includes(item);
  if (!isHeld && !isDiscarded) return against('why.itemInSight');
  if (to === -1) return isHeld ? null : against('why.alreadyDiscarded');
  return t.seats[to] !== undefined && isAlive(t, to) ? null : against('why.itemHolders');
}

/** Some fix about somebody living: HP, the room of the token, items to draw, turns to skip. */
export function drawFix(t: Table, { seat }: PhfAsk, random: Random | null): Decision {
  const living = t.seats.flatMap((_, other) => (isAlive(t, other) ? [other] : []));
  const draw = (n: number): number => (random === null ? 0 : below(random, n));
  const who = living[draw(living.length)]!;
  const what = draw(4);
  if (what === 1) return { seat, kind: 'propose', fix: 'room', who, to: draw(t.rooms.length), reason: 'It slid.' };
  if (what === 2) return { seat, kind: 'propose', fix: 'draw', who, to: 1 + draw(MOST_MENDED), reason: 'The card says so.' };
  if (what === 3) return { seat, kind: 'propose', fix: 'skip', who, to: draw(MOST_MENDED + 1), reason: 'The card says so.' };
  return { seat, kind: 'propose', fix: 'hp', who, to: draw(maxHp(t, who) + 1), reason: 'We miscounted.' };
}

/** What is to be mended, without who says so and why. */
export const fixOf = (d: ProposeDecision): Fix =>
  d.fix === 'item' ? { fix: 'item', item: d.item, to: d.to } : { fix: d.fix, who: d.who, to: d.to };
