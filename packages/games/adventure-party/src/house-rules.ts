/** The house rules of the rulings, as typed data for forms and flags, and as the values the rules read. */
import { choice, chosen, type OptionSpecs, type OptionValues, onOff, range, readOnce } from '@undercroft/engine';
import type { TownAction } from './content/vocabulary.ts';

export const HOUSE_RULE_GROUPS = {
  play: 'How you play',
  tavern: 'The Tavern',
  dice: 'The dice',
  price: 'Prices in town',
  score: 'Points',
  boss: 'The Final Boss',
};

const SPECS: OptionSpecs = {
  'play.mode': choice('R-AP-60', 'How you play', 'Against each other, together against the Lantern, or alone.', {
    rivals: 'rivals: most VP wins (2-4 seats)',
    together: 'together against the Lantern (2-4 seats)',
    alone: 'alone with one party (1 seat)',
    twoParties: 'one person plays two parties (2 seats)',
  }),
  'play.lantern': choice('R-AP-61', 'Lantern', 'Together or alone: how soon the boss comes, and how many must beat it.', {
    regular: 'regular: 12 rounds, half of you must beat the boss',
    cosy: 'cosy: 14 rounds, one victory will do',
    grim: 'grim: 10 rounds, a harder boss, nearly all of you',
  }),
  'play.starter': choice('R-AP-06', 'The most honourable', 'Who takes the first turn.', {
    random: 'a random seat',
    vote: 'whoever the table votes for',
    first: 'the first seat',
  }),
  'play.skullScrolls': onOff('R-AP-48', 'Skull scrolls', 'Scrolls that spoil the quests of others. Rivals only.', false),
  'play.lastRound': onOff(
    'R-AP-57',
    'The boss grows tired of waiting',
    'Rivals: after 40 rounds the boss comes by itself; off: only after 80, so that every table ends.',
    true,
  ),
  'play.odds': onOff('AP-086', 'Chances shown', 'The board tells the chance of quests and of the next reroll.', true),
  'tavern.heroes': range('R-AP-02', 'Heroes in the Tavern', 'How many Standard heroes can be hired, the deck top among them.', [5, 5, 6]),
  'tavern.deckTopChain': onOff('R-AP-02', 'Deck top at once', 'A hired deck top is replaced at once instead of in Refresh.', false),
  'tavern.legendaryRetire': onOff(
    'R-AP-12',
    'Legends retire',
    'A replaced Legendary hero retires for VP instead of being discarded.',
    true,
  ),
  'dice.cap': onOff('R-AP-17', 'Sixteen dice', 'No more than four dice of a colour; more are not added.', true),
  'dice.lockedSettable': onOff(
    'R-AP-20',
    'Locked dice may be set',
    'A locked die may still be set to a face, though never rerolled.',
    false,
  ),
  'price.item': range('R-AP-33', 'Price of an item', 'Gold for a Standard item, blind from the deck.', [2, 2, 6]),
  'price.sell': range('R-AP-33', 'Price paid for items', 'Gold that the town pays for an item.', [1, 0, 1]),
  'price.scout': range('R-AP-33', 'Price of scouting', 'Gold to turn up one more card.', [1, 1, 4]),
  'price.heal': range('R-AP-33', 'Price of healing', 'Gold to heal a hero in the Tavern.', [2, 0, 6]),
  'price.upgrade': range('R-AP-33', 'Price of an upgrade', 'Gold to upgrade a hero in the Tavern.', [4, 1, 8]),
  'price.legendary': range('R-AP-33', 'Price of a Legendary item', 'Gold for a Legendary item, blind from the deck.', [5, 2, 10]),
  'score.secondBonus': onOff('R-AP-36', 'Second bonus', 'Three or four rivals: the second to meet a requirement gets a few VP too.', true),
  'score.endRetire': onOff('R-AP-49', 'Heroes retire at the end', 'Upgraded heroes left at the end count their VP.', false),
  'score.open': onOff(
    'R-AP-50',
    'Open score',
    'Gold and VP tokens of all are seen; off: only your own, nor is it told what others take. Who adds up printed prices, bonuses and rewards can still guess.',
    true,
  ),
  'score.allLose': onOff('R-AP-51', 'All may lose', 'If nobody beats the boss everybody loses; off: most VP wins anyway.', true),
  'boss.order': choice('R-AP-42', 'Order at the boss', 'Who fights the boss first.', {
    seat: 'from the starting player',
    trigger: 'from whoever triggered the boss',
  }),
  'boss.stage2': choice('R-AP-43', 'Second stage', 'Who may fight the second stage.', {
    survivors: 'the survivors, even if too few',
    exact: 'only the printed number of heroes',
  }),
};

