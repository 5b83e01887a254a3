/** What the house tells of Table Dungeon before it is opened. */
import type { About } from '@undercroft/engine';

/** The barrister's robe, bands and wig. */
const WIG = `<g stroke="#2a1a10" stroke-linejoin="round"><path d="M136 216q58 34 108 0l16 40 16-40q48 32 106 0c0 90-40 218-124 220-84-2-122-130-122-220z" fill="#8a2b1b" stroke-width="8"/><path d="M196 232q24 12 48-8l14 40 14-40q26 20 48 8c0 70-20 150-62 190-44-40-62-120-62-190z" fill="#2a1a10" stroke-width="0"/><path d="M252 262l-44 92 36 14 16-66zM264 262l44 92-36 14-12-66z" fill="#fffaf0" stroke-width="7"/><g fill="#fffaf0" stroke-width="8"><path d="M106 96c-8-92 66-136 152-136s160 44 152 136c-40-44-92-58-152-58s-112 14-152 58z"/><circle cx="100" cy="104" r="27"/><circle cx="90" cy="152" r="27"/><circle cx="98" cy="200" r="25"/><circle cx="416" cy="104" r="27"/><circle cx="426" cy="152" r="27"/><circle cx="418" cy="200" r="25"/><path d="M150 14q108-50 216 0M134 48q124-58 248 0" fill="none" stroke-width="6"/></g><g fill="#2a1a10" stroke="none"><circle cx="182" cy="156" r="17"/><circle cx="358" cy="156" r="17"/></g><g fill="#fff" stroke="none"><circle cx="188" cy="150" r="5"/><circle cx="364" cy="150" r="5"/></g></g>`;

export const about: About = {
  id: 'td',
  slug: 'table-dungeon',
  name: 'Table Dungeon',
  tagline: {
    en: 'Fight together, loot alone: play one card face-down and hope the others are braver than you.',
    de: 'Gemeinsam kämpfen, allein abräumen: Spiel eine Karte verdeckt und hoff, dass die anderen mutiger sind als du.',
  },
  blurb: { en: 'Beat the monster together. Be the greedy one, alone.', de: 'Besiegt das Monster gemeinsam. Sei gierig, aber allein.' },
  door: 1,
  seats: { min: 1, max: 4, usual: 3 },
  players: { min: 1, max: 4 },
  minutes: 30,
  mood: 'mixed',
  accent: { dark: '#f5834f', light: '#9c390c' },
  picture: { base: 'owl', props: [{ icon: 'gavel', at: [446, 392], scale: 0.5, turn: 8 }], detail: WIG },
  presets: [
    {
      id: 'short',
      name: { en: 'Short', de: 'Kurz' },
      help: { en: 'Three aces end it instead of four.', de: 'Drei Asse beenden das Spiel statt vier.' },
      suits: { en: 'Good for a first game', de: 'Gut für die erste Partie' },
      options: { 'end.aces': 3 },
    },
    {
      id: 'gentle',
      name: { en: 'Gentle', de: 'Sanft' },
      help: {
        en: 'No class twice, ties all draw loot, equal points share the victory.',
        de: 'Keine Klasse doppelt, bei Gleichstand bekommen alle Beute, gleiche Punkte teilen den Sieg.',
      },
      suits: { en: 'For families and the kind-hearted', de: 'Für Familien und Sanftmütige' },
      options: { 'class.unique': true, 'loot.tie': 'all', 'end.shared': true },
    },
    {
      id: 'cruel',
      name: { en: 'Cruel', de: 'Grausam' },
      help: {
        en: 'Dice stay when heroes die, ties get nothing, the last one standing wins at once.',
        de: 'Würfel bleiben, wenn Helden sterben, Gleichstand geht leer aus, wer als Letztes steht, gewinnt sofort.',
      },
      suits: { en: 'For people who know each other too well', de: 'Für Leute, die sich zu gut kennen' },
      options: { 'dice.fixed': true, 'end.lastAlive': true, 'loot.tie': 'none', 'seat.leave': 'removed' },
    },
    {
      id: 'market',
      name: { en: 'Market day', de: 'Markttag' },
      help: {
        en: 'Items may be offered and traded while cards are chosen.',
        de: 'Gegenstände dürfen beim Kartenwählen angeboten und getauscht werden.',
      },
      suits: { en: 'For hagglers', de: 'Für Leute, die gern feilschen' },
      options: { 'items.trade': true },
    },
    {
      id: 'silent',
      name: { en: 'Silent', de: 'Still' },
      help: { en: 'Not a word at the table: read their faces.', de: 'Kein Wort am Tisch: Lies in den Gesichtern.' },
      suits: { en: 'For a quiet evening', de: 'Für einen stillen Abend' },
      options: { 'talk.mode': 'silent' },
    },
    {
      id: 'solo',
      name: { en: 'Alone', de: 'Allein' },
      help: { en: 'One hero, one die, one chair: for the best score.', de: 'Ein Held, ein Würfel, ein Stuhl: um die beste Wertung.' },
      suits: { en: 'For one person', de: 'Für eine Person' },
      options: { 'solo.mode': 'oneHero' },
      seats: 1,
    },
  ],
};
