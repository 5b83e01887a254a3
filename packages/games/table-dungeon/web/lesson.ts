/**
 * The first game, with the cellar rat. The seed was sought so that whatever the other seat does, the learner wins
 * three fights, loots a scroll with the lowest card, uses it, sees an ace and plays a royal: four rounds, three minutes.
 */

import type { Lesson, Tutorial } from '@undercroft/board/contract.ts';
import { cardName, type Decision } from '../src/index.ts';

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
      say: 'td.lesson.welcome',
      until: 'next',
    },
    {
      say: 'td.lesson.wizard',
      look: '.td-sheets',
      until: { decide: 'class', only: (d) => d.kind === 'class' && d.class === WIZARD },
    },
    {
      say: 'td.lesson.accent',
      look: '.td-accents',
      until: { decide: 'accent' },
    },
    {
      say: 'td.lesson.enemy',
      look: '.td-stage',
      until: 'next',
    },
    {
      say: 'td.lesson.placard',
      look: '.td-placard',
      until: 'next',
    },
    {
      say: 'td.lesson.firstPlay',
      look: '.td-hand',
      until: play('5♦'),
    },
    {
      say: 'td.lesson.firstLoot',
      look: '.td-seats',
      until: 'next',
    },
    {
      say: 'td.lesson.claim',
      look: '.td-meanwhile',
      until: { decide: 'claim', only: (d) => d.kind === 'claim' && d.claim === 'low' },
    },
    {
      say: 'td.lesson.ace',
      look: '.td-hand',
      until: play('A♦'),
    },
    {
      say: 'td.lesson.scroll',
      look: '.td-holding',
      until: 'next',
    },
    {
      say: 'td.lesson.weakCard',
      look: '.td-hand',
      until: play('4♠'),
    },
    {
      say: 'td.lesson.swap',
      look: '.td-hand',
      until: { decide: 'item', only: (d) => d.kind === 'item' && d.use === QUEEN && d.card !== undefined && cardName(d.card) === '3♦' },
    },
    {
      say: 'td.lesson.levelUp',
      look: '.td-placing',
      until: { decide: 'levelUp' },
    },
    {
      say: 'td.lesson.doom',
      look: '.td-stage',
      until: 'next',
    },
    {
      say: 'td.lesson.royal',
      look: '.td-hand',
      until: play('Q♠'),
    },
    {
      say: 'td.lesson.school',
      look: '.td-act',
      until: { decide: 'royal' },
    },
    {
      say: 'td.lesson.goodbye',
      until: 'next',
    },
  ],
};
