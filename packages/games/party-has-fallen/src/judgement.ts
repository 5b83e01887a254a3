/** What looks good at first glance: the greedy bot plays by it, the search starts from it. */
import type { Ask, Judgement, Seat } from '@undercroft/engine';
import { effectsWorth, goalPromise, itemWorth, plainWorth, progress } from './appraisal.ts';
import { ABILITIES } from './content/abilities.ts';
import { BLOCKS } from './content/cards.ts';
import { GOALS } from './content/goals.ts';
import { HEROES } from './content/heroes.ts';
import type { Action } from './content/vocabulary.ts';
import type { Decision, Kind, OfferDecision, TurnDecision } from './decisions.ts';
import { endWorth, isReady, stepWorth } from './paths.ts';
import { powersFor } from './rules/actions.ts';
import { atPeace, isOpenExit, treasureOf } from './rules/board.ts';
import { distance, neighbours } from './rules/layout.ts';
import { attackBonus, defenceBonus, moveBonus, statOf } from './rules/modifiers.ts';
import { ALIVE, type Table } from './state.ts';
import type { View } from './view.ts';

const vars = (view: View) => view.stack.at(-1)?.vars ?? {};

/** How dangerous a seat is as a rival: what it holds, whom it has killed, whether it stands at the door. */
function threat(view: View, seat: Seat): number {
  const s = view.seats[seat]!;
  return treasureOf(s) + (s.kills !== 0 ? 2 : 0) + (isOpenExit(view, s.room) ? 3 : 0);
}

const attackedAlready = (view: View, seat: Seat): boolean =>
  GOALS[view.seats[seat]!.goal]?.needs.some((need) => need.need === 'count' && need.counter === 'attacks') === true;

/** Nobody is hurt by a failed attack, so it is worth trying where there is something to gain and no promise against it. */
function attackWorth(view: View, seat: Seat, target: Seat): number {
  if (atPeace(view, seat, target) || attackedAlready(view, seat)) return -1;
  const victim = view.seats[target]!;
  const edge = attackBonus(view, seat, 'player', null) - defenceBonus(view, target, 'player', null);
  const named = view.seats[seat]!.named === target ? 3 : 0;
  const prey = treasureOf(victim) * 0.25 + (victim.hp <= 5 ? 2 : 0) + (view.seats[seat]!.kills & (1 << target) ? 0 : 0.5);
  return 0.8 + edge * 0.4 + prey + named;
}

function actionWorth(view: View, seat: Seat, action: Action | undefined): number {
  if (action === undefined) return -1;
  const s = view.seats[seat]!;
  const cost = action.cost;
  if (cost && ('roll' in cost || 'item' in cost)) return -0.5;
  const [effect] = action.do;
  if (effect?.do === 'heal') return s.maxHp - s.hp >= effect.amount ? 5 : -1;
  if (effect?.do === 'roll') return s.maxHp - s.hp >= 5 ? 4 : -1;
  if (effect?.do === 'peek') return cost ? -0.2 : 2.5;
  if (effect?.do === 'summon') return progress(view, seat) < 0.5 ? 0.3 : -0.5;
  if (effect?.do === 'go') return -0.5;
  if (effect?.do === 'mod') return effect.mod === 'move' ? (isReady(view, seat) ? 4 : 0.3) : -0.2;
  return 1.5;
}

/** Between steps only what helps at once: healing, or a look around the corner. Steps are judged from about -2 to 40. */
function wayAction(view: View, seat: Seat, card: number): number {
  const worth = actionWorth(view, seat, powersFor(view, seat, card)?.action);
  return worth >= 2.5 ? 50 : -50;
}

function judgeTurn(view: View, d: TurnDecision): number {
  switch (d.do) {
    case 'roll': {
      const { room } = view.seats[d.seat]!;
      const waits =
        isReady(view, d.seat) && isOpenExit(view, room) && view.round <= view.rules.minRounds && view.seats[d.seat]!.settled === 0;
      return waits ? -2 : 2;
    }
    case 'attack':
      return attackWorth(view, d.seat, d.target);
    case 'use':
      return actionWorth(view, d.seat, powersFor(view, d.seat, d.card)?.action);
    case 'exorcise':
      return view.seats[d.seat]!.hp > 8 ? 0.5 : -0.5;
    case 'end':
      return 0;
    case 'leave':
      return -100;
  }
}

/** Against the leader, with whoever is behind; helping is free and sometimes a goal. */
function judgeJoin(view: View, seat: Seat, side: 'attack' | 'defend' | 'out'): number {
  if (side === 'out') return 0;
  const { attacker, victim } = vars(view);
  const lead = threat(view, Number(victim)) - threat(view, Number(attacker));
  const helps = GOALS[view.seats[seat]!.goal]?.tag === 'aid' ? 2 : 0;
  return (side === 'attack' ? lead : -lead) * 0.3 - 1 + helps;
}

