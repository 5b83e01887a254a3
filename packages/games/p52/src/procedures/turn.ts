import { answerOf, ask, call, end, type Frame, go, type Json, type Next, type Seat } from '@undercroft/engine';
import type { Act, Decision, Kind } from '../decisions.ts';
import { drawStamina, flip, settleAction } from '../decks.ts';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import { breakFocus, takeAim, takeStance } from '../focus.ts';
import { noteGathering } from '../gathering.ts';
import { healHero } from '../harm.ts';
import { exchange, takeItem, wear } from '../inventory.ts';
import { lookAround } from '../reveal.ts';
import { rankOf } from '../rules/cards.ts';
import { isAmbush } from '../rules/fight/order.ts';
import { isAlive, movementOf } from '../rules/heroes.ts';
import { afterTurn, lastingSum } from '../rules/lasting.ts';
import { isFaceUp } from '../rules/map.ts';
import { passesFreely, strikersAt } from '../rules/passing.ts';
import { costFor, DROPPED, lootFor, lyingAt, stepsFrom } from '../rules/turn.ts';
import { aimOf, aimOfItem, targetOf } from '../rules/uses.ts';
import { stepOut } from '../rules/way-out.ts';
import { standOn } from '../standing.ts';
import type { Table } from '../table.ts';
import { ENEMY_STRIKE, enemyBlow } from './blows.ts';
import { procedure } from './chapter.ts';
import { chest } from './chest.ts';
import { find } from './find.ts';
import { strike } from './strike.ts';
import { trap } from './trap.ts';
import { type UseEnd, use, withAbility, withItem } from './use.ts';

/** What a turn ended with: whether the party leaves, the turn is held, and who sprang from the dark. */
export type TurnEnd = { did: 'acted' | 'waited' | 'left'; sprung: number[]; came: number[]; outward?: true };

type TurnVars = {
  seat: Seat;
  /** Chosen already: exploring, whoever moves first moves. */
  chosen: Act | null;
  /** Movement left; spots entered this turn. */
  left: number;
  entered: number;
  /** R-P52-10  A free action was done. */
  freed: boolean;
  /** The step to take, once those passed have struck; enemies still to strike. */
  to: number;
  passed: number[];
  /** Nobody strikes at it in passing. */
  unhindered: boolean;
  /** P52-184  With whom it trades, and what. */
  partner: Seat;
  give: string[];
  want: string[];
  /** R-P52-37  It was held: the turn has begun before. */
  held: boolean;
  came: number[];
  sprung: number[];
  /** R-P52-38  Things that lay here when it was last asked: what came since may still be picked up. */
  lying: number;
  /** R-P52-36  On the way to the exit, unless something turns up. */
  outward?: true;
};
type Turning = Frame<Decision, TurnVars>;
type Step =
  | 'begin'
  | 'act'
  | 'looked'
  | 'searched'
  | 'used'
  | 'usedFreely'
  | 'offered'
  | 'dealt'
  | 'passing'
  | 'struckAt'
  | 'arrive'
  | 'onward'
  | 'stepped'
  | 'done';

export const freshTurn = (seat: Seat, chosen: Act | null): TurnVars => ({
  seat,
  chosen,
  left: 0,
  entered: 0,
  freed: false,
  to: -1,
  passed: [],
  unhindered: false,
  partner: -1,
  give: [],
  want: [],
  held: false,
  came: [],
  sprung: [],
  lying: 0,
});

/** A turn that was held, and is asked about again. */
export const heldTurn = (seat: Seat): TurnVars => ({ ...freshTurn(seat, null), held: true });

