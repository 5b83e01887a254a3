/** What the house tells of P52 before it is opened. */
import type { About } from '@undercroft/engine';

export const about: About = {
  id: 'p52',
  slug: 'p52',
  name: 'P52',
  tagline: { en: 'A whole dungeon dealt from two packs of cards.', de: 'Ein ganzes Verlies aus zwei Kartenspielen.' },
  blurb: { en: 'A whole dungeon dealt from two packs of cards.', de: 'Ein ganzes Verlies aus zwei Kartenspielen.' },
  door: 4,
  // P52-003  Seven and eight are possible, with a second Action deck.
  seats: { min: 1, max: 8, usual: 3 },
  players: { min: 1, max: 6 },
  minutes: 90,
  mood: 'together',
  accent: { dark: '#8fb2f2', light: '#2b4fa0' },
  picture: { base: 'card-ace-spades', props: [{ icon: 'broadsword', at: [379, 359], scale: 0.66 }] },
  pages: [
    { path: 'characters', title: { en: 'Your characters', de: 'Deine Figuren' }, ofThings: true },
    { path: 'rooms', title: { en: 'Shapes of rooms', de: 'Raumformen' } },
  ],
  presets: [
    {
      id: 'casual',
      name: { en: 'Casual', de: 'Gemütlich' },
      help: {
        en: 'You catch your breath between rooms, see farther in the light, and nobody finishes off the stunned.',
        de: 'Zwischen den Räumen wird durchgeatmet, im Hellen sieht man weiter, und Betäubte bleiben verschont.',
      },
      suits: { en: 'Good for a first game', de: 'Gut für die erste Partie' },
      options: { roomRecovery: true, spareStunned: true, litReveal: 'fullSight' },
    },
    {
      id: 'revised',
      name: { en: 'Revised', de: 'Überarbeitet' },
      help: {
        en: 'Closer to the author’s later revision: enemies strike back at whoever hit them, growing takes longer.',
        de: 'Näher an der späteren Fassung des Autors: Feinde schlagen zurück, und Wachsen dauert länger.',
      },
      suits: { en: 'For long campaigns', de: 'Für lange Reisen' },
      options: {
        focusFire: 'lastAttacker',
        exitTiming: 'topOfRound',
        abilityCost: 'timesLevel',
        oneLevelPerRoom: true,
        aimLossOnHit: 'one',
      },
    },
  ],
};
