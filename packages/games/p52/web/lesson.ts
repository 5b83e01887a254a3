/** The first game, with the cellar rat. */
import type { Tutorial } from '@undercroft/board/contract.ts';
import { teaching } from '@undercroft/board/lesson/lesson.ts';
import type { Decision } from '../src/index.ts';

const { listen, answer } = teaching<Decision>();

export const tutorial: Tutorial<Decision> = {
  seats: 1,
  seed: 'rat',
  options: {},
  lessons: [
    listen('p52.lesson.welcome'),
    answer('p52.lesson.race', '.p52-picks', 'race'),
    answer('p52.lesson.class', '.p52-picks', 'profession'),
    listen('p52.lesson.goodbye'),
  ],
};
