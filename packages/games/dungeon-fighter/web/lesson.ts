/** The first throws, with the cellar rat: a party of three, a first monster, a die, and what the table says of it. */
import type { Tutorial } from '@undercroft/board/contract.ts';
import { teaching } from '@undercroft/board/lesson/lesson.ts';
import type { Decision } from '../src/index.ts';

const { listen, answer } = teaching<Decision>();

export const tutorial: Tutorial<Decision> = {
  seats: 1,
  seed: 'the first bounce',
  options: {},
  lessons: [
    listen('df.lesson.welcome'),
    answer('df.lesson.hero', '.df-heroes', 'hero'),
    answer('df.lesson.heroAgain', '.df-heroes', 'hero'),
    answer('df.lesson.heroAgain', '.df-heroes', 'hero'),
    listen('df.lesson.monster', '.df-placard'),
    answer('df.lesson.swing', '.df-sheet, .df-dice', 'swing'),
    answer('df.lesson.throw', '.df-act', 'throw'),
    listen('df.lesson.judged', '.df-table'),
    listen('df.lesson.goodbye'),
  ],
};
