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
  {
    id: 'anvil-of-tact',
    name: 'Anvil of Tact',
    type: 'weapon',
    upgradedOnly: true,
    powers: [{ when: 'evaluate', if: { if: 'colour', colour: 'red' }, does: [{ do: 'add', symbol: 'shield' }] }],
    quip: 'Dropped only when the moment is right.',
  },
  {
    id: 'harpoon-of-the-high-ground',
    name: 'Harpoon of the High Ground',
    type: 'weapon',
    upgradedOnly: true,
    powers: [{ when: 'roll', cost: 'rune', does: [{ do: 'add', symbol: 'arrow' }] }],
    quip: 'Thrown from a position of principle.',
  },
  {
    id: 'concentrated-destiny',
    name: 'Concentrated Destiny',
    type: 'potion',
    powers: [
      {
        when: 'pool',
        does: [
          { do: 'addDie', colour: 'any' },
          { do: 'add', symbol: 'shield' },
        ],
      },
    ],
    quip: 'Dilute before fulfilling.',
  },
  {
    id: 'phoenix-bouillon',
    name: 'Phoenix Bouillon',
    type: 'potion',
    powers: [
      {
        when: 'pool',
        does: [
          { do: 'heal', amount: 'all' },
          { do: 'add', symbol: 'shield', amount: 2 },
        ],
      },
    ],
    quip: 'Serves four, then serves them again.',
  },
  {
    id: 'vintage-courage',
    name: 'Vintage Courage',
    type: 'potion',
    powers: [
      {
        when: 'pool',
        if: { if: 'fewerHeroes', than: 3 },
        does: [
          { do: 'addDie', colour: 'red' },
          { do: 'addDie', colour: 'blue' },
        ],
      },
    ],
    quip: 'A very good year for running towards things.',
  },
  {
    id: 'diploma-of-heroism',
    name: 'Diploma of Heroism',
    type: 'scroll',
    powers: [{ when: 'roll', does: [{ do: 'levelUp' }, { do: 'add', symbol: 'rune' }] }],
    quip: 'Congratulations, [name].',
  },
  {
    id: 'general-amnesty',
    name: 'General Amnesty',
    type: 'scroll',
    powers: [{ when: 'roll', does: [{ do: 'ignore', wounds: 'any', amount: 2 }] }],
    quip: 'All is forgiven, including the claws.',
  },
  {
    id: 'keys-to-the-town-that-was',
    name: 'Keys to the Town That Was',
    type: 'relic',
    powers: [{ when: 'end', does: [{ do: 'vp', amount: 1, per: 'town' }] }],
    quip: 'Nothing left to open, so nothing left to lose.',
  },
  {
    id: 'bust-of-yourself',
    name: 'Bust of Yourself',
    type: 'relic',
    powers: [{ when: 'end', does: [{ do: 'vp', amount: 2, per: 'retired' }] }],
    quip: 'The nose is generous.',
  },
];
