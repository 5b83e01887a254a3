/**
 * A roll from the declaration to the last wound (chapter 5, steps 1 to 4; chapters 6 to 8): for quests, in the Arena, and for
 * each stage of the boss. Whoever calls it has declared the heroes (`declare`) and pays what is to be paid.
 */
import { answerOf, ask, call, end, go, type Next, type Seat } from '@undercroft/engine';
import { ANY, type Hero, NONE, type Quest } from '../content/cards.ts';
import { LOOSE, NO_RUNE, type RollDecision } from '../decisions.ts';
import { challengeOf } from '../rules/challenge.ts';
import { newDie, withRuneSpent } from '../rules/dice.ts';
import { arenaTotal, shieldsNow, succeeds } from '../rules/fulfilment.ts';
import { inParty, sideOf } from '../rules/heroes.ts';
import { coloursLeft, isDieLeft } from '../rules/reach.ts';
import { slotVictims } from '../rules/sending.ts';
import { cardTool, keyIn, type PowerKey, powerOf, powersAt, sourceOf, toolOf } from '../rules/tools.ts';
import { woundsOf } from '../rules/wounds.ts';
import type { Table, Trial } from '../table.ts';
import { addDie, type Out, playCard, procedure, reroll, strike, throwDie, turnBanner } from './kit.ts';
import { react } from './react.ts';
import { activeTriggers, triggers, use, using } from './use.ts';

/** Everything of the last roll is put away. */
export function clearTrial(t: Table): void {
  t.trial = 'none';
  t.step = 'none';
  t.roller = NONE;
  t.quest = NONE;
  t.active = [];
  t.sent = 0;
  t.victims = [];
  t.pool = [];
  t.anyDice = 0;
  t.added = [];
  t.runesSpent = 0;
  t.used = [];
  t.conversions = [];
  t.ignoredLight = 0;
  t.ignoredDeadly = 0;
  t.ignoredAny = 0;
  t.downgraded = 0;
  t.moreLight = 0;
  t.moreDeadly = 0;
  t.immunityGone = false;
  t.succeeded = false;
  t.light = 0;
  t.deadly = 0;
  t.shields = 0;
}

/** AP-077  The meeple goes on the card, the heroes are named. */
export function declare(t: Table, given: { seat: Seat; trial: Trial; quest: Quest; heroes: readonly Hero[] }, out: Out): void {
  clearTrial(t);
  t.trial = given.trial;
  t.step = 'declare';
  t.roller = given.seat;
  t.quest = given.quest;
  t.active = given.heroes.slice();
  t.sent = given.heroes.length;
  out?.push({ type: 'declared', seat: given.seat, trial: given.trial, quest: given.quest, heroes: given.heroes.slice() });
}

/** AP-078  A death there sets off the powers of those who live, as any other. */
function strikeInSlot(t: Table, hero: Hero, out: Out): Next<TrialStep> {
  t.victims.push(hero);
  const died = strike(t, t.roller, { hero, wound: 'light', slot: true }, out);
  return died ? activeTriggers(t, 'kill', 'slotWounds') : go('slotWounds');
}

/** AP-079, R-AP-17  The dice of the living heroes; those of any colour are named later. */
function formPool(t: Table, out: Out): void {
  const { heroes } = t.seats[t.roller]!;
  for (const card of t.active) {
    for (const colour of sideOf(inParty(heroes, card)).dice) {
      if (colour === ANY) t.anyDice++;
      else if (isDieLeft(t, colour)) t.pool.push(newDie(colour));
      else out?.push({ type: 'dieMissing', seat: t.roller, colour });
    }
  }
}

/** AP-106, AP-107, R-AP-21  A rune is spent; its die is locked, a loose one locks nothing. */
function spendRune(t: Table, rune: number, out: Out): void {
  if (rune === LOOSE) {
    t.runesSpent++;
    return;
  }
  t.pool[rune] = withRuneSpent(t.pool[rune]!);
  out?.push({ type: 'locked', seat: t.roller, at: rune, die: t.pool[rune]! });
}

