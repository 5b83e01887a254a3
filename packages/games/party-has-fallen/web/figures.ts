/** Numbers the board shows, each with where it comes from. Pure questions about a view. */
import type { Say, Seat } from '@undercroft/engine';
import { type Sum, summed } from '@undercroft/mechanics';
import {
  attackBonus,
  defenceBonus,
  FORTUNE,
  heroName,
  heroOf,
  isMet,
  modName,
  moveBonus,
  needText,
  OUT,
  type Progress,
  progressOf,
  STATS,
  statOf,
  type View,
} from '../src/index.ts';
import { needsAt } from './cards.ts';

export const statSums = (inGame: Say, view: View, seat: Seat): (Sum & { name: string })[] =>
  STATS.map((stat, i) => ({ name: modName(inGame, stat), ...summed((parts) => statOf(view, seat, i, parts)) }));

export const moveSum = (view: View, seat: Seat): Sum => summed((parts) => moveBonus(view, seat, parts));
export const attackSum = (view: View, seat: Seat, against: 'player' | 'marauder' = 'player'): Sum =>
  summed((parts) => attackBonus(view, seat, against, parts));
export const defenceSum = (view: View, seat: Seat, against: 'player' | 'marauder' = 'player'): Sum =>
  summed((parts) => defenceBonus(view, seat, against, parts));

/** One line of a goal: what it says, and how far it is. */
export interface GoalLine extends Progress {
  text: string;
  met: boolean;
}

/** How far a goal is, line by line; only for who may see it. */
export function goalProgress(inGame: Say, view: View, seat: Seat): GoalLine[] {
  const goal = view.seats[seat]?.goal ?? -1;
  return needsAt(view, goal).map((need) => ({
    text: needText(inGame, need),
    met: isMet(view, seat, need),
    ...progressOf(view, seat, need),
  }));
}

export const metLines = (lines: readonly GoalLine[]): number => lines.filter(({ met }) => met).length;

/** The other two ways out: treasure, and everybody else killed at least once. */
export function otherWays(view: View, seat: Seat): { treasure: number; fortune: number; killed: number; toKill: number } {
  const me = view.seats[seat]!;
  const others = view.seats.flatMap((s, other) => (other !== seat && s.status !== OUT ? [other] : []));
  const killed = others.filter((other) => (me.kills & (1 << other)) !== 0).length;
  return { treasure: me.treasure, fortune: FORTUNE, killed, toKill: others.length };
}

/** Whose questions the table waits for. */
export const waitingSeats = (view: View): Seat[] => [
  ...new Set((view.stack.at(-1)?.asks ?? []).flatMap((ask) => (ask.may ? [] : [ask.seat]))),
];

export const heroAt = (inGame: Say, view: View, seat: Seat): string | null => {
  const s = view.seats[seat];
  return s === undefined || (s.hero === -1 && s.custom === null) ? null : heroName(inGame, heroOf(s));
};

/** The pre-game: nobody stands on the map's explored rooms yet. */
export const isDrafting = (view: View): boolean => view.round === 0 && view.ending === null;