/** P52-139..151  A character's turn: one action, apart from what is free. */
export const turn = procedure<TurnVars, Step>(
  'turn',
  'begin',
  [
    'seat',
    'chosen',
    'left',
    'entered',
    'freed',
    'to',
    'passed',
    'unhindered',
    'partner',
    'give',
    'want',
    'held',
    'came',
    'sprung',
    'lying',
    'outward',
    'result',
  ],
  {
    begin: (t, f, out) => {
      const { seat, chosen, held } = f.vars;
      const hero = t.heroes[seat]!;
      out?.push({ type: 'turnBegan', seat });
      if (held) return askAct(t, f);
      beginTurn(t, seat, out);
      if (hero.lostTurns > 0) {
        hero.lostTurns--;
        return go('done');
      }
      return chosen === null ? askAct(t, f) : go('act');
    },
    act: (t, f, out) => {
      const d = f.vars.chosen ?? answerOf(f, f.vars.seat, 'act');
      f.vars.chosen = null;
      if (d.do !== 'move' && d.do !== 'exit') t.heroes[f.vars.seat]!.pushing = -1;
      return carryOut(t, f, d, out);
    },

    // What it left there it is not asked about again.
    looked: (t, f) => {
      f.vars.lying = lyingAt(t, f.vars.seat);
      return go('onward');
    },
    searched: (t, f) => (isAlive(t, f.vars.seat) ? askAct(t, f) : go('done')),

    // P52-182  What was used may let one go on, or see farther.
    used: (t, f, out) => {
      const { stride, unhindered, came } = useEnd(f);
      notice(t, f, came, out);
      if (stride === 0 && !unhindered) return go('done');
      f.vars.left = movementOf(t, f.vars.seat) + stride;
      f.vars.unhindered = unhindered;
      return go('onward');
    },
    usedFreely: (t, f, out) => {
      notice(t, f, useEnd(f).came, out);
      return isAlive(t, f.vars.seat) ? askAct(t, f) : go('done');
    },

    // P52-184 R-P52-40  Free, and it breaks the aim of the one who began it.
    offered: (t, f) => {
      const { seat, partner } = f.vars;
      const { give, want } = answerOf(f, seat, 'offer');
      f.vars.give = [...give];
      f.vars.want = [...want];
      return give.length + want.length === 0 ? askAct(t, f) : ask([{ seat: partner, kind: 'deal' }], 'dealt');
    },
    dealt: (t, f, out) => {
      const { seat, partner, give, want } = f.vars;
      if (answerOf(f, partner, 'deal').accept) exchange(t, { seat, partner, give, want }, out);
      else out?.push({ type: 'tradeDeclined', seat, with: partner });
      return askAct(t, f);
    },

    // P52-147 R-P52-39  Leaving an enemy's spot on the turn of entering it: each of them strikes, until one stops the mover.
    passing: (_t, f) => {
      const { seat } = f.vars;
      const enemy = f.vars.passed.shift();
      if (enemy === undefined) return go('arrive');
      return call(ENEMY_STRIKE, enemyBlow(enemy, seat, 'passing'), 'struckAt');
    },
    struckAt: (t, f) => (f.result === 'stopped' || !isAlive(t, f.vars.seat) ? go('done') : go('passing')),

    // P52-105 P52-146  The spot is entered: what is seen is turned up, and a trap springs.
    arrive: (t, f, out) => {
      enterSpot(t, f, out);
      const isTrap = t.spots[t.heroes[f.vars.seat]!.place]!.is === 'trap';
      return isTrap ? call(trap, { seat: f.vars.seat }, 'onward') : go('onward');
    },

    // P52-143  On, as far as Movement goes.
    onward: (t, f, out) => {
      const { seat, left } = f.vars;
      const isStopped = !isAlive(t, seat) || (t.house.ambushInterrupts && f.vars.sprung.length > 0);
      if (isStopped || left <= 0 || stepsFrom(t, seat, left).length === 0) return go('done');
      return f.vars.outward ? goOut(t, f, out) : askStep(t, f);
    },
    stepped: (t, f, out) => {
      const { to, take } = answerOf(f, f.vars.seat, 'step');
      if (to !== null) return stepOff(t, f, to, out);
      if (take === undefined) f.vars.left = 0;
      else if (take === DROPPED) return search(t, f, 'looked');
      else takeItem(t, f.vars.seat, take, out);
      return go('onward');
    },
    done: (t, f, out) => {
      settleAction(t, out);
      const { seat } = f.vars;
      const hero = t.heroes[seat]!;
      if (!isAlive(t, seat)) return end(ended(f, 'acted'));
      // R-P52-38  Picking up is free at any moment of the turn, so also after its action.
      f.vars.left = 0;
      if (lootFor(t, seat).length > 0 && lyingAt(t, seat) > f.vars.lying) return askStep(t, f);
      if (hero.extraNow === 0) return end(ended(f, 'acted'));
      // A turn more, of its own.
      hero.extraNow--;
      Object.assign(f.vars, { left: 0, entered: 0, freed: false, unhindered: false, to: -1 });
      out?.push({ type: 'extraTurn', seat: f.vars.seat });
      return askAct(t, f);
    },
  },
);

