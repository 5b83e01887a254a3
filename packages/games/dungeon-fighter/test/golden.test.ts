import { goldenTest } from '@undercroft/testkit/suite';
import { game } from '../src/index.ts';

const file = (name: string) => new URL(`./golden/${name}.txt`, import.meta.url);

goldenTest(game, file('three'), { seats: 3, seed: 'three', options: { 'play.throws': 'rough' } });
goldenTest(game, file('alone'), { seats: 1, seed: 'alone', options: { 'play.throws': 'rough' } });
goldenTest(game, file('real-table'), {
  seats: 2,
  seed: 'real table',
  options: { 'play.throws': 'told', 'play.difficulty': 'normal' },
  decisions: 300,
  // The table from before the latest throw, kept for corrections.
  leaves: ['before'],
});
