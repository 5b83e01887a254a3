/**
 * The first game, with the cellar rat. The seed was sought so that whatever the other seat does, the learner wins
 * three fights, loots a scroll with the lowest card, uses it, sees an ace and plays a royal: four rounds, three minutes.
 */
import { cardName, type Decision } from '@undercroft/table-dungeon';
import type { Lesson, Tutorial } from '../../table/contract.ts';

type Until = Lesson<Decision>['until'];

const WIZARD = 1;
const QUEEN = 12;

/** Waits for one card to be played. */
const play = (card: string): Until => ({ decide: 'play', only: (d) => d.kind === 'play' && cardName(d.card) === card });

export const tutorial: Tutorial<Decision> = {
  seats: 2,
  seed: 'rat-121600',
  options: {},
  lessons: [
    {
      say: 'Welcome to the cellar: here people fight together, loot alone, and blame the rat.',
      until: 'next',
    },
    {
      say: 'Be the Wizard today: four points of Intelligence, and somebody has to carry them.',
      look: '.td-sheets',
      until: { decide: 'class', only: (d) => d.kind === 'class' && d.class === WIZARD },
    },
    {
      say: 'Now an accent, which is compulsory and helps with nothing.',
      look: '.td-accents',
      until: { decide: 'accent' },
    },
    {
      say: 'The dice chose this ghoul: red wax is its health, black wax is what a lost fight costs each of you.',
      look: '.td-stage',
      until: 'next',
    },
    {
      say: 'The placard says what is odd about it, and the rat has eaten people who did not read the placard.',
      look: '.td-placard',
      until: 'next',
    },
    {
      say: 'A card hits for its rank plus your stat for its suit, so your 5♦ hits for 5 + 4 = 9: put it face-down.',
      look: '.td-hand',
      until: play('5♦'),
    },
    {
      say: 'Both cards were turned together and the bar passed the flag; after a win the lowest rank takes a loot card, which is why nobody here is ever quite brave.',
      look: '.td-seats',
      until: 'next',
    },
    {
      say: 'This intern is an automatic win, so go low for the loot and say so, since nobody checks until it is too late.',
      look: '.td-meanwhile',
      until: { decide: 'claim', only: (d) => d.kind === 'claim' && d.claim === 'low' },
    },
    {
      say: 'An ace is rank 1, the lowest bid there is: play A♦ and look modest.',
      look: '.td-hand',
      until: play('A♦'),
    },
    {
      say: 'You looted a queen, and for a Wizard that is the Scroll of Actually; other loot is worth its rank in points, and most points win.',
      look: '.td-holding',
      until: 'next',
    },
    {
      say: 'Play 4♠ now, it only hits for 5, and then we shall be insufferable about it.',
      look: '.td-hand',
      until: play('4♠'),
    },
    {
      say: 'Clear your throat, say “actually”, and swap it for 3♦, which hits for 7 and bids lower too.',
      look: '.td-hand',
      until: { decide: 'item', only: (d) => d.kind === 'item' && d.use === QUEEN && d.card !== undefined && cardName(d.card) === '3♦' },
    },
    {
      say: 'That loot was an ace, so a candle went out and everybody levels up: send good cards to the discard, where they soon come to hand, and the rest underneath.',
      look: '.td-placing',
      until: { decide: 'levelUp' },
    },
    {
      say: 'The fourth ace shuts the dungeon, whoever is richest and still breathing wins, and the enemies just got worse.',
      look: '.td-stage',
      until: 'next',
    },
    {
      say: 'A royal does not fight, it goes to school: play Q♠ and let the other one do the hitting.',
      look: '.td-hand',
      until: play('Q♠'),
    },
    {
      say: 'Now do one thing with your XP pile, for instance put its top card into the discard, and regret it later.',
      look: '.td-act',
      until: { decide: 'royal' },
    },
    {
      say: 'That is all of it: be useful enough to live and low enough to loot, and do not step on the rat.',
      until: 'next',
    },
  ],
};