/** AP-111, AP-112  The cost is paid, the power is used up for this quest, a scroll is discarded. */
function payFor(t: Table, d: Extract<RollDecision, { do: 'hero' | 'weapon' | 'scroll' }>, out: Out): PowerKey {
  const key = keyIn(t, d);
  const { cost } = powerOf(key);
  if (typeof cost === 'object') t.seats[d.seat]!.gold -= cost.gold;
  if (d.do === 'scroll') {
    playCard(t, d.seat, d.card);
    t.seats[d.seat]!.itemsUsed.push(d.card);
    out?.push({ type: 'scrollRead', seat: d.seat, item: d.card });
  } else {
    t.used.push(key);
    out?.push({ type: 'powerUsed', seat: d.seat, from: sourceOf(toolOf(key)) });
  }
  if (d.rune !== NO_RUNE) spendRune(t, d.rune, out);
  return key;
}

/** AP-086..AP-088, R-AP-58  Success is judged on the final pool, then what wounds are left. */
function evaluate(t: Table, out: Out): void {
  const { light, deadly, preventedLight, preventedDeadly, downgraded } = woundsOf(t);
  t.step = 'wounds';
  t.succeeded = t.trial !== 'arena' && succeeds(t);
  t.light = light;
  t.deadly = deadly;
  t.shields = shieldsNow(t);
  if (t.trial === 'arena') t.totals.push(arenaTotal(t));
  if (out === null) return;
  const total = t.trial === 'arena' ? t.totals.at(-1)! : 0;
  out.push({ type: 'evaluated', seat: t.roller, trial: t.trial, succeeded: t.succeeded, light, deadly, shields: t.shields, total });
  if (preventedLight + preventedDeadly + downgraded > 0)
    out.push({ type: 'woundsPrevented', seat: t.roller, light: preventedLight, deadly: preventedDeadly, downgraded });
}

/** AP-124, R-AP-25  With one hero left there is nothing to choose: deadly wounds first, it comes to the same. */
function dealToLast(t: Table, out: Out): boolean {
  const hero = t.active[0]!;
  const wound = t.deadly > 0 ? 'deadly' : 'light';
  if (wound === 'deadly') t.deadly--;
  else t.light--;
  return strike(t, t.roller, { hero, wound, slot: false }, out);
}

type TrialVars = { seat: Seat; left: number };
type TrialStep =
  | 'slotWounds'
  | 'slotWounded'
  | 'declared'
  | 'formPool'
  | 'nameColours'
  | 'colourNamed'
  | 'potions'
  | 'potionChosen'
  | 'roll'
  | 'rolled'
  | 'modify'
  | 'modified'
  | 'runeSpent'
  | 'evaluate'
  | 'shielded'
  | 'deal'
  | 'dealt';

/** AP-120  A death may set off powers of those who live. */
const afterBlow = (t: Table, died: boolean): Next<TrialStep> => (died ? activeTriggers(t, 'kill', 'deal') : go('deal'));

/** R-AP-64  Together, others may help while the roller thinks. */
const WITH_HELP = ['help'];
const NO_HELP: string[] = [];

