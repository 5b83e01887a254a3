/** What the house tells of Dungeon Fighter before it is opened. */
import type { About } from '@undercroft/engine';

export const about: About = {
  id: 'df',
  slug: 'dungeon-fighter',
  name: 'Dungeon Fighter',
  tagline: {
    en: 'Throw dice at a target. Off the elbow, if you must.',
    de: 'Würfel auf eine Zielscheibe werfen. Zur Not über den Ellbogen.',
  },
  blurb: {
    en: 'Throw dice at a target. Off the elbow, if you must.',
    de: 'Würfel auf eine Zielscheibe werfen. Zur Not über den Ellbogen.',
  },
  door: 3,
  seats: { min: 1, max: 6, usual: 3 },
  players: { min: 1, max: 6 },
  minutes: 45,
  mood: 'together',
  accent: { dark: '#f27d9c', light: '#a3244b' },
  picture: { base: 'archery-target', props: [{ icon: 'dice-six-faces-five', at: [390, 382], scale: 0.5, turn: 14 }] },
  presets: [],
};
