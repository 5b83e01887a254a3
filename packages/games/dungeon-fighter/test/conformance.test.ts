import { conformanceSuite, everyRuleIsTested } from '@undercroft/testkit/suite';
import { describe } from 'vitest';
import { game } from '../src/index.ts';

const BOSS = { 'fight.lastChance': 'random parties do not reach the boss' };
const SCREEN = { 'swing.thrown': 'nothing is thrown on the screen' };
const TOLD = Object.fromEntries(
  ['swing.told', 'swing.confirmed', 'swing.accept', 'enter.enter', 'correct.rewind'].map((step) => [step, 'nobody throws at a real table']),
);
const FEW = {
  'swing.seduced': 'few monsters are seduced',
  'swing.robbed': 'few kleptomaniacs meet equipment',
  'swing.blessed': 'few blessings',
};

describe('by chance', () => {
  conformanceSuite(game, {
    seats: [2, 3, 6],
    games: 5,
    moments: 15,
    options: { 'play.throws': 'rough', 'play.skill': 'show-off' },
    unreached: { ...BOSS, ...SCREEN, ...TOLD, ...FEW },
  });
});

describe('alone', () => {
  conformanceSuite(game, {
    seats: [1],
    games: 5,
    moments: 12,
    options: { 'play.throws': 'rough', 'play.skill': 'show-off' },
    unreached: { ...BOSS, ...SCREEN, ...TOLD, ...FEW, 'game.leaderVoted': 'one person needs no vote' },
  });
});

describe('at a real table', () => {
  conformanceSuite(game, {
    seats: [1, 3],
    games: 4,
    moments: 12,
    options: { 'play.throws': 'told', 'play.skill': 'show-off' },
    unreached: { ...BOSS, ...SCREEN, ...FEW },
  });
});

describe('every house rule switched', () => {
  const options = {
    'play.throws': 'rough',
    'play.difficulty': 'insane',
    'play.heroes': 'dealt',
    'play.soloHeroes': 2,
    'play.leader': 'random',
    'play.openMap': true,
    'play.skill': 'show-off',
    'throw.cocked': 'rethrow',
    'throw.bones': 'strict',
    'throw.heroIcons': 3,
    'throw.bonusIcons': 3,
    'throw.assist': true,
    'icons.boardOnly': 'physical',
    'icons.mandatory': true,
    'icons.swingAgainLimit': true,
    'icons.swornNeedsHit': true,
    'icons.songKeepsThrow': true,
    'fight.shots': 'turns',
    'fight.doubleKO': 'loss',
    'fight.backDown': 'beforeFirst',
    'party.roomVote': 'majority',
    'party.leaderStays': true,
    'party.coins': 'unlimited',
    'score.angelScars': true,
    'score.defeats': true,
    'handicap.1': 'helped',
    'handicap.2': 'hindered',
  };
  conformanceSuite(game, {
    seats: [1, 2, 4],
    games: 4,
    moments: 12,
    options,
    unreached: {
      ...BOSS,
      ...SCREEN,
      ...TOLD,
      ...FEW,
      'game.leaderVoted': 'the leader is drawn',
      'game.heroesChosen': 'heroes are dealt',
      'maintenance.shared': 'little loot so early',
      'maintenance.scarred': 'random parties seldom survive a faint',
      'shop.open': 'few shops so early',
      'shop.counter': 'few shops so early',
      'shop.voted': 'few shops so early',
      'pass.propose': 'little loot so early',
      'pass.voted': 'little loot so early',
      'item.use': 'little loot so early',
      'blow.reacted': 'little loot so early',
      'swing.melodyVoted': 'few songs',
    },
  });
});

everyRuleIsTested(game, new URL('..', import.meta.url));