/** An option is of the group of its first word. */
export const HOUSE_RULES: OptionSpecs = Object.fromEntries(
  Object.entries(SPECS).map(([key, spec]) => [key, { ...spec, group: key.slice(0, key.indexOf('.')) }]),
);

export type Mode = 'rivals' | 'together' | 'alone' | 'twoParties';
export type Lantern = 'cosy' | 'regular' | 'grim';

/** The same as the code reads it. Never changed after set-up, so copies of a table share it. */
export interface Rules {
  mode: Mode;
  /** Whether all win or lose together: every mode but rivals. */
  together: boolean;
  lantern: Lantern;
  starter: 'random' | 'vote' | 'first';
  skullScrolls: boolean;
  lastRound: boolean;
  odds: boolean;
  tavernHeroes: number;
  deckTopChain: boolean;
  legendaryRetire: boolean;
  diceCap: boolean;
  lockedSettable: boolean;
  prices: Record<TownAction, number>;
  secondBonus: boolean;
  endRetire: boolean;
  openScore: boolean;
  allLose: boolean;
  bossOrder: 'seat' | 'trigger';
  stage2: 'survivors' | 'exact';
}

const MODES: readonly Mode[] = ['rivals', 'together', 'alone', 'twoParties'];
const LANTERNS: readonly Lantern[] = ['regular', 'cosy', 'grim'];
const STARTERS = ['random', 'vote', 'first'] as const;

function readRules(options: OptionValues): Rules {
  const isOn = (key: string) => (options[key] ?? HOUSE_RULES[key]!.default) === true;
  const number = (key: string) => Number(options[key] ?? HOUSE_RULES[key]!.default);
  const mode = chosen(options['play.mode'], MODES);
  return {
    mode,
    together: mode !== 'rivals',
    lantern: chosen(options['play.lantern'], LANTERNS),
    starter: chosen(options['play.starter'], STARTERS),
    skullScrolls: isOn('play.skullScrolls') && mode === 'rivals',
    lastRound: isOn('play.lastRound'),
    odds: isOn('play.odds'),
    tavernHeroes: number('tavern.heroes'),
    deckTopChain: isOn('tavern.deckTopChain'),
    legendaryRetire: isOn('tavern.legendaryRetire'),
    diceCap: isOn('dice.cap'),
    lockedSettable: isOn('dice.lockedSettable'),
    prices: {
      buyItem: number('price.item'),
      sellItem: number('price.sell'),
      scout: number('price.scout'),
      heal: number('price.heal'),
      upgrade: number('price.upgrade'),
      buyLegendary: number('price.legendary'),
    },
    secondBonus: isOn('score.secondBonus') && mode === 'rivals',
    endRetire: isOn('score.endRetire'),
    openScore: isOn('score.open') || mode !== 'rivals',
    allLose: isOn('score.allLose'),
    bossOrder: chosen(options['boss.order'], ['seat', 'trigger']),
    stage2: chosen(options['boss.stage2'], ['survivors', 'exact']),
  };
}

export const rulesFrom = readOnce(readRules);
