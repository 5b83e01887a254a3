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
  presets: [
    {
      id: 'gentle',
      name: { en: 'Gentle', de: 'Sanft' },
      help: {
        en: 'More heroes to choose from, cheap healing, and somebody always wins.',
        de: 'Mehr Helden zur Auswahl, billige Heilung, und irgendwer gewinnt immer.',
      },
      suits: { en: 'Good for a first game', de: 'Gut für die erste Partie' },
      options: { 'tavern.heroes': 6, 'price.heal': 1, 'score.allLose': false },
    },
    {
      id: 'cut-throat',
      name: { en: 'Cut-throat', de: 'Gnadenlos' },
      help: {
        en: 'Skull scrolls, closed purses, and only full parties reach the second stage.',
        de: 'Schädelrollen, verdeckte Beutel, und nur volle Gruppen erreichen die zweite Stufe.',
      },
      suits: { en: 'For rivals with thick skins', de: 'Für dickhäutige Rivalen' },
      options: { 'play.skullScrolls': true, 'score.open': false, 'boss.stage2': 'exact' },
    },
    {
      id: 'together',
      name: { en: 'Together', de: 'Gemeinsam' },
      help: {
        en: 'All against the Lantern: half of you must beat the boss.',
        de: 'Alle gegen die Laterne: Die Hälfte muss den Boss besiegen.',
      },
      suits: { en: 'For those who dislike rivalry', de: 'Für alle, die nicht gegeneinander wollen' },
      options: { 'play.mode': 'together' },
    },
    {
      id: 'grim',
      name: { en: 'Together, grim', de: 'Gemeinsam, grimmig' },
      help: { en: 'Ten rounds and a harder boss.', de: 'Zehn Runden und ein härterer Boss.' },
      suits: { en: 'For those who have won together', de: 'Für alle, die gemeinsam schon gewonnen haben' },
      options: { 'play.mode': 'together', 'play.lantern': 'grim' },
    },
    {
      id: 'alone',
      name: { en: 'Alone', de: 'Allein' },
      help: { en: 'One party, one Lantern, one attempt at the boss.', de: 'Eine Gruppe, eine Laterne, ein Versuch beim Boss.' },
      suits: { en: 'For one person', de: 'Für eine Person' },
      options: { 'play.mode': 'alone' },
      seats: 1,
    },
    {
      id: 'two-parties',
      name: { en: 'Alone with two parties', de: 'Allein mit zwei Gruppen' },
      help: { en: 'One person, two parties that help each other.', de: 'Eine Person, zwei Gruppen, die einander helfen.' },
      suits: { en: 'For one person with much table', de: 'Für eine Person mit viel Tisch' },
      options: { 'play.mode': 'twoParties' },
      seats: 2,
    },
  ],
};