function askAct(t: Table, f: Turning): Next<Step> {
  const { seat } = f.vars;
  f.vars.lying = lyingAt(t, seat);
  return ask<Kind, Step>([{ seat, kind: 'act' }], 'act', ['giveUp']);
}

function askStep(t: Table, f: Turning): Next<Step> {
  const { seat } = f.vars;
  f.vars.lying = lyingAt(t, seat);
  return ask<Kind, Step>([{ seat, kind: 'step' }], 'stepped');
}

/** R-P52-10  Strict rest pays now; what lasts is a turn nearer to its end; a turn that was promised comes after this one. */
function beginTurn(t: Table, seat: Seat, out: Out): void {
  const hero = t.heroes[seat]!;
  if (hero.isResting) drawStamina(t, seat, 1, out);
  healHero(t, seat, lastingSum(hero.lasting, 'heal'), out);
  Object.assign(hero, { isResting: false, lasting: afterTurn(hero.lasting), extraNow: hero.extraNow + hero.extraLater, extraLater: 0 });
}

function useEnd({ result }: Turning): UseEnd {
  const { stride, unhindered, came } = Object(result);
  return { stride: Number(stride), unhindered: unhindered === true, came: Array.isArray(came) ? came.map(Number) : [] };
}

const ended = ({ vars }: Turning, did: TurnEnd['did']): Json => ({
  did,
  sprung: vars.sprung,
  came: vars.came,
  ...(vars.outward && { outward: true }),
});

function carryOut(t: Table, f: Turning, d: Act, out: Out): Next<Step> {
  const { seat } = f.vars;
  switch (d.do) {
    case 'move':
      breakFocus(t, seat);
      f.vars.left = movementOf(t, seat);
      return stepOff(t, f, d.to, out);
    case 'attack':
      return call(strike, { seat, ability: d.ability, enemy: d.enemy, stamina: d.stamina, counter: false, countering: [] }, 'done');
    case 'aim':
      takeAim(t, seat, d.enemy, out);
      return go('done');
    case 'cast': {
      const ability = bookFor(t).ability(d.ability);
      breakFocus(t, seat);
      return call(use, withAbility(seat, ability.id, targetOf(aimOf(ability.effects), d.on), d.stamina), afterUse(f, ability.free));
    }
    case 'use': {
      const item = bookFor(t).item(d.item);
      if (item.kind !== 'consumable') throw new Error(`${item.id} is not used up`);
      breakFocus(t, seat);
      const on = targetOf(aimOfItem(item, item.uses[d.way]!.effects), d.on);
      return call(use, withItem(seat, item.id, d.way, on), afterUse(f, item.free));
    }
    case 'trade':
      breakFocus(t, seat);
      f.vars.freed = true;
      f.vars.partner = d.with;
      return ask<Kind, Step>([{ seat, kind: 'offer', open: true }], 'offered');
    case 'stance':
      takeStance(t, seat, out);
      return go('done');
    case 'take':
      takeItem(t, seat, d.item, out);
      f.vars.freed = true;
      return askAct(t, f);
    case 'wear':
      breakFocus(t, seat);
      wear(t, seat, d.item, out);
      f.vars.freed = true;
      return askAct(t, f);
    case 'search':
      return search(t, f, 'searched');
    case 'pick':
      breakFocus(t, seat);
      return call(chest, { seat, how: 'pick', picks: d.picks, stamina: d.stamina }, 'looked');
    case 'smash':
      breakFocus(t, seat);
      return call(chest, { seat, how: 'smash', picks: 0, stamina: d.stamina }, 'looked');
    case 'wait':
      out?.push({ type: 'waited', seat });
      return end(ended(f, 'waited'));
    case 'exit':
      f.vars.outward = true;
      breakFocus(t, seat);
      f.vars.left = movementOf(t, seat);
      if (t.heroes[seat]!.place === t.exit) pass(t, f, out);
      return goOut(t, f, out);
    case 'leave':
      out?.push({ type: 'roomLeft' });
      return end(ended(f, 'left'));
    case 'pass':
      pass(t, f, out);
      return go('done');
  }
}

