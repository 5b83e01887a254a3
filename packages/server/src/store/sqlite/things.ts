/** Things on people's shelves, in the worker. */
import { Conflict, thingTaken, unknownPerson } from '../errors.ts';
import type { ThingRow } from '../store.ts';
import { integer, type Row, type Sql, text, textOrNull } from './database.ts';
import type { WireThing, WireThingChange, WireThingEdit } from './wire.ts';

function rowOf(row: Row): ThingRow {
  return {
    id: text(row, 'id'),
    owner: text(row, 'owner'),
    game: text(row, 'game'),
    title: text(row, 'title'),
    version: integer(row, 'version'),
    table: textOrNull(row, 'table_id'),
    createdAt: integer(row, 'created_at'),
    updatedAt: integer(row, 'updated_at'),
  };
}

const thingOf = (row: Row): WireThing => ({ ...rowOf(row), data: text(row, 'data') });

const INSERT = `INSERT INTO things (id, owner, game, title, version, table_id, last_table, created_at, updated_at, data)
  VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

export function putThing(sql: Sql, { id, owner, game, title, createdAt, data }: Omit<WireThing, 'version' | 'table' | 'updatedAt'>): void {
  if (!sql.one('SELECT 1 FROM persons WHERE id = ?', owner)) throw unknownPerson(owner);
  if (sql.run(INSERT, id, owner, game, title, null, null, createdAt, createdAt, data) === 0)
    throw new Conflict(`there is already a thing '${id}'`);
}

export function things(sql: Sql, owner: string): ThingRow[] {
  const columns = 'id, owner, game, title, version, table_id, created_at, updated_at';
  return sql.all(`SELECT ${columns} FROM things WHERE owner = ? ORDER BY created_at DESC, id`, owner).map(rowOf);
}

export function thing(sql: Sql, id: string): WireThing | null {
  const row = sql.one('SELECT * FROM things WHERE id = ?', id);
  return row && thingOf(row);
}

/** False: it is not there, not theirs, at a table, or has changed meanwhile. */
export function replaceThing(sql: Sql, id: string, { owner, version, title, data, at }: WireThingEdit): boolean {
  const changed = sql.run(
    `UPDATE things SET title = ?, data = ?, version = version + 1, updated_at = ?, last_table = NULL
     WHERE id = ? AND owner = ? AND version = ? AND table_id IS NULL`,
    title,
    data,
    at,
    id,
    owner,
    version,
  );
  return changed === 1;
}

/** The same. */
export function forgetThing(sql: Sql, id: string, owner: string, version: number): boolean {
  return sql.run('DELETE FROM things WHERE id = ? AND owner = ? AND version = ? AND table_id IS NULL', id, owner, version) === 1;
}

/** What an append to a table does with things. Only bringing one can fail, and then the whole append does. */
export function changeThings(sql: Sql, tableId: string, at: number, changes: readonly WireThingChange[]): void {
  for (const change of changes) changeThing(sql, tableId, at, change);
}

function changeThing(sql: Sql, tableId: string, at: number, change: WireThingChange): void {
  const { id } = change;
  switch (change.do) {
    case 'bring':
      if (
        sql.run(
          'UPDATE things SET table_id = ?, last_table = ? WHERE id = ? AND owner = ? AND version = ? AND table_id IS NULL',
          tableId,
          tableId,
          id,
          change.owner,
          change.version,
        ) === 0
      )
        throw thingTaken(id);
      return;
    case 'make':
      // Whoever is unknown here has no shelf: a table brought from another server.
      if (sql.one('SELECT 1 FROM persons WHERE id = ?', change.owner))
        sql.run(INSERT, id, change.owner, change.game, change.title, change.stays ? tableId : null, tableId, at, at, change.data);
      return;
    case 'keep':
      sql.run(
        `UPDATE things SET title = ?, data = ?, version = version + 1, updated_at = ?, table_id = ? WHERE id = ? AND table_id = ?`,
        change.title,
        change.data,
        at,
        change.stays ? tableId : null,
        id,
        tableId,
      );
      return;
    case 'free':
      sql.run('UPDATE things SET table_id = NULL WHERE id = ? AND table_id = ?', id, tableId);
      return;
    case 'return':
      sql.run('UPDATE things SET table_id = ? WHERE id = ? AND table_id IS NULL AND last_table = ?', tableId, id, tableId);
  }
}
