import { conformanceSuite } from '@undercroft/testkit/suite';
import { game } from '../src/game.ts';

conformanceSuite(game, {
  games: 16,
  unreached: { 'strike.done': 'no attack of the Drowned Bailey does anything for the party; tested by itself' },
});
