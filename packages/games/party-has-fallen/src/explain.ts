/** Why the rules forbid something: the rule behind a refusal, for decisions that have the right shape. */
import type { Places, Why as Reason } from '@undercroft/engine';
import type { Decision, TurnDecision } from './decisions.ts';
import { canPay, canUse, codeOf, isSpent, powersFor } from './rules/actions.ts';
import { atPeace } from './rules/board.ts';
import { areNear } from './rules/layout.ts';
import { adjudicates, masterOf } from './rules/master.ts';
import { hasRule } from './rules/modifiers.ts';
import { ALIVE, OUT, type Table } from './table.ts';
import { type Key, told } from './texts.ts';

type Why = Reason | null;
const why = (rule: string, key: Key, places?: Places): Why => ({ rule, ...told(key, places) });

export function explain(t: Table, d: Decision): Why {
  return explainRights(t, d) ?? explainPlay(t, d);
}

/** R-PHF-49 R-PHF-50  What only the dungeon master may do, and what only some tables allow. */
function explainRights(t: Table, { kind, seat }: Decision): Why {
  const isMaster = masterOf(t) === seat;
  if (kind === 'narrate' && !isMaster) return why('R-PHF-49', 'why.masterTells');
  if (kind === 'pickSkill' && !(isMaster && t.rules.dmPowers === 'pickSkill')) return why('R-PHF-49', 'why.skillDie');
  if (kind === 'vote' && adjudicates(t) && !isMaster) return why('R-PHF-49', 'why.masterDecides');
  if (kind === 'propose' && !t.rules.vote && !adjudicates(t)) return why('R-PHF-50', 'why.noFixes');
  return null;
}

function explainPlay(t: Table, d: Decision): Why {
  const s = t.seats[d.seat];
  if (s === undefined || t.round === 0) return s === undefined ? null : explainDraft(t, d);
  if (s.status === OUT) return why('R-PHF-31', t.rules.death === 'permadeath' ? 'why.permadeath' : 'why.out');
  if (s.status !== ALIVE && d.kind === 'offer') return why('R-PHF-31', 'why.deadTrade');
  switch (d.kind) {
    case 'turn':
      return explainTurn(t, d);
    case 'step':
      return explainStep(t, d);
    case 'start':
      return explainReturn(t, d);
    case 'join':
      return why('R-PHF-27', hasAnswered(t, d) ? 'why.joinOnce' : 'why.bystanders');
    case 'summon':
      return isAsked(t, d) ? why('PHF-146', 'why.summonRoom') : why('PHF-145', 'why.summoner');
    case 'use':
      return explainUse(t, d, d.card);
    case 'answerOffer':
      return why('R-PHF-43', 'why.offerClosed');
    default:
      return null;
  }
}

const hasAnswered = (t: Table, { seat, kind }: Decision): boolean =>
  t.stack.at(-1)?.answers.some((given) => given.seat === seat && given.kind === kind) === true;
const isRunning = (t: Table, proc: string): boolean => t.stack.some((f) => f.proc === proc);
const isAsked = (t: Table, { seat, kind }: Pick<Decision, 'seat' | 'kind'>): boolean =>
  t.stack.at(-1)?.asks.some((ask) => ask.seat === seat && ask.kind === kind) === true;

const DRAFTED: readonly Decision['kind'][] = ['goal', 'hero', 'ability', 'start'];

function explainDraft(t: Table, d: Decision): Why {
  // PHF-054  Goals, heroes, abilities, starting rooms, each from the first player on.
  if (DRAFTED.includes(d.kind) && !isAsked(t, d)) return why('PHF-054', 'why.draftOrder');
  if (d.kind === 'start' && !t.layout.outer.includes(d.room)) return why('R-PHF-09', 'why.outerStart');
  if (d.kind === 'start') return why('R-PHF-10', 'why.freeStart');
  if (d.kind === 'goal') return why('PHF-055', 'why.keepGoal');
  if (d.kind === 'hero') return why('PHF-057', 'why.keepHero');
  return d.kind === 'ability' ? why('PHF-060', 'why.keepAbility') : null;
}

