import { conformanceSuite } from '@undercroft/testkit/suite';
import { game } from '../src/game.ts';

const HARDLY_EVER_WON = 'whoever plays at random hardly ever gets so far; tested by itself';

conformanceSuite(game, {
  games: 16,
  unreached: {
    'strike.done': 'no attack of the Drowned Bailey does anything for the party; tested by itself',
    'turn.usedFreely': HARDLY_EVER_WON,
    'use.grown': HARDLY_EVER_WON,
    'award.trained': HARDLY_EVER_WON,
    'levelUp.split': HARDLY_EVER_WON,
    'levelUp.learned': HARDLY_EVER_WON,
    'game.parted': HARDLY_EVER_WON,
    'game.rewarded': HARDLY_EVER_WON,
    'reward.give': HARDLY_EVER_WON,
    'reward.next': HARDLY_EVER_WON,
    'reward.hone': HARDLY_EVER_WON,
    'reward.honed': HARDLY_EVER_WON,
    'reward.level': HARDLY_EVER_WON,
    'reward.heal': HARDLY_EVER_WON,
  },
});
