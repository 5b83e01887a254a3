/** How the lessons of a first game are written down. */
import type { DecisionBase } from '@undercroft/engine';
import type { Lesson } from '../contract.ts';
import type { MessageKey } from '../text.ts';

export interface Teaching<D extends DecisionBase> {
  /** The rat speaks, and somebody presses "go on". */
  listen(say: MessageKey, look?: string): Lesson<D>;
  /** The rat speaks until the learner has given this answer; left out, any answer to that question. */
  answer<K extends D['kind']>(say: MessageKey, look: string, kind: K, only?: (d: Extract<D, { kind: K }>) => boolean): Lesson<D>;
}

export const teaching = <D extends DecisionBase>(): Teaching<D> => ({
  listen: (say, look) => ({ say, until: 'next', ...(look !== undefined && { look }) }),
  answer: (say, look, kind, only) => {
    type Wanted = Extract<D, { kind: typeof kind }>;
    const isWanted = (d: D): d is Wanted => d.kind === kind;
    return { say, look, until: { decide: kind, ...(only && { only: (d: D) => isWanted(d) && only(d) }) } };
  },
});
