/** Carries out what cards say, effect by effect; an effect may ask somebody, or call a whole procedure, in between. */
import { answerOf, ask, below, call, die, end, type Frame, go, type Next, type Seat } from '@undercroft/engine';
import { BLOCKS, blockOf, NONE } from '../content/cards.ts';
import { type Effect, STATS, type Who } from '../content/vocabulary.ts';
import { askOne, type Decision } from '../decisions.ts';
import { hasSecrets } from '../rules/actions.ts';
import { isAlive } from '../rules/board.ts';
import { isTrue } from '../rules/modifiers.ts';
import { allowed, candidates, fitting, isChosen, placesFor } from '../rules/targets.ts';
import type { Table } from '../table.ts';
import { test } from './check.ts';
import { bury, type EffectVars, type Out, procedure } from './kit.ts';
import { meetMarauder } from './move.ts';
import { goTo, turnPlace } from './places.ts';
import { ownerOfPick, pickItem, strike } from './strike.ts';
import { story } from './windows.ts';

type Steps = 'next' | 'struck' | 'picked' | 'itemPicked' | 'placePicked' | 'optionPicked' | 'tested' | 'branched' | 'after';
type EffectFrame = Frame<Decision, EffectVars>;

/** What everybody may know of it while it runs. */
const SHOWN_IN_EFFECTS = ['block', 'at', 'seat', 'other', 'pick', 'card', 'source', 'picked'] as const;

export const effects = procedure<EffectVars, Steps>('effects', 'next', SHOWN_IN_EFFECTS, {
  next: (t, f, out) => {
    const effect = BLOCKS[f.vars.block]![f.vars.at];
    return effect === undefined ? end() : begin(t, f, effect, out);
  },
  // Whoever it left without HP dies before the next effect.
  struck: (t, f) => bury(t, killerOf(f), 'after'),
  after: (_t, f) => {
    f.vars.at++;
    f.vars.picked = 0;
    return go('next');
  },

  picked: (_t, f) => {
    f.vars.pick = answerOf(f, f.vars.seat, 'who').target;
    f.vars.picked = 1;
    return go('next');
  },
  itemPicked: (t, f, out) => {
    const d = f.answers[0]!;
    if (d.kind === 'which') pickItem(t, f.vars, effectOf(f), d.item, out);
    return go('after');
  },
  placePicked: (t, f, out) => {
    const { room } = answerOf(f, f.vars.seat, 'where');
    const effect = effectOf(f);
    if (effect.do !== 'go') {
      turnPlace(t, f.vars.seat, room, effect, out);
      return go('after');
    }
    goTo(t, f.vars.seat, room, f.vars.source, out);
    return meetMarauder(t, f.vars.seat, 'struck');
  },
  optionPicked: (_t, f) => {
    const effect = effectOf(f);
    const d = f.answers[0]!;
    if (effect.do !== 'choose' || d.kind !== 'option') return go('after');
    return branch(f, effect.options[d.option]!.do);
  },
  tested: (_t, f) => {
    const effect = effectOf(f);
    return effect.do === 'check' ? branch(f, f.result === true ? effect.pass : effect.fail) : go('after');
  },
  branched: () => go('after'),
});

const effectOf = (f: EffectFrame): Effect => BLOCKS[f.vars.block]![f.vars.at]!;

/** R-PHF-29  Damage somebody chose to aim at the victim counts as that player's deed. */
function killerOf(f: EffectFrame): Seat {
  const effect = effectOf(f);
  return 'who' in effect && (isChosen(effect.who) || (effect.who === 'same' && f.vars.pick !== NONE)) ? f.vars.seat : NONE;
}

/** A list of effects inside an effect, with the same people. */
function branch(f: EffectFrame, list: Effect[]): Next<Steps> {
  if (list.length === 0) return go('after');
  const { seat, other, pick, card, source } = f.vars;
  return call<EffectVars, Steps>(
    { name: 'effects' },
    { block: blockOf(list), at: 0, seat, other, pick, card, source, picked: 0 },
    'branched',
  );
}

/** Finds out whom an effect means: null while somebody has to be asked. */
function peopleFor(t: Table, f: EffectFrame, who: Who): Seat[] | null {
  const { vars } = f;
  if (isChosen(who) && vars.picked === 1) return isAlive(t, vars.pick) ? [vars.pick] : [];
  const found = candidates(t, vars, who);
  if (isChosen(who)) {
    if (found.length > 1) return null;
    vars.pick = found[0] ?? NONE;
    vars.picked = 1;
    return found;
  }
  return who === 'random' && found.length > 0 ? [found[below(t.random, found.length)]!] : found;
}

