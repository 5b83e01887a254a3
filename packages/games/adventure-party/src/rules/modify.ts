/** What the roller may do between the roll and Evaluate (AP-083..AP-085, AP-100..AP-112). */
import type { Seat } from '@undercroft/engine';
import { ITEMS, type Item } from '../content/cards.ts';
import type { Power } from '../content/vocabulary.ts';
import { LOOSE, NO_DIE, NO_RUNE, type RollDecision } from '../decisions.ts';
import type { Table } from '../table.ts';
import { looseRunes } from './added.ts';
import { isLocked, runesLeft } from './dice.ts';
import { canAct, dieOperation, firstDice, mayAct } from './reach.ts';
import { activePowers, cardBehind, cardTool, isHeroTool, keyOf, numberOf, type PowerKey, powerOf, toolOf } from './tools.ts';

/** AP-105, R-AP-21, R-AP-22  Where a rune can be taken from: loose ones (all alike), and dice. */
export function runeSources(t: Pick<Table, 'pool' | 'added' | 'runesSpent'>): number[] {
  const sources: number[] = [];
  if (looseRunes(t) > 0) sources.push(LOOSE);
  for (let i = 0; i < t.pool.length; i++) if (runesLeft(t.pool[i]!) > 0) sources.push(i);
  return sources;
}

/** AP-107  Dice that can be rerolled. */
export function liveDice(t: Pick<Table, 'pool'>): number[] {
  const live: number[] = [];
  for (let i = 0; i < t.pool.length; i++) if (!isLocked(t.pool[i]!)) live.push(i);
  return live;
}

const canPay = (t: Table, seat: Seat, { cost }: Power): boolean =>
  cost === undefined || cost === 'rune' || t.seats[seat]!.gold >= cost.gold;

/**
 * Adds every way to use one power: on which die, paid with which rune. AP-108  Never on the die whose rune pays, as that locks
 * it; where locked dice may be set (R-AP-20) it may be set, too.
 */
function noteUses(t: Table, seat: Seat, key: PowerKey, runes: readonly number[], options: RollDecision[]): void {
  const power = powerOf(key);
  if (!canPay(t, seat, power) || !mayAct(t, seat, key) || !canAct(t, seat, power)) return;
  const sources = power.cost === 'rune' ? runes : [NO_RUNE];
  const op = dieOperation(power);
  const dice = op === undefined ? [NO_DIE] : firstDice(t, op);
  const maySetOwn = op?.do === 'setFace' && t.rules.lockedSettable;
  for (const rune of sources)
    for (const die of dice) if (die === NO_DIE || die !== rune || maySetOwn) options.push(useOf(seat, key, die, rune));
}

function useOf(seat: Seat, key: PowerKey, die: number, rune: number): RollDecision {
  const tool = toolOf(key);
  const rest = { card: cardBehind(tool), power: numberOf(key), die, rune };
  if (isHeroTool(tool)) return { seat, kind: 'roll', do: 'hero', ...rest };
  return { seat, kind: 'roll', do: tool >= cardTool(0) ? 'scroll' : 'weapon', ...rest };
}

/** AP-144  Scrolls of the hand that are read after the roll. */
function noteScrolls(t: Table, seat: Seat, runes: readonly number[], options: RollDecision[]): void {
  const { hand } = t.seats[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const item: Item = hand[i]!;
    const { type, powers } = ITEMS[item]!;
    if (type !== 'scroll') continue;
    const at = powers.findIndex(({ when }) => when === 'roll');
    if (at >= 0) noteUses(t, seat, keyOf(cardTool(item), at), runes, options);
  }
}

/** Every change that may be made now, Evaluate first. */
export function rollOptions(t: Table, seat: Seat): RollDecision[] {
  const options: RollDecision[] = [{ seat, kind: 'roll', do: 'evaluate' }];
  const live = liveDice(t);
  // AP-100, R-AP-31
  if (t.seats[seat]!.banner) for (const die of live) options.push({ seat, kind: 'roll', do: 'banner', die });
  // AP-106, AP-108
  const runes = runeSources(t);
  for (const rune of runes) for (const die of live) if (die !== rune) options.push({ seat, kind: 'roll', do: 'rune', die, rune });
  // AP-085, AP-112, R-AP-19
  for (const key of activePowers(t, 'roll')) if (!t.used.includes(key)) noteUses(t, seat, key, runes, options);
  noteScrolls(t, seat, runes, options);
  return options;
}

/** AP-142  Potions of the hand that can do something now. */
export function potionsOf(t: Table, seat: Seat): Item[] {
  return t.seats[seat]!.hand.filter((item) => {
    const { type, powers } = ITEMS[item]!;
    return type === 'potion' && powers.some((power) => power.when === 'pool' && canAct(t, seat, power));
  });
}
