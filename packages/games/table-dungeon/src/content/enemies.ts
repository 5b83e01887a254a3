/** The Enemy Table: four sheets of rows 1-24, prepared so that a rule can look things up at once (TD-007). */
import { inEnglish } from '../texts.ts';
import { SHEETS } from './sheets.ts';
import { describe } from './text.ts';
import { type EnemyRow, SUITS } from './vocabulary.ts';

export interface Enemy extends EnemyRow {
  level: number;
  /** The printed description, in English. */
  text: string;
  /** Attack of each suit is multiplied by this, then this is added. */
  times: number[];
  plus: number[];
}

export const LAST_ROLL = 24;

/** Every field is set, in one order, so that all enemies have the same shape for the engine that runs this. */
function prepare(level: number, row: EnemyRow): Enemy {
  const twist = (suit: string) => row.suits?.find((s) => s.suit === suit);
  return {
    level,
    roll: row.roll,
    name: row.name,
    health: row.health,
    damage: row.damage,
    flavour: row.flavour,
    text: describe(inEnglish, row),
    times: SUITS.map((suit) => twist(suit)?.times ?? 1),
    plus: SUITS.map((suit) => twist(suit)?.plus ?? 0),
    automatic: row.automatic,
    flees: row.flees,
    suits: row.suits,
    healing: row.healing,
    healthPerPlayer: row.healthPerPlayer,
    healthIfClass: row.healthIfClass,
    healthPlusLowest: row.healthPlusLowest,
    strikes: row.strikes,
    spares: row.spares,
    loss: row.loss,
    instead: row.instead,
    win: row.win,
    loot: row.loot,
    play: row.play,
  };
}

/** ENEMIES[level - 1][roll - 1] */
export const ENEMIES: readonly (readonly Enemy[])[] = SHEETS.map((sheet, i) => sheet.map((row) => prepare(i + 1, row)));

/** TD-026  The row with that roll on the sheet of that level. */
export const enemyAt = (level: number, roll: number): Enemy => ENEMIES[level - 1]![roll - 1]!;
