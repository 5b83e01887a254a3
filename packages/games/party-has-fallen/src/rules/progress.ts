/** How far one line of a goal has come, for whoever shows it. */
import type { Seat } from '@undercroft/engine';
import type { Need } from '../content/goals.ts';
import { STATS } from '../content/vocabulary.ts';
import { type Board, countOf, kindsOf } from './board.ts';
import { statOf } from './modifiers.ts';
import { counterIndex, isMet, roundsKept, wanted } from './winning.ts';

export interface Progress {
  have: number;
  want: number;
  /** It is lost by having too much, not by having too little. */
  atMost: boolean;
  /** Done or not: there is nothing to count. */
  yesOrNo: boolean;
}

export function progressOf(t: Board, seat: Seat, need: Need): Progress {
  const s = t.seats[seat]!;
  const counted = (have: number, line: { atLeast?: number; atMost?: number; manySeats?: number }): Progress =>
    line.atLeast === undefined
      ? { have, want: line.atMost ?? 0, atMost: true, yesOrNo: false }
      : { have, want: wanted(t, line), atMost: false, yesOrNo: false };
  switch (need.need) {
    case 'hold':
      return counted(countOf(s, need.category), need);
    case 'kinds':
      return counted(kindsOf(s), need);
    case 'items':
      return counted(s.items.length, need);
    case 'hp':
      return counted(s.hp, need);
    case 'stat':
      return counted(statOf(t, seat, STATS.indexOf(need.stat), null), need);
    case 'count':
      return counted(s.counts[counterIndex(need.counter)] ?? 0, need);
    case 'rounds':
      return counted(roundsKept(t, seat), need);
    case 'leftUnharmed':
    case 'named':
      return { have: isMet(t, seat, need) ? 1 : 0, want: 1, atMost: false, yesOrNo: true };
  }
}
