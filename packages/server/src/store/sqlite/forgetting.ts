/** Forgetting a person, in the worker. */
import type { Json } from '@undercroft/engine';
import { entryWithout, type Forgetting, metaWithout } from '../forgetting.ts';
import { integer, type Sql, text, textOrNull } from './database.ts';

export function forgetPerson(sql: Sql, { person, as }: Forgetting): string[] {
  const tokens = sql.all('SELECT token_hash FROM tokens WHERE person_id = ?', person).map((row) => text(row, 'token_hash'));
  sql.run('DELETE FROM tokens WHERE person_id = ?', person);
  sql.run('DELETE FROM things WHERE owner = ?', person);
  sql.run('UPDATE persons SET name = ? WHERE id = ?', as, person);
  return tokens;
}

/** Returns what the first entry says then, if anything in the log has changed. */
function forgetInLog(sql: Sql, tableId: string, forgetting: Forgetting): Json | undefined {
  const { person } = forgetting;
  const found = 'SELECT seq, person, data FROM entries WHERE table_id = ? AND (person = ? OR instr(data, ?) > 0)';
  let changed = false;
  for (const row of sql.all(found, tableId, person, person)) {
    const before = text(row, 'data');
    const after = JSON.stringify(entryWithout({ person: textOrNull(row, 'person'), data: JSON.parse(before) }, forgetting));
    if (after === before) continue;
    sql.run('UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?', after, tableId, integer(row, 'seq'));
    changed = true;
  }
  const first = changed ? sql.one('SELECT data FROM entries WHERE table_id = ? AND seq = 1', tableId) : null;
  return first ? JSON.parse(text(first, 'data')) : undefined;
}

export function forgetAt(sql: Sql, forgetting: Forgetting, after: string, limit: number): { next: string | null; changed: string[] } {
  const tables = sql.all('SELECT id, meta FROM tables WHERE id > ? ORDER BY id LIMIT ?', after, limit);
  const changed = tables.flatMap((row) => {
    const [id, before] = [text(row, 'id'), text(row, 'meta')];
    const made = forgetInLog(sql, id, forgetting);
    if (made === undefined) return [];
    sql.run('UPDATE tables SET meta = ? WHERE id = ?', JSON.stringify(metaWithout(JSON.parse(before), forgetting, made)), id);
    sql.run('DELETE FROM snapshots WHERE table_id = ?', id);
    return [id];
  });
  const last = tables.at(-1);
  return { next: tables.length < limit || last === undefined ? null : text(last, 'id'), changed };
}
