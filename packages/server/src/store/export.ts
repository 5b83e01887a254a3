/**
 * A table as one versioned JSON document, to keep or to move to another server. It holds the row, the whole log and
 * the names of the people, never their tokens; the secret only once the game is finished, when it is public anyway.
 */
import type { Json } from '@undercroft/engine';
import { z } from 'zod';
import { unknownTable } from './errors.ts';
import type { Entry, Store } from './store.ts';

const PAGE = 1_000;

/** Passed on untouched: copying it key by key would lose or misread odd keys such as `__proto__`. */
const json = z.custom<Json>((value) => value !== undefined, 'must be JSON');
const text = z.string().min(1).max(1_000);
const time = z.int().nonnegative();

const tableDocument = z.strictObject({
  format: z.literal('undercroft-table-1'),
  row: z.strictObject({
    id: text,
    game: text,
    status: z.enum(['open', 'running', 'finished', 'archived']),
    public: z.boolean(),
    seq: z.int().nonnegative(),
    createdAt: time,
    updatedAt: time,
    meta: json,
    people: z.array(text),
  }),
  entries: z.array(
    z.strictObject({
      seq: z.int().positive(),
      kind: text,
      seat: z.int().nonnegative().nullable(),
      person: text.nullable(),
      data: json,
      at: time,
      key: text.nullable(),
    }),
  ),
  people: z.array(z.strictObject({ id: text, name: z.string().max(1_000) })),
  secret: text.optional(),
});
export type TableDocument = z.infer<typeof tableDocument>;

/** Thrown when a file is not an exported table. The message is one clear line. */
export class BadDocument extends Error {
  override name = 'BadDocument';
}

async function wholeLog(store: Store, tableId: string, seq: number): Promise<Entry[]> {
  const log: Entry[] = [];
  while (log.length < seq) {
    const page = await store.entries(tableId, log.length, Math.min(PAGE, seq - log.length));
    if (page.length === 0) throw new Error(`the log of table '${tableId}' ends with entry ${log.length} and not with ${seq}`);
    log.push(...page);
  }
  return log;
}

/** The table up to the entry its row names, even while it goes on. */
export async function exportTable(store: Store, tableId: string): Promise<TableDocument> {
  const row = await store.get(tableId);
  if (!row) throw unknownTable(tableId);
  const entries = await wholeLog(store, tableId, row.seq);
  const mentioned = new Set([...row.people, ...entries.flatMap(({ person }) => (person === null ? [] : [person]))]);
  const people = (await store.persons([...mentioned])).map(({ id, name }) => ({ id, name }));
  const secret = row.status === 'finished' ? await store.secret(tableId) : null;
  return { format: 'undercroft-table-1', row, entries, people, ...(secret === null ? {} : { secret }) };
}

function readDocument(value: unknown): TableDocument {
  const read = tableDocument.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadDocument(`this is not an exported table: ${issue?.path.join('.') || 'document'}: ${issue?.message}`);
  }
  const { row, entries } = read.data;
  const gap = entries.findIndex(({ seq }, i) => seq !== i + 1);
  if (gap !== -1) throw new BadDocument(`the exported table is damaged: entry ${gap + 1} is missing`);
  if (row.seq !== entries.length) throw new BadDocument(`the exported table is damaged: its log should end with entry ${row.seq}`);
  return read.data;
}

/**
 * Brings an exported table into this store under its own id, and returns the id. People unknown here come along
 * without tokens. It believes what the document says, so it is for whoever runs the server.
 */
export async function importTable(store: Store, value: unknown): Promise<string> {
  const { row, entries, people, secret } = readDocument(value);
  const { seq: _seq, updatedAt: _updatedAt, ...table } = row;
  await store.create(
    table,
    entries.map(({ seq: _, ...entry }) => entry),
    secret === undefined ? {} : { secret },
  );
  const known = new Set((await store.persons(people.map(({ id }) => id))).map(({ id }) => id));
  for (const { id, name } of people) if (!known.has(id)) await store.createPerson({ id, name });
  return row.id;
}
