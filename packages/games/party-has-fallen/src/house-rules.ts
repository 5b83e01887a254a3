/** The house rules of the rulings, as typed data for forms and flags, and as the values the rules read. */
import { choice, type OptionSpecs, type OptionValues, onOff, range } from '@undercroft/engine';

export const HOUSE_RULE_GROUPS = {
  marauder: 'The Marauder',
  dungeon: 'The dungeon',
  heroes: 'Heroes',
  moving: 'Moving and rooms',
  fights: 'Fights and death',
  deals: 'Items and deals',
  winning: 'Winning',
  table: 'The table',
};

/** An option is of the group of its first word, unless it says another. */
const GROUP_OF: Record<string, keyof typeof HOUSE_RULE_GROUPS> = {
  combat: 'fights',
  custom: 'heroes',
  death: 'fights',
  dm: 'table',
  draft: 'heroes',
  dungeon: 'dungeon',
  expansion: 'marauder',
  game: 'winning',
  gender: 'heroes',
  items: 'deals',
  marauder: 'marauder',
  mix: 'dungeon',
  move: 'moving',
  rooms: 'moving',
  seat: 'table',
  skill: 'moving',
  start: 'moving',
  table: 'table',
  trade: 'deals',
  win: 'winning',
};

const SPECS: OptionSpecs = {
  'expansion.marauder': onOff('PHF-140', 'Marauder expansion', 'Adds four heroes, new cards and a vengeful spirit that stalks everyone.'),
  'combat.freeCancel': onOff('R-PHF-30', 'Calling off is free', 'An attack that is called off does not count as the attack of the turn.'),
  'combat.match': choice('R-PHF-25', 'Who meets whom', 'How attack and defence dice are matched when several fight.', {
    ranked: 'high meets high, low meets low',
    bestShield: 'the best defence die meets every attack',
  }),
  'combat.riposte': onOff('R-PHF-28', 'Riposte', 'An attacker whose roll is below the die it meets takes the difference.'),
  'custom.heroes': onOff('R-PHF-24', 'Custom heroes', 'Instead of drafting a hero, build one with 20 points; the others must approve.'),
  'custom.approval': choice('R-PHF-24', 'Who approves custom heroes', 'Who decides whether a custom hero may play.', {
    vote: 'the others, by vote',
    host: 'the first seat, or a dungeon master who does not play',
  }),
  'custom.freeHp': onOff('R-PHF-24', 'Custom HP', 'Custom heroes choose their HP (1 to 40) instead of 10 + 2 x CON.'),
  'custom.over8': onOff('R-PHF-24', 'Stats over 8', 'Custom heroes may have more than 8 in a stat.'),
  'custom.honour': {
    ...range(
      'PHF-014',
      'Honour cards',
      'How many cards each seat may write before the game; what they say is settled by table votes or the dungeon master.',
      [0, 0, 4],
    ),
    privateOnly: true,
    group: 'table',
  },
  'death.mode': choice('R-PHF-31', 'After death', 'When a dead player may come back.', {
    nextTurn: 'at the start of their next turn',
    immediate: 'at once',
    permadeath: 'never',
  }),
  'death.newAbility': onOff('R-PHF-33', 'New ability after death', 'Whoever comes back also draws three abilities and keeps one.'),
  'dm.powers': choice('R-PHF-49', 'Dungeon master', 'What the dungeon master may do besides telling the story.', {
    none: 'nothing but break ties of table votes',
    pickSkill: 'choose the stat of skill checks',
    adjudicate: 'decide instead of table votes',
  }),
  'dm.extra': onOff(
    'R-PHF-49',
    'Dungeon master who does not play',
    'The last seat is a dungeon master without a hero, who sees everything and tells the story.',
  ),
  'dm.seat': range('R-PHF-49', 'Seat of the dungeon master', 'The playing dungeon master; 0: there is none.', [0, 0, 12]),
  'draft.abilityPool': choice('R-PHF-07', 'Ability draft', 'How many abilities each player chooses among.', { six: 'six', four: 'four' }),
  'dungeon.layout': choice('R-PHF-03', 'Layout', 'The shape of the dungeon.', {
    preset: 'a shape made for the number of rooms',
    random: 'drawn at random, with corridors, loops and dead ends',
    custom: 'drawn by the first seat',
  }),
  'dungeon.mix': choice('R-PHF-02', 'Room mix', 'How many rooms of each kind there are.', {
    standard: 'as printed for the number of players',
    full: 'the whole deck of eight players',
    custom: 'as set below',
  }),
  'dungeon.exits': range('R-PHF-52', 'Exits', 'How many EXIT rooms there are, all equal.', [1, 1, 3]),
  'mix.empty': range('R-PHF-02', 'Empty rooms', 'Custom mix: empty rooms, EXIT and Summon rooms included.', [12, 2, 40]),
  'mix.skill': range('R-PHF-02', 'Skill rooms', 'Custom mix: skill-check rooms.', [4, 0, 20]),
  'mix.item': range('R-PHF-02', 'Item rooms', 'Custom mix: item rooms.', [4, 0, 20]),
  'mix.event': range('R-PHF-02', 'Event rooms', 'Custom mix: event rooms.', [4, 0, 20]),
  'mix.summon': range('R-PHF-02', 'Summon rooms', 'Custom mix, with the expansion: Summon rooms among the empty ones.', [2, 0, 8]),
  'game.roundCap': range('R-PHF-39', 'Round cap', 'Nobody has won after this many rounds: a draw. 0: no cap.', [0, 0, 99]),
  'gender.effects': onOff('R-PHF-48', 'Gendered cards', 'Off: all cards that look at gender are left out.', true),
  'gender.event': onOff('R-PHF-48', 'Identity Crisis', 'Off: the event that changes gender is left out.', true),
  'gender.more': onOff('R-PHF-48', 'More genders', 'Heroes may also be of another gender, which no effect names.'),
  'items.hidden': onOff('R-PHF-42', 'Hidden items', 'Items are known to their holder only; everybody sees how many there are.'),
  'marauder.abilities': choice('PHF-151', 'Marauder abilities', 'Whether the Marauder draws an ability when it is summoned.', {
    always: 'always',
    later: 'from the third summoning on',
    never: 'never',
  }),
  'marauder.gangUp': onOff('R-PHF-57', 'Gang up', 'With others in the room, a player may attack the Marauder as the attack of the turn.'),
  'move.minOne': onOff('R-PHF-16', 'At least one step', 'A modified movement roll is at least 1.'),
  'move.stopEarly': onOff('R-PHF-14', 'Stop early', 'Movement points need not all be used.'),
  'move.torchlight': onOff('R-PHF-17', 'Torchlight', 'Every room entered is turned face-up at once.'),
  'rooms.occupiedTrigger': onOff('R-PHF-18', 'Occupied rooms act', 'Passed skill and event rooms act even if somebody is in them.'),
  'seat.leave': choice('R-PHF-39', 'Leaving', 'What happens to a seat whose player leaves.', {
    bot: 'a bot takes it',
    eliminated: 'it may leave the game for good',
  }),
  'skill.itemAndMove': onOff('R-PHF-19', 'Item and movement', 'A passed check gives an item and movement goes on.'),
  'start.roomActs': onOff('R-PHF-11', 'Starting rooms act', 'Starting rooms act on their owners when they are turned face-up.'),
  'table.maxSeats': range(
    'R-PHF-51',
    'Seats at most',
    'More than eight seats also use the heroes and abilities of the expansion.',
    [8, 8, 12],
  ),
  // Among friends it settles what the cards leave open; strangers would quarrel with it.
  'table.vote': {
    type: 'switch',
    default: false,
    privately: true,
    name: 'Table votes',
    help: 'Anybody may propose a manual fix; a majority of the others applies it.',
    ruling: 'R-PHF-50',
  },
  'trade.bindingPacts': onOff('R-PHF-43', 'Binding pacts', 'A promise of peace or help is enforced while it lasts.'),
  'trade.sameRoom': onOff('R-PHF-43', 'Trade in one room', 'Only players in the same room may trade.'),
  'win.minRounds': range('R-PHF-36', 'Rounds before a win', 'So many complete rounds must be over before anybody can win.', [5, 0, 10]),
  'win.ownTurnOnly': onOff('R-PHF-37', 'Win on the own turn', 'Nobody wins in another player’s turn.'),
};

