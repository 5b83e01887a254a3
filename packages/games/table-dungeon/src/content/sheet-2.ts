/** The Enemy Table, level 2: the offices. */
import { rowsOf } from './scale.ts';
import type { EnemyRow } from './vocabulary.ts';

const row = rowsOf(2);

export const SHEET_2: EnemyRow[] = [
  row(1, 'Mirror, Unimpressed', 'It has seen better. It has seen you try.'),
  row(2, 'Lone Sock Of Destiny', 'Its twin is foretold. It has been a while.', { win: [{ do: 'learn', who: 'everyone' }] }),
  row(3, 'Cursed Suggestion Box', 'Thank you for your feedback. Please hold.', {
    loss: [{ do: 'returns' }],
    win: [{ do: 'nextRoll', amount: -2 }],
  }),
  row(4, 'Mouse Knight Errant', 'Respects a uniform. Has never been able to afford one.', { flees: { if: 'oneSuit' } }),
  row(5, 'Zombie On Flexible Hours', 'Rises when it suits him.'),
  row(6, 'Pickpocket Octopus', 'Eight hands, seven alibis.', {
    loss: [{ do: 'dropCard', who: 'healthiest' }],
    win: [{ do: 'heal', who: 'highest', amount: 2 }],
  }),
  row(7, 'Ice Sculpture, Sweating', 'Carved for a banquet that ended three kings ago.', {
    suits: [{ suit: 'diamonds', times: 2 }],
    loss: [{ do: 'hurt', who: 'healthiest', amount: 3 }],
  }),
  row(8, 'Bridge Troll, Off The Clock', 'Will gladly crush you between nine and five.', { automatic: { if: 'rankAtMost', rank: 2 } }),
  row(9, 'Choir of Skulls', 'Twelve voices, no lungs, one very long chord.', { healing: 'none' }),
  row(10, 'Halberd Enthusiast', 'Has opinions about yours.', { strikes: 'healthiest' }),
  row(11, 'Vampire With Hay Fever', 'Garlic, sunlight, pollen, sentiment.', { flees: { if: 'suit', suit: 'hearts', atLeast: 1 } }),
  row(12, 'Wasps In A Filing Cabinet', 'Alphabetised, for faster stinging.', {
    loss: [{ do: 'hurt', who: 'royals', amount: 2 }],
    win: [{ do: 'heal', who: 'weakest', amount: 10 }],
    healing: 'none',
  }),
  row(13, 'Giant In The Small Print', 'It is always the little ones that get him.', {
    automatic: { if: 'rankAtMost', rank: 1 },
    spares: 'spades',
    win: [{ do: 'heal', who: 'weakest', amount: 10 }],
  }),
  row(14, 'Debt Collector', 'Nothing personal. It is all itemised.', { loss: [{ do: 'losePoints', who: 'richest' }] }),
  row(15, 'Moss Colossus', 'It grows on you. That is how it feeds.', {
    suits: [{ suit: 'diamonds', plus: 3 }],
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 10 }],
    loss: [{ do: 'hurt', who: 'healthiest', amount: 3 }],
  }),
  row(16, 'Minotaur Giving Directions', 'Left, left, left, left, and you are back at him.', {
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 10 }],
  }),
  row(17, 'Parade Of Toadstools', 'They only need somebody to shout first.', { flees: { if: 'attack', atLeast: 27 } }),
  row(18, 'Inspector Of Locks', 'Has met your colleague. Professionally.', {
    healthIfClass: { class: 'rogue', plus: -4 },
    strikes: 'healthiest',
    win: [{ do: 'heal', who: 'weakest', amount: 10 }],
  }),
  row(19, 'Unreasonably Long Worm', 'We have been fighting it since Tuesday.', {
    tougher: 2,
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 10 }],
  }),
  row(20, 'Archivist Moth', 'It has eaten your best chapter.', { loss: [{ do: 'forget', who: 'everyone' }] }),
  row(21, 'Boulder, Tenured', 'Has published nothing and cannot be moved.', {
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 10 }],
  }),
  row(22, 'The Quiet Neighbour', 'Would like a word about all the screaming.', { spares: 'hearts', win: [{ do: 'nextRoll', amount: -4 }] }),
  row(23, "Executioner's Raffle", 'Everybody has a ticket. Somebody has a winner.', {
    loss: [{ do: 'hurt', who: 'healthiest', amount: 9 }],
    instead: true,
  }),
  row(24, 'The Grand Auditor', 'Everything on the table, please. Slowly.', { play: 'open', loot: 'twice' }),
];
