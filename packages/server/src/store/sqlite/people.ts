/** Persons, their tokens and invites, in the worker. */
import { Conflict, unknownPerson } from '../errors.ts';
import type { Person } from '../store.ts';
import { type Row, type Sql, text } from './database.ts';
import { requireTable } from './logs.ts';

function personOf(row: Row): Person {
  return { id: text(row, 'id'), name: text(row, 'name') };
}

function insertToken(sql: Sql, personId: string, tokenHash: string): void {
  const added = sql.run('INSERT INTO tokens (token_hash, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING', tokenHash, personId);
  if (added === 0) throw new Conflict('this token is taken');
}

export function createPerson(sql: Sql, { id, name, tokenHash }: Person & { tokenHash?: string }): void {
  const made = sql.run('INSERT INTO persons (id, name) VALUES (?, ?) ON CONFLICT DO NOTHING', id, name);
  if (made === 0) throw new Conflict(`there is already a person '${id}'`);
  if (tokenHash !== undefined) insertToken(sql, id, tokenHash);
}

export function personByToken(sql: Sql, tokenHash: string): Person | null {
  const row = sql.one('SELECT id, name FROM tokens JOIN persons ON id = person_id WHERE token_hash = ?', tokenHash);
  return row && personOf(row);
}

export function addToken(sql: Sql, personId: string, tokenHash: string): void {
  if (!sql.one('SELECT 1 FROM persons WHERE id = ?', personId)) throw unknownPerson(personId);
  insertToken(sql, personId, tokenHash);
}

export function removeToken(sql: Sql, tokenHash: string): void {
  sql.run('DELETE FROM tokens WHERE token_hash = ?', tokenHash);
}

export function renamePerson(sql: Sql, personId: string, name: string): void {
  if (sql.run('UPDATE persons SET name = ? WHERE id = ?', name, personId) === 0) throw unknownPerson(personId);
}

export function persons(sql: Sql, personIds: readonly string[]): Person[] {
  return sql.all('SELECT id, name FROM persons WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(personIds)).map(personOf);
}

export function putInvite(sql: Sql, codeHash: string, tableId: string, expiresAt: number): void {
  requireTable(sql, tableId);
  sql.run('INSERT OR REPLACE INTO invites (code_hash, table_id, expires_at) VALUES (?, ?, ?)', codeHash, tableId, expiresAt);
}

/** Returns how many there were. */
export function forgetInvites(sql: Sql, now: number): number {
  return sql.run('DELETE FROM invites WHERE expires_at <= ?', now);
}

export function inviteTable(sql: Sql, codeHash: string, now: number): string | null {
  const row = sql.one('SELECT table_id FROM invites WHERE code_hash = ? AND expires_at > ?', codeHash, now);
  return row && text(row, 'table_id');
}
