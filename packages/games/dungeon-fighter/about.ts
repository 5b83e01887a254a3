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
  pages: [
    { path: 'practice', title: { en: 'Practice range', de: 'Übungsplatz' } },
    { path: 'target', title: { en: 'Target to print', de: 'Zielscheibe zum Drucken' } },
  ],
  // Bots abstain: whoever begins with them leads.
  withBots: { 'play.leader': 'first' },
  presets: [
    {
      id: 'rulebook',
      name: { en: 'Rulebook', de: 'Regelbuch' },
      help: { en: 'Normal: as printed, with five nasty monsters.', de: 'Normal: wie gedruckt, mit fünf üblen Monstern.' },
      suits: { en: 'For those who have won once', de: 'Für alle, die schon einmal gewonnen haben' },
      options: { 'play.difficulty': 'normal' },
    },
    {
      id: 'gentle',
      name: { en: 'Gentle', de: 'Sanft' },
      help: {
        en: 'Easy, the whole map open, more icons on the dice.',
        de: 'Leicht, die ganze Karte offen, mehr Zeichen auf den Würfeln.',
      },
      suits: { en: 'Good for a first game', de: 'Gut für die erste Partie' },
      options: { 'play.difficulty': 'easy', 'play.openMap': true, 'throw.bonusIcons': 2, 'throw.assist': true },
    },
    {
      id: 'cut-throat',
      name: { en: 'Cut-throat', de: 'Gnadenlos' },
      help: {
        en: 'Insane, strict bones, and whoever falls with the last monster has lost.',
        de: 'Irrsinnig, strenge Knochen, und wer mit dem letzten Monster fällt, hat verloren.',
      },
      suits: { en: 'For steady hands', de: 'Für ruhige Hände' },
      options: { 'play.difficulty': 'insane', 'throw.bones': 'strict', 'fight.doubleKO': 'loss', 'icons.swingAgainLimit': true },
    },
    {
      id: 'real-table',
      name: { en: 'Real table', de: 'Echter Tisch' },
      help: {
        en: 'You throw real dice at a printed target; the table keeps the rest.',
        de: 'Ihr werft echte Würfel auf eine gedruckte Scheibe; der Tisch merkt sich den Rest.',
      },
      suits: { en: 'For people around one table', de: 'Für Leute an einem Tisch' },
      options: { 'play.throws': 'told' },
    },
    {
      id: 'alone',
      name: { en: 'Alone', de: 'Allein' },
      help: { en: 'One person, three heroes, all the blame.', de: 'Eine Person, drei Helden, alle Schuld.' },
      suits: { en: 'For one person', de: 'Für eine Person' },
      options: { 'play.soloHeroes': 3 },
      seats: 1,
    },
  ],
};
