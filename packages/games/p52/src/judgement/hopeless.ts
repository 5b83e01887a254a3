/** What leads nowhere, as anybody at the table would say: no card that may still come would do it. */
import type { Ask } from '@undercroft/engine';
import type { Decision, Kind } from '../decisions.ts';
import { chanceOf, type Forecast, forecastAct, forecastAttack, forecastDefence } from '../forecast.ts';
import type { View } from '../view.ts';

const cannot = (view: View, forecast: Forecast | null, stamina: number): boolean =>
  forecast !== null && chanceOf(view, forecast, stamina) === 0;

/** The enemy that struck, or that may be struck back at. */
const opponent = (view: View): number => Number(view.stack.at(-1)?.vars.enemy ?? -1);

export function hopeless(view: View, _ask: Ask<Kind>, d: Decision): boolean {
  switch (d.kind) {
    case 'act':
      return cannot(view, forecastAct(view, d), 'stamina' in d ? d.stamina : 0);
    case 'counter':
      return d.ability !== null && cannot(view, forecastAttack(view, d.seat, d.ability, opponent(view)), d.stamina);
    case 'defend': {
      const enemy = view.enemies.find(({ id }) => id === opponent(view));
      return d.ability !== null && cannot(view, forecastDefence(view, d.seat, d.ability, enemy), d.stamina);
    }
    default:
      return false;
  }
}
