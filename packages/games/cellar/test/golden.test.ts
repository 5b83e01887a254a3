import { goldenTest } from '@undercroft/testkit/suite';
import { game } from '../src/index.ts';

goldenTest(game, new URL('./golden/three-thieves.txt', import.meta.url), { seats: 3, seed: 'three thieves' });
goldenTest(game, new URL('./golden/house-rules.txt', import.meta.url), {
  seats: 2,
  seed: 'house rules',
  options: { rounds: 3, purse: 'modest', costlyFlight: true },
});
goldenTest(game, new URL('./golden/one-purse.txt', import.meta.url), { seats: 2, seed: 'one purse', options: { together: true } });
