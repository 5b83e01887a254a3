import { conformanceSuite } from '@undercroft/testkit/suite';
import { game } from '../src/game.ts';

conformanceSuite(game, { games: 16 });
