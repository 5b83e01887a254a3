/** The Legendary items (18.6): four of each type in the end. */
import type { ItemCard } from './vocabulary.ts';

export const LEGENDARY_ITEMS: readonly ItemCard[] = [
  {
    id: 'doomspatula',
    name: 'Doomspatula',
    type: 'weapon',
    upgradedOnly: true,
    powers: [{ when: 'pool', does: [{ do: 'addDie', colour: 'red' }] }],
    quip: 'Flips more than pancakes.',
  },
  {
    id: 'staff-of-many-clauses',
    name: 'Staff of Many Clauses',
    type: 'weapon',
    upgradedOnly: true,
    powers: [{ when: 'roll', cost: 'rune', does: [{ do: 'add', symbol: 'magic', amount: 2 }] }],
    quip: 'Binding in all nine hells, subject to section four.',
  },
  {
    id: 'elixir-of-being-elsewhere',
    name: 'Elixir of Being Elsewhere',
    type: 'potion',
    powers: [{ when: 'pool', does: [{ do: 'ignore', wounds: 'light', amount: 'all' }] }],
    quip: 'Side effects happen to somebody else.',
  },
  {
    id: 'sternly-worded-prophecy',
    name: 'Sternly Worded Prophecy',
    type: 'scroll',
    powers: [{ when: 'roll', does: [{ do: 'setFace', die: {}, to: 'any' }] }],
    quip: 'It shall come to pass, or there will be letters.',
  },
  {
    id: 'undo-on-vellum',
    name: 'Undo, on Vellum',
    type: 'scroll',
    powers: [{ when: 'roll', does: [{ do: 'reroll', dice: [{}], upTo: 'any' }] }],
    quip: 'Ctrl and Z are two old gods.',
  },
  {
    id: 'deed-to-the-dungeon',
    name: 'Deed to the Dungeon',
    type: 'relic',
    powers: [{ when: 'end', does: [{ do: 'vp', amount: 1, per: 'mountain' }] }],
    quip: 'You owe the monsters a new roof.',
  },
  {
    id: 'crown-costume-grade',
    name: 'Crown, Costume Grade',
    type: 'relic',
    powers: [{ when: 'end', does: [{ do: 'vp', amount: 4 }] }],
    quip: 'Convincing by candlelight.',
  },
];
