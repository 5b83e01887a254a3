/** What a scenario holds, piece by piece: races, classes, abilities, items, quirks, enemies, quests. */
import { ATTACK_TYPES, CORES, SPOT_TYPES } from '../formula/syntax.ts';
import { effects, twist } from './effects.ts';
import { BEFORE, ENEMY, ENEMY_AFTER, ENEMY_ALONE, ENEMY_BEFORE, formula } from './formulas.ts';
import { choice, id, listOf, type Of, oneOf, optional, record, ref, text, whole, yes } from './shape.ts';

const name = text(40);
const line = text(240);
const story = text(1500);

const core = whole(-3, 3);
const modifiers = record({ Lift: core, Think: core, Balance: core, Move: core, Lead: core });
const granted = { abilities: optional(listOf(ref('ability'), 1, 6)), items: optional(listOf(ref('item'), 1, 3)) };

/** P52-022..024  A race: core modifiers, granted abilities, twists of its own. */
export const race = record({ id, name, text: line, cores: modifiers, ...granted, twists: optional(listOf(twist, 1, 4)) });
export type Race = Of<typeof race>;

/** P52-025 P52-026  A class. */
export const profession = record({ id, name, text: line, cores: modifiers, ...granted });
export type Profession = Of<typeof profession>;

const need = optional(whole(1, 30));
/** P52-038  Cores to have, and perhaps abilities to know. */
const needs = record({ Lift: need, Think: need, Balance: need, Move: need, Lead: need, abilities: optional(listOf(ref('ability'), 1, 4)) });
const range = record({ from: whole(0, 9), to: whole(0, 9) });

const everyAbility = {
  id,
  name,
  text: line,
  needs,
  range,
  /** Left out: it always succeeds, without a flip. */
  target: optional(formula(BEFORE)),
  effects,
  /** P52-247  What raising it by one level costs. */
  exp: whole(1, 60),
  /** R-P52-56  The cores it trains; left out, those it needs. */
  trains: optional(listOf(oneOf(CORES), 1, 5)),
  limit: optional(record({ times: whole(1, 9), per: oneOf(['room', 'session']) })),
  /** What a use costs; Stamina goes unseen to the discards. */
  costs: optional(record({ stamina: optional(whole(1, 5)), hp: optional(whole(1, 9)) })),
  /** P52-024  Reserved to these. */
  races: optional(listOf(ref('race'), 1, 12)),
  /** Does not use the turn. */
  free: optional(yes),
};

export const ability = choice('kind', {
  attack: { ...everyAbility, attackType: oneOf(ATTACK_TYPES) },
  defence: { ...everyAbility, against: listOf(oneOf(ATTACK_TYPES), 1, 4) },
  heal: everyAbility,
  utility: everyAbility,
});
export type Ability = Of<typeof ability>;

/** R-P52-48  Parts of the body. */
export const SLOTS = ['head', 'body', 'arms', 'legs', 'feet', 'neck', 'hand', 'bothHands'] as const;

export const item = choice('kind', {
  /** Used up. */
  consumable: {
    id,
    name,
    text: line,
    range,
    on: oneOf(['self', 'friend', 'enemies', 'space']),
    /** One of several uses is chosen; most have one. */
    uses: listOf(record({ text: line, effects }), 1, 3),
    free: optional(yes),
    /** P52-091  The weakest healing item, which everybody starts with. */
    lowestHeal: optional(yes),
  },
  /** P52-224  Worn or held. */
  worn: {
    id,
    name,
    text: line,
    slots: listOf(oneOf(SLOTS), 1, 2),
    twists: listOf(twist, 1, 4),
    /** What `item` stands for in the formulas of these abilities. */
    bonus: optional(record({ abilities: listOf(ref('ability'), 1, 10), by: whole(1, 9) })),
  },
  /** Neither: Lock Picks, keys, the prize. */
  tool: { id, name, text: line },
  /** Not an item at all, but what jumps out of the chest. */
  trapped: { id, name, text: line, effects },
});
export type Item = Of<typeof item>;

/** P52-031  At least one bonus and one penalty. */
export const quirk = record({ id, name, text: line, penalties: listOf(twist, 1, 3), bonuses: listOf(twist, 1, 3) });
export type Quirk = Of<typeof quirk>;

const defence = record({ melee: whole(-9, 9), ranged: whole(-9, 9), magic: whole(-9, 9), other: optional(whole(-9, 9)) });
export const attack = record({
  name,
  type: oneOf(ATTACK_TYPES),
  range,
  target: formula(ENEMY_BEFORE),
  damage: formula(ENEMY_AFTER, 0),
  /** R-P52-07  Left out: a King doubles the damage. */
  kingBonus: optional(formula(ENEMY_BEFORE, 0)),
});
export type EnemyAttack = Of<typeof attack>;

