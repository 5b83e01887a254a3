/** What a game's last page is told from. */
import type { EventBase } from '@undercroft/engine';
import type { Say } from '../text.ts';

export interface Tale<V, E extends EventBase> {
  view: V;
  /** All that happened, as the viewer may know it. */
  events: readonly E[];
  /** What each seat is called. */
  names: readonly string[];
  say: Say;
}

/** The events of one type. */
export const all = <E extends EventBase, K extends E['type']>(events: readonly E[], type: K): Extract<E, { type: K }>[] =>
  events.filter((e): e is Extract<E, { type: K }> => e.type === type);

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
