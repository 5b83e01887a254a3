/** The database as the worker holds it: opened durably, with its statements prepared once. */
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { messageOf, NewerDatabase, StoreUnavailable } from '../errors.ts';
import { migrate } from './schema.ts';

export type Values = readonly SQLInputValue[];
export type Row = Record<string, SQLOutputValue>;

/** WAL with FULL: a commit returns after its fsync. fullfsync: on a Mac a plain fsync does not reach the disk. */
const DURABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA checkpoint_fullfsync = ON;
  PRAGMA foreign_keys = ON;
  PRAGMA trusted_schema = OFF;
  PRAGMA cache_size = -16000;
`;
const BUSY_MS = 5_000;

export function openDatabase(file: string): DatabaseSync {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { timeout: BUSY_MS });
    db.exec(DURABLE);
    migrate(db);
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof NewerDatabase) throw error;
    throw new StoreUnavailable(`cannot open ${file}: ${messageOf(error)}`);
  }
}

/** Runs SQL, preparing each text once. */
export class Sql {
  readonly db: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  private statement(text: string): StatementSync {
    let statement = this.prepared.get(text);
    if (!statement) {
      statement = this.db.prepare(text);
      this.prepared.set(text, statement);
    }
    return statement;
  }

  /** Returns how many rows it changed. */
  run(text: string, ...values: Values): number {
    return Number(this.statement(text).run(...values).changes);
  }

  one(text: string, ...values: Values): Row | null {
    return this.statement(text).get(...values) ?? null;
  }

  all(text: string, ...values: Values): Row[] {
    return this.statement(text).all(...values);
  }
}

/** A column that holds text; the schema is STRICT, so anything else is a mistake in the query. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} holds no text`);
  return value;
}

export function integer(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`column ${column} holds no number`);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function integerOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : integer(row, column);
}
