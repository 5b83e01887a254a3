/** Carrying out powers: of heroes, weapons, potions and scrolls, and those that act by themselves (18.10). */
import { answerOf, ask, call, end, go, type Next, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { FACES, symbolOf } from '../content/dice.ts';
import { COLOURS, type Moment, type Operation } from '../content/vocabulary.ts';
import { NO_DIE } from '../decisions.ts';
import { addedBy } from '../rules/added.ts';
import { colourOf } from '../rules/dice.ts';
import { canAct, coloursLeft, levelUpsOf, mayAct, rerollable, settable, woundedOf } from '../rules/reach.ts';
import { activePowers, type PowerKey, powerOf, sourceOf, type Tool, toolOf } from '../rules/tools.ts';
import { ALL } from '../rules/wounds.ts';
import type { Table } from '../table.ts';
import { addDie, draw, healHero, type Out, procedure, reroll, setDie, takeGold, takeTokens, turnBanner, upgradeHero } from './kit.ts';

/** The power, the operation it is at, the first die that was named with it, and how many heroes are still to be healed. */
type UseVars = { seat: Seat; key: PowerKey; at: number; die: number; left: number };
type UseStep = 'next' | 'colourNamed' | 'chooseDice' | 'diceChosen' | 'faceChosen' | 'chooseHealed' | 'healed' | 'levelledUp';

const toolIn = (vars: UseVars): Tool => toolOf(vars.key);

/** Symbols without a die (AP-157). */
function addSymbols(t: Table, vars: UseVars, op: Extract<Operation, { do: 'add' }>, out: Out): void {
  const symbol = symbolOf(op.symbol);
  const amount = op.amount ?? 1;
  for (let i = 0; i < amount; i++) t.added.push(addedBy(toolIn(vars), symbol));
  out?.push({ type: 'symbolsAdded', seat: vars.seat, symbol, amount, from: sourceOf(toolIn(vars)) });
}

/** What is prepared for Evaluate. */
function prepare(
  t: Table,
  vars: UseVars,
  op: Extract<Operation, { do: 'ignore' | 'downgrade' | 'convert' | 'endImmunity' }>,
  out: Out,
): void {
  if (op.do === 'ignore') {
    const amount = op.amount === 'all' ? ALL : op.amount;
    if (op.wounds === 'light') t.ignoredLight += amount;
    else if (op.wounds === 'deadly') t.ignoredDeadly += amount;
    else t.ignoredAny += amount;
  } else if (op.do === 'downgrade') t.downgraded += op.amount ?? 1;
  else if (op.do === 'convert') t.conversions.push(symbolOf(op.from), symbolOf(op.to), op.amount ?? 1);
  else t.immunityGone = true;
  out?.push({ type: 'prepared', seat: vars.seat, what: op.do, from: sourceOf(toolIn(vars)) });
}

/** The operations that need no answer. */
function carryOut(t: Table, vars: UseVars, op: Operation, out: Out): void {
  const { seat } = vars;
  const from = sourceOf(toolIn(vars));
  switch (op.do) {
    case 'add':
      addSymbols(t, vars, op, out);
      break;
    case 'ignore':
    case 'downgrade':
    case 'convert':
    case 'endImmunity':
      prepare(t, vars, op, out);
      break;
    case 'draw':
      draw(t, seat, { deck: op.deck ?? 'standard', count: op.amount ?? 1, from }, out);
      break;
    case 'gold':
      takeGold(t, seat, op.amount, from, out);
      break;
    case 'vp':
      takeTokens(t, seat, op.amount, from, out);
      break;
    case 'banner':
      turnBanner(t, seat, true, out);
      break;
    case 'addDie':
      if (op.colour !== 'any') addDie(t, COLOURS.indexOf(op.colour), from, out);
      break;
  }
}

/** The operation that is being carried out. */
const operation = ({ key, at }: UseVars): Operation | undefined => powerOf(key).does[at];

const advance = (vars: UseVars): Next<UseStep> => {
  vars.at++;
  return go('next');
};

/** One operation: done at once, or asked about first. R-AP-59  What has nothing to act on is passed over. */
function begin(t: Table, vars: UseVars, op: Operation, out: Out): Next<UseStep> {
  const { seat } = vars;
  t.usingAt = vars.at;
  switch (op.do) {
    case 'addDie':
      if (op.colour !== 'any') break;
      return coloursLeft(t).length === 0 ? advance(vars) : ask([{ seat, kind: 'colour' }], 'colourNamed');
    case 'reroll':
      t.chosen = vars.die === NO_DIE ? [] : [vars.die];
      vars.die = NO_DIE;
      return go('chooseDice');
    case 'setFace':
      return beginSet(t, vars, op, out);
    case 'heal':
      vars.left = op.amount === 'all' ? ALL : (op.amount ?? 1);
      return go('chooseHealed');
    case 'levelUp':
      return levelUpsOf(t).length === 0 ? advance(vars) : ask([{ seat, kind: 'levelUp' }], 'levelledUp');
  }
  carryOut(t, vars, op, out);
  return advance(vars);
}

/** AP-159, AP-160  The die was named with the tool, or is the first that fits; the face is named if there is a choice. */
function beginSet(t: Table, vars: UseVars, op: Extract<Operation, { do: 'setFace' }>, out: Out): Next<UseStep> {
  const die = vars.die === NO_DIE ? (settable(t, op)[0] ?? NO_DIE) : vars.die;
  if (die === NO_DIE) return advance(vars);
  t.chosen = [die];
  vars.die = NO_DIE;
  if (op.to === 'any') return ask([{ seat: vars.seat, kind: 'face' }], 'faceChosen');
  setDie(t, die, FACES[colourOf(t.pool[die]!)]!.indexOf(op.to), sourceOf(toolIn(vars)), out);
  return advance(vars);
}

export const use = procedure<UseVars, UseStep>('use', 'next', ['seat', 'key', 'at', 'die', 'left'], {
  next: (t, f, out) => {
    t.using = f.vars.key;
    const op = operation(f.vars);
    if (op !== undefined) return begin(t, f.vars, op, out);
    t.using = NONE;
    t.chosen = [];
    return end();
  },

  // AP-155
  colourNamed: (t, f, out) => {
    addDie(t, answerOf(f, f.vars.seat, 'colour').colour, sourceOf(toolIn(f.vars)), out);
    return advance(f.vars);
  },

  // AP-158  Dice are chosen one by one and then rolled together, so that nothing is seen in between.
  chooseDice: (t, f, out) => {
    const op = operation(f.vars);
    if (op?.do === 'reroll' && rerollable(t, op, t.chosen).length > 0) return ask([{ seat: f.vars.seat, kind: 'die' }], 'diceChosen');
    if (t.chosen.length > 0) reroll(t, t.chosen, sourceOf(toolIn(f.vars)), out);
    return advance(f.vars);
  },
  diceChosen: (t, f, out) => {
    const { die } = answerOf(f, f.vars.seat, 'die');
    if (die !== NO_DIE) {
      t.chosen.push(die);
      return go('chooseDice');
    }
    if (t.chosen.length > 0) reroll(t, t.chosen, sourceOf(toolIn(f.vars)), out);
    return advance(f.vars);
  },

  faceChosen: (t, f, out) => {
    setDie(t, t.chosen[0]!, answerOf(f, f.vars.seat, 'face').face, sourceOf(toolIn(f.vars)), out);
    return advance(f.vars);
  },

  // AP-161, R-AP-53  Nobody to choose among: no question.
  chooseHealed: (t, f, out) => {
    const { seat, left } = f.vars;
    const hurt = woundedOf(t, seat);
    if (left <= 0 || hurt.length === 0) return advance(f.vars);
    if (left < hurt.length) return ask([{ seat, kind: 'heal' }], 'healed');
    for (const hero of hurt) healHero(t, seat, hero, sourceOf(toolIn(f.vars)), out);
    return advance(f.vars);
  },
  healed: (t, f, out) => {
    const { hero } = answerOf(f, f.vars.seat, 'heal');
    healHero(t, f.vars.seat, hero, sourceOf(toolIn(f.vars)), out);
    f.vars.left--;
    return go('chooseHealed');
  },

  // AP-134, R-AP-28
  levelledUp: (t, f, out) => {
    const { hero } = answerOf(f, f.vars.seat, 'levelUp');
    if (hero !== NONE) upgradeHero(t, f.vars.seat, hero, sourceOf(toolIn(f.vars)), out);
    return advance(f.vars);
  },
});

/** Vars of a power with no die named. */
export const using = (seat: Seat, key: PowerKey, die = NO_DIE): UseVars => ({ seat, key, at: 0, die, left: 0 });

/** Powers that act by themselves, one after the other. */
type TriggerVars = { seat: Seat; keys: PowerKey[] };

export const trigger = procedure<TriggerVars, 'next'>('trigger', 'next', ['seat', 'keys'], {
  next: (t, f) => {
    const { seat, keys } = f.vars;
    while (keys.length > 0) {
      const key = keys.shift()!;
      if (mayAct(t, seat, key) && canAct(t, seat, powerOf(key))) return call(use, using(seat, key), 'next');
    }
    return end();
  },
});

/** Calls the powers that act at a moment, or goes straight on: mostly there are none. */
export function triggers<S extends string>(seat: Seat, keys: PowerKey[], then: S): Next<S> {
  return keys.length === 0 ? go(then) : call(trigger, { seat, keys }, then);
}

/** The same for the heroes of the quest. */
export const activeTriggers = <S extends string>(t: Table, when: Moment, then: S): Next<S> =>
  triggers(t.roller, activePowers(t, when), then);
