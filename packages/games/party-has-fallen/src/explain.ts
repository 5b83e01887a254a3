/** Why the rules forbid something: the rule behind a refusal, for decisions that have the right shape. */
import type { Decision, TurnDecision } from './decisions.ts';
import { codeOf, isSpent, powersFor } from './rules/actions.ts';
import { areNear } from './rules/layout.ts';
import { hasRule } from './rules/modifiers.ts';
import { ALIVE, OUT, type Table } from './state.ts';

type Why = { message: string; rule: string } | null;
const why = (rule: string, message: string): Why => ({ rule, message });

export function explain(t: Table, d: Decision): Why {
  const s = t.seats[d.seat];
  if (s === undefined || t.round === 0) return s === undefined ? null : explainDraft(t, d);
  if (s.status === OUT) return why('R-PHF-31', 'declining to come back is final');
  if (s.status !== ALIVE && d.kind === 'offer') return why('R-PHF-31', 'the dead cannot trade');
  switch (d.kind) {
    case 'turn':
      return explainTurn(t, d);
    case 'step':
      return 'use' in d ? explainUse(t, d.seat, d.use) : explainStep(t, d.seat, d.to);
    case 'start':
      return why('PHF-113', 'come back in an explored room without a player or the Marauder');
    case 'join':
      return why('R-PHF-27', 'only bystanders in the room may join, before the dice are rolled');
    case 'summon':
      return why('PHF-146', 'an explored Summon room, the own room or one of the eight around it');
    case 'use':
      return explainUse(t, d.seat, d.card);
    case 'answerOffer':
      return why('R-PHF-43', 'this offer is no longer open to you');
    default:
      return null;
  }
}

function explainDraft(t: Table, d: Decision): Why {
  if (d.kind === 'start' && !t.layout.outer.includes(d.room)) return why('R-PHF-09', 'a starting room touches the outside');
  if (d.kind === 'start') return why('R-PHF-10', 'every player has a starting room of their own');
  if (d.kind === 'goal') return why('PHF-055', 'keep one of the three goals you drew');
  if (d.kind === 'hero') return why('PHF-057', 'keep one of the heroes you were passed or drew');
  return d.kind === 'ability' ? why('PHF-060', 'keep one ability and discard another') : null;
}

function explainTurn(t: Table, d: TurnDecision): Why {
  if (t.active !== d.seat) return why('PHF-065', 'it is not your turn');
  if (d.do === 'roll' && t.rolled === 1) return why('R-PHF-13', 'movement is rolled once a turn');
  if (d.do === 'use') return explainUse(t, d.seat, d.card);
  if (d.do !== 'attack') return null;
  if (t.points > 0) return why('PHF-093', 'an attack comes before or after moving, never during it');
  if (t.attacks === 0) return why('PHF-069', 'one attack a turn');
  if (hasRule(t, d.seat, 'peaceful')) return why('PHF-126', 'a card of yours forbids attacks');
  const victim = t.seats[d.target];
  if (victim?.status === ALIVE && victim.room === t.seats[d.seat]!.room) return why('R-PHF-43', 'a binding peace forbids it');
  return why('PHF-092', 'the victim must be in the same room');
}

function explainUse(t: Table, seat: number, card: number): Why {
  const action = powersFor(t, seat, card)?.action;
  if (action === undefined) return why('PHF-070', 'there is no such action');
  if (action.when === 'turn' && t.active !== seat) return why('PHF-066', 'this can be used in your own turn only');
  if (isSpent(t, codeOf(card, seat), action.limit)) return why('PHF-070', 'this is used up for now');
  return why('PHF-070', 'this cannot be paid for, or would do nothing now');
}

function explainStep(t: Table, seat: number, to: number): Why {
  if (to === -1) return why('R-PHF-14', 'all movement points must be used');
  if (t.visited.includes(to)) return why('PHF-073', 'the same room is not entered twice in a turn');
  return areNear(t.layout, t.seats[seat]!.room, to) ? null : why('PHF-072', 'steps go to rooms next to this one, never diagonally');
}
