/** Who may be sent: exactly as many heroes as there are slots (AP-076), and which quests lie open. */
import type { Seat } from '@undercroft/engine';
import type { Hero, Quest } from '../content/cards.ts';
import type { Table } from '../table.ts';
import { challengeOfQuest, challengeOfStage } from './challenge.ts';
import { cardOf, type PartyHero, sideOf } from './heroes.ts';

/** Slots beyond the first that a hero may fill ("may count as two heroes"). */
const extraSlots = (hero: PartyHero): number =>
  sideOf(hero).powers.reduce((n, { does }) => n + does.filter((op) => op.do === 'extraHero').length, 0);

/** AP-076  Every set of heroes that fills so many slots exactly. */
export function setsOf(heroes: readonly PartyHero[], slots: number): Hero[][] {
  const sets: Hero[][] = [];
  for (let mask = 1; mask < 1 << heroes.length; mask++) {
    const set: Hero[] = [];
    let extra = 0;
    for (let i = 0; i < heroes.length; i++) {
      if ((mask & (1 << i)) === 0) continue;
      set.push(cardOf(heroes[i]!));
      extra += extraSlots(heroes[i]!);
    }
    if (set.length <= slots && set.length + extra >= slots) sets.push(set);
  }
  return sets;
}

/** AP-062  Every open quest, town first. */
export const openQuests = (t: Pick<Table, 'town' | 'forest' | 'mountain'>): Quest[] => [...t.town, ...t.forest, ...t.mountain];

/** Whether a seat can send anybody to a challenge with so many slots. */
export const canSend = (t: Table, seat: Seat, slots: number): boolean => setsOf(t.seats[seat]!.heroes, slots).length > 0;

/**
 * R-AP-43  Who may go to the second stage: the printed number of the living, or all of them if fewer live; with the house rule
 * `exact`, the printed number only.
 */
function stage2Sets(t: Table, seat: Seat, slots: number): Hero[][] {
  const { heroes } = t.seats[seat]!;
  const exact = setsOf(heroes, slots);
  if (exact.length > 0 || t.rules.stage2 === 'exact' || heroes.length === 0) return exact;
  return [heroes.map(cardOf)];
}

/** AP-215, R-AP-43  Those who may be sent to the stage. */
export function bossSets(t: Table, seat: Seat, stage: 0 | 1): Hero[][] {
  const { slots } = challengeOfStage(t, stage);
  return stage === 0 ? setsOf(t.seats[seat]!.heroes, slots) : stage2Sets(t, seat, slots);
}

/** The sets for a quest in this party. */
export const questSets = (t: Table, seat: Seat, quest: Quest): Hero[][] => setsOf(t.seats[seat]!.heroes, challengeOfQuest(quest).slots);

/** AP-078, R-AP-16  Those who can still be hit by a slot wound. */
export const slotVictims = (t: Table): Hero[] => t.active.filter((hero) => !t.victims.includes(hero));
