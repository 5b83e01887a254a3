/** What the dice are worth as they lie, and what a change of them can be expected to bring. */

import { DIFFERENT, many, one, RUNE, SHIELD, SHOWN, SIDES } from '../content/dice.ts';
import { NO_DIE } from '../decisions.ts';
import { challengeOf } from '../rules/challenge.ts';
import { colourOf, rolledTo, setTo } from '../rules/dice.ts';
import { bestConversion, countedIn, immunityOf, missingOf } from '../rules/fulfilment.ts';
import { type Lie, lieOf, noteDie, type Rolling, symbolsWith } from '../rules/lie.ts';
import { woundsOf } from '../rules/wounds.ts';
import type { View } from '../view.ts';
import { successWorth } from './quests.ts';
import { VP } from './values.ts';

const WOUND = { light: 1.1, deadly: 3.5 };
/** What each symbol missing leaves of the hope. */
const HOPE = 0.42;

/** What success is worth. */
export function stake(view: View): number {
  if (view.trial === 'quest') return successWorth(view, view.roller, view.quest);
  return view.trial === 'arena' ? 0 : 9 * VP;
}

/** The dice as they lie: hope of success × stake, less the wounds that no shield stops. In the Arena, the total. */
export function valueLying(t: Rolling, lie: Lie, prize: number, more = 0): number {
  const c = challengeOf(t);
  const { sum } = bestConversion(t, symbolsWith(t, lie) + more);
  const { light, deadly } = woundsOf(t);
  const shields = many(sum, SHIELD);
  const stoppedDeadly = Math.min(deadly, shields);
  const stoppedLight = Math.min(light, shields - stoppedDeadly);
  const wounds = (deadly - stoppedDeadly) * WOUND.deadly + (light - stoppedLight) * WOUND.light;
  if (c.counts.length > 0) return countedIn(c, sum) - wounds;
  const missing = missingOf(c, sum, immunityOf(t)).reduce((a, b) => a + b, 0);
  return prize * HOPE ** missing - wounds;
}

/** The mean over the faces of one die. */
export function valueIfRerolled(view: View, die: number, prize: number): number {
  let total = 0;
  for (let face = 0; face < SIDES; face++) total += valueLying(view, withDie(view, die, face), prize);
  return total / SIDES;
}

function withDie(view: View, die: number, face: number): Lie {
  const lie = lieOf(view.pool, [die]);
  noteDie(lie, rolledTo(view.pool[die]!, face));
  return lie;
}

/** The best face a die can be set to. */
export function valueIfSet(view: View, die: number, prize: number): number {
  return Math.max(...DIFFERENT[colourOf(view.pool[die]!)]!.map((face) => valueIfFace(view, die, face, prize)));
}

export function valueIfFace(view: View, die: number, face: number, prize: number): number {
  const lie = lieOf(view.pool, [die]);
  noteDie(lie, setTo(view.pool[die]!, face));
  return valueLying(view, lie, prize);
}

export const valueNow = (view: View, prize: number): number => valueLying(view, lieOf(view.pool), prize);

/** With so many symbols of a kind more. */
export const valueWith = (view: View, symbol: number, amount: number, prize: number): number =>
  valueLying(view, lieOf(view.pool), prize, amount * one(symbol));

/** With a die of this colour more, on average. */
export function valueWithDie(view: View, colour: number, prize: number): number {
  let total = 0;
  for (let face = 0; face < SIDES; face++) total += valueLying(view, lieOf(view.pool), prize, SHOWN[colour]![face]!);
  return total / SIDES;
}

/** The best that one more reroll of an unlocked die brings; 0 if none brings anything. */
export function bestReroll(view: View, prize: number): number {
  const now = valueNow(view, prize);
  const gains = (view.rolling?.dice ?? []).map(({ locked }, die) => (locked ? 0 : valueIfRerolled(view, die, prize) - now));
  return Math.max(0, ...gains);
}

/** AP-095, AP-101  The banner comes back to whoever fails: it costs nothing while the quest would fail. */
export const bannerCost = (view: View): number => (view.trial !== 'arena' && view.rolling?.succeeds === false ? 0.02 : 0.25);

/** A rune is best spent by a die that is needed as it lies, or shows nothing else: locking it costs nothing. */
export function runeCost(view: View, rune: number): number {
  // R-AP-54  Where runes count, a spent one is one less.
  const counted = challengeOf(view).counts.includes(RUNE) ? 1 : 0;
  if (rune < 0) return 0.02 + counted;
  const die = view.rolling?.dice[rune];
  return (die === undefined || die.fills.length > 0 ? 0.03 : 0.08) + counted;
}

export const isFree = (view: View, die: number): boolean => die !== NO_DIE && view.rolling?.dice[die]?.free === true;
