/** What the house tells of P52 before it is opened. */
import type { About } from '@undercroft/engine';

export const about: About = {
  id: 'p52',
  slug: 'p52',
  name: 'P52',
  tagline: { en: 'A whole dungeon dealt from two packs of cards.', de: 'Ein ganzer Dungeon aus zwei Kartenspielen.' },
  blurb: { en: 'A whole dungeon dealt from two packs of cards.', de: 'Ein ganzer Dungeon aus zwei Kartenspielen.' },
  door: 4,
  seats: { min: 1, max: 6, usual: 3 },
  players: { min: 1, max: 6 },
  minutes: 60,
  mood: 'together',
  accent: { dark: '#8fb2f2', light: '#2b4fa0' },
  picture: { base: 'card-ace-spades', props: [{ icon: 'broadsword', at: [379, 359], scale: 0.66 }] },
  presets: [],
};
