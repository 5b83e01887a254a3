/** Lines of the log: topic and rule of each event, the sums of fights on slips, a heading for each round. */
import type { Topic as Filter } from '@undercroft/board/contract.ts';
import { logFrom, type Topic } from '@undercroft/board/log/line.ts';
import type { CellarEvent, Decision, View } from '../src/index.ts';

/** What one can look for in the log. */
export const topics: readonly Filter[] = [
  { id: 'roll', title: 'cel.topic.roll' },
  { id: 'fight', title: 'cel.topic.fight' },
  { id: 'loot', title: 'cel.topic.loot' },
];

const KINDS: Record<CellarEvent['type'], readonly [Topic, string]> = {
  setOut: ['other', 'CEL-002'],
  roundBegan: ['round', 'CEL-004'],
  roomEntered: ['other', 'CEL-008'],
  rested: ['other', 'CEL-009'],
  eventDrawn: ['cards', 'CEL-011'],
  eventsShuffled: ['cards', 'CEL-011'],
  itemsShuffled: ['cards', 'CEL-013'],
  goldGained: ['loot', 'CEL-012'],
  goldLost: ['loot', 'CEL-015'],
  itemDrawn: ['loot', 'CEL-013'],
  itemSpent: ['cards', 'CEL-017'],
  lifeLost: ['fight', 'CEL-019'],
  fainted: ['fight', 'CEL-015'],
  helpCame: ['fight', 'CEL-016'],
  struck: ['roll', 'CEL-018'],
  fled: ['fight', 'CEL-020'],
  offered: ['talk', 'CEL-022'],
  sold: ['talk', 'CEL-023'],
  declined: ['talk', 'CEL-023'],
  escaped: ['other', 'CEL-005'],
  escapedTogether: ['other', 'CEL-024'],
  fell: ['fight', 'CEL-025'],
  candleWentOut: ['other', 'CEL-006'],
};

export const logLine = logFrom<View, Decision, CellarEvent>({
  kinds: KINDS,
  slips: {
    struck: ({ say }, { die, total, strength }) => [
      [`+${die}`, say('board.die')],
      [`+${total - die}`, say('cel.slip.helps')],
      [`= ${total}`, say('board.total')],
      [String(strength), say('cel.slip.strength')],
    ],
  },
  headings: { roundBegan: ({ say }, { round }) => ({ heading: say('board.round', { n: round }), text: say('board.everybody') }) },
});
