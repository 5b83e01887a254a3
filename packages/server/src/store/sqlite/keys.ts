/** The house's own keys, in the worker. */
import { type Sql, text } from './database.ts';

export function keepKey(sql: Sql, name: string, fresh: string): string {
  sql.run('INSERT INTO keys (name, key) VALUES (?, ?) ON CONFLICT DO NOTHING', name, fresh);
  const row = sql.one('SELECT key FROM keys WHERE name = ?', name);
  return row === null ? fresh : text(row, 'key');
}
