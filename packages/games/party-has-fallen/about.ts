/** What the house tells of The Party Has Fallen before it is opened. */
import type { About } from '@undercroft/engine';

export const about: About = {
  id: 'phf',
  slug: 'party-has-fallen',
  name: 'The Party Has Fallen',
  tagline: {
    en: 'Explore, loot, betray: secret goals, one EXIT, and everybody you came in with.',
    de: 'Erkunden, plündern, verraten: geheime Ziele, ein einziger EXIT und alle, mit denen du gekommen bist.',
  },
  blurb: {
    en: 'Explore. Betray. Leave by the one door nobody can find.',
    de: 'Erkunden. Verraten. Durch die eine Tür verschwinden, die niemand findet.',
  },
  door: 2,
  seats: { min: 2, max: 12, usual: 4 },
  players: { min: 2, max: 8 },
  minutes: 60,
  mood: 'betrayal',
  accent: { dark: '#62c3a4', light: '#14634c' },
  picture: { base: 'hooded-figure', props: [{ icon: 'candle-light', at: [417, 127], scale: 0.34 }] },
  presets: [
    {
      id: 'marauder',
      name: { en: 'Haunted', de: 'Heimgesucht' },
      help: {
        en: 'The expansion: more cards, and a spirit that stalks everyone.',
        de: 'Die Erweiterung: mehr Karten und ein Geist, der allen nachstellt.',
      },
      suits: { en: 'For the second evening', de: 'Für den zweiten Abend' },
      options: { 'expansion.marauder': true },
    },
    {
      id: 'lantern',
      name: { en: 'Lantern walk', de: 'Mit Laterne' },
      help: {
        en: 'Every room entered is lit, nobody stands still, doors open after three rounds.',
        de: 'Jeder betretene Raum wird hell, niemand steht still, nach drei Runden darf man hinaus.',
      },
      suits: { en: 'Good for a first game', de: 'Gut für die erste Partie' },
      options: { 'move.minOne': true, 'move.stopEarly': true, 'move.torchlight': true, 'win.minRounds': 3 },
    },
    {
      id: 'grudge',
      name: { en: 'Grudge match', de: 'Alte Rechnungen' },
      help: {
        en: 'Hidden pockets, ripostes, and the dead stay dead.',
        de: 'Verdeckte Taschen, Gegenschläge, und wer tot ist, bleibt tot.',
      },
      suits: { en: 'For old friends and older feuds', de: 'Für alte Freunde und ältere Fehden' },
      options: { 'combat.riposte': true, 'death.mode': 'permadeath', 'items.hidden': true },
    },
    {
      id: 'handshake',
      name: { en: 'Handshakes count', de: 'Handschlag gilt' },
      help: { en: 'Who promises peace or help is held to it.', de: 'Wer Frieden oder Hilfe verspricht, wird beim Wort genommen.' },
      suits: { en: 'For those who dislike betrayal', de: 'Für alle, die Verrat nicht mögen' },
      options: { 'trade.bindingPacts': true },
    },
  ],
  pages: [{ path: 'layouts', title: { en: 'Dungeon workshop', de: 'Verlies-Werkstatt' } }],
};
