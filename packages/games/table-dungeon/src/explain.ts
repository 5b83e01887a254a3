/** Why the rules forbid something: the rule behind a refusal, for decisions that have the right shape. */
import { isRoyal, NONE } from './cards.ts';
import type { Decision } from './decisions.ts';
import { holdsRank, itemOf, windowNow } from './rules/items.ts';
import type { Table } from './state.ts';

type Why = { message: string; rule: string } | null;
const why = (rule: string, message: string): Why => ({ rule, message });

export function explain(t: Table, d: Decision): Why {
  const s = t.seats[d.seat];
  if (s === undefined) return null;
  if (t.round > 0 && !s.alive) return why('TD-051', 'a player at 0 health is removed from the game');
  switch (d.kind) {
    case 'class':
      return explainClass(t, d.class);
    case 'play':
      return explainPlay(t, d);
    case 'royal':
      return explainRoyal(t, d);
    case 'levelUp':
      return t.round === 0 ? null : why('TD-064', 'only the top three XP cards are placed, each once, when the party levels up');
    case 'item':
      return explainItem(t, d);
    case 'claim':
      return explainClaim(t, d.seat);
    case 'offer':
      return explainOffer(t, d);
    case 'leave':
      return t.rules.leave === 'removed' ? null : why('R-TD-35', 'nobody stops early: whoever leaves is replaced by a bot');
    default:
      return null;
  }
}

function explainClass(t: Table, cls: number): Why {
  if (t.round > 0) return null;
  if (t.rules.uniqueClasses && t.seats.some((s) => s.class === cls)) return why('R-TD-12', 'at this table no class may be chosen twice');
  return why('TD-008', 'there are four classes: Fighter, Wizard, Rogue and Cleric');
}

const waitsFor = (t: Table, seat: number, kind: string) =>
  t.stack[t.stack.length - 1]?.asks.some((a) => a.seat === seat && a.kind === kind) === true;

function explainPlay(t: Table, d: Extract<Decision, { kind: 'play' }>): Why {
  if (t.round === 0) return null;
  const s = t.seats[d.seat]!;
  if (waitsFor(t, d.seat, 'play')) return why('TD-033', 'a card is played from the own hand');
  if (s.played !== NONE || t.stack[t.stack.length - 1]?.answers.some((a) => a.seat === d.seat))
    return why('TD-033', 'each player plays one card a round');
  return s.hand.length === 0 ? why('R-TD-29', 'whoever has no hand cards plays nothing') : null;
}

function explainRoyal(t: Table, d: Extract<Decision, { kind: 'royal' }>): Why {
  const s = t.seats[d.seat]!;
  if (s.played === NONE || !isRoyal(s.played)) return why('TD-047', 'only the owner of a revealed royal has this choice');
  if (!waitsFor(t, d.seat, 'royal')) return null;
  if (d.choice === 'bury') return why('TD-045', 'only a card from the own hand can be put under the XP pile');
  return s.xp.length === 0
    ? why('R-TD-08', 'this needs a card in the XP pile')
    : why('TD-047', 'one of three things may be done, or nothing');
}

function explainItem(t: Table, d: Extract<Decision, { kind: 'item' }>): Why {
  const s = t.seats[d.seat]!;
  if (s.class < 0 || !holdsRank(s, d.use)) return why('TD-054', 'you do not hold this item');
  const item = itemOf(s, d.use);
  if (item.windows.length === 0) return why('TD-054', `${item.name} is passive: it always works`);
  const window = windowNow(t);
  if (window === null || !item.windows.includes(window)) return why('R-TD-32', `${item.name} does not work at this moment`);
  return why('R-TD-32', `${item.name} would change nothing now`);
}

function explainClaim(t: Table, seat: number): Why {
  if (t.rules.talk === 'silent') return why('R-TD-34', 'this table is silent');
  return t.seats[seat]!.claim !== null ? why('R-TD-34', 'one claim a round is enough') : null;
}

function explainOffer(t: Table, d: Extract<Decision, { kind: 'offer' }>): Why {
  if (!t.rules.tradeItems) return why('R-TD-32', 'items cannot be traded at this table');
  if (t.seats[d.seat]!.offered) return why('R-TD-32', 'one offer a round');
  if (!holdsRank(t.seats[d.seat]!, d.give)) return why('R-TD-32', 'you do not hold this item');
  return why('R-TD-32', 'the other player does not hold that item');
}
