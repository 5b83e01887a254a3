/** The vocabulary of what abilities and items do (`effects`) and of what changes somebody lastingly (`twists`). */
import { ATTACK_TYPES, CORES } from '../formula/syntax.ts';
import { AFTER, BEFORE, condition, formula, SHEET } from './formulas.ts';
import { choice, listOf, named, type Of, oneOf, optional, ref, whole, yes } from './shape.ts';

const amount = formula(AFTER, 0);
const turns = whole(1, 9);

/** Whom it reaches: one, `n` of them, all on the spot, all on the spot and next to it, all in sight within range. */
export const reach = oneOf(['one', 'several', 'spot', 'spotAndAdjacent', 'inSight']);
const friends = oneOf(['self', 'one', 'spot', 'party']);

export const effect = named(
  'effect',
  choice('effect', {
    /** Takes health. Defended against like any attack unless `sure`; `friendlyFire` strikes party members there too. */
    damage: { amount, on: reach, targets: optional(formula(BEFORE, 1)), friendlyFire: optional(yes), sure: optional(yes) },
    damageOverTurns: { amount, turns, on: reach },
    heal: { amount, on: friends },
    healOverTurns: { amount, turns, on: friends },
    /** Lifts health to its maximum. */
    restore: { on: friends },
    /** Brings back somebody who died in this room, with so much health. */
    revive: { amount: formula(AFTER, 1) },
    /** A defence takes so much off the damage. */
    cut: { amount },
    /** A defence takes everything from `avoidFrom` over on, else half. */
    avoidOrHalve: { avoidFrom: whole(0, 30) },
    /** Everybody within so many spots takes less damage for some rounds. */
    shield: { amount, rounds: turns, within: whole(0, 3) },
    /** The defender may attack at once. */
    counter: {},
    loseTurns: { turns, on: reach },
    /** It leaves the room and counts as gone. */
    frighten: { on: reach },
    push: { spots: whole(1, 5) },
    pull: { spots: whole(1, 5) },
    teleport: { who: oneOf(['self', 'one']), to: oneOf(['revealed', 'any']) },
    /** More movement this turn; `unhindered` ignores passing attacks. */
    stride: { spots: whole(0, 9), unhindered: optional(yes) },
    extraTurns: { now: whole(0, 2), later: whole(0, 2) },
    pickLock: {},
    /** Takes what a defeated enemy would have dropped. */
    steal: {},
    /** The weapon does more for the next hits. */
    coat: { amount, hits: whole(1, 9) },
    /** Something comes, attacks once by these figures and is gone. */
    summon: { type: oneOf(ATTACK_TYPES), target: formula(BEFORE), damage: amount, on: reach },
    /** Draws Stamina; `cap` is how many the pile may hold for these cards. Nobody ever looks at them. */
    drawStamina: { cards: whole(1, 9), cap: optional(whole(5, 9)) },
    loseStamina: { cards: whole(1, 9) },
    /** Lights the space, or only so far around. */
    light: { within: optional(whole(0, 9)) },
    untargetable: { rounds: turns },
    /** For good. */
    growCore: { core: oneOf([...CORES, 'any']), by: whole(1, 3) },
    growAbility: { ability: ref('ability'), by: whole(1, 3) },
    /** Look at the next Action cards; `reorder` puts them back in an order of one's choice. */
    foresee: { cards: whole(1, 5), reorder: optional(yes) },
    /** Whoever opens it takes damage, without defence. */
    snap: { amount: formula(BEFORE, 0) },
    /** Makes its user known to all enemies, or the one enemy to its user: it must attack them next. */
    taunt: { rounds: turns },
  }),
);
export type Effect = Of<typeof effect>;

export const effects = listOf(effect, 1, 6);

/** What a number on the sheet or in a fight can be changed at. */
export const MODIFIED = [
  'attackTarget',
  'defenceTarget',
  'otherTarget',
  'attackFlip',
  'defenceFlip',
  'damage',
  'damageTaken',
  'initiative',
  'movement',
  'maxHp',
  'staminaCap',
  'stanceCap',
  'aimCap',
  'lockPicking',
  'chestAttack',
  'trapFlip',
  'obstructedCost',
  'darkSight',
  'exp',
] as const;

export const twist = named(
  'twist',
  choice('twist', {
    /** A number changes, for some abilities only if they are named, while a condition holds. */
    modify: {
      what: oneOf(MODIFIED),
      by: formula([...SHEET, 'aLv', 'R', 'hp', 'maxHp']),
      abilities: optional(listOf(ref('ability'), 1, 20)),
      against: optional(listOf(oneOf(ATTACK_TYPES), 1, 4)),
      /** Only against the enemy that last hurt this character. */
      lastHurter: optional(yes),
      when: optional(condition),
    },
    /** What must be done if it can be. */
    must: { what: oneOf(['attackLastHurter', 'goForChest', 'closeInFirst', 'neverRest', 'attackIfAble']) },
    /** Something happens at a moment; `seven` is a natural 7 on a flip of one's own. */
    on: { moment: oneOf(['king', 'ace', 'seven', 'kill', 'hit', 'roomStart']), effects },
    /** Enemies prefer this character on any tie. */
    preferred: {},
    /** No passing attacks on this character. */
    passesFreely: {},
  }),
);
export type Twist = Of<typeof twist>;
