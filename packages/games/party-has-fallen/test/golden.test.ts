import { goldenTest } from '@undercroft/testkit/suite';
import { game } from '../src/index.ts';

const file = (name: string) => new URL(`./golden/${name}.txt`, import.meta.url);

goldenTest(game, file('three-seats'), { seats: 3, seed: 'three seats', options: { 'game.roundCap': 9 } });
goldenTest(game, file('marauder'), {
  seats: 4,
  seed: 'marauder',
  options: { 'game.roundCap': 7, 'expansion.marauder': true, 'win.minRounds': 3 },
});
