/** The two chapters of a blow lead into each other: what each needs to know of the other. */
import type { Seat } from '@undercroft/engine';

/** A character strikes. */
export type StrikeVars = { seat: Seat; ability: string; enemy: number; stamina: number; counter: boolean; countering: number[] };
export const STRIKE: { name: string; vars?: StrikeVars } = { name: 'strike' };

/** How an enemy comes to strike: on its turn, at somebody who runs past, or back at an attacker. */
export type Manner = 'turn' | 'passing' | 'counter';

/** An enemy strikes. */
export type EnemyStrikeVars = { enemy: number; seat: Seat; manner: Manner; damage: number; king: boolean };
export const ENEMY_STRIKE: { name: string; vars?: EnemyStrikeVars } = { name: 'enemyStrike' };

export const enemyBlow = (enemy: number, seat: Seat, manner: Manner): EnemyStrikeVars => ({ enemy, seat, manner, damage: 0, king: false });
