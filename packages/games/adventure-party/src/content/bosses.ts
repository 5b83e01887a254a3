/** The Final Bosses (18.9): two stages each; 3 VP for the first alone, 9 or 10 for both. */
import type { BossCard } from './vocabulary.ts';

export const BOSSES: readonly BossCard[] = [
  {
    id: 'queen-mildew',
    name: 'Queen Mildew',
    slots: 3,
    stages: [
      { needs: { hearts: 5 }, damage: { light: 2 }, vp: 3 },
      { needs: { hearts: 4, magic: 2 }, damage: { deadly: 1, light: 2 }, vp: 9 },
    ],
    quip: 'Long may she spread.',
  },
  {
    id: 'landlord-of-the-abyss',
    name: 'Landlord of the Abyss',
    slots: 3,
    stages: [
      { needs: { sword: 2, hearts: 3 }, damage: { light: 2 }, vp: 3 },
      { needs: { sword: 2, arrow: 2, hearts: 2 }, damage: { deadly: 2 }, vp: 9 },
    ],
    quip: 'No pets, no light, no deposit back.',
  },
  {
    id: 'colossal-gerbil',
    name: 'Colossal Gerbil',
    slots: 3,
    stages: [
      { needs: { hearts: 6 }, damage: { light: 3 }, vp: 3 },
      { needs: { hearts: 7 }, damage: { light: 3 }, vp: 10 },
    ],
    quip: 'The wheel was the only thing holding it.',
  },
  {
    id: 'the-committee',
    name: 'The Committee',
    slots: 2,
    stages: [
      { needs: { sword: 1, arrow: 1, magic: 1, hearts: 1 }, damage: { deadly: 1 }, vp: 3 },
      { needs: { sword: 2, arrow: 2, magic: 2 }, damage: { light: 2 }, vp: 9 },
    ],
    quip: 'Your doom has been minuted.',
  },
  {
    id: 'night-personally',
    name: 'Night, Personally',
    slots: 3,
    stages: [
      { needs: { magic: 2, hearts: 3 }, damage: { light: 1 }, slotWounds: 1, vp: 3 },
      { needs: { hearts: 6 }, damage: { deadly: 1, light: 1 }, immune: 'magic', vp: 9 },
    ],
    quip: 'You were warned it would fall.',
  },
  {
    id: 'duchess-avalanche',
    name: 'Duchess Avalanche',
    slots: 3,
    stages: [
      { needs: { arrow: 3, hearts: 2 }, damage: { light: 2 }, vp: 3 },
      { needs: { hearts: 5, sword: 1, magic: 1 }, damage: { deadly: 2 }, vp: 10 },
    ],
    quip: 'Always makes an entrance.',
  },
];