function judgeReroll(view: View): number {
  const f = view.stack.at(-1)!;
  const seat = Number(f.vars.seat);
  if (f.proc === 'test') return Number(f.vars.die) > statOf(view, seat, Number(f.vars.stat), null) ? 1 : -1;
  if (f.proc === 'move') return Number(f.vars.die) + moveBonus(view, seat, null) <= 2 ? 1 : -1;
  const dice = Array.isArray(f.vars.dice) ? f.vars.dice.map(Number) : [Number(f.vars.die)];
  return Math.min(...dice) <= 2 ? 1 : -1;
}

const effectNow = (view: View) => BLOCKS[Number(vars(view).block)]?.[Number(vars(view).at)];

/** An item to part with should be worth little, an item to take or keep much. */
function judgeWhich(view: View, seat: Seat, item: number): number {
  const effect = effectNow(view);
  const mine = view.seats[seat]!.items.includes(item);
  const keeps = effect?.do === 'keepItem' || !mine;
  return keeps ? itemWorth(view, seat, item) : -itemWorth(view, seat, item);
}

function judgeWhere(view: View, seat: Seat, room: number): number {
  const effect = effectNow(view);
  if (effect?.do === 'peek' || effect?.do === 'flip') return -distance(view.layout, view.seats[seat]!.room, room);
  if (effect?.do === 'hide') return -endWorth(view, seat, room);
  return endWorth(view, seat, room);
}

function judgeOption(view: View, seat: Seat, option: number): number {
  const effect = effectNow(view);
  return effect?.do === 'choose' ? effectsWorth(effect.options[option]!.do, seat === Number(vars(view).seat)) : 0;
}

/** What a seat would gain by the moves of an offer; its own goal counts, others' goals are not known. */
function gain(view: View, seat: Seat, moves: OfferDecision['moves'], knows: boolean): number {
  const worth = (item: number) => (item < 0 ? 1.5 : knows ? itemWorth(view, seat, item) : plainWorth(item));
  let sum = 0;
  for (const move of moves) {
    if (move.to === seat) sum += worth(move.item);
    if (move.from === seat) sum -= worth(move.item);
  }
  return sum;
}

/** One offer a turn, if it helps and the others do not lose by it as far as one can see. */
function judgeOffer(view: View, d: OfferDecision): number {
  if (view.seats[d.seat]!.offered > 0 || d.threat || d.pact !== 'none' || d.moves.length === 0) return -1;
  const others = new Set(d.moves.flatMap((move) => [move.from, move.to]));
  others.delete(d.seat);
  for (const other of others) if (gain(view, other, d.moves, false) < 0) return -1;
  return gain(view, d.seat, d.moves, true) - 0.8;
}

function judgeAnswer(view: View, d: Extract<Decision, { kind: 'answerOffer' }>): number {
  const offer = view.offers.find((other) => other.id === d.offer);
  if (offer === undefined || offer.from === d.seat) return -1;
  const moves = offer.moves.map((move) => (move.item < 0 && move.from === d.seat ? { ...move, item: d.items[0] ?? -1 } : move));
  const peace = offer.pact === 'peace' ? 0.4 : 0;
  // Whoever is threatened and weak may well pay.
  const fear = offer.threat && view.seats[d.seat]!.hp <= 5 && view.seats[offer.from]!.room === view.seats[d.seat]!.room ? 4 : 0;
  const sum = gain(view, d.seat, moves, true) + peace + fear;
  return d.accept ? sum - 0.2 : 0.1 - sum * 0.1;
}

/** Near the richest rival, away from me. */
function judgeSummon(view: View, seat: Seat, room: number): number {
  let worth = 0;
  view.seats.forEach((s, other) => {
    if (s.status !== ALIVE) return;
    const near = Math.max(0, 3 - distance(view.layout, room, s.room));
    worth += other === seat ? -near * 2 : near * (1 + treasureOf(s) * 0.1);
  });
  return worth;
}

const HERO_WORTH = HEROES.map((hero) => hero.hp * 0.15 + hero.move * 0.6 + hero.combat * 0.5 + Math.max(...hero.stats) * 0.05);
const LIKED: Record<string, number> = {
  'degree-in-cartography': 1,
  'pack-mule': 1,
  'second-breakfast': 1,
  'glass-cannon-actual-glass': 0.8,
  'loaded-die-allegedly': 0.9,
  overachiever: 0.8,
  'pacifist-with-footnotes': 0.7,
  'thick-skull': 0.9,
  'light-fingers': 0.8,
  'trophy-hunter': 0.6,
};
const abilityWorth = (card: number): number => LIKED[ABILITIES[card]?.id ?? ''] ?? 0.4;

