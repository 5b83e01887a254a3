import { realDiceSuite } from '@undercroft/testkit/suite';
import { game } from '../src/index.ts';

realDiceSuite(
  game,
  [1, 2, 3, 4, 5].map((n) => ({ seats: 2 + (n % 3), options: { rounds: 12, together: n === 5 } })),
);
