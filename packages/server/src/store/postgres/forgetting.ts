/** Forgetting a person in PostgreSQL. */
import type { Json } from '@undercroft/engine';
import { entryWithout, type Forgetting, metaWithout } from '../forgetting.ts';
import type { People } from '../store.ts';
import type { Database, Statement } from './database.ts';

const PERSON: Statement = {
  name: 'forget-person',
  text: `WITH named AS (UPDATE persons SET name = $2 WHERE id = $1),
    gone AS (DELETE FROM things WHERE owner = $1)
    DELETE FROM tokens WHERE person_id = $1 RETURNING token_hash`,
};
const TABLES: Statement = { name: 'forget-tables', text: 'SELECT id, meta FROM tables WHERE id > $1 ORDER BY id LIMIT $2' };
const FOUND: Statement = {
  name: 'forget-found',
  text: 'SELECT seq, person, data FROM entries WHERE table_id = $1 AND (person = $2 OR strpos(data::text, $2) > 0)',
};
const MADE: Statement = { name: 'forget-made', text: 'SELECT data FROM entries WHERE table_id = $1 AND seq = 1' };
/** A row that has changed meanwhile was written by somebody who will be looked at again: its log is what counts. */
const ROW: Statement = { name: 'forget-row', text: 'UPDATE tables SET meta = $2 WHERE id = $1 AND meta::text = $3' };
const LOG: Statement = {
  name: 'forget-log',
  text: `WITH gone AS (DELETE FROM snapshots WHERE table_id = $1)
    UPDATE entries e SET data = n.data::json FROM unnest($2::int[], $3::text[]) AS n (seq, data) WHERE e.table_id = $1 AND e.seq = n.seq`,
};

interface FoundEntry {
  seq: number;
  person: string | null;
  data: Json;
}

async function forgetIn(db: Database, table: { id: string; meta: Json }, forgetting: Forgetting): Promise<boolean> {
  const entries = await db.rows<FoundEntry & Record<string, unknown>>(FOUND, table.id, forgetting.person);
  const changed = entries.flatMap(({ seq, person, data }) => {
    const after = JSON.stringify(entryWithout({ person, data }, forgetting));
    return after === JSON.stringify(data) ? [] : [{ seq, data: after }];
  });
  const [seqs, datas] = [changed.map(({ seq }) => seq), changed.map(({ data }) => data)];
  if (changed.length === 0) return false;
  await db.change(LOG, table.id, seqs, datas);
  const [made] = await db.rows<{ data: Json }>(MADE, table.id);
  await db.change(ROW, table.id, JSON.stringify(metaWithout(table.meta, forgetting, made?.data ?? null)), JSON.stringify(table.meta));
  return true;
}

export const forgettingOn = (db: Database): Pick<People, 'forgetPerson' | 'forgetAt'> => ({
  async forgetPerson({ person, as }) {
    return (await db.rows<{ token_hash: string }>(PERSON, person, as)).map(({ token_hash: hash }) => hash);
  },
  async forgetAt(forgetting, after, limit) {
    const tables = await db.rows<{ id: string; meta: Json }>(TABLES, after, limit);
    const changed: string[] = [];
    for (const table of tables) if (await forgetIn(db, table, forgetting)) changed.push(table.id);
    return { next: tables.length < limit ? null : (tables.at(-1)?.id ?? null), changed };
  },
});
