/** R-PHF-49  The story: what the dungeon master tells while the others think. */
import { end, type Window } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import type { Decision, NarrateDecision } from '../decisions.ts';
import { masterOf } from '../rules/master.ts';
import type { Table } from '../table.ts';
import { procedure } from './kit.ts';

export const narrate = procedure<{ decision: NarrateDecision }, 'tell'>('narrate', 'tell', [], {
  tell: (_t, f, out) => {
    const { seat, text } = f.vars.decision;
    out?.push({ type: 'narrated', seat, text });
    return end();
  },
});

export const storyWindow: Window<Table, Decision> = {
  asks: (t) => {
    const seat = masterOf(t);
    return seat === NONE ? [] : [{ seat, kind: 'narrate', may: true, open: true }];
  },
  procedure: 'narrate',
};
