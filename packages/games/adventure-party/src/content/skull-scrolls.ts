/** AP-150  Scrolls with a skull (18.5): for people who really know each other. Left out unless the table wants them (AP-040). */
import type { ItemCard } from './vocabulary.ts';

export const SKULL_SCROLLS: readonly ItemCard[] = [
  {
    id: 'helpful-advice',
    name: 'Helpful Advice',
    type: 'scroll',
    skull: true,
    powers: [{ when: 'rolled', does: [{ do: 'reroll', dice: [{}] }] }],
    quip: 'I would not have done it like that.',
  },
  {
    id: 'tripwire',
    name: 'Tripwire',
    type: 'scroll',
    skull: true,
    powers: [{ when: 'declared', does: [{ do: 'moreWounds', wounds: 'light', amount: 1 }] }],
    quip: 'Handmade, with love.',
  },
  {
    id: 'bill-please',
    name: 'Bill, Please',
    type: 'scroll',
    skull: true,
    powers: [{ when: 'succeeded', does: [{ do: 'takeGold', amount: 1 }] }],
    quip: 'Consulting, one item.',
  },
  {
    id: 'unsigned-complaint',
    name: 'Unsigned Complaint',
    type: 'scroll',
    skull: true,
    powers: [{ when: 'rolled', does: [{ do: 'reroll', dice: [{ showing: 'shield' }] }] }],
    quip: 'A friend, concerned about your shield.',
  },
  {
    id: 'sudden-bees',
    name: 'Sudden Bees',
    type: 'scroll',
    skull: true,
    powers: [{ when: 'declared', does: [{ do: 'moreWounds', wounds: 'light', amount: 2 }] }],
    quip: 'Not sudden for whoever brought them.',
  },
  {
    id: 'finders-fee',
    name: "Finder's Fee",
    type: 'scroll',
    skull: true,
    powers: [{ when: 'succeeded', does: [{ do: 'takeGold', amount: 2 }] }],
    quip: 'You would have found it without me, but slower.',
  },
];