const body = {
  name,
  text: line,
  hp: formula(ENEMY, 1),
  initiative: formula(ENEMY, 0),
  movement: formula(ENEMY, 0),
  /** Added to its defence flips, by the type of the attack. */
  defence,
  /** Attacks it cannot defend against. */
  defenceless: optional(listOf(oneOf(ATTACK_TYPES), 1, 4)),
  exp: optional(whole(0, 60)),
};

/** P52-016  One rank of the Enemies table. */
const rank = record({ ...body, attack });
export type EnemyRank = Of<typeof rank>;

const suit = record({
  text: line,
  hp: optional(formula(ENEMY, 0)),
  damage: optional(formula(ENEMY, 0)),
  defence: optional(formula(ENEMY)),
  movement: optional(formula(ENEMY, 0)),
  initiative: optional(formula(ENEMY, 0)),
});

export const enemies = record({
  J: rank,
  Q: rank,
  K: rank,
  suits: record({ spades: suit, hearts: suit, diamonds: suit, clubs: suit }),
  /** Single cards that are somebody else: `rank` and suit bonus are then theirs alone. */
  overrides: optional(
    listOf(record({ rank: oneOf(['J', 'Q', 'K']), suit: oneOf(['spades', 'hearts', 'diamonds', 'clubs']), enemy: rank }), 1, 12),
  ),
});

/** P52-066  Attacks by distance; below a quarter of its health it heals so many times instead of fleeing. */
export const boss = record({
  ...body,
  bands: listOf(record({ from: whole(0, 9), to: whole(0, 9), attack }), 1, 4),
  low: optional(record({ heal: formula(ENEMY_ALONE, 0), times: whole(1, 5) })),
  fallen: story,
});
export type Boss = Of<typeof boss>;

export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

/** P52-114  What some Room cards are in a quest. Enemies there, and how many with four or more characters. */
const roomCard = record({
  ranks: listOf(whole(1, 10), 1, 10),
  suits: listOf(oneOf(SUITS), 1, 4),
  is: optional(oneOf(SPOT_TYPES)),
  spot: optional(ref('spot')),
  enemies: optional(whole(0, 3)),
  enemiesFromFour: optional(whole(0, 3)),
});

/** A kind of spot of the scenario's own. */
export const spot = record({
  id,
  name,
  text: line,
  /** Movement to enter it; left out, 1. */
  cost: optional(whole(1, 3)),
  endsMove: optional(yes),
  /** Spots within so many steps are revealed and lit once it is. */
  lights: optional(whole(1, 3)),
  /** Each character, once a room, on standing there. */
  onceEach: optional(effects),
});
export type Spot = Of<typeof spot>;

const few = whole(1, 12);
/** P52-048..071  The four quests of the rulebook, and goals to build others from. */
export const goal = choice('goal', {
  treasureHunt: { prize: ref('item') },
  trapped: { key: ref('item') },
  survival: {},
  bigBoss: {},
  find: { item: ref('item') },
  collect: { item: ref('item'), number: few },
  survive: { rooms: few },
  kill: { number: few, rank: optional(oneOf(['J', 'Q', 'K'])) },
  escort: { name, hp: formula(ENEMY, 1), rooms: few },
  reach: { rooms: few },
});
export type Goal = Of<typeof goal>;

/** P52-044  Those of the rulebook; each stands alone in its quest. */
export type Standard = Extract<Goal['goal'], 'treasureHunt' | 'trapped' | 'survival' | 'bigBoss'>;
export const STANDARD: ReadonlySet<string> = new Set<Standard>(['treasureHunt', 'trapped', 'survival', 'bigBoss']);

export const quest = record({
  id,
  title: name,
  story,
  /** Read out at the end. */
  won: story,
  lost: story,
  goals: listOf(goal, 1, 3),
  /** Quests whose story comes before this one's. */
  after: optional(listOf(ref('quest'), 1, 4)),
  environment: optional(oneOf(['inside', 'outside', 'flip'])),
  roomCards: listOf(roomCard, 1, 40),
});
export type Quest = Of<typeof quest>;

const found = record({ item: ref('item'), number: optional(whole(1, 9)) });
/** One row of an items table: the finder chooses one of `items`. `any`: any item of the rows below, then draw again. */
export const tableRow = record({ from: whole(2, 26), to: whole(2, 26), items: optional(listOf(found, 1, 12)), any: optional(yes) });
export type TableRow = Of<typeof tableRow>;

/** R-P52-21  A drawn room: `#` a spot, `S` the start, `.` a gap. */
export const layout = record({ id, name, rows: listOf(text(30), 1, 30) });
export type Layout = Of<typeof layout>;
