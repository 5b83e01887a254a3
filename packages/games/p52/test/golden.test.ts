import { goldenTest } from '@undercroft/testkit/suite';
import { game } from '../src/index.ts';

goldenTest(game, new URL('./golden/three-in-the-bailey.txt', import.meta.url), { seats: 3, seed: 'three in the bailey' });
goldenTest(game, new URL('./golden/alone-by-day.txt', import.meta.url), {
  seats: 1,
  seed: 'alone by day',
  options: { litReveal: 'fullSight', roomRecovery: true },
});