export const trial = procedure<TrialVars, TrialStep>('trial', 'slotWounds', ['seat', 'left'], {
  // AP-078, R-AP-16  One hero for each icon; nothing prevents these wounds.
  slotWounds: (t, f, out) => {
    const victims = slotVictims(t);
    if (f.vars.left === 0 || victims.length === 0) return go('declared');
    if (f.vars.left < victims.length) return ask([{ seat: f.vars.seat, kind: 'slotWound' }], 'slotWounded');
    f.vars.left--;
    return strikeInSlot(t, victims[0]!, out);
  },
  slotWounded: (t, f, out) => {
    f.vars.left--;
    return strikeInSlot(t, answerOf(f, f.vars.seat, 'slotWound').hero, out);
  },
  declared: (t) => (t.rules.skullScrolls ? call(react, { when: 'declared' }, 'formPool') : go('formPool')),

  // AP-079  Then what heroes and weapons add each quest, then the dice of any colour.
  formPool: (t, _f, out) => {
    t.step = 'pool';
    formPool(t, out);
    return activeTriggers(t, 'pool', 'nameColours');
  },
  nameColours: (t, f) => {
    if (t.anyDice === 0 || coloursLeft(t).length === 0) return go('potions');
    return ask([{ seat: f.vars.seat, kind: 'colour' }], 'colourNamed');
  },
  colourNamed: (t, f, out) => {
    t.anyDice--;
    addDie(t, answerOf(f, f.vars.seat, 'colour').colour, { by: 'quest' }, out);
    return go('nameColours');
  },

  // AP-080, AP-142, R-AP-18  Any number of potions, one at a time. Asked of everybody, so that nobody sees who has some.
  potions: (_t, f) => ask([{ seat: f.vars.seat, kind: 'pool' }], 'potionChosen'),
  potionChosen: (t, f, out) => {
    const { seat } = f.vars;
    const d = answerOf(f, seat, 'pool');
    if (d.do === 'roll') return go('roll');
    playCard(t, seat, d.card);
    t.seats[d.seat]!.itemsUsed.push(d.card);
    out?.push({ type: 'potionDrunk', seat, item: d.card });
    return triggers(seat, powersAt(cardTool(d.card), 'pool'), 'potions');
  },

  // AP-082  The whole pool, in its order.
  roll: (t, _f, out) => {
    for (let i = 0; i < t.pool.length; i++) t.pool[i] = throwDie(t, t.pool[i]!, i);
    t.step = 'roll';
    out?.push({ type: 'rolled', seat: t.roller, dice: t.pool.slice() });
    return go('rolled');
  },
  rolled: (t) => (t.rules.skullScrolls ? call(react, { when: 'rolled' }, 'modify') : go('modify')),

  // AP-083, AP-084  In any order, as long as the roller likes.
  modify: (t, f) => ask([{ seat: f.vars.seat, kind: 'roll' }], 'modified', t.rules.together ? WITH_HELP : NO_HELP),
  modified: (t, f, out) => {
    const d = answerOf(f, f.vars.seat, 'roll');
    switch (d.do) {
      case 'evaluate':
        return go('evaluate');
      // AP-100, AP-101
      case 'banner':
        turnBanner(t, d.seat, false, out);
        reroll(t, [d.die], { by: 'banner', seat: d.seat }, out);
        return go('modify');
      // AP-106
      case 'rune':
        spendRune(t, d.rune, out);
        reroll(t, [d.die], { by: 'rune', die: d.rune }, out);
        return go('runeSpent');
      default:
        return call(use, using(d.seat, payFor(t, d, out), d.die), d.rune === NO_RUNE ? 'modify' : 'runeSpent');
    }
  },

  // Powers that wait for a spent rune act; then the roller goes on.
  runeSpent: (t) => activeTriggers(t, 'runeSpent', 'modify'),

  // AP-086  R-AP-26  The roller may say which wounds the shields stop.
  evaluate: (t, f, out) => {
    evaluate(t, out);
    return t.shields > 0 && t.light + t.deadly > 0 && t.active.length > 0
      ? ask([{ seat: f.vars.seat, kind: 'shields' }], 'shielded')
      : go('deal');
  },
  shielded: (t, f, out) => {
    const { light, deadly } = answerOf(f, f.vars.seat, 'shields');
    t.light -= light;
    t.deadly -= deadly;
    t.shields -= light + deadly;
    if (light + deadly > 0) out?.push({ type: 'woundsStopped', seat: f.vars.seat, light, deadly });
    return go('deal');
  },

  // AP-088, AP-124, R-AP-25  One by one, until none is left or nobody to take them.
  deal: (t, f, out) => {
    const left = t.light + t.deadly;
    if (left > 0 && t.active.length > 1) return ask([{ seat: f.vars.seat, kind: 'wound' }], 'dealt');
    if (left > 0 && t.active.length === 1) return afterBlow(t, dealToLast(t, out));
    if (left > 0) out?.push({ type: 'woundsVanished', seat: f.vars.seat, count: left });
    t.light = 0;
    t.deadly = 0;
    t.step = 'reward';
    return end(t.succeeded);
  },
  dealt: (t, f, out) => {
    const { wound, hero } = answerOf(f, f.vars.seat, 'wound');
    if (wound === 'light') t.light--;
    else t.deadly--;
    return afterBlow(t, strike(t, f.vars.seat, { hero, wound, slot: false }, out));
  },
});

/** The trial that was declared. */
export const rolling = (t: Table): TrialVars => ({ seat: t.roller, left: challengeOf(t).slotWounds });
