/** The Enemy Table, level 3: the parts that are not on the map. */
import { rowsOf } from './scale.ts';
import type { EnemyRow } from './vocabulary.ts';

const row = rowsOf(3);

export const SHEET_3: EnemyRow[] = [
  row(1, 'Your Shadow, Unionised', 'Refuses to follow you after six.'),
  row(2, 'Complimentary Mint', 'Left on a pillow. Nobody will say whose.', { win: [{ do: 'heal', who: 'everyone', amount: 5 }] }),
  row(3, 'Coin-Operated Oracle', 'Knows your next card. Charges for it.', { play: 'blind', loot: 'twice' }),
  row(4, 'Bucket Of Eels', 'The bucket is in charge.'),
  row(5, 'Shy Cyclops', 'Cannot bear to be looked at twice.', { flees: { if: 'pair' } }),
  row(6, 'Paper Lantern Demon', 'Highly flammable. It says so on the demon.', {
    suits: [{ suit: 'diamonds', times: 2 }],
    loss: [{ do: 'hurt', who: 'healthiest', amount: 4 }],
  }),
  row(7, 'Ghoul In A Hurry', 'Five more crypts to do before breakfast.', { loss: [{ do: 'hurt', who: 'healthiest', amount: 3 }] }),
  row(8, 'Gelatinous Cubicle', 'Open-plan until it closes.', { suits: [{ suit: 'spades', times: 0 }] }),
  row(9, 'Butler Of The Lower Depths', 'Stands down for the right sort of people.', {
    automatic: { if: 'royals', atLeast: 2 },
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 8 }],
  }),
  row(10, 'Sympathetic Ooze', 'Feels terrible about this. Feels terrible generally.', {
    loss: [{ do: 'heal', who: 'weakest', amount: 3 }],
    spares: 'spades',
  }),
  row(11, 'Knitting Horror', 'Made you a jumper. Guessed the number of arms.', {
    loss: [{ do: 'hurt', who: 'hearts', amount: 1 }],
    win: [
      { do: 'learn', who: 'lowest' },
      { do: 'heal', who: 'weakest', amount: 8 },
    ],
  }),
  row(12, 'Pit, Bottomless (Pending)', 'Awaiting the final measurement.', {
    healing: 'none',
    loss: [{ do: 'hurt', who: 'healthiest', amount: 4 }],
    win: [{ do: 'heal', who: 'weakest', amount: 13 }],
  }),
  row(13, 'Mummy, Poorly Wrapped', 'Lends out whatever bandages it can spare.', {
    healing: 3,
    win: [{ do: 'heal', who: 'weakest', amount: 13 }],
  }),
  row(14, 'Chandelier With Intent', 'Hangs on your every word, and by one nail.', {
    automatic: { if: 'suit', suit: 'spades', atLeast: 2 },
    strikes: 'healthiest',
  }),
  row(15, 'Apprentice Memory Thief', 'It came to take something. What was it?', {
    loss: [{ do: 'forget', who: 'lowest' }],
    win: [
      { do: 'learn', who: 'highest' },
      { do: 'heal', who: 'weakest', amount: 13 },
    ],
    healing: 'none',
  }),
  row(16, 'Owl Barrister', 'Objects to everything. Hoots for the record.', { flees: { if: 'noSharedSuit' } }),
  row(17, 'Crowd-Shy Kraken', 'Had hoped for something more intimate.', {
    healthPerPlayer: -2,
    spares: 'spades',
    win: [{ do: 'heal', who: 'weakest', amount: 13 }],
    healing: 'none',
  }),
  row(18, 'The Iron Aunt', 'She is not angry. She is load-bearing.', {
    healing: 'none',
    loss: [{ do: 'hurt', who: 'healthiest', amount: 4 }],
    win: [{ do: 'heal', who: 'weakest', amount: 13 }],
  }),
  row(19, 'Portrait Of A Duke', 'Declines to be seen with commoners.', { flees: { if: 'noRoyal' } }),
  row(20, 'Repossession Griffin', 'Has a list, and a beak to tick it with.', { loss: [{ do: 'loseItem', who: 'everyone' }] }),
  row(21, 'Colossus, Left Half', 'The right half is in a meeting.', {
    tougher: -3,
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 13 }],
  }),
  row(22, 'Doomsday (Rehearsal)', 'Just a run-through. Mind the meteors.', {
    loss: [
      { do: 'dropCard', who: 'everyone' },
      { do: 'nextRoll', amount: 3 },
    ],
  }),
  row(23, 'Librarian Of The Deep', 'Has been saying "shh" for nine hundred years.', {
    win: [{ do: 'learn', who: 'everyone' }],
    loot: 'none',
  }),
  row(24, 'The Committee', 'Motion to devour. Seconded. Carried. So are you.', { loss: [{ do: 'returns' }], loot: 'twice' }),
];
