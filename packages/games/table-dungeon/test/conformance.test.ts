import { conformanceSuite, everyRuleIsTested } from '@undercroft/testkit/suite';
import { describe } from 'vitest';
import { game } from '../src/index.ts';

const RARE = 'only two rare enemies are fought openly; the tests of playing cards go there';
const unreached = { 'round.playOpenly': RARE, 'round.playedOpenly': RARE };

describe('two to four seats, house rules drawn at random', () => {
  conformanceSuite(game, { seats: [2, 3, 4], games: 6, moments: 15, unreached });
});

describe('every house rule switched', () => {
  const options = {
    'dice.fixed': true,
    'end.lastAlive': true,
    'end.aces': 3,
    'end.shared': true,
    'class.unique': true,
    'loot.tie': 'all',
    'items.trade': true,
    'talk.mode': 'signals',
    'seat.leave': 'removed',
  };
  conformanceSuite(game, {
    seats: [3, 4],
    games: 2,
    moments: 12,
    options,
    unreached: { ...unreached, 'game.heroesChosen': 'classes are chosen in turn' },
  });
});

describe('alone', () => {
  const others = { ...unreached, 'game.chooseInTurn': 'classes are chosen at once', 'game.heroChosen': 'classes are chosen at once' };
  const alone = {
    ...others,
    'trade.propose': 'nobody trades',
    'trade.answered': 'nobody trades',
    'leave.go': 'nobody leaves',
  };
  conformanceSuite(game, { seats: [1], games: 5, moments: 40, options: { 'solo.mode': 'oneHero' }, unreached: alone });
  conformanceSuite(game, { seats: [2], games: 2, moments: 12, options: { 'solo.mode': 'twoHeroes' }, unreached: alone });
});

everyRuleIsTested(game, new URL('..', import.meta.url));
