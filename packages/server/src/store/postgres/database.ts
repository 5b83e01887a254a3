/** The connections to PostgreSQL, and what its errors mean to us. */
import pg from 'pg';
import { Complaints } from '../complaints.ts';
import { Conflict, messageOf, mustBeTexts, NewerDatabase, StoreUnavailable, storeClosed } from '../errors.ts';
import { migrate } from './schema.ts';

/** A statement the server parses once per connection: hence the name. */
export interface Statement {
  name?: string;
  text: string;
}

const CONNECTIONS = 16;
const CONNECT_MS = 5_000;
/** A database that does not answer at all must not keep a table waiting for ever. */
const ANSWER_MS = 15_000;
const INT8 = 20;

/** How we connect. Times are `bigint`, far below 2^53: they come as numbers and not, as is pg's habit, as text. */
export function connectionConfig(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'undercroft',
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  };
}

/** Classes of SQLSTATE in which the server and not the request is at fault, and single codes of that sort. */
const UNAVAILABLE_CLASSES = ['08', '28', '3D', '53', '57', '58', 'XX'];
const UNAVAILABLE_CODES = ['25006', '40001', '40P01', '55P03'];
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Our error for one of theirs. Whatever does not come from the server itself is about the connection. */
export function understood(error: unknown): unknown {
  if (error instanceof NewerDatabase || error instanceof StoreUnavailable) return error;
  if (!(error instanceof pg.DatabaseError)) return new StoreUnavailable(`the database does not answer: ${messageOf(error)}`);
  const code = error.code ?? '';
  if (code === UNIQUE_VIOLATION) return new Conflict(`somebody else was faster: ${error.message}`);
  const unavailable = UNAVAILABLE_CLASSES.includes(code.slice(0, 2)) || UNAVAILABLE_CODES.includes(code);
  return unavailable ? new StoreUnavailable(`the database is not available: ${error.message}`) : error;
}

/** Turns "the row you refer to does not exist" into an error that says which. */
export function missing(instead: Error): (error: unknown) => never {
  return (error) => {
    throw error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION ? instead : error;
  };
}

export class Database {
  private readonly pool: pg.Pool;
  private readonly running = new Set<Promise<unknown>>();
  private readonly complaints: Complaints;
  private closed = false;

  constructor(databaseUrl: string, connections: number = CONNECTIONS, complaints = new Complaints(() => {})) {
    this.complaints = complaints;
    this.pool = new pg.Pool({ ...connectionConfig(databaseUrl), max: connections });
    // An idle connection that breaks is dropped by the pool; without a listener it would end the process.
    this.pool.on('error', () => undefined);
  }

  async migrate(): Promise<void> {
    try {
      const client = await this.pool.connect();
      await migrate(client).finally(() => client.release());
    } catch (error) {
      throw understood(error);
    }
  }

  async rows<R extends pg.QueryResultRow>(statement: Statement, ...values: unknown[]): Promise<R[]> {
    return (await this.run<R>(statement, values)).rows;
  }

  /** Returns how many rows it changed. */
  async change(statement: Statement, ...values: unknown[]): Promise<number> {
    return (await this.run(statement, values)).rowCount ?? 0;
  }

  private async run<R extends pg.QueryResultRow>(statement: Statement, values: unknown[]): Promise<pg.QueryResult<R>> {
    if (this.closed) throw storeClosed();
    mustBeTexts(values);
    const result = this.pool.query<R>({ ...statement, values });
    this.running.add(result);
    try {
      return await result;
    } catch (error) {
      throw this.complaints.note(understood(error));
    } finally {
      this.running.delete(result);
    }
  }

  /** The pool forgets queries that still wait for a connection when it ends: so they are waited for first. */
  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await Promise.allSettled(this.running);
    await this.pool.end();
  }
}
