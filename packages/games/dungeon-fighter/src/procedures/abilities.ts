/** What an ability does at once when its icon activates it; what changes this throw only is read from `t.active` (rules/fight.ts). */
import type { AbilityName } from '../content/vocabulary.ts';
import { activeAbility } from '../rules/fight.ts';
import { heroAt } from '../rules/party.ts';
import type { Table } from '../table.ts';
import { drawGear, gainCoins, heal, healParty, type Out } from './kit.ts';

type Act = (t: Table, amount: number, out: Out) => void;

/** DF-354, R-DF-41  Face down in front of the thrower. */
function steal(t: Table, _amount: number, out: Out): void {
  const card = drawGear(t);
  if (card === undefined) return;
  heroAt(t, t.thrower).stolen.push(card);
  out?.push({ type: 'cardStolen', hero: t.thrower });
}

const ACTS: Partial<Record<AbilityName, Act>> = {
  // DF-343, DF-344
  'heal-hero': (t, amount, out) => heal(t, t.target, amount, 'heal-hero', out),
  'heal-party': (t, amount, out) => healParty(t, amount, 'heal-party', out),
  // DF-345
  pickpocket: (t, _amount, out) => gainCoins(t, 2, 'pickpocket', out),
  // DF-348
  'tracking-strike': (t) => {
    t.tracked = true;
  },
  // DF-350, DF-351
  beer: (t) => {
    t.beer = t.target;
  },
  'five-finger-discount': steal,
  // DF-360
  metamorphosis: (t) => {
    t.toad = true;
  },
  // DF-361
  seduction: (t) => {
    t.charmedBy = t.thrower;
  },
};

export function activate(t: Table, out: Out): void {
  const { ability, amount = 0 } = activeAbility(t)!;
  ACTS[ability]?.(t, amount, out);
}
