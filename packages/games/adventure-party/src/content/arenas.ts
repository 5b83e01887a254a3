/** The Arena cards (18.8), and the prizes by place that all of them pay. */
import type { ArenaCard, Prize } from './vocabulary.ts';

const TIERS: readonly Prize[] = [{ vp: 5, items: 2 }, { vp: 3, items: 1 }, { vp: 1, items: 1 }, { gold: 1 }];

export const ARENAS: readonly ArenaCard[] = [
  {
    id: 'sand-and-sandals',
    name: 'Sand and Sandals',
    slots: 2,
    counts: ['sword', 'magic'],
    damage: { light: 2 },
    tiers: TIERS,
    quip: 'Bring your own sand.',
  },
  {
    id: 'archers-brunch',
    name: "Archers' Brunch",
    slots: 2,
    counts: ['arrow', 'rune'],
    damage: { light: 1 },
    tiers: TIERS,
    quip: 'The apples are for the heads, then for the cake.',
  },
  {
    id: 'shield-social',
    name: 'Shield Social',
    slots: 2,
    counts: ['shield', 'sword'],
    damage: {},
    tiers: TIERS,
    quip: 'A dance, but with dents.',
  },
  {
    id: 'wizards-wet-sunday',
    name: "Wizards' Wet Sunday",
    slots: 2,
    counts: ['magic', 'rune'],
    damage: { light: 2 },
    tiers: TIERS,
    quip: 'Indoors, unfortunately.',
  },
  {
    id: 'the-long-kick',
    name: 'The Long Kick',
    slots: 3,
    counts: ['sword', 'arrow'],
    damage: { deadly: 1 },
    tiers: TIERS,
    quip: 'One rule, and it is the name.',
  },
  {
    id: 'everything-must-go',
    name: 'Everything Must Go',
    slots: 1,
    counts: ['sword', 'arrow', 'magic', 'shield', 'rune'],
    damage: { light: 1 },
    tiers: TIERS,
    quip: 'One hero, one chance, no refunds.',
  },
];
