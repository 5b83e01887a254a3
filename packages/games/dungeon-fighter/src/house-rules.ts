/** The house rules of the rulings, as typed data for forms and flags, and as the values the rules read. */
import { choice, chosen, type OptionSpecs, type OptionValues, onOff, range, readOnce } from '@undercroft/engine';
import type { Skill, ThrowRules } from './throws/index.ts';

export const HOUSE_RULE_GROUPS = {
  play: 'How you play',
  throw: 'The throw',
  icons: 'Special icons',
  fight: 'Fights',
  party: 'The party',
  score: 'The score',
  handicap: 'Handicaps',
};

const handicap = (seat: number) =>
  choice('R-DF-02', `Seat ${seat}`, 'What a miss costs this seat, for a fair evening of the nimble and the rest.', {
    none: 'as printed',
    helped: 'helped: each miss hurts 1 less',
    hindered: 'hindered: each miss hurts 1 more',
  });

const SPECS: OptionSpecs = {
  'play.difficulty': choice('DF-047', 'Difficulty', 'Which monsters stock the tower, and what a victory is worth.', {
    easy: 'easy: 4/4/4/2 monsters of the levels I to IV',
    normal: 'normal: 3/3/3/5',
    insane: 'insane: 2/2/2/8',
  }),
  'play.throws': choice('R-DF-46', 'Throws', 'Thrown on the screen, thrown at a real table and told, or drawn from a table of chances.', {
    physics: 'on the screen: every die is really thrown',
    told: 'at a real table: you throw, the table is told',
    rough: 'by chance: quick, for trying things out',
  }),
  'play.heroes': choice('DF-043', 'Heroes', 'Everybody chooses a Hero sheet, or they are dealt.', {
    choose: 'chosen',
    dealt: 'dealt at random',
  }),
  'play.soloHeroes': range('R-DF-02', 'Heroes of a lone player', 'How many heroes one person leads alone.', [3, 1, 3]),
  'play.leader': choice('DF-054', 'Leader', 'Who leads the party and breaks its ties.', {
    vote: 'whoever the party votes for',
    random: 'a random seat',
    first: 'the first seat',
  }),
  'play.openMap': onOff('DF-042', 'Open map', 'All floors lie side by side; the boss stays hidden.'),
  'play.skill': choice('R-DF-46', 'Skill of bots', 'How well bots throw.', {
    regular: 'regulars: about two hits in three',
    'first-timer': 'first-timers: not quite one in two',
    'show-off': 'show-offs: they hit and let you know',
  }),
  'throw.cocked': choice('R-DF-16', 'Cocked dice', 'What happens to a die that leans on something.', {
    judge: 'its shadow on the board is judged',
    rethrow: 'it is thrown again',
  }),
  'throw.bones': choice('R-DF-17', 'Bones', 'When a bone spoils a throw.', {
    majority: 'if most of the die lies on it',
    strict: 'at the slightest overlap',
  }),
  'throw.heroIcons': range('R-DF-46', 'Icons on hero dice', 'Faces with the special icon on each coloured die.', [2, 1, 3]),
  'throw.bonusIcons': range('R-DF-46', 'Icons on bonus dice', 'Faces with the special icon on each white die.', [1, 1, 3]),
  'throw.assist': onOff('R-DF-48', 'Agreed substitute', 'Of several launchers asked for at once only the first is needed.'),
  'icons.boardOnly': choice('R-DF-05', 'Board only', 'When abilities of the board act.', {
    hit: 'on a hit',
    physical: 'wherever the die lies on the board, even on a miss',
  }),
  'icons.mandatory': onOff('R-DF-06', 'Icons are compulsory', 'A shown icon must be used if it can be.'),
  'icons.swingAgainLimit': onOff('R-DF-11', 'Swing Again once', 'Swing Again works once a turn instead of without end.'),
  'icons.swornNeedsHit': onOff('R-DF-28', 'Sworn Enemy needs a hit', 'Sworn Enemy does nothing on a miss.'),
  'icons.songKeepsThrow': onOff('R-DF-29', 'The Song leaves requirements', 'The Song silences abilities, but a requirement stays.'),
  'fight.shots': choice('R-DF-10', 'Shots', 'What counts as a shot for the reward of a quick kill.', {
    throws: 'each throw that counts',
    turns: 'each turn',
  }),
  'fight.doubleKO': choice('R-DF-22', 'Last hero and monster fall together', 'What that is.', { win: 'a won fight', loss: 'a lost game' }),
  'fight.backDown': choice('R-DF-42', 'Backing down', 'When the party may back down from a requirement.', {
    anytime: 'between any two throws',
    beforeFirst: 'only before the first throw',
  }),
  'party.roomVote': choice('R-DF-51', 'Choice of room', 'What happens if not all want the same room.', {
    leader: 'the leader decides',
    majority: 'the majority decides',
  }),
  'party.leaderStays': onOff('R-DF-36', 'The leader stays leader', 'Even an eliminated leader keeps the token.'),
  'party.coins': choice('R-DF-32', 'Coins', 'How many coins there are.', { cap: '30, and no more', unlimited: 'as many as are needed' }),
  'score.angelScars': onOff('R-DF-34', 'Scars of angels count', 'Scars of eliminated heroes cost points too.'),
  'score.defeats': onOff('R-DF-44', 'Score defeats', 'A lost game is scored as well.'),
  'handicap.1': handicap(1),
  'handicap.2': handicap(2),
  'handicap.3': handicap(3),
  'handicap.4': handicap(4),
  'handicap.5': handicap(5),
  'handicap.6': handicap(6),
};

