/** P52-256  The session log: what happened in which room, in the columns of the sheet. It doubles as the account of exp. */
import type { Seat } from '@undercroft/engine';
import type { Part } from '@undercroft/mechanics';
import type { AttackType } from '../formula/syntax.ts';
import type { Card } from './cards.ts';

/** A chest that was opened, and how. */
export interface ChestRow {
  room: number;
  by: Seat;
  how: 'picked' | 'smashed';
}

/** An enemy that came. `target` and `damage` are the formulas of its first attack. */
export interface EnemyRow {
  room: number;
  enemy: number;
  name: string;
  card: Card;
  hp: number;
  target: string;
  damage: string;
  defence: Readonly<Record<AttackType, number>>;
  movement: number;
  initiative: number;
  attackedBy: readonly Seat[];
  defeatedBy: Seat | null;
}

/** Whatever else counts: a defence that held, an ability or an item used, a friend hurt; so many times. */
export interface ActionRow {
  room: number;
  by: Seat;
  is: 'defence' | 'ability' | 'item' | 'friendHurt';
  /** The ability or the item; of a friend hurt, what it was done with. */
  what: string;
  /** On which enemy, on whose seat; -1: none. */
  enemy: number;
  on: Seat;
  times: number;
}

/** What a room, or the quest, was worth to somebody, and why. */
export interface AccountRow {
  /** 0: the quest. */
  room: number;
  by: Seat;
  parts: readonly Readonly<Part>[];
}

export interface SessionRecord {
  chests: readonly ChestRow[];
  enemies: readonly EnemyRow[];
  actions: readonly ActionRow[];
  accounts: readonly AccountRow[];
}

export const NOTHING_DONE: SessionRecord = { chests: [], enemies: [], actions: [], accounts: [] };

const isSame = (a: Omit<ActionRow, 'times'>, b: Omit<ActionRow, 'times'>): boolean =>
  a.room === b.room && a.by === b.by && a.is === b.is && a.what === b.what && a.enemy === b.enemy && a.on === b.on;

/** The same done again is the same line. */
export function withAction(actions: readonly ActionRow[], done: Omit<ActionRow, 'times'>): ActionRow[] {
  const at = actions.findLastIndex((row) => isSame(row, done));
  return at < 0 ? [...actions, { ...done, times: 1 }] : actions.with(at, { ...actions[at]!, times: actions[at]!.times + 1 });
}

export function withAttack(enemies: readonly EnemyRow[], room: number, enemy: number, by: Seat): readonly EnemyRow[] {
  const at = enemies.findLastIndex((row) => row.room === room && row.enemy === enemy);
  const row = enemies[at];
  if (row === undefined || row.attackedBy.includes(by)) return enemies;
  return enemies.with(at, { ...row, attackedBy: [...row.attackedBy, by] });
}

export function withDefeat(enemies: readonly EnemyRow[], room: number, enemy: number, by: Seat | null): readonly EnemyRow[] {
  const at = enemies.findLastIndex((row) => row.room === room && row.enemy === enemy);
  return at < 0 ? enemies : enemies.with(at, { ...enemies[at]!, defeatedBy: by });
}

/** P52-020  Short forms in tables. */
export const SHORT_FORMS = {
  damage: 'D',
  enemy: 'E',
  experience: 'Exp',
  flip: 'F',
  HP: 'HP',
  movement: 'M',
  'somebody not played': 'NPC',
  'player(s)': 'Pl',
  range: 'R',
} as const;
