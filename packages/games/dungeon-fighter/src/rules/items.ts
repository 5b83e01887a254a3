/** Discard-after-use cards: who may use which one now, and for whom (DF-239, R-DF-23, R-DF-47, R-DF-57). */
import type { Seat } from '@undercroft/engine';
import { EQUIPMENT, type Gear } from '../content/equipment.ts';
import type { Effect, UseName } from '../content/vocabulary.ts';
import type { Place } from '../decisions.ts';
import { NONE, type Table } from '../table.ts';
import { monsterNow, monsterThrow } from './fight.ts';
import { coinsLeft, consciousIn, diceLeft, fullHealth, heroAt, isConscious } from './party.ts';

type Use = Extract<Effect, { effect: 'use' }>;

export function useOf(gear: Gear): Use | null {
  const { effect } = EQUIPMENT[gear]!;
  return effect.effect === 'use' ? effect : null;
}

const hurt = (t: Table): Place[] => consciousIn(t).filter((place) => heroAt(t, place).hp < fullHealth(heroAt(t, place)));
const struck = (t: Table): Place[] => consciousIn(t).filter((place) => (t.blows[place] ?? 0) > 0);
const isFighting = (t: Table): boolean => t.monster !== NONE && t.hp > 0;
const onlyIf = (may: boolean): Place[] => (may ? [NONE] : []);

/** For whom a card can be used now; NONE: for nobody in particular; empty: it would do nothing. */
const TARGETS: Record<UseName, (t: Table) => Place[]> = {
  'heal-hero': hurt,
  'heal-party': (t) => onlyIf(hurt(t).length > 0),
  dice: (t) => onlyIf(diceLeft(t) > 0),
  coins: (t) => onlyIf(coinsLeft(t) > 0),
  strike: (t) => onlyIf(isFighting(t)),
  // DF-166  Nothing prevents recovery damage.
  shield: (t) => (t.blow === 'miss' ? struck(t) : []),
  boost: (t) => onlyIf(isFighting(t) && t.blow === 'none'),
  silence: (t) => onlyIf(isFighting(t) && !t.song && (monsterNow(t)?.ability !== undefined || monsterThrow(t) !== undefined)),
};

/** What helps while damage is announced, or when the last die is gone. */
const HELPS: Record<'miss' | 'recovery' | 'last-chance', readonly UseName[]> = {
  miss: ['heal-hero', 'heal-party', 'shield', 'strike'],
  recovery: ['heal-hero', 'heal-party'],
  'last-chance': ['dice', 'strike'],
};

export interface ItemUse {
  card: Gear;
  target: Place;
}

/** Every use that a seat has of the cards its conscious heroes carry. */
export function usesFor(t: Table, seat: Seat): ItemUse[] {
  const uses: ItemUse[] = [];
  for (const hero of t.heroes) {
    if (hero.seat !== seat || !isConscious(hero)) continue;
    for (const card of hero.gear) {
      const use = useOf(card);
      if (use === null || !fits(t, use.do)) continue;
      for (const target of TARGETS[use.do](t)) uses.push({ card, target });
    }
  }
  return uses;
}

/** Whether a card of this kind makes sense in this window. */
function fits(t: Table, name: UseName): boolean {
  if (t.blow === 'none') return name !== 'shield';
  if (!HELPS[t.blow].includes(name)) return false;
  // Healing comes before the damage (R-DF-57): it is for those who are struck.
  return t.blow === 'last-chance' || name === 'strike' || struck(t).length > 0;
}

/** Seats that can use something now, in seat order. */
export function seatsWithUses(t: Table): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < t.people; seat++) if (usesFor(t, seat).length > 0) seats.push(seat);
  return seats;
}
