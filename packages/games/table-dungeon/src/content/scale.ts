/** How strong the enemies of each level are. The sheets take all health and damage from here. */
import type { EnemyRow } from './vocabulary.ts';

export type Level = 1 | 2 | 3 | 4;

const HEALTH_PER_PIP: Record<Level, number> = { 1: 1, 2: 1.25, 3: 1.5, 4: 1.75 };
const DAMAGE: Record<Level, number> = { 1: 4, 2: 6, 3: 8, 4: 10 };

/** TD-027, R-TD-15  Health of the enemy with this roll; on level 1 it is the roll. */
export function healthAt(level: Level, roll: number): number {
  return Math.ceil(roll * HEALTH_PER_PIP[level]);
}

/** TD-028, R-TD-15  What a lost fight costs everybody. */
export function damageAt(level: Level): number {
  return DAMAGE[level];
}

/** What makes a row special. `tougher` is the rare enemy that does not have the health of its roll. */
type Twists = Omit<EnemyRow, 'roll' | 'name' | 'health' | 'damage' | 'flavour'> & { tougher?: number };

/** The writer of one sheet's rows. */
export function rowsOf(level: Level): (roll: number, name: string, flavour: string, twists?: Twists) => EnemyRow {
  return (roll, name, flavour, twists = {}) => {
    const { tougher = 0, ...rest } = twists;
    return { roll, name, health: healthAt(level, roll) + tougher, damage: damageAt(level), flavour, ...rest };
  };
}
