/** What the house tells of Adventure Party before it is opened. */
import type { About } from '@undercroft/engine';

export const about: About = {
  id: 'ap',
  slug: 'adventure-party',
  name: 'Adventure Party',
  tagline: { en: 'Hire heroes, roll handfuls, blame the dice.', de: 'Helden anheuern, Würfel schaufeln, den Würfeln die Schuld geben.' },
  blurb: { en: 'Hire heroes, roll handfuls, blame the dice.', de: 'Helden anheuern, Würfel schaufeln, den Würfeln die Schuld geben.' },
  door: 5,
  seats: { min: 1, max: 4, usual: 3 },
  players: { min: 1, max: 4 },
  minutes: 45,
  mood: 'rivals',
  accent: { dark: '#c3a3f2', light: '#6a3fa8' },
  picture: { base: 'perspective-dice-six-faces-random', props: [{ icon: 'pointy-hat', at: [275, 22], scale: 0.6, turn: -6 }] },
  presets: [],
};
