import { conformanceSuite, everyRuleIsTested } from '@undercroft/testkit/suite';
import { describe } from 'vitest';
import { game } from '../src/index.ts';

const VOTE = { 'game.voted': 'nobody votes' };
const REACTIONS = { 'react.wait': 'no skull scrolls', 'react.strike': 'no skull scrolls' };
const HELP = { 'help.lend': 'rivals do not help' };
const LEVEL_UP = { 'use.levelledUp': 'one scroll in a hundred levels up', 'use.faceChosen': 'few cards set a die to any face' };
describe('rivals', () => {
  const unreached = { ...VOTE, ...REACTIONS, ...HELP, ...LEVEL_UP };
  conformanceSuite(game, { seats: [2, 3, 4], games: 4, moments: 15, options: { 'play.mode': 'rivals' }, unreached });
});

describe('every house rule switched', () => {
  const options = {
    'play.mode': 'rivals',
    'play.starter': 'vote',
    'play.skullScrolls': true,
    'play.odds': false,
    'play.lastRound': false,
    'tavern.heroes': 6,
    'tavern.deckTopChain': true,
    'tavern.legendaryRetire': false,
    'dice.cap': false,
    'dice.lockedSettable': true,
    'price.item': 3,
    'price.sell': 0,
    'price.scout': 2,
    'price.heal': 0,
    'price.upgrade': 1,
    'price.legendary': 2,
    'score.secondBonus': false,
    'score.endRetire': true,
    'score.open': false,
    'score.allLose': false,
    'boss.order': 'trigger',
    'boss.stage2': 'exact',
  };
  conformanceSuite(game, {
    seats: [3, 4],
    games: 3,
    moments: 12,
    options,
    unreached: { ...HELP, ...LEVEL_UP },
  });
});

describe('together', () => {
  const unreached = { ...VOTE, ...REACTIONS, ...LEVEL_UP };
  conformanceSuite(game, { seats: [2, 3, 4], games: 3, moments: 12, options: { 'play.mode': 'together' }, unreached });
});

describe('alone', () => {
  const unreached = { ...VOTE, ...REACTIONS, ...LEVEL_UP };
  conformanceSuite(game, {
    seats: [1],
    games: 3,
    moments: 12,
    options: { 'play.mode': 'alone', 'play.lantern': 'cosy' },
    unreached: { ...unreached, ...HELP },
  });
  conformanceSuite(game, { seats: [2], games: 3, moments: 12, options: { 'play.mode': 'twoParties', 'play.lantern': 'grim' }, unreached });
});

everyRuleIsTested(game, new URL('..', import.meta.url));