function judgeSpoils(view: View, seat: Seat, d: Extract<Decision, { kind: 'spoils' }>): number {
  const s = view.seats[seat]!;
  if (d.take === 'item') return itemWorth(view, seat, d.item);
  if (d.take === 'draw') return 2;
  return d.take === 'heal' ? (s.hp <= 5 ? 4 : 0.5) : 0;
}

function judgeWho(view: View, target: Seat): number {
  return threat(view, target) - view.seats[target]!.hp * 0.05;
}

function judgeReact(view: View, seat: Seat): number {
  return view.seats[seat]!.hp < 12 || treasureOf(view.seats[seat]!) > 4 ? 1 : -0.2;
}

/** DM: the best stat for oneself, the worst for everybody else. */
function judgeSkill(view: View, seat: Seat, stat: number): number {
  const tested = Number(vars(view).seat);
  const value = statOf(view, tested, stat, null);
  return tested === seat ? value : -value;
}

function judge(view: View, ask: Ask<Kind>, d: Decision): number {
  const { seat } = ask;
  switch (d.kind) {
    case 'turn':
      return judgeTurn(view, d);
    case 'step':
      if ('use' in d) return wayAction(view, seat, d.use);
      return d.to < 0 ? endWorth(view, seat, view.seats[seat]!.room) : stepWorth(view, seat, d.to);
    case 'passed':
      return d.take === 'item' ? (isReady(view, seat) ? 0 : 2) : 1;
    case 'join':
      return judgeJoin(view, seat, d.side);
    case 'press':
      return d.on ? 1 : 0;
    case 'accept':
      return d.helpers.length;
    case 'reroll':
      return d.yes ? judgeReroll(view) : 0;
    case 'react':
      return d.use ? judgeReact(view, seat) : 0;
    case 'goal':
      return goalPromise(d.card) + (d.target < 0 ? 0 : -view.seats[d.target]!.maxHp * 0.01);
    case 'hero':
      return d.card < 0 ? -1 : HERO_WORTH[d.card]!;
    case 'ability':
      return abilityWorth(d.keep) - (d.drop < 0 ? 0 : abilityWorth(d.drop)) * 0.3;
    case 'start':
      return view.round > 0 ? endWorth(view, seat, d.room) : neighbours(view.layout, d.room).length;
    default:
      return judgeRest(view, seat, d);
  }
}

function judgeRest(view: View, seat: Seat, d: Decision): number {
  switch (d.kind) {
    case 'who':
      return judgeWho(view, d.target);
    case 'which':
      return judgeWhich(view, seat, d.item);
    case 'where':
      return judgeWhere(view, seat, d.room);
    case 'option':
      return judgeOption(view, seat, d.option);
    case 'offer':
      return judgeOffer(view, d);
    case 'answerOffer':
      return judgeAnswer(view, d);
    case 'summon':
      return judgeSummon(view, seat, d.room);
    case 'spoils':
      return judgeSpoils(view, seat, d);
    case 'pickSkill':
      return judgeSkill(view, seat, d.stat);
    case 'use':
      return actionWorth(view, seat, powersFor(view, seat, d.card)?.action);
    case 'rejoin':
    case 'redraw':
    case 'approve':
      return d.yes ? 1 : 0;
    case 'vote':
      return d.yes ? 0 : 1;
    case 'leave':
    case 'propose':
      return -1;
    default:
      return 0;
  }
}

/** How a seat stands, 0 .. 1: mostly how near it is to a win condition, then how near to the door, then health. */
function prospects(t: Table, seat: Seat): number {
  const s = t.seats[seat]!;
  if (s.status !== ALIVE) return s.status === 1 ? 0.05 : 0;
  const done = progress(t, seat);
  const door = t.rooms.findIndex((card, room) => t.open[room] === 1 && card >= 100 && card < 200);
  const near = door >= 0 && s.room >= 0 ? Math.max(0, 1 - distance(t.layout, s.room, door) / 10) : 0;
  return Math.min(0.95, 0.08 + 0.5 * done + (done >= 1 ? 0.15 + 0.2 * near : 0.05 * near) + 0.1 * Math.min(1, s.hp / 20));
}

function worth(t: Table, out: number[]): void {
  for (let seat = 0; seat < t.seats.length; seat++) {
    out[seat] = t.ending === null ? prospects(t, seat) : t.ending.winners.includes(seat) ? 1 : 0;
  }
}

export const JUDGEMENT: Judgement<Table, Decision, View> = { judge, worth };
