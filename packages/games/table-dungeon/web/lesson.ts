/**
 * The first game, with the cellar rat. The seed was sought so that whatever the other seat does, the learner wins
 * three fights, loots a scroll with the lowest card, uses it, sees an ace and plays a royal: four rounds, three minutes.
 */

import type { Lesson, Tutorial } from '@undercroft/board/contract.ts';
import { teaching } from '@undercroft/board/lesson/lesson.ts';
import type { MessageKey } from '@undercroft/board/text.ts';
import { cardName, type Decision } from '../src/index.ts';

const { listen, answer } = teaching<Decision>();

const WIZARD = 1;
const QUEEN = 12;
const HAND = '.hand';

/** Waits for one card to be played. */
const play = (say: MessageKey, card: string): Lesson<Decision> => answer(say, HAND, 'play', (d) => cardName(d.card) === card);

export const tutorial: Tutorial<Decision> = {
  seats: 2,
  seed: 'rat-121600',
  options: {},
  lessons: [
    listen('td.lesson.welcome'),
    answer('td.lesson.wizard', '.td-sheets', 'class', (d) => d.class === WIZARD),
    answer('td.lesson.accent', '.td-accents', 'accent'),
    listen('td.lesson.enemy', '.td-stage'),
    listen('td.lesson.placard', '.td-placard'),
    play('td.lesson.firstPlay', '5♦'),
    listen('td.lesson.firstLoot', '.td-seats'),
    answer('td.lesson.claim', '.td-meanwhile', 'claim', (d) => d.claim === 'low'),
    play('td.lesson.ace', 'A♦'),
    listen('td.lesson.scroll', '.td-holding'),
    play('td.lesson.weakCard', '4♠'),
    answer('td.lesson.swap', HAND, 'item', (d) => d.use === QUEEN && d.card !== undefined && cardName(d.card) === '3♦'),
    answer('td.lesson.levelUp', '.td-placing', 'levelUp'),
    listen('td.lesson.doom', '.td-stage'),
    play('td.lesson.royal', 'Q♠'),
    answer('td.lesson.school', '.td-act', 'royal'),
    listen('td.lesson.goodbye'),
  ],
};
