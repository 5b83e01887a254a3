/** What looks good at first glance: the greedy bot plays by it, the search starts from it. */
import type { Ask, Judgement, Seat } from '@undercroft/engine';
import type { Decision, Kind, TurnDecision } from './decisions.ts';
import { abilityWorth, goalPromise, heroWorth, nameWorth, startWorth } from './judgement/drafts.ts';
import { actionWorth, effectsWorth, onTheWay } from './judgement/effects.ts';
import { attackWorth, harmWorth, joinWorth, menace } from './judgement/fights.ts';
import { itemWorth, wantsEmptyHands } from './judgement/items.ts';
import { endWorth, isReady, prospect, stepWorth } from './judgement/paths.ts';
import { judgeAnswer, judgeOffer, suggestOffers } from './judgement/trades.ts';
import { worth } from './judgement/worth.ts';
import { powersFor } from './rules/actions.ts';
import { isOpenExit, treasureOf } from './rules/board.ts';
import { distance } from './rules/layout.ts';
import { moveBonus, statOf } from './rules/modifiers.ts';
import { ALIVE, type Table } from './table.ts';
import type { View } from './view.ts';

const useWorth = (view: View, seat: Seat, card: number): number => actionWorth(view, seat, powersFor(view, seat, card)?.action, card);

/** What a roll is worth: more than nothing, less than a good blow at somebody who is here now. */
const ROLL = 1;

function judgeTurn(view: View, d: TurnDecision): number {
  switch (d.do) {
    case 'roll':
      return waitsAtTheDoor(view, d.seat) ? -2 : ROLL;
    case 'attack':
      return attackWorth(view, d.seat, d.target);
    case 'use':
      return useWorth(view, d.seat, d.card);
    case 'exorcise':
      return view.seats[d.seat]!.hp > 8 ? 0.5 : -0.5;
    case 'end':
      return 0;
    // What people have written is beyond a bot.
    case 'claim':
      return -1;
    // R-PHF-40  Before anything else: what is done from now on shall count.
    case 'redraw':
      return 50;
    case 'keepGoal':
      return goalPromise(view, d.card) + nameWorth(view, d.target);
    case 'leave':
      return -100;
  }
}

/** On EXIT, able to win, and only the rounds are missing. */
const waitsAtTheDoor = (view: View, seat: Seat): boolean =>
  isReady(view, seat) && isOpenExit(view, view.seats[seat]!.room) && view.round <= view.rules.minRounds && view.seats[seat]!.settled === 0;

function judgeReroll(view: View): number {
  const { die, fight } = view;
  if (die === null) {
    const dice = [...(fight?.attack ?? []), ...(fight?.defend ?? [])].flatMap((fighter) => fighter.die ?? []);
    return Math.min(...dice) <= 2 ? 1 : -1;
  }
  const { seat, value, stat, against } = die;
  // PHF-169  A Marauder that attacks has rolled already.
  if (against > 0) return value < against ? 1 : -1;
  if (die.for === 'check') return value > statOf(view, seat, stat, null) ? 1 : -1;
  return value + (die.for === 'move' ? moveBonus(view, seat, null) : 0) <= 2 ? 1 : -1;
}

/** An item to part with should be worth little, an item to take or keep much. */
function judgeWhich(view: View, seat: Seat, item: number): number {
  const effect = view.card?.effect;
  const mine = view.seats[seat]!.items.includes(item);
  const keeps = effect?.do === 'keepItem' || !mine;
  return keeps ? itemWorth(view, seat, item) : -itemWorth(view, seat, item);
}

/** Something new, and near. */
const lookWorth = (view: View, seat: Seat, room: number): number =>
  (view.rooms[room]! < 0 ? 100 : 0) - distance(view.layout, view.seats[seat]!.room, room);

function judgeWhere(view: View, seat: Seat, room: number): number {
  const effect = view.card?.effect;
  if (effect?.do === 'peek' || effect?.do === 'flip') return lookWorth(view, seat, room);
  if (effect?.do === 'hide') return -endWorth(view, seat, room);
  return endWorth(view, seat, room);
}

function judgeOption(view: View, seat: Seat, option: number): number {
  const effect = view.card?.effect;
  return effect?.do === 'choose' ? effectsWorth(view, seat, effect.options[option]!.do, seat === view.card!.seat) : 0;
}

