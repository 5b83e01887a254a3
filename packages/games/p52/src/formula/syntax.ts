/** What a formula of a scenario may say: plain data, made by `parse.ts`, worked out by `evaluate.ts`, bounded by `bounds.ts`. */

/** P52-027  The core abilities. */
export const CORES = ['Lift', 'Think', 'Balance', 'Move', 'Lead'] as const;
export type Core = (typeof CORES)[number];

/** P52-018..020  Every name a formula may use; what a name stands for is the user's unless it says otherwise. */
export const NAMES = ['aLv', 'Lv', 'avgLv', 'tLv', 'Over', 'Flip', 'R', 'n', ...CORES, 'hp', 'maxHp', 'item'] as const;
export type Name = (typeof NAMES)[number];

export const isName = (word: string): word is Name => NAMES.some((name) => name === word);

export interface Bounds {
  least: number;
  most: number;
}

const LEVELS: Bounds = { least: 1, most: 99 };
const CORE: Bounds = { least: 1, most: 199 };
const HEALTH: Bounds = { least: 0, most: 50_000 };

/** What each name can be at any table, with room to spare. A room has 30 spots, so nothing is farther than 29. */
export const NAME_BOUNDS: Readonly<Record<Name, Bounds>> = {
  aLv: LEVELS,
  Lv: LEVELS,
  avgLv: LEVELS,
  tLv: LEVELS,
  Over: { least: 0, most: 99 },
  Flip: { least: 1, most: 13 },
  R: { least: 0, most: 29 },
  n: { least: 1, most: 20 },
  Lift: CORE,
  Think: CORE,
  Balance: CORE,
  Move: CORE,
  Lead: CORE,
  hp: HEALTH,
  maxHp: { least: 1, most: 50_000 },
  item: { least: 0, most: 99 },
};

/** The two-sided operations. Division floors (P52-017). */
export type Operation = '+' | '-' | '*' | '/' | 'min' | 'max';

/** A formula as a tree. `at` is the column (from 1) where it stands in its text, for flaws. */
export type Formula =
  | { is: 'number'; value: number; at: number }
  | { is: 'name'; name: Name; at: number }
  | { is: 'negative'; of: Formula; at: number }
  | { is: Operation; left: Formula; right: Formula; at: number };

/** States of a use that are simply so or not. */
export const FLAGS = ['dark', 'lit', 'adjacent', 'sameSpot', 'firstToAttack', 'king', 'ace'] as const;
export type Flag = (typeof FLAGS)[number];

/** How an attack is made; an enemy's type is that of its attack. */
export const ATTACK_TYPES = ['melee', 'ranged', 'magic', 'other'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** P52-114..124  What a spot may be by the rulebook, and what the quests put on one; a scenario may add kinds of its own. */
export const SPOT_TYPES = ['path', 'hidden', 'obstructed', 'chest', 'enemy', 'trap', 'specialChest', 'key', 'boss'] as const;

/** When something applies. */
export type Condition =
  | { is: 'flag'; flag: Flag }
  | { is: 'hpBelow'; limit: Formula }
  | { is: 'enemyType'; type: AttackType }
  | { is: 'onSpot'; type: string; at: number }
  | { is: 'not'; of: Condition }
  | { is: 'and' | 'or'; left: Condition; right: Condition };

/** What is wrong with a formula: the column (from 1) in its text, and a sentence. */
export interface FormulaFlaw {
  column: number;
  sentence: string;
}

/** Limits that keep strangers' formulas harmless: characters, parts, parentheses within parentheses. */
export const LONGEST_FORMULA = 200;
export const MOST_PARTS = 80;
export const DEEPEST = 16;
