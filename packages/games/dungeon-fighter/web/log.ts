/** Lines of the log: the game's words with their topic and rule, and a heading for each round. */
import type { Topic as Filter } from '@undercroft/board/contract.ts';
import { type LogBook, logFrom } from '@undercroft/board/log/line.ts';
import { type Decision, type Event, LOG, type View } from '../src/index.ts';

/** What one can look for in the log. */
export const topics: readonly Filter[] = [
  { id: 'throw', title: 'df.topic.throw' },
  { id: 'fight', title: 'df.topic.fight' },
  { id: 'party', title: 'df.topic.party' },
  { id: 'map', title: 'df.topic.map' },
];

const kinds = Object.fromEntries(
  Object.entries(LOG).map(([type, { rule, topic }]) => [type, [topic, rule]]),
) as unknown as LogBook<Event>['kinds'];

export const logLine = logFrom<View, Decision, Event>({
  kinds,
  // What damage is made of stands in the game's own sentence.
  slips: {},
  headings: {
    roundBegan: ({ say, text }, e) => ({ heading: say('board.round', { n: e.round }), text }),
  },
});
