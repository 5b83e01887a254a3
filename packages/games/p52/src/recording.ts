/** P52-256  Writing the session log, as things happen. */
import type { Seat } from '@undercroft/engine';
import type { Part } from '@undercroft/mechanics';
import { type ActionRow, type ChestRow, withAction, withAttack, withDefeat } from './rules/record.ts';
import type { Enemy, Table } from './table.ts';

export function recordEnemy(t: Table, { id, card, sheet }: Enemy): void {
  const { name, maxHp: hp, defence, movement, initiative, reaches } = sheet;
  const { target, damage } = reaches[0]!.attack;
  const row = { room: t.quest.entered, enemy: id, name, card, hp, target, damage, defence: { ...defence }, movement, initiative };
  t.record = { ...t.record, enemies: [...t.record.enemies, { ...row, attackedBy: [], defeatedBy: null }] };
}

/** P52-232  An attempt is enough. */
export function recordAttack(t: Table, enemy: number, by: Seat): void {
  const enemies = withAttack(t.record.enemies, t.quest.entered, enemy, by);
  if (enemies !== t.record.enemies) t.record = { ...t.record, enemies };
}

export function recordDefeat(t: Table, enemy: number, by: Seat | null): void {
  t.record = { ...t.record, enemies: withDefeat(t.record.enemies, t.quest.entered, enemy, by) };
}

export function recordChest(t: Table, by: Seat, how: ChestRow['how']): void {
  t.record = { ...t.record, chests: [...t.record.chests, { room: t.quest.entered, by, how }] };
}

type Done = Pick<ActionRow, 'by' | 'is' | 'what'> & Partial<Pick<ActionRow, 'enemy' | 'on'>>;

export function recordAction(t: Table, { by, is, what, enemy = -1, on = -1 }: Done): void {
  t.record = { ...t.record, actions: withAction(t.record.actions, { room: t.quest.entered, by, is, what, enemy, on }) };
}

/** `room`: 0 for what the quest itself was worth. */
export function recordAccount(t: Table, room: number, by: Seat, parts: readonly Readonly<Part>[]): void {
  t.record = { ...t.record, accounts: [...t.record.accounts, { room, by, parts }] };
}
