/** The house's own keys in PostgreSQL. */
import type { Keys } from '../store.ts';
import type { Database, Statement } from './database.ts';

const KEEP: Statement = { name: 'keep-key', text: 'INSERT INTO keys (name, key) VALUES ($1, $2) ON CONFLICT DO NOTHING' };
const KEY: Statement = { name: 'key', text: 'SELECT key FROM keys WHERE name = $1' };

export function keysOn(db: Database): Keys {
  return {
    async keepKey(name, fresh) {
      await db.change(KEEP, name, fresh);
      return (await db.rows<{ key: string }>(KEY, name))[0]?.key ?? fresh;
    },
  };
}