/** Near the richest rival, away from me. */
function judgeSummon(view: View, seat: Seat, room: number): number {
  let sum = 0;
  view.seats.forEach((s, other) => {
    if (s.status !== ALIVE) return;
    const near = Math.max(0, 3 - distance(view.layout, room, s.room));
    sum += other === seat ? -near * 2 : near * (1 + treasureOf(s) * 0.1);
  });
  return sum;
}

function judgeSpoils(view: View, seat: Seat, d: Extract<Decision, { kind: 'spoils' }>): number {
  const s = view.seats[seat]!;
  if (d.take === 'item') return itemWorth(view, seat, d.item);
  if (d.take === 'draw') return 2;
  return d.take === 'heal' ? (s.hp <= 5 ? 4 : 0.5) : 0;
}

/** Whom a card shall hit: where it hurts most. */
function judgeWho(view: View, seat: Seat, target: Seat): number {
  const effect = view.card?.effect;
  if (effect?.do === 'damage') return harmWorth(view, seat, target, effect.amount);
  return menace(view, target) + treasureOf(view.seats[target]!) * 0.2 - view.seats[target]!.hp * 0.02;
}

function judgeReact(view: View, seat: Seat): number {
  return view.seats[seat]!.hp < 12 || treasureOf(view.seats[seat]!) > 4 ? 1 : -0.2;
}

/** DM: the best stat for oneself, the worst for everybody else. */
function judgeSkill(view: View, seat: Seat, stat: number): number {
  const tested = view.tested ?? seat;
  const value = statOf(view, tested, stat, null);
  return tested === seat ? value : -value;
}

/** What must be in reach to go on for it rather than take an item here. */
const FAR_BETTER = 4;

/** An item instead of moving on: not for somebody on the way out, or to something far better. */
function judgePassed(view: View, seat: Seat, take: 'item' | 'move'): number {
  if (take === 'move') return 1;
  return isReady(view, seat) || wantsEmptyHands(view, seat) || prospect(view, seat) > FAR_BETTER ? 0 : 2;
}

function judge(view: View, ask: Ask<Kind>, d: Decision): number {
  const { seat } = ask;
  switch (d.kind) {
    case 'turn':
      return judgeTurn(view, d);
    case 'step':
      if ('use' in d) return onTheWay(useWorth(view, seat, d.use));
      return d.to < 0 ? endWorth(view, seat, view.seats[seat]!.room) : stepWorth(view, seat, d.to);
    case 'passed':
      return judgePassed(view, seat, d.take);
    case 'join':
      return view.fight === null ? 0 : joinWorth(view, seat, view.fight, d.side);
    case 'press':
      return d.on ? 1 : 0;
    case 'accept':
      return d.helpers.length;
    case 'reroll':
      return d.yes ? judgeReroll(view) : 0;
    case 'react':
      return d.use ? judgeReact(view, seat) : 0;
    default:
      return judgeRest(view, seat, d);
  }
}

function judgeRest(view: View, seat: Seat, d: Decision): number {
  switch (d.kind) {
    case 'goal':
      return goalPromise(view, d.card) + nameWorth(view, d.target);
    case 'hero':
      return heroWorth(view, seat, d.card);
    case 'ability':
      return abilityWorth(view, seat, d.keep) - (d.drop < 0 ? 0 : abilityWorth(view, seat, d.drop)) * 0.3;
    case 'start':
      return startWorth(view, seat, d.room);
    case 'who':
      return judgeWho(view, seat, d.target);
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
    case 'use':
      return useWorth(view, seat, d.card);
    default:
      return judgeManners(view, seat, d);
  }
}

/** What is asked about the game rather than in it. */
function judgeManners(view: View, seat: Seat, d: Decision): number {
  switch (d.kind) {
    case 'pickSkill':
      return judgeSkill(view, seat, d.stat);
    case 'rejoin':
    case 'approve':
      return d.yes ? 1 : 0;
    case 'vote':
      return d.yes ? 0 : 1;
    // The fewer the better: nobody is amused by what a bot writes.
    case 'write':
      return -d.cards.length;
    case 'leave':
    case 'propose':
      return -1;
    default:
      return 0;
  }
}

/** Answers to open questions that are worth a thought. */
const suggest = (view: View, ask: Ask<Kind>): Decision[] | null => (ask.kind === 'offer' ? suggestOffers(view, ask.seat) : null);

/** In turns: far enough to see what the next ones do about it. Longer ones take longer and were not seen to find more. */
const LOOKAHEAD = 4;

export const JUDGEMENT: Judgement<Table, Decision, View> = { judge, worth, suggest, lookahead: LOOKAHEAD, clock: (t) => t.turns };