/** R-P52-38  It uses the turn, unless it is free. */
function afterUse(f: Turning, free: true | undefined): 'used' | 'usedFreely' {
  if (free) f.vars.freed = true;
  return free ? 'usedFreely' : 'used';
}

/** P52-165 R-P52-38  Looking at a drop is free, and then one goes on. */
function search(t: Table, f: Turning, then: Step): Next<Step> {
  const { seat } = f.vars;
  const { place } = t.heroes[seat]!;
  t.spots[place] = { ...t.spots[place]!, drops: t.spots[place]!.drops - 1 };
  breakFocus(t, seat);
  f.vars.freed = true;
  return call(find, { seat, left: 1, choices: [] }, then);
}

/** P52-086 P52-140 R-P52-10  Nothing at all gains a Stamina card; a free action was something. */
function pass(t: Table, f: Turning, out: Out): void {
  breakFocus(t, f.vars.seat);
  out?.push({ type: 'passed', seat: f.vars.seat });
  if (f.vars.freed) return;
  if (t.house.restStrict) t.heroes[f.vars.seat]!.isResting = true;
  else drawStamina(t, f.vars.seat, 1, out);
}

/** R-P52-36  One spot farther on the way out, as far as Movement goes. */
function goOut(t: Table, f: Turning, out: Out): Next<Step> {
  const to = stepOut(t, f.vars.seat);
  return to !== null && stepsFrom(t, f.vars.seat, f.vars.left).includes(to) ? stepOff(t, f, to, out) : go('done');
}

/** P52-129 R-P52-29  A step that costs more than all one has is begun now and done next turn. */
function stepOff(t: Table, f: Turning, to: number, out: Out): Next<Step> {
  const { seat } = f.vars;
  const hero = t.heroes[seat]!;
  if (costFor(t, seat, to) > movementOf(t, seat) && hero.pushing !== to) {
    hero.pushing = to;
    out?.push({ type: 'pushed', seat, to });
    return go('done');
  }
  f.vars.to = to;
  f.vars.passed = f.vars.entered > 0 && !f.vars.unhindered && !passesFreely(t, seat) ? strikersAt(t, hero.place) : [];
  return go('passing');
}

function enterSpot(t: Table, f: Turning, out: Out): void {
  const { seat, to } = f.vars;
  const hero = t.heroes[seat]!;
  const from = hero.place;
  const known = t.spots.filter(isFaceUp).length;
  f.vars.left -= costFor(t, seat, to);
  f.vars.entered++;
  hero.pushing = -1;
  hero.place = to;
  f.vars.lying = 0;
  noteGathering(t);
  out?.push({ type: 'moved', seat, from, to });
  notice(t, f, lookAround(t, seat, out), out);
  f.vars.came.push(...standOn(t, seat, out));
  // Whoever finds something on the way out is asked again.
  if (t.spots.filter(isFaceUp).length > known || t.enemies.length > 0) delete f.vars.outward;
  if (bookFor(t).scenario.spots?.find(({ id }) => id === t.spots[to]!.is)?.endsMove) f.vars.left = 0;
}

/** P52-138 R-P52-35  One flip for a step that shows enemies in the dark. */
function notice(t: Table, f: Turning, came: number[], out: Out): void {
  if (came.length === 0) return;
  f.vars.came.push(...came);
  if (t.isLit || t.spots[t.heroes[f.vars.seat]!.place]!.isLit) return;
  const card = flip(t);
  const springs = isAmbush(rankOf(card));
  out?.push({ type: 'ambushFlipped', card, springs });
  if (springs) f.vars.sprung.push(...came);
}