export const HOUSE_RULES: OptionSpecs = Object.fromEntries(
  Object.entries(SPECS).map(([option, spec]) => [option, { group: GROUP_OF[option.split('.')[0]!]!, ...spec }]),
);

export interface Rules {
  expansion: boolean;
  freeCancel: boolean;
  bestShield: boolean;
  riposte: boolean;
  customHeroes: boolean;
  /** The host alone approves custom heroes. */
  hostApproves: boolean;
  freeHp: boolean;
  over8: boolean;
  /** How many honour cards each seat may write. */
  honour: number;
  death: string;
  newAbility: boolean;
  dmPowers: string;
  /** The dungeon master's seat, or -1. One who does not play has the seat after the last adventurer. */
  dm: number;
  extraMaster: boolean;
  abilityPool: number;
  layout: string;
  mix: string;
  exits: number;
  /** Custom mix: empty, skill, item, event, summon. */
  counts: number[];
  roundCap: number;
  genderEffects: boolean;
  genderEvent: boolean;
  moreGenders: boolean;
  hiddenItems: boolean;
  marauderAbilities: string;
  gangUp: boolean;
  minOne: boolean;
  stopEarly: boolean;
  torchlight: boolean;
  occupiedTrigger: boolean;
  leave: boolean;
  itemAndMove: boolean;
  startActs: boolean;
  maxSeats: number;
  vote: boolean;
  bindingPacts: boolean;
  sameRoom: boolean;
  minRounds: number;
  ownTurnOnly: boolean;
}

