/** Things on people's shelves in PostgreSQL. */
import type { Json } from '@undercroft/engine';
import { Conflict, unknownPerson } from '../errors.ts';
import type { Shelf, Thing, ThingChange, ThingRow } from '../store.ts';
import { type Database, missing, type Statement } from './database.ts';

const PUT: Statement = {
  name: 'put-thing',
  text: `INSERT INTO things (id, owner, game, title, version, created_at, updated_at, data) VALUES ($1, $2, $3, $4, 1, $5, $5, $6)
    ON CONFLICT (id) DO NOTHING RETURNING id`,
};
const THINGS: Statement = {
  name: 'things',
  text: 'SELECT id, owner, game, title, version, table_id, created_at, updated_at FROM things WHERE owner = $1 ORDER BY created_at DESC, id',
};
const THING: Statement = { name: 'thing', text: 'SELECT * FROM things WHERE id = $1' };
const REPLACE: Statement = {
  name: 'replace-thing',
  text: `UPDATE things SET title = $4, data = $5, version = version + 1, updated_at = $6, last_table = NULL
    WHERE id = $1 AND owner = $2 AND version = $3 AND table_id IS NULL`,
};
const FORGET: Statement = {
  name: 'forget-thing',
  text: 'DELETE FROM things WHERE id = $1 AND owner = $2 AND version = $3 AND table_id IS NULL',
};

interface StoredRow {
  id: string;
  owner: string;
  game: string;
  title: string;
  version: number;
  table_id: string | null;
  created_at: number;
  updated_at: number;
}

interface StoredThing extends StoredRow {
  data: Json;
}

const rowOf = ({
  table_id: table,
  created_at: createdAt,
  updated_at: updatedAt,
  id,
  owner,
  game,
  title,
  version,
}: StoredRow): ThingRow => ({
  id,
  owner,
  game,
  title,
  version,
  table,
  createdAt,
  updatedAt,
});

const thingOf = (stored: StoredThing): Thing => ({ ...rowOf(stored), data: stored.data });

export function shelfOn(db: Database): Shelf {
  return {
    async putThing({ id, owner, game, title, createdAt, data }) {
      const made = await db.rows(PUT, id, owner, game, title, createdAt, JSON.stringify(data)).catch(missing(unknownPerson(owner)));
      if (made.length === 0) throw new Conflict(`there is already a thing '${id}'`);
    },
    things: async (owner) => (await db.rows<StoredRow>(THINGS, owner)).map(rowOf),
    async thing(id) {
      const [row] = await db.rows<StoredThing>(THING, id);
      return row ? thingOf(row) : null;
    },
    async replaceThing(id, { owner, version, title, data, at }) {
      return (await db.change(REPLACE, id, owner, version, title, JSON.stringify(data), at)) === 1;
    },
    forgetThing: async (id, owner, version) => (await db.change(FORGET, id, owner, version)) === 1,
  };
}

/**
 * What an append does with things, in its own statement: `wanted` are the changes, and `locked` those that are brought and may be. The row
 * of each is locked before anything is written: of two tables that want the same thing, the second waits and then finds it gone.
 */
export const withThings = (first: number): { before: string; only: string; after: string } => {
  const at = (i: number) => `$${first + i}`;
  return {
    before: `
      wanted AS (
        SELECT * FROM unnest(${at(0)}::text[], ${at(1)}::text[], ${at(2)}::text[], ${at(3)}::int[], ${at(4)}::text[], ${at(5)}::text[], ${at(6)}::text[], ${at(7)}::boolean[])
          AS w (todo, id, owner, version, game, title, data, stays)),
      locked AS (
        SELECT t.id FROM things t JOIN wanted w ON w.id = t.id
        WHERE w.todo = 'bring' AND t.owner = w.owner AND t.version = w.version AND t.table_id IS NULL ORDER BY t.id FOR UPDATE OF t),`,
    only: `AND (SELECT count(*) FROM locked) = (SELECT count(*) FROM wanted WHERE todo = 'bring')`,
    after: `,
      brought AS (
        UPDATE things t SET
          table_id = CASE WHEN w.todo IN ('bring', 'return') OR (w.todo = 'keep' AND w.stays) THEN here.id END,
          last_table = here.id,
          title = CASE WHEN w.todo = 'keep' THEN w.title ELSE t.title END,
          data = CASE WHEN w.todo = 'keep' THEN w.data::json ELSE t.data END,
          version = CASE WHEN w.todo = 'keep' THEN t.version + 1 ELSE t.version END,
          updated_at = CASE WHEN w.todo = 'keep' THEN ${at(8)} ELSE t.updated_at END
        FROM here, wanted w
        WHERE t.id = w.id AND CASE w.todo
          WHEN 'bring' THEN t.table_id IS NULL
          WHEN 'return' THEN t.table_id IS NULL AND t.last_table = here.id
          WHEN 'make' THEN false
          ELSE t.table_id = here.id END),
      made AS (
        INSERT INTO things (id, owner, game, title, version, table_id, last_table, created_at, updated_at, data)
        SELECT w.id, w.owner, w.game, w.title, 1, CASE WHEN w.stays THEN here.id END, here.id, ${at(8)}, ${at(8)}, w.data::json
        FROM here, wanted w WHERE w.todo = 'make' AND EXISTS (SELECT FROM persons p WHERE p.id = w.owner)
        ON CONFLICT (id) DO NOTHING)`,
  };
};

/** The values for it: one array per column, and the time. */
export function thingColumns(changes: readonly ThingChange[], at: number): unknown[] {
  const column = (read: (change: ThingChange) => unknown) => changes.map(read);
  return [
    column((c) => c.do),
    column((c) => c.id),
    column((c) => ('owner' in c ? c.owner : null)),
    column((c) => ('version' in c ? c.version : null)),
    column((c) => ('game' in c ? c.game : null)),
    column((c) => ('title' in c ? c.title : null)),
    column((c) => ('data' in c ? JSON.stringify(c.data) : null)),
    column((c) => ('stays' in c ? c.stays : false)),
    at,
  ];
}
