/** Dealing wounds so that as little as possible is lost (section 19: what happens when time is up; bots do the same). */
import { HEROES, type Hero, NONE } from '../content/cards.ts';
import { cardOf, isUpgraded, isWounded, type PartyHero, weaponOf } from './heroes.ts';

export interface Blow {
  wound: 'light' | 'deadly';
  hero: Hero;
}

/** What losing a hero costs, roughly in gold. */
export const heroWorth = (hero: PartyHero): number =>
  HEROES[cardOf(hero)]!.cost + (isUpgraded(hero) ? 2 + HEROES[cardOf(hero)]!.vp : 0) + (weaponOf(hero) === NONE ? 0 : 2);

/** A wounded hero is worth a little less than a fresh one. */
const WOUND_COST = 1;

interface Patient {
  hero: Hero;
  worth: number;
  wounded: boolean;
  dead: boolean;
}

interface Dealing {
  cost: number;
  first: Blow | null;
}

/** The cheapest way to deal the wounds. A dying hero may take several: light ones first, then the blow that kills. */
function cheapest(patients: Patient[], light: number, deadly: number): Dealing {
  if (light + deadly === 0 || patients.every(({ dead }) => dead)) return { cost: 0, first: null };
  let best: Dealing = { cost: Infinity, first: null };
  for (const p of patients) {
    if (p.dead) continue;
    for (const wound of ['light', 'deadly'] as const) {
      if ((wound === 'light' ? light : deadly) === 0) continue;
      const before = { wounded: p.wounded, dead: p.dead };
      const dies = wound === 'deadly' || p.wounded;
      const cost = dies ? p.worth : WOUND_COST;
      p.dead = dies;
      p.wounded = true;
      const rest = cheapest(patients, light - (wound === 'light' ? 1 : 0), deadly - (wound === 'deadly' ? 1 : 0));
      Object.assign(p, before);
      if (cost + rest.cost < best.cost) best = { cost: cost + rest.cost, first: { wound, hero: p.hero } };
    }
  }
  return best;
}

/** Which wound goes to whom first. There must be a wound and a hero. */
export function bestBlow(heroes: readonly PartyHero[], light: number, deadly: number): Blow {
  return cheapest(patientsOf(heroes), light, deadly).first!;
}

/** What it costs to take these wounds. */
export const costOfWounds = (heroes: readonly PartyHero[], light: number, deadly: number): number =>
  cheapest(patientsOf(heroes), light, deadly).cost;

const patientsOf = (heroes: readonly PartyHero[]): Patient[] =>
  heroes.map((hero) => ({ hero: cardOf(hero), worth: heroWorth(hero), wounded: isWounded(hero), dead: false }));
