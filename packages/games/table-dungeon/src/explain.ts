/** Why the rules forbid something: the rule behind a refusal, for decisions that have the right shape. */
import type { Why as Reason } from '@undercroft/engine';
import { isRoyal, NONE } from './cards.ts';
import type { Decision } from './decisions.ts';
import { itemKey } from './names.ts';
import { holdsRank, itemOf, windowNow } from './rules/items.ts';
import type { Table } from './table.ts';
import { type Key, told } from './texts.ts';

type Why = Reason | null;
const why = (rule: string, key: Key, named?: Readonly<Record<string, Key>>): Why => ({ rule, ...told(key, {}, named) });

export function explain(t: Table, d: Decision): Why {
  const s = t.seats[d.seat];
  if (s === undefined) return null;
  if (t.round > 0 && !s.alive) return why('TD-051', 'why.dead');
  switch (d.kind) {
    case 'class':
      return explainClass(t, d);
    case 'play':
      return explainPlay(t, d);
    case 'royal':
      return explainRoyal(t, d);
    case 'levelUp':
      return t.round === 0 ? null : why('TD-064', 'why.topThree');
    case 'item':
      return explainItem(t, d);
    case 'claim':
      return explainClaim(t, d.seat);
    case 'offer':
      return explainOffer(t, d);
    case 'leave':
      return t.rules.leave === 'removed' ? null : why('R-TD-35', 'why.botReplaces');
    default:
      return null;
  }
}

function explainClass(t: Table, { seat, class: cls }: Extract<Decision, { kind: 'class' }>): Why {
  if (t.round > 0) return null;
  if (!waitsFor(t, seat, 'class')) return hasAnswered(t, seat) || t.seats[seat]!.class >= 0 ? why('TD-008', 'why.oneClass') : null;
  if (t.rules.uniqueClasses && t.seats.some((s) => s.class === cls)) return why('R-TD-12', 'why.classTaken');
  return why('TD-008', 'why.fourClasses');
}

const hasAnswered = (t: Table, seat: number): boolean => t.stack[t.stack.length - 1]?.answers.some((a) => a.seat === seat) === true;
const waitsFor = (t: Table, seat: number, kind: string) =>
  t.stack[t.stack.length - 1]?.asks.some((a) => a.seat === seat && a.kind === kind) === true;

function explainPlay(t: Table, d: Extract<Decision, { kind: 'play' }>): Why {
  if (t.round === 0) return null;
  const s = t.seats[d.seat]!;
  if (waitsFor(t, d.seat, 'play')) return why('TD-033', 'why.ownHand');
  if (s.played !== NONE || hasAnswered(t, d.seat)) return why('TD-033', 'why.oneCard');
  return s.hand.length === 0 ? why('R-TD-29', 'why.noHand') : null;
}

function explainRoyal(t: Table, d: Extract<Decision, { kind: 'royal' }>): Why {
  const s = t.seats[d.seat]!;
  if (s.played === NONE || !isRoyal(s.played)) return why('TD-047', 'why.ownRoyal');
  if (!waitsFor(t, d.seat, 'royal')) return null;
  if (d.choice === 'bury') return why('TD-045', 'why.fromHand');
  return s.xp.length === 0 ? why('R-TD-08', 'why.needsXp') : why('TD-047', 'why.oneThing');
}

function explainItem(t: Table, d: Extract<Decision, { kind: 'item' }>): Why {
  const s = t.seats[d.seat]!;
  // Using nothing is an answer too, where something is asked.
  if (d.use === 0) return why('R-TD-32', 'why.noItemAsked');
  if (s.class < 0 || !holdsRank(s, d.use)) return why('TD-054', 'why.noItem');
  const item = itemOf(s, d.use);
  const named = { item: itemKey(s.class, d.use, 'name') };
  if (item.windows.length === 0) return why('TD-054', 'why.passive', named);
  const window = windowNow(t);
  if (window === null || !item.windows.includes(window)) return why('R-TD-32', 'why.wrongMoment', named);
  return why('R-TD-32', 'why.changesNothing', named);
}

function explainClaim(t: Table, seat: number): Why {
  if (t.rules.talk === 'silent') return why('R-TD-34', 'why.silent');
  return t.seats[seat]!.claim !== null ? why('R-TD-34', 'why.oneClaim') : null;
}

function explainOffer(t: Table, d: Extract<Decision, { kind: 'offer' }>): Why {
  if (!t.rules.tradeItems) return why('R-TD-32', 'why.noTrade');
  if (t.seats[d.seat]!.offered) return why('R-TD-32', 'why.oneOffer');
  if (!holdsRank(t.seats[d.seat]!, d.give)) return why('R-TD-32', 'why.noItem');
  return why('R-TD-32', 'why.notTheirs');
}
