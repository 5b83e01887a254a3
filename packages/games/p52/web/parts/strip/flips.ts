/** The last flip: what was turned, what it was held against, and what came of it. It stays until the next one. */
import type { P52Event } from '../../../src/index.ts';

type Told<K extends P52Event['type']> = Extract<P52Event, { type: K }>;

/** A flip against a target. */
export type Contest = Told<'struck' | 'enemyStruck' | 'trapFlipped' | 'chestPicked' | 'chestSmashed' | 'abilityUsed'>;
/** Cards that decide something by themselves. */
export type Omen = Told<
  | 'surpriseFlipped'
  | 'ambushFlipped'
  | 'delayFlipped'
  | 'prizeFlipped'
  | 'levelGained'
  | 'questFlipped'
  | 'placeFlipped'
  | 'phaseFlipped'
  | 'roomsFlipped'
  | 'lightFlipped'
  | 'exitFlipped'
  | 'roomSized'
  | 'itemFlipped'
  | 'bonusFlipped'
  | 'summoned'
  | 'cardsForeseen'
  | 'cardsOrdered'
>;

export interface Flip {
  first: Contest | Omen;
  defence: Told<'enemyDefended' | 'defended'> | null;
  harm: Told<'enemyHurt' | 'heroHurt'> | null;
  drop: Told<'dropFlipped'> | null;
}

const CONTESTS: readonly string[] = [
  'struck',
  'enemyStruck',
  'trapFlipped',
  'chestPicked',
  'chestSmashed',
  'abilityUsed',
] satisfies Contest['type'][];
const OMENS: readonly string[] = [
  'surpriseFlipped',
  'ambushFlipped',
  'delayFlipped',
  'prizeFlipped',
  'levelGained',
  'questFlipped',
  'placeFlipped',
  'phaseFlipped',
  'roomsFlipped',
  'lightFlipped',
  'exitFlipped',
  'roomSized',
  'itemFlipped',
  'bonusFlipped',
  'summoned',
  'cardsForeseen',
  'cardsOrdered',
] satisfies Omen['type'][];

export const isContest = (e: P52Event): e is Contest => CONTESTS.includes(e.type);
const isOmen = (e: P52Event): e is Omen => OMENS.includes(e.type);

/** What belongs to the flip before it. */
const FOLLOWING: readonly string[] = ['enemyDefended', 'defended', 'enemyHurt', 'heroHurt', 'dropFlipped'] satisfies P52Event['type'][];
export const goesOn = (e: P52Event): boolean => FOLLOWING.includes(e.type);

/** What the strip shows after an event. */
export function flipAfter(flip: Flip | null, e: P52Event): Flip | null {
  if (isContest(e) || isOmen(e)) return { first: e, defence: null, harm: null, drop: null };
  if (flip === null) return null;
  switch (e.type) {
    case 'enemyDefended':
    case 'defended':
      return { ...flip, defence: e, harm: null };
    case 'enemyHurt':
    case 'heroHurt':
      return isContest(flip.first) ? { ...flip, harm: e } : flip;
    case 'dropFlipped':
      return { ...flip, drop: e };
    default:
      return flip;
  }
}

export const lastFlip = (events: readonly P52Event[]): Flip | null => events.reduce<Flip | null>(flipAfter, null);
