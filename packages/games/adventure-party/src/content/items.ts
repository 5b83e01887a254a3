/** The Standard items (18.5): potions, scrolls, relics, weapons. */
import type { ItemCard } from './vocabulary.ts';

export const STANDARD_ITEMS: readonly ItemCard[] = [
  {
    id: 'bottled-second-wind',
    name: 'Bottled Second Wind',
    type: 'potion',
    powers: [{ when: 'pool', does: [{ do: 'addDie', colour: 'yellow' }] }],
    quip: 'The first wind is sold separately.',
  },
  {
    id: 'suspicious-cordial',
    name: 'Suspicious Cordial',
    type: 'potion',
    powers: [{ when: 'pool', does: [{ do: 'addDie', colour: 'any' }] }],
    quip: 'Tastes of whatever you were about to need.',
  },
  {
    id: 'porridge-of-resolve',
    name: 'Porridge of Resolve',
    type: 'potion',
    powers: [{ when: 'pool', does: [{ do: 'ignore', wounds: 'light', amount: 1 }] }],
    quip: 'Nothing later in the day can be worse.',
  },
  {
    id: 'note-from-mother',
    name: 'Note From Mother',
    type: 'scroll',
    powers: [{ when: 'roll', does: [{ do: 'setFace', die: { colour: 'red' }, to: 'S' }] }],
    quip: 'Please excuse Gretchen from missing.',
  },
  {
    id: 'second-draft',
    name: 'Second Draft',
    type: 'scroll',
    powers: [{ when: 'roll', does: [{ do: 'reroll', dice: [{ colour: 'yellow' }, {}] }] }],
    quip: 'The first one had blood on it.',
  },
  {
    id: 'rune-slightly-used',
    name: 'Rune, Slightly Used',
    type: 'scroll',
    powers: [{ when: 'roll', does: [{ do: 'add', symbol: 'rune' }] }],
    quip: 'One careful owner, one careless.',
  },
  {
    id: 'ladle-of-authority',
    name: 'Ladle of Authority',
    type: 'weapon',
    powers: [{ when: 'roll', cost: 'rune', does: [{ do: 'setFace', die: { colour: 'red' }, to: 'any' }] }],
    quip: 'You will have seconds.',
  },
  {
    id: 'bow-with-opinions',
    name: 'Bow With Opinions',
    type: 'weapon',
    powers: [{ when: 'evaluate', if: { if: 'critical' }, does: [{ do: 'add', symbol: 'arrow' }] }],
    quip: 'Thinks you should have aimed left.',
  },
  {
    id: 'umbrella-of-last-resort',
    name: 'Umbrella of Last Resort',
    type: 'weapon',
    powers: [{ when: 'pool', does: [{ do: 'add', symbol: 'shield' }] }],
    quip: 'Rated for drizzle and small dragons.',
  },
  {
    id: 'mug-of-the-old-king',
    name: 'Mug of the Old King',
    type: 'relic',
    powers: [{ when: 'end', does: [{ do: 'vp', amount: 1 }] }],
    quip: 'Chipped, like the old king.',
  },
];
