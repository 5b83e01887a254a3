/** The house rules: as typed data for forms and flags, and as the values the rules read. Defaults are the rulings. */
import type { OptionGroups, OptionSpecs, OptionValues } from '@undercroft/engine';

export const HOUSE_RULES = {
  // Who plays
  charactersEach: {
    type: 'choice',
    group: 'party',
    default: '1',
    choices: { '1': 'one', '2': 'two', '3': 'three', '4': 'four', '8': 'all of them' },
    name: 'Characters a person',
    help: 'Who has several characters has one vote, and lays out rooms once.',
    ruling: 'R-P52-73',
  },
  homeMade: {
    type: 'switch',
    group: 'party',
    default: false,
    name: 'Home-made characters',
    help: 'Lets in characters whose history does not explain what they are. They are marked as home-made from then on.',
  },
  // What a character is made of
  moveDivisor: {
    type: 'choice',
    group: 'character',
    default: '4',
    choices: { '4': 'Move / 4 + 1', '8': 'Move / 8 + 1' },
    name: 'Movement',
    help: 'How far a character walks: by the text of the book, or by the foot of its sheet.',
    ruling: 'R-P52-01',
  },
  hpBase: {
    type: 'choice',
    group: 'character',
    default: '3',
    choices: { '3': 'Lift x Think + 3', '0': 'Lift x Think' },
    name: 'Health',
    help: 'Three more health for everybody, or not.',
    ruling: 'R-P52-02',
  },
  floorLast: {
    type: 'switch',
    group: 'character',
    default: false,
    name: 'Floor last',
    help: 'Bonus points fill up what race and class took away before the floor of 1 helps.',
    ruling: 'R-P52-14',
  },
  hpOnLevel: {
    type: 'choice',
    group: 'character',
    default: 'addDelta',
    choices: { addDelta: 'rises as much', unchanged: 'stays', full: 'is filled' },
    name: 'Health on growing',
    help: 'What happens to current health when the maximum rises.',
    ruling: 'R-P52-59',
  },
  oneLevelPerRoom: {
    type: 'switch',
    group: 'character',
    default: false,
    name: 'One level a room',
    help: 'Whoever has exp for two levels waits for the second.',
    ruling: 'R-P52-57',
  },
  abilityCost: {
    type: 'choice',
    group: 'character',
    default: 'flat',
    choices: { flat: 'as printed', timesLevel: 'times the level' },
    name: 'Raising abilities',
    help: 'What the next level of an ability costs.',
    ruling: 'R-P52-58',
  },
  trainNeedsKill: {
    type: 'switch',
    group: 'character',
    default: false,
    name: 'Training kills',
    help: 'Only defeated enemies train the cores of an attack.',
    ruling: 'R-P52-55',
  },
  // Cards and rooms
  flipSource: {
    type: 'choice',
    group: 'cards',
    default: 'deck',
    choices: { deck: 'the Action deck', d13: 'a thirteen-sided die' },
    name: 'Flips',
    help: 'A die forgets; a deck does not.',
    ruling: 'R-P52-12',
  },
  staminaPerFlip: {
    type: 'choice',
    group: 'cards',
    default: '1',
    choices: { '1': 'one', '2': 'two', any: 'any number' },
    name: 'Stamina on a flip',
    help: 'How many Stamina cards may be laid on one flip.',
    ruling: 'R-P52-09',
  },
  restStrict: {
    type: 'switch',
    group: 'cards',
    default: false,
    name: 'Strict rest',
    help: 'Resting draws its card only at the next turn, if nobody had to defend meanwhile.',
    ruling: 'R-P52-10',
  },
  kingItem: {
    type: 'choice',
    group: 'cards',
    default: 'each',
    choices: { each: 'one each', party: 'one for the party' },
    name: 'The quest King',
    help: 'Who gets the extra item of a King on the quest flip.',
    ruling: 'R-P52-17',
  },
  layout: {
    type: 'choice',
    group: 'rooms',
    default: 'generator',
    choices: { generator: 'the house', manual: 'the players', template: 'the scenario' },
    name: 'Who lays rooms out',
    help: 'Drawn rooms take longer and are worth it.',
    ruling: 'R-P52-21',
  },
  litReveal: {
    type: 'choice',
    group: 'rooms',
    default: 'within2',
    choices: { within2: 'two steps', fullSight: 'all in sight', eightLines: 'eight straight lines' },
    name: 'Light',
    help: 'How far one sees in a lit space.',
    ruling: 'R-P52-23',
  },
  darkReveal: {
    type: 'choice',
    group: 'rooms',
    default: 'orthogonal',
    choices: { orthogonal: 'four neighbours', eight: 'eight neighbours' },
    name: 'Darkness',
    help: 'How far one sees in a dark space.',
    ruling: 'R-P52-24',
  },
  startTrap: {
    type: 'switch',
    group: 'rooms',
    default: true,
    name: 'Trap at the door',
    help: 'A trap on the start spot catches those who enter.',
    ruling: 'R-P52-30',
  },
  // Fights
  enemyHitsOnEqual: {
    type: 'switch',
    group: 'fights',
    default: false,
    name: 'Enemies hit on equal',
    help: 'Enemies hit on reaching their target, not only on beating it.',
    ruling: 'R-P52-04',
  },
  counterChain: {
    type: 'switch',
    group: 'fights',
    default: true,
    name: 'Counters to counters',
    help: 'An Ace on a counter-attack opens a counter back.',
    ruling: 'R-P52-08',
  },
  ambushInterrupts: {
    type: 'switch',
    group: 'fights',
    default: false,
    name: 'Ambush at once',
    help: 'Whoever springs from the dark does not wait for the mover to finish.',
    ruling: 'R-P52-35',
  },
  aimLossOnHit: {
    type: 'choice',
    group: 'fights',
    default: 'all',
    choices: { all: 'all of it', one: 'one point' },
    name: 'Aim when hit',
    help: 'What a hit costs somebody who aims.',
    ruling: 'R-P52-40',
  },
  quarterExact: {
    type: 'switch',
    group: 'fights',
    default: false,
    name: 'Exact quarter',
    help: 'Enemies flee below an exact quarter of their health, not a rounded one.',
    ruling: 'R-P52-42',
  },
  focusFire: {
    type: 'choice',
    group: 'fights',
    default: 'spread',
    choices: { spread: 'spread', weakest: 'the weakest', lastAttacker: 'whoever hit them last' },
    name: 'Whom enemies choose',
    help: 'Spread attacks are kinder.',
    ruling: 'R-P52-44',
  },
  archersKeepDistance: {
    type: 'switch',
    group: 'fights',
    default: true,
    name: 'Archers keep away',
    help: 'Enemies with reach stop as soon as they can shoot.',
    ruling: 'R-P52-45',
  },
  spareStunned: {
    type: 'switch',
    group: 'fights',
    default: false,
    name: 'Spare the stunned',
    help: 'Enemies leave stunned characters alone while others stand.',
    ruling: 'R-P52-46',
  },
  // Rooms and quests
  recycleEnemies: {
    type: 'switch',
    group: 'rooms',
    default: false,
    name: 'Endless enemies',
    help: 'Beaten enemies are shuffled back within the room.',
    ruling: 'R-P52-33',
  },
  exitTiming: {
    type: 'choice',
    group: 'rooms',
    default: 'afterEnemies',
    choices: { afterEnemies: 'when each enemy has acted', topOfRound: 'at the top of the round' },
    name: 'Leaving',
    help: 'When a party on the exit may go.',
    ruling: 'R-P52-50',
  },
  returnTrip: {
    type: 'choice',
    group: 'rooms',
    default: 'fresh',
    choices: { fresh: 'fresh rooms', retrace: 'the same maps' },
    name: 'The way back',
    help: 'What lies between the treasure and the daylight.',
    ruling: 'R-P52-53',
  },
  roomRecovery: {
    type: 'switch',
    group: 'rooms',
    default: false,
    name: 'Catch your breath',
    help: 'Everybody heals a little between rooms.',
    ruling: 'R-P52-60',
  },
} as const satisfies OptionSpecs;

