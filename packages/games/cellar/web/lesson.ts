/** The first steps, with the cellar rat: pack, look around, walk into the dark. */
import type { Tutorial } from '@undercroft/board/contract.ts';
import { teaching } from '@undercroft/board/lesson/lesson.ts';
import type { Decision } from '../src/index.ts';

const { listen, answer } = teaching<Decision>();

export const tutorial: Tutorial<Decision> = {
  seats: 2,
  seed: 'rat in the cellar',
  options: { rounds: 5, purse: 'modest' },
  lessons: [
    listen('cel.lesson.welcome'),
    answer('cel.lesson.pack', '.cellar-act', 'prepare'),
    listen('cel.lesson.map', '.cellar-map'),
    answer('cel.lesson.step', '.cellar-map', 'step', (d) => d.to !== 'stairs'),
    listen('cel.lesson.event', '.seat-row'),
    listen('cel.lesson.goodbye'),
  ],
};