/** An option is of the group of its first word. */
export const HOUSE_RULES: OptionSpecs = Object.fromEntries(
  Object.entries(SPECS).map(([key, spec]) => [key, { ...spec, group: key.slice(0, key.indexOf('.')) }]),
);

export const DIFFICULTIES = ['easy', 'normal', 'insane'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Throws = 'physics' | 'told' | 'rough';

/** The same as the code reads it. Never changed after set-up, so copies of a table share it. */
export interface Rules {
  difficulty: Difficulty;
  throws: Throws;
  heroes: 'choose' | 'dealt';
  soloHeroes: number;
  leader: 'vote' | 'random' | 'first';
  openMap: boolean;
  skill: Skill;
  throwRules: ThrowRules;
  assist: boolean;
  boardOnly: 'hit' | 'physical';
  iconsMandatory: boolean;
  swingAgainOnce: boolean;
  swornNeedsHit: boolean;
  songKeepsThrow: boolean;
  shots: 'throws' | 'turns';
  doubleKO: 'win' | 'loss';
  backDown: 'anytime' | 'beforeFirst';
  roomVote: 'leader' | 'majority';
  leaderStays: boolean;
  coins: 'cap' | 'unlimited';
  angelScars: boolean;
  scoreDefeats: boolean;
  /** What is added to the damage of a miss, by seat. */
  handicaps: readonly number[];
}

const HANDICAP: Record<string, number> = { none: 0, helped: -1, hindered: 1 };

function throwRulesFrom(options: OptionValues): ThrowRules {
  const number = (key: string) => Number(options[key] ?? HOUSE_RULES[key]!.default);
  return {
    cocked: chosen(options['throw.cocked'], ['judge', 'rethrow']),
    bones: chosen(options['throw.bones'], ['majority', 'strict']),
    iconFaces: { hero: number('throw.heroIcons'), bonus: number('throw.bonusIcons') },
  };
}

function readRules(options: OptionValues): Rules {
  const isOn = (key: string) => (options[key] ?? HOUSE_RULES[key]!.default) === true;
  return {
    difficulty: chosen(options['play.difficulty'], DIFFICULTIES),
    throws: chosen<Throws>(options['play.throws'], ['physics', 'told', 'rough']),
    heroes: chosen(options['play.heroes'], ['choose', 'dealt']),
    soloHeroes: Number(options['play.soloHeroes'] ?? 3),
    leader: chosen(options['play.leader'], ['vote', 'random', 'first']),
    openMap: isOn('play.openMap'),
    skill: chosen<Skill>(options['play.skill'], ['regular', 'first-timer', 'show-off']),
    throwRules: throwRulesFrom(options),
    assist: isOn('throw.assist'),
    boardOnly: chosen(options['icons.boardOnly'], ['hit', 'physical']),
    iconsMandatory: isOn('icons.mandatory'),
    swingAgainOnce: isOn('icons.swingAgainLimit'),
    swornNeedsHit: isOn('icons.swornNeedsHit'),
    songKeepsThrow: isOn('icons.songKeepsThrow'),
    shots: chosen(options['fight.shots'], ['throws', 'turns']),
    doubleKO: chosen(options['fight.doubleKO'], ['win', 'loss']),
    backDown: chosen(options['fight.backDown'], ['anytime', 'beforeFirst']),
    roomVote: chosen(options['party.roomVote'], ['leader', 'majority']),
    leaderStays: isOn('party.leaderStays'),
    coins: chosen(options['party.coins'], ['cap', 'unlimited']),
    angelScars: isOn('score.angelScars'),
    scoreDefeats: isOn('score.defeats'),
    handicaps: [1, 2, 3, 4, 5, 6].map((seat) => HANDICAP[String(options[`handicap.${seat}`] ?? 'none')] ?? 0),
  };
}

export const rulesFrom = readOnce(readRules);