export const HOUSE_RULE_GROUPS: OptionGroups = {
  party: 'Who plays',
  character: 'What a character is made of',
  cards: 'Cards and Stamina',
  rooms: 'Rooms and ways',
  fights: 'Fights',
};

type Specs = typeof HOUSE_RULES;
type ValueOf<S> = S extends { type: 'switch' } ? boolean : S extends { choices: infer C } ? keyof C & string : never;

/** What holds at a table, option by option. */
export type HouseRules = { [K in keyof Specs]: ValueOf<Specs[K]> };

/** The rulebook as ruled. */
export const RULEBOOK: HouseRules = readHouseRules({});

/** Options come checked from the engine; whatever is not among the choices is the default. */
export function readHouseRules(options: OptionValues): HouseRules {
  const isOn = (key: keyof Specs): boolean => (options[key] ?? HOUSE_RULES[key].default) === true;
  const chosen = <K extends string>(key: keyof Specs, choices: Readonly<Record<K, string>>, usual: NoInfer<K>): K => {
    for (const choice in choices) if (options[key] === choice) return choice;
    return usual;
  };
  return {
    charactersEach: chosen('charactersEach', HOUSE_RULES.charactersEach.choices, HOUSE_RULES.charactersEach.default),
    homeMade: isOn('homeMade'),
    moveDivisor: chosen('moveDivisor', HOUSE_RULES.moveDivisor.choices, HOUSE_RULES.moveDivisor.default),
    hpBase: chosen('hpBase', HOUSE_RULES.hpBase.choices, HOUSE_RULES.hpBase.default),
    floorLast: isOn('floorLast'),
    hpOnLevel: chosen('hpOnLevel', HOUSE_RULES.hpOnLevel.choices, HOUSE_RULES.hpOnLevel.default),
    oneLevelPerRoom: isOn('oneLevelPerRoom'),
    abilityCost: chosen('abilityCost', HOUSE_RULES.abilityCost.choices, HOUSE_RULES.abilityCost.default),
    trainNeedsKill: isOn('trainNeedsKill'),
    flipSource: chosen('flipSource', HOUSE_RULES.flipSource.choices, HOUSE_RULES.flipSource.default),
    staminaPerFlip: chosen('staminaPerFlip', HOUSE_RULES.staminaPerFlip.choices, HOUSE_RULES.staminaPerFlip.default),
    restStrict: isOn('restStrict'),
    kingItem: chosen('kingItem', HOUSE_RULES.kingItem.choices, HOUSE_RULES.kingItem.default),
    layout: chosen('layout', HOUSE_RULES.layout.choices, HOUSE_RULES.layout.default),
    litReveal: chosen('litReveal', HOUSE_RULES.litReveal.choices, HOUSE_RULES.litReveal.default),
    darkReveal: chosen('darkReveal', HOUSE_RULES.darkReveal.choices, HOUSE_RULES.darkReveal.default),
    startTrap: isOn('startTrap'),
    enemyHitsOnEqual: isOn('enemyHitsOnEqual'),
    counterChain: isOn('counterChain'),
    ambushInterrupts: isOn('ambushInterrupts'),
    aimLossOnHit: chosen('aimLossOnHit', HOUSE_RULES.aimLossOnHit.choices, HOUSE_RULES.aimLossOnHit.default),
    quarterExact: isOn('quarterExact'),
    focusFire: chosen('focusFire', HOUSE_RULES.focusFire.choices, HOUSE_RULES.focusFire.default),
    archersKeepDistance: isOn('archersKeepDistance'),
    spareStunned: isOn('spareStunned'),
    recycleEnemies: isOn('recycleEnemies'),
    exitTiming: chosen('exitTiming', HOUSE_RULES.exitTiming.choices, HOUSE_RULES.exitTiming.default),
    returnTrip: chosen('returnTrip', HOUSE_RULES.returnTrip.choices, HOUSE_RULES.returnTrip.default),
    roomRecovery: isOn('roomRecovery'),
  };
}
