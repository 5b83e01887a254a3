/** The Enemy Table, level 4: the management. */
import { rowsOf } from './scale.ts';
import type { EnemyRow } from './vocabulary.ts';

const row = rowsOf(4);

export const SHEET_4: EnemyRow[] = [
  row(1, 'Your Last Torch', 'It has decided to go out on its own terms.'),
  row(2, 'Hero Emeritus', 'Assumes you have come about the autograph.', { flees: { if: 'class', class: 'fighter' } }),
  row(3, 'Box Marked Fragile', 'Somebody has been shaking it.', {
    suits: [
      { suit: 'spades', times: 2 },
      { suit: 'clubs', times: 2 },
      { suit: 'diamonds', times: 2 },
    ],
  }),
  row(4, "Last Week's Stew", 'Has developed a position on being eaten.', { loss: [{ do: 'dropCard', who: 'everyone' }], instead: true }),
  row(5, 'Clockwork Duellist', 'Bows first. Winds itself up. Bows again.', { strikes: 'highest' }),
  row(6, 'Honourable Ghoul', 'Never eats anybody who is already lying down.', { flees: { if: 'health', atMost: 5 } }),
  row(7, 'Assassin, Day Shift', 'Does her best work in the dark. It is noon.', { loss: [{ do: 'hurt', who: 'healthiest', amount: 4 }] }),
  row(8, 'Stained-Glass Golem', 'Historic, luminous, one sneeze from collapse.', {
    suits: [
      { suit: 'spades', times: 2 },
      { suit: 'diamonds', times: 0 },
    ],
    spares: 'spades',
  }),
  row(9, 'Ceiling, Descending', 'Somebody tall could simply hold it.', {
    automatic: { if: 'rankAtLeast', rank: 9 },
    win: [{ do: 'heal', who: 'weakest', amount: 10 }],
  }),
  row(10, 'Basalt Behemoth', 'In geological terms, it is charging.', {
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 10 }],
  }),
  row(11, 'Dragon, Semi-Retired', 'Hoards on Thursdays. Otherwise likes a chat.', {
    automatic: { if: 'suit', suit: 'hearts', atLeast: 2 },
  }),
  row(12, 'Soul Accountant', 'Yours has been written down to nil.', {
    loss: [{ do: 'losePoints', who: 'richest' }],
    win: [{ do: 'learn', who: 'poorest' }],
    strikes: 'healthiest',
  }),
  row(13, 'Siege Engine, Haunted', 'Out of warranty and out of its mind.', {
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 16 }],
  }),
  row(14, 'Escalating Argument', 'Nobody remembers the topic. Everybody is right.', {
    healthPlusLowest: true,
    win: [{ do: 'heal', who: 'weakest', amount: 16 }],
    spares: 'spades',
    healing: 'none',
  }),
  row(15, 'Gold-Plated Basilisk', 'Cannot stand the sight of small change.', { flees: { if: 'rankAtMost', rank: 2 } }),
  row(16, 'Upholstered Champion', 'Forty cushions and a title.', {
    suits: [
      { suit: 'clubs', plus: -2 },
      { suit: 'diamonds', plus: 4 },
    ],
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 16 }],
    loss: [{ do: 'hurt', who: 'healthiest', amount: 5 }],
  }),
  row(17, 'Mournful Serpent', 'All nine fathoms of it are sorry.', {
    win: [
      { do: 'learn', who: 'everyone' },
      { do: 'heal', who: 'weakest', amount: 16 },
    ],
    healing: 'none',
  }),
  row(18, 'Passive-Aggressive Mountain', 'No, no. Climb all over it. Everybody does.', { strikes: 'healthiest' }),
  row(19, 'Void, Lightly Furnished', 'One chair. No floor.', { loss: [{ do: 'forget', who: 'everyone' }] }),
  row(20, 'Porcelain Emperor', 'Put that down. Put that down slowly.', { automatic: { if: 'noSuit', suit: 'clubs' } }),
  row(21, "The World's Second Snake", 'Related to the first by marriage. Still enormous.', {
    healing: 'none',
    win: [{ do: 'heal', who: 'weakest', amount: 16 }],
  }),
  row(22, 'Creditor Of The Dawn', 'Insists that he only lent you the sun.', {
    loss: [
      { do: 'dropCard', who: 'everyone' },
      { do: 'loseItem', who: 'richest' },
    ],
  }),
  row(23, 'Audience, Hostile', 'They have paid to see somebody rich fall over.', {
    play: 'open',
    strikes: 'richest',
    win: [{ do: 'heal', who: 'everyone', amount: 5 }],
  }),
  row(24, 'The Landlord', 'You are behind with the rent. All of you, since birth.', { loot: 'highest' }),
];