/** How many of the seats are adventurers. */
export const adventurersAmong = (seats: number, o: OptionValues): number => (o['dm.extra'] === true ? seats - 1 : seats);

export function rulesFrom(o: OptionValues, seats: number): Rules {
  const on = (key: string) => o[key] === true;
  const number = (key: string) => Number(o[key]);
  const text = (key: string) => String(o[key]);
  return {
    expansion: on('expansion.marauder'),
    freeCancel: on('combat.freeCancel'),
    bestShield: text('combat.match') === 'bestShield',
    riposte: on('combat.riposte'),
    customHeroes: on('custom.heroes'),
    hostApproves: text('custom.approval') === 'host',
    freeHp: on('custom.freeHp'),
    over8: on('custom.over8'),
    honour: number('custom.honour'),
    death: text('death.mode'),
    newAbility: on('death.newAbility'),
    dmPowers: text('dm.powers'),
    dm: on('dm.extra') ? seats - 1 : number('dm.seat') - 1,
    extraMaster: on('dm.extra'),
    abilityPool: text('draft.abilityPool') === 'four' ? 4 : 6,
    layout: text('dungeon.layout'),
    mix: text('dungeon.mix'),
    exits: number('dungeon.exits'),
    counts: ['empty', 'skill', 'item', 'event', 'summon'].map((kind) => number(`mix.${kind}`)),
    roundCap: number('game.roundCap'),
    genderEffects: on('gender.effects'),
    genderEvent: on('gender.event'),
    moreGenders: on('gender.more'),
    hiddenItems: on('items.hidden'),
    marauderAbilities: text('marauder.abilities'),
    gangUp: on('marauder.gangUp'),
    minOne: on('move.minOne'),
    stopEarly: on('move.stopEarly'),
    torchlight: on('move.torchlight'),
    occupiedTrigger: on('rooms.occupiedTrigger'),
    leave: text('seat.leave') === 'eliminated',
    itemAndMove: on('skill.itemAndMove'),
    startActs: on('start.roomActs'),
    maxSeats: number('table.maxSeats'),
    vote: on('table.vote'),
    bindingPacts: on('trade.bindingPacts'),
    sameRoom: on('trade.sameRoom'),
    minRounds: number('win.minRounds'),
    ownTurnOnly: on('win.ownTurnOnly'),
  };
}
