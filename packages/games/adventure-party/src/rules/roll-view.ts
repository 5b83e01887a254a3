/** The roll as a board shows it: what each die does, what is missing, the chance of the next reroll, and which tools may act. */
import type { Seat } from '@undercroft/engine';
import { many, SHIELD } from '../content/dice.ts';
import { NO_DIE, type RollDecision } from '../decisions.ts';
import type { Table } from '../table.ts';
import type { AddedView, DieView, RollView, Socket } from '../view.ts';
import { looseRunes, symbolOfAdded, toolOfAdded } from './added.ts';
import { socketsOf } from './allocation.ts';
import { challengeOf } from './challenge.ts';
import { colourOf, type Die, faceOf, isCritical, isLocked, isRolled, runesLeft, shownBy, wasSet } from './dice.ts';
import { arenaTotal, immunityOf, missingNow, shieldsNow, succeeds } from './fulfilment.ts';
import { cardOf, weaponOf } from './heroes.ts';
import { lieOf, passingSymbols } from './lie.ts';
import { rollOptions } from './modify.ts';
import { chanceIfRerolled } from './odds.ts';
import { sourceOf, weaponTool } from './tools.ts';
import { woundsOf } from './wounds.ts';

/** Symbols without a die: those that were added, and those that lie there only while the dice do. */
function addedViews(t: Table): AddedView[] {
  const added = t.added.map((each): AddedView => ({ symbol: symbolOfAdded(each), from: sourceOf(toolOfAdded(each)), passing: false }));
  passingSymbols(t, lieOf(t.pool), ({ hero, byWeapon, symbol, amount }) => {
    const from = sourceOf(byWeapon ? weaponTool(weaponOf(hero)) : cardOf(hero));
    for (let i = 0; i < amount; i++) added.push({ symbol, from, passing: true });
  });
  return added;
}

/** R-AP-26  Shields stop deadly wounds first; added ones are used before those of dice, locked dice before live ones. */
function stopsOf(t: Table, added: readonly AddedView[], wounds: number): number[] {
  let left = Math.max(0, wounds - added.filter(({ symbol }) => symbol === SHIELD).length);
  const stops = t.pool.map(() => 0);
  const order = t.pool.map((_, i) => i).sort((a, b) => Number(isLocked(t.pool[b]!)) - Number(isLocked(t.pool[a]!)) || a - b);
  for (const i of order) {
    stops[i] = Math.min(left, many(shownBy(t.pool[i]!), SHIELD));
    left -= stops[i]!;
  }
  return stops;
}

interface Around {
  t: Table;
  sockets: Socket[];
  stops: number[];
  options: RollDecision[];
}

function dieView({ t, sockets, stops, options }: Around, die: Die, at: number): DieView {
  const fills = sockets.flatMap((socket, i) => (socket.die === at ? [i] : []));
  const isLive = isRolled(die) && !isLocked(die) && t.step === 'roll';
  return {
    colour: colourOf(die),
    face: faceOf(die),
    locked: isLocked(die),
    set: wasSet(die),
    critical: isCritical(die),
    runes: runesLeft(die),
    fills,
    stops: stops[at]!,
    free: isLive && fills.length === 0 && stops[at] === 0,
    chance: isLive && t.rules.odds && t.trial !== 'arena' ? chanceIfRerolled(t, [at]) : null,
    tools: options.filter((d) => 'die' in d && d.die === at && d.die !== NO_DIE),
  };
}

/** What the roller's question offers, while it is asked: for the roller's own eyes, or for whoever holds both parties. */
function optionsFor(t: Table, viewer: Seat | null): RollDecision[] {
  const sees = viewer === t.roller || (viewer !== null && t.rules.mode === 'twoParties');
  const waits = t.stack[t.stack.length - 1]?.asks.some(({ seat, kind }) => seat === t.roller && kind === 'roll') === true;
  return sees && waits ? rollOptions(t, t.roller) : [];
}

export function rollView(t: Table, viewer: Seat | null): RollView {
  const c = challengeOf(t);
  const { light, deadly } = woundsOf(t);
  const added = addedViews(t);
  const sockets = socketsOf(t, added);
  const around = { t, sockets, stops: stopsOf(t, added, light + deadly), options: optionsFor(t, viewer) };
  return {
    slots: c.slots,
    immune: immunityOf(t),
    light,
    deadly,
    shields: Math.min(shieldsNow(t), light + deadly),
    dice: t.pool.map((die, at) => dieView(around, die, at)),
    sockets,
    added,
    looseRunes: looseRunes(t),
    succeeds: t.trial !== 'arena' && succeeds(t),
    missing: missingNow(t),
    total: arenaTotal(t),
  };
}
