/** The house rules of the ledger's rulings, as typed data. */
import { type OptionSpecs, type OptionValues, readOnce } from '@undercroft/engine';

export const HOUSE_RULE_GROUPS = { rounds: 'Classes, dice and loot', end: 'The end', table: 'The table' };

export const HOUSE_RULES: OptionSpecs = {
  'dice.fixed': {
    type: 'switch',
    group: 'rounds',
    default: false,
    name: 'Dice stay when players die',
    help: 'Roll one die per seat even after deaths, instead of one per living player. A death spiral.',
    ruling: 'R-TD-09',
  },
  'end.lastAlive': {
    type: 'switch',
    group: 'end',
    default: false,
    name: 'Last one standing wins',
    help: 'A lone survivor wins at once instead of playing on alone.',
    ruling: 'R-TD-10',
  },
  'end.aces': {
    type: 'number',
    group: 'end',
    default: 4,
    min: 3,
    max: 4,
    name: 'Aces until the end',
    help: 'Ace draws that end the game; 3 for a short game.',
    ruling: 'R-TD-22',
  },
  'end.shared': {
    type: 'switch',
    group: 'end',
    default: false,
    name: 'Shared victory',
    help: 'Equal points share the victory instead of comparing health, then point cards, then dice.',
    ruling: 'R-TD-33',
  },
  'solo.mode': {
    type: 'choice',
    group: 'table',
    default: 'off',
    choices: { off: 'not solo', oneHero: 'one hero, one die', twoHeroes: 'one person plays two heroes; both scores count' },
    name: 'Solo mode',
    help: 'Play alone with one hero (1 seat) or with two heroes (2 seats), for the best score.',
    ruling: 'R-TD-11',
  },
  'class.unique': {
    type: 'switch',
    group: 'rounds',
    default: false,
    name: 'No class twice',
    help: 'Classes are chosen in seat order and none may be chosen twice.',
    ruling: 'R-TD-12',
  },
  'loot.tie': {
    type: 'choice',
    group: 'rounds',
    default: 'rolloff',
    choices: {
      rolloff: 'tied players roll a die',
      all: 'all tied players draw',
      none: 'nobody draws',
      lowHealth: 'the one with less health draws',
    },
    name: 'Ties for the lowest card',
    help: 'Who loots when the lowest cards are equal.',
    ruling: 'R-TD-20',
  },
  'items.trade': {
    type: 'switch',
    group: 'rounds',
    default: false,
    name: 'Items may be traded',
    help: 'While cards are chosen, each player may once a round offer an item to another, as a gift or for an item.',
    ruling: 'R-TD-32',
  },
  'talk.mode': {
    type: 'choice',
    group: 'table',
    default: 'free',
    choices: { free: 'say anything', signals: 'quick phrases only', silent: 'not a word' },
    name: 'Table talk',
    help: 'What may be said. Claims are never enforced, but the log compares them with the deed.',
    ruling: 'R-TD-34',
  },
  'seat.leave': {
    type: 'choice',
    group: 'table',
    default: 'bot',
    choices: { bot: 'a bot takes the seat', removed: 'the hero is removed as if dead' },
    name: 'Leaving the table',
    help: 'What becomes of a seat whose player leaves for good.',
    ruling: 'R-TD-35',
  },
};

/** The same as the code reads it. Never changed after set-up, so copies of a table share it. */
export interface Rules {
  fixedDice: boolean;
  lastAliveWins: boolean;
  acesToEnd: number;
  sharedVictory: boolean;
  solo: 'off' | 'oneHero' | 'twoHeroes';
  uniqueClasses: boolean;
  lootTie: 'rolloff' | 'all' | 'none' | 'lowHealth';
  tradeItems: boolean;
  talk: 'free' | 'signals' | 'silent';
  leave: 'bot' | 'removed';
}

function readRules(options: OptionValues): Rules {
  return {
    fixedDice: options['dice.fixed'] === true,
    lastAliveWins: options['end.lastAlive'] === true,
    acesToEnd: Number(options['end.aces']),
    sharedVictory: options['end.shared'] === true,
    solo: options['solo.mode'] as Rules['solo'],
    uniqueClasses: options['class.unique'] === true,
    lootTie: options['loot.tie'] as Rules['lootTie'],
    tradeItems: options['items.trade'] === true,
    talk: options['talk.mode'] as Rules['talk'],
    leave: options['seat.leave'] as Rules['leave'],
  };
}

export const rulesFrom = readOnce(readRules);
