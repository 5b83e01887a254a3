/** What a shown icon can do (chapter 10, DF-131, DF-340..DF-361). */
import { type Ability, type AbilityName, BOARD_ONLY, WHITE } from '../content/vocabulary.ts';
import type { IconDecision, Place } from '../decisions.ts';
import { NONE, type Table } from '../table.ts';
import { facesBoss, hasSpecial, monsterNow, monsterThrow } from './fight.ts';
import { abilityOf, coinsLeft, consciousIn, fullHealth, heroAt, isScarred } from './party.ts';

/** DF-151, DF-152, DF-153  Colours of the abilities that this die could activate. */
export function coloursOf(t: Table): number[] {
  const hero = heroAt(t, t.thrower);
  const colours = t.die === WHITE ? [0, 1, 2] : [t.die];
  return colours.filter((colour) => !isScarred(hero, colour));
}

/** DF-154, R-DF-05 */
const isOnBoard = (t: Table): boolean => t.isHit || (t.rules.boardOnly === 'physical' && t.verdict!.facts.onBoard);

const isHurt = (t: Table, place: Place): boolean => heroAt(t, place).hp < fullHealth(heroAt(t, place));

/** Whether it would do anything at all; what is not named always may. */
const USEFUL: Partial<Record<AbilityName, (t: Table, ability: Ability) => boolean>> = {
  'heal-party': (t) => consciousIn(t).some((place) => isHurt(t, place)),
  pickpocket: (t) => coinsLeft(t) > 0,
  // DF-341, R-DF-09
  'double-swing': (t) => !t.doubled && t.isHit,
  // R-DF-11
  'swing-again': (t) => !(t.rules.swingAgainOnce && t.swungAgain),
  // R-DF-30  One token each.
  'tracking-strike': (t) => !t.tracked,
  metamorphosis: (t) => !t.toad,
  // R-DF-31  The boss cannot be seduced.
  seduction: (t) => t.charmedBy === NONE && !facesBoss(t),
  'enchanting-melody': (t) => !t.song && t.coins > 0 && (monsterNow(t)?.ability !== undefined || monsterThrow(t) !== undefined),
  'five-finger-discount': (t) => t.deck.length + t.discard.length > 0,
  'sworn-enemy': (t, { type }) => monsterNow(t)?.type === type && (t.isHit || !t.rules.swornNeedsHit),
  // These only soften a miss.
  'reduced-damage': (t) => !t.isHit,
  'agile-instincts': (t) => !t.isHit,
  counterblow: (t) => !t.isHit,
};

/** DF-343, DF-350, DF-351  For whom; NONE where nobody is named. */
function targetsOf(t: Table, { ability }: Ability): Place[] {
  if (ability === 'heal-hero') return consciousIn(t).filter((place) => isHurt(t, place));
  if (ability === 'beer') return consciousIn(t).filter((place) => place !== t.beer);
  return [NONE];
}

function usesOf(t: Table, colour: number): IconDecision[] {
  const hero = heroAt(t, t.thrower);
  const ability = abilityOf(hero, colour);
  if (ability === undefined || (BOARD_ONLY.has(ability.ability) && !isOnBoard(t))) return [];
  if (USEFUL[ability.ability]?.(t, ability) === false) return [];
  return targetsOf(t, ability).map((target) => ({ seat: hero.seat, kind: 'icon', do: 'ability', colour, target }));
}

/** DF-131, R-DF-12  A hit in the bullseye. */
export const mayKill = (t: Table): boolean => t.isHit && t.verdict!.section === 10;

/** R-DF-06, R-DF-12  Every use of the icon, and none; empty: there is nothing to choose. */
export function iconUses(t: Table): IconDecision[] {
  if (!t.verdict!.iconUp) return [];
  const { seat } = heroAt(t, t.thrower);
  const kill: IconDecision[] = mayKill(t) ? [{ seat, kind: 'icon', do: 'kill' }] : [];
  const uses = [...kill, ...coloursOf(t).flatMap((colour) => usesOf(t, colour))];
  if (uses.length === 0) return [];
  return t.rules.iconsMandatory ? uses : [...uses, { seat, kind: 'icon', do: 'nothing' }];
}

/** Whether Leeching and the like act on a miss at all. */
export const leechOf = (t: Table): number => {
  const special = hasSpecial(t, 'leeching') ? monsterNow(t)?.ability : undefined;
  return special?.ability === 'leeching' ? special.amount : 0;
};
