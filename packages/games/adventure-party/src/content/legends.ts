/** The Legendary heroes (18.4): cost 6-8, three dice, no other side, 3-4 VP when retired. */
import type { HeroCard } from './vocabulary.ts';

export const LEGENDS: readonly HeroCard[] = [
  {
    id: 'aunt-cataclysm',
    name: 'Aunt Cataclysm',
    cost: 8,
    standard: { dice: 'RRB', powers: [{ when: 'evaluate', does: [{ do: 'add', symbol: 'magic', per: 'critical' }] }] },
    vp: 4,
    quip: 'Brings a cake. The cake is also a weapon.',
  },
  {
    id: 'the-unsinkable-mould',
    name: 'The Unsinkable Mould',
    cost: 6,
    standard: { dice: 'YYR', powers: [{ when: 'wounds', does: [{ do: 'ignore', wounds: 'light', amount: 1 }] }] },
    vp: 3,
    quip: 'Grew on the party.',
  },
  {
    id: 'sir-kevin-actually-chosen',
    name: 'Sir Kevin, Actually Chosen',
    cost: 7,
    standard: { dice: 'RGY', powers: [{ when: 'pool', does: [{ do: 'add', symbol: 'rune' }] }] },
    vp: 4,
    quip: 'The prophecy said Kevin. There was a recount.',
  },
  {
    id: 'madame-almanac',
    name: 'Madame Almanac',
    cost: 7,
    standard: { dice: 'BBG', powers: [{ when: 'roll', does: [{ do: 'setFace', die: {}, to: 'any' }] }] },
    vp: 4,
    quip: 'Already knows how this joke ends.',
  },
  {
    id: 'twelve-rats-in-mail',
    name: 'Twelve Rats in Mail',
    cost: 6,
    standard: { dice: 'GGR', powers: [{ when: 'declare', does: [{ do: 'extraHero' }] }] },
    vp: 3,
    quip: 'One contract, twelve signatures.',
  },
  {
    id: 'grandfather-hinge',
    name: 'Grandfather Hinge',
    cost: 8,
    standard: { dice: 'BYY', powers: [{ when: 'roll', cost: 'rune', does: [{ do: 'ignore', wounds: 'light', amount: 'all' }] }] },
    vp: 4,
    quip: 'Creaks in a reassuring way.',
  },
  {
    id: 'hortensia-late-empress',
    name: 'Hortensia, Late Empress',
    cost: 7,
    standard: { dice: 'BRY', powers: [{ when: 'runeSpent', does: [{ do: 'add', symbol: 'magic' }] }] },
    vp: 4,
    quip: 'Abdicated by dying. Came back for her hat.',
  },
  {
    id: 'the-understated-colossus',
    name: 'The Understated Colossus',
    cost: 8,
    standard: {
      dice: 'RRY',
      powers: [
        { when: 'pool', does: [{ do: 'endImmunity' }] },
        { when: 'wounds', does: [{ do: 'downgrade' }] },
      ],
    },
    vp: 4,
    quip: 'Would rather not make a fuss, or a crater.',
  },
];
