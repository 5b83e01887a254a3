/** What leads nowhere, as any fool at the table would say: boards never offer it in gold while something else is open. */
import { MONSTERS } from '../content/monsters.ts';
import type { Decision, SwingDecision } from '../decisions.ts';
import { isTricked, wantedFor } from '../rules/fight.ts';
import type { View } from '../view.ts';
import { oddsOf, SECTION_AT } from './chances.ts';
import { judgeIcon } from './swings.ts';
import { conscious } from './values.ts';

/** Less than one throw in twenty. */
const HARDLY = 0.05;
/** An icon that costs more hit points than this does harm. */
const HARM = 3;

/** DF-117, DF-333  How likely a throw with these weapons counts, whatever it asks for and whoever it is thrown at. */
export function chanceOf(view: View, weapons: readonly number[]): number {
  const odds = oddsOf(wantedFor(view, weapons), view.rules.skill);
  return odds.reduce((sum, chance, i) => (isTricked(view, { miss: null, section: SECTION_AT[i]! }) ? sum : sum + chance), 0);
}

/** DF-162  Nobody would be left standing. */
const killsAll = (view: View): boolean => conscious(view).every(({ hp }) => hp <= (MONSTERS[view.monster]?.level ?? 0));

const isHopelessSwing = (view: View, d: SwingDecision): boolean =>
  d.do === 'recover' ? killsAll(view) : chanceOf(view, d.weapons) < HARDLY;

/** `worth`: what the game's judgement says of the answer. */
export function isHopeless(view: View, d: Decision, worth: () => number): boolean {
  switch (d.kind) {
    case 'swing':
      return isHopelessSwing(view, d);
    case 'icon':
      return judgeIcon(view, d) < -HARM;
    // A card used up for nobody, an admirer for nothing.
    case 'react':
    case 'seduced':
      return worth() < 0;
    default:
      return false;
  }
}
