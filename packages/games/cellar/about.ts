/** What the house tells of Cellar before it is opened. */
import type { About } from '@undercroft/engine';

export const about: About = {
  id: 'cel',
  slug: 'cellar',
  name: 'Cellar',
  tagline: {
    en: 'Thieves in a dead count’s cellar: grab the gold, get out before the candle does.',
    de: 'Diebe im Keller eines toten Grafen: Schnapp dir das Gold und sei draußen, bevor die Kerze ausgeht.',
  },
  blurb: {
    en: 'Thieves in a dead count’s cellar: grab the gold, get out before the candle does.',
    de: 'Diebe im Keller eines toten Grafen: Schnapp dir das Gold und sei draußen, bevor die Kerze ausgeht.',
  },
  door: null,
  seats: { min: 2, max: 4, usual: 3 },
  players: { min: 2, max: 4 },
  minutes: 15,
  mood: 'rivals',
  accent: { dark: '#b39b7c', light: '#6b5138' },
  picture: { base: 'uncertainty', props: [{ icon: 'candle-light', at: [400, 380], scale: 0.34 }] },
  presets: [
    {
      id: 'short',
      name: { en: 'Short', de: 'Kurz' },
      help: { en: 'Five rounds and a smaller purse.', de: 'Fünf Runden und ein kleinerer Beutel.' },
      suits: { en: 'Good for a first game', de: 'Gut für die erste Partie' },
      options: { rounds: 5, purse: 'modest' },
    },
  ],
};