function explainTurn(t: Table, d: TurnDecision): Why {
  if (t.active !== d.seat) return why('PHF-065', 'why.notYourTurn');
  if (!isAsked(t, d)) return inBetween(t, d);
  if (d.do === 'roll' && t.rolled === 1) return why('R-PHF-13', 'why.oneRoll');
  if (d.do === 'use') return explainUse(t, d, d.card);
  if (d.do === 'redraw' || d.do === 'keepGoal') return why('R-PHF-40', 'why.redraw');
  if (d.do === 'claim') return why('PHF-014', 'why.claim');
  if (d.do !== 'attack') return null;
  if (d.target === d.seat) return why('PHF-094', 'why.attackSelf');
  if (t.attacks === 0) return why('PHF-069', 'why.oneAttack');
  if (hasRule(t, d.seat, 'peaceful')) return why('PHF-126', 'why.peaceful');
  const victim = t.seats[d.target];
  if (victim?.status !== ALIVE || victim.room !== t.seats[d.seat]!.room) return why('PHF-092', 'why.sameRoom');
  return t.rules.bindingPacts && atPeace(t, d.seat, d.target) ? why('R-PHF-43', 'why.bindingPeace') : null;
}

/** In the own turn, but something else is being decided. */
function inBetween(t: Table, d: TurnDecision): Why {
  return d.do === 'attack' && isRunning(t, 'move') ? why('PHF-093', 'why.attackMoving') : why('PHF-065', 'why.inBetween');
}

/** PHF-112 PHF-113  Only the dead come back, and they choose the room when their turn begins. */
function explainReturn(t: Table, d: Decision): Why {
  if (t.seats[d.seat]!.status === ALIVE) return why('PHF-112', 'why.alive');
  return isAsked(t, d) ? why('PHF-113', 'why.comeBackRoom') : why('R-PHF-31', 'why.backLater');
}

function explainUse(t: Table, d: Decision, card: number): Why {
  const { seat } = d;
  const action = powersFor(t, seat, card)?.action;
  if (t.seats[seat]!.status !== ALIVE) return why('R-PHF-31', 'why.deadUse');
  if (action === undefined) return why('PHF-070', 'why.noAction');
  if (action.when === 'turn' && t.active !== seat) return why('PHF-066', 'why.ownTurn');
  if (isSpent(t, codeOf(card, seat), action.limit)) return why('PHF-070', 'why.usedUp');
  if (!canPay(t, seat, card, action.cost)) return why('PHF-070', 'why.cannotPay');
  return canUse(t, seat, card) ? explainMoment(t, d) : why('PHF-070', 'why.noUse');
}

/** It can be used, but not in this way or not just now. */
function explainMoment(t: Table, d: Decision): Why {
  if (d.kind === 'step') return why('PHF-093', 'why.attackMoving');
  const isOwnTurn = isAsked(t, { seat: d.seat, kind: 'turn' }) || isAsked(t, { seat: d.seat, kind: 'step' });
  return d.kind === 'use' && isOwnTurn ? why('PHF-070', 'why.useInTurn') : why('PHF-065', 'why.inBetween');
}

function explainStep(t: Table, d: Extract<Decision, { kind: 'step' }>): Why {
  const { seat } = d;
  if (t.active !== seat) return why('PHF-065', 'why.notYourTurn');
  if (!isRunning(t, 'move')) return why('PHF-071', t.rolled === 1 ? 'why.oneRoll' : 'why.rollFirst');
  if (!isAsked(t, d)) return why('PHF-065', 'why.inBetween');
  return 'use' in d ? explainUse(t, d, d.use) : explainWay(t, seat, d.to);
}

function explainWay(t: Table, seat: number, to: number): Why {
  if (to === -1) return why('R-PHF-14', 'why.wholeMove');
  if (t.visited.includes(to)) return why('PHF-073', 'why.twice');
  return areNear(t.layout, t.seats[seat]!.room, to) ? null : why('PHF-072', 'why.notNear');
}
