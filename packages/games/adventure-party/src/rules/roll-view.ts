/** The roll as a board shows it: what each die does, what is missing, the chance of the next reroll, and which tools may act. */
import type { Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { many, SHIELD } from '../content/dice.ts';
import { NO_DIE, type RollDecision } from '../decisions.ts';
import type { Table } from '../table.ts';
import type { AddedView, DieView, RollView, Socket, ToolView, WoundView } from '../view.ts';
import { looseRunes, symbolOfAdded, toolOfAdded } from './added.ts';
import { socketsOf } from './allocation.ts';
import { challengeOf } from './challenge.ts';
import { colourOf, type Die, faceOf, isCritical, isLocked, isRolled, runesLeft, shownBy, wasSet } from './dice.ts';
import { arenaTotal, countedIn, immunityOf, missingNow, shieldsNow, succeeds } from './fulfilment.ts';
import { cardOf, weaponOf } from './heroes.ts';
import { lieOf, passingSymbols, type Rolling } from './lie.ts';
import { rollOptions } from './modify.ts';
import { chanceAfter, chanceIfRerolled } from './odds.ts';
import { sourceOf, weaponTool } from './tools.ts';
import { woundsOf } from './wounds.ts';

/** Symbols without a die: those that were added, and those that lie there only while the dice do. */
function addedViews(t: Rolling): AddedView[] {
  const added = t.added.map((each): AddedView => ({ symbol: symbolOfAdded(each), from: sourceOf(toolOfAdded(each)), passing: false }));
  passingSymbols(t, lieOf(t.pool), ({ hero, byWeapon, symbol, amount }) => {
    const from = sourceOf(byWeapon ? weaponTool(weaponOf(hero)) : cardOf(hero));
    for (let i = 0; i < amount; i++) added.push({ symbol, from, passing: true });
  });
  return added;
}

/** R-AP-26  Shields stop deadly wounds first; added ones are used before those of dice, locked dice before live ones. */
function woundViews(t: Rolling, added: readonly AddedView[], { light, deadly }: { light: number; deadly: number }): WoundView[] {
  const shields: Omit<WoundView, 'wound'>[] = added.flatMap(({ symbol }, i) => (symbol === SHIELD ? [{ die: NO_DIE, added: i }] : []));
  const order = t.pool.map((_, i) => i).sort((a, b) => Number(isLocked(t.pool[b]!)) - Number(isLocked(t.pool[a]!)) || a - b);
  for (const die of order) for (let n = many(shownBy(t.pool[die]!), SHIELD); n > 0; n--) shields.push({ die, added: NONE });
  // Shields that count as something else stop nothing.
  shields.length = Math.min(shields.length, shieldsNow(t));
  return Array.from({ length: deadly + light }, (_, i) => ({
    wound: i < deadly ? 'deadly' : 'light',
    ...(shields[i] ?? { die: NO_DIE, added: NONE }),
  }));
}

/** What lies there: of a table, or of a view, in which all of it is open. */
export type Lying = Rolling & Pick<Table, 'step' | 'chosen'>;

interface Around {
  t: Lying;
  odds: boolean;
  sockets: Socket[];
  wounds: WoundView[];
  tools: ToolView[];
}

function dieView({ t, odds, sockets, wounds, tools }: Around, die: Die, at: number): DieView {
  const fills = sockets.flatMap((socket, i) => (socket.die === at ? [i] : []));
  const stops = wounds.filter((wound) => wound.die === at).length;
  const counts = countedIn(challengeOf(t), shownBy(die));
  const isLive = isRolled(die) && !isLocked(die) && t.step === 'roll';
  return {
    colour: colourOf(die),
    face: faceOf(die),
    locked: isLocked(die),
    set: wasSet(die),
    critical: isCritical(die),
    runes: runesLeft(die),
    fills,
    stops,
    counts,
    free: isLive && fills.length === 0 && stops === 0 && counts === 0,
    chance: isLive && odds ? chanceIfRerolled(t, t.chosen.includes(at) ? t.chosen : [...t.chosen, at]) : null,
    tools: tools.filter(({ d }) => 'die' in d && d.die === at),
  };
}

/** What the roller's question offers, while it is asked: for the roller's own eyes, or for whoever holds both parties. */
function optionsFor(t: Table, viewer: Seat | null): RollDecision[] {
  const sees = viewer === t.roller || (viewer !== null && t.rules.mode === 'twoParties');
  const waits = t.stack[t.stack.length - 1]?.asks.some(({ seat, kind }) => seat === t.roller && kind === 'roll') === true;
  return sees && waits ? rollOptions(t, t.roller) : [];
}

const showsOdds = (t: Table): boolean => t.rules.odds && t.trial !== 'arena';

/** Evaluate is no change. */
const toolViews = (t: Table, options: readonly RollDecision[]): ToolView[] =>
  options.flatMap((d) => (d.do === 'evaluate' ? [] : [{ d, chance: showsOdds(t) ? chanceAfter(t, d) : null }]));

/** What a seat sees of the roll. */
export const rollView = (t: Table, viewer: Seat | null): RollView =>
  rollLying(t, { tools: toolViews(t, optionsFor(t, viewer)), odds: showsOdds(t) });

/** The roll as the dice lie; `tools` and `odds` are for whoever is asked. */
export function rollLying(t: Lying, { tools, odds }: { tools: readonly ToolView[]; odds: boolean }): RollView {
  const c = challengeOf(t);
  const { light, deadly } = woundsOf(t);
  const added = addedViews(t);
  const sockets = socketsOf(t, added);
  const wounds = woundViews(t, added, { light, deadly });
  const around = { t, odds, sockets, wounds, tools: [...tools] };
  return {
    slots: c.slots,
    immune: immunityOf(t),
    light,
    deadly,
    shields: Math.min(shieldsNow(t), light + deadly),
    wounds,
    dice: t.pool.map((die, at) => dieView(around, die, at)),
    others: tools.filter(({ d }) => !('die' in d) || d.die === NO_DIE),
    sockets,
    added,
    looseRunes: looseRunes(t),
    succeeds: t.trial !== 'arena' && succeeds(t),
    missing: missingNow(t),
    total: arenaTotal(t),
  };
}