function begin(t: Table, f: EffectFrame, effect: Effect, out: Out): Next<Steps> {
  const { seat } = f.vars;
  switch (effect.do) {
    case 'if': {
      const of = effect.of === 'other' ? f.vars.other : effect.of === 'same' ? f.vars.pick : seat;
      const yes = of !== NONE && isTrue(t, of, effect.if);
      return branch(f, yes ? effect.then : (effect.else ?? []));
    }
    case 'roll': {
      const rolled = die(t.random);
      out?.push({ type: 'tableRolled', seat, die: rolled, source: f.vars.source });
      return branch(f, effect.table.find((row) => rolled <= row.upTo)?.do ?? []);
    }
    case 'choose':
      return choose(t, f, effect);
    case 'check':
      return isAlive(t, seat) ? call(test, { seat, stat: STATS.indexOf(effect.stat), die: 0 }, 'tested') : go('after');
    case 'pass':
      return passOn(t, f, effect, out);
    case 'keepItem':
      return keepItem(t, f, effect, out);
    case 'peek':
    case 'flip':
    case 'hide':
    case 'swapRooms':
      return place(t, f, effect, out);
    case 'go':
      if (effect.to === 'chosenExplored' || effect.to === 'chosenNear') return place(t, f, effect, out);
      return onPeople(t, f, effect, out);
    default:
      return onPeople(t, f, effect, out);
  }
}

/** Effects that concern seats, or nobody in particular. */
function onPeople(t: Table, f: EffectFrame, effect: Effect, out: Out): Next<Steps> {
  const who = 'who' in effect ? effect.who : 'self';
  const people = peopleFor(t, f, who);
  if (people === null) return ask(askOne(f.vars.seat, 'who'), 'picked', story(t));
  return strike(t, f.vars, effect, people, out) ?? go('struck');
}

function choose(t: Table, f: EffectFrame, effect: Extract<Effect, { do: 'choose' }>): Next<Steps> {
  const chooser = effect.by === 'other' ? f.vars.other : effect.by === 'same' ? f.vars.pick : f.vars.seat;
  if (chooser === NONE || !isAlive(t, chooser)) return go('after');
  const options = allowed(t, chooser, effect);
  // R-PHF-42  That there is no choice would tell what a hidden hand does not hold.
  if (options.length === 1 && !hasSecrets(t, chooser)) return branch(f, effect.options[options[0]!]!.do);
  return ask(askOne(chooser, 'option'), 'optionPicked', story(t));
}

/** An item changes hands or is discarded; whoever chooses it is asked if there is a choice. */
function passOn(t: Table, f: EffectFrame, effect: Extract<Effect, { do: 'pass' }>, out: Out): Next<Steps> {
  const from = peopleFor(t, f, effect.from);
  if (from === null) return ask(askOne(f.vars.seat, 'who'), 'picked', story(t));
  const holder = from[0];
  if (holder === undefined) return go('after');
  const items = fitting(t, holder, effect.category);
  if (items.length === 0) return go('after');
  const chooser = ownerOfPick(t, f.vars, effect, holder);
  if (chooser !== NONE && (items.length > 1 || (effect.category !== undefined && hasSecrets(t, holder))))
    return ask(askOne(chooser, 'which'), 'itemPicked', story(t));
  pickItem(t, f.vars, effect, chooser === NONE ? NONE : items[0]!, out);
  return go('after');
}

function keepItem(t: Table, f: EffectFrame, effect: Effect, out: Out): Next<Steps> {
  const { items } = t.seats[f.vars.seat]!;
  if (items.length > 1) return ask(askOne(f.vars.seat, 'which'), 'itemPicked', story(t));
  if (items.length === 1) pickItem(t, f.vars, effect, items[0]!, out);
  return go('after');
}

/** A room is chosen, turned, looked at or gone to. */
function place(t: Table, f: EffectFrame, effect: Effect, out: Out): Next<Steps> {
  const { seat } = f.vars;
  if (!isAlive(t, seat)) return go('after');
  const places = placesFor(t, seat, effect);
  if (effect.do === 'swapRooms') {
    turnPlace(t, seat, NONE, effect, out);
    return go('after');
  }
  return places.length === 0 ? go('after') : ask(askOne(seat, 'where'), 'placePicked', story(t));
}
