/**
 * Group commit: all writes that wait at the moment share one transaction and one fsync. Nearly always all of them
 * succeed; if one fails, the group is written anew with a savepoint for each, so that it takes nothing of its
 * neighbours with it. Nobody hears of success before the commit.
 */
import { Conflict, messageOf, StoreUnavailable } from '../errors.ts';
import type { Sql } from './database.ts';
import { type Operation, READ_OPERATIONS, WRITE_OPERATIONS } from './operations.ts';
import { type Answer, failureOf, type Request } from './wire.ts';

/** What SQLite's primary result codes mean for the server, where the database and not the request is at fault. */
const UNAVAILABLE = new Map([
  [5, 'the database is locked by another process'],
  [6, 'the database is locked'],
  [7, 'there is not enough memory'],
  [8, 'the database cannot be written'],
  [10, 'the disk reports an error'],
  [11, 'the database is damaged'],
  [13, 'the disk is full'],
  [14, 'the database cannot be opened'],
  [26, 'the database is damaged'],
]);

/** Extended result codes: a primary key or another unique index already has this value. */
const TAKEN = [1555, 2067];

function understood(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const code = Number(error.errcode);
  if (TAKEN.includes(code)) return new Conflict(`somebody else was faster: ${messageOf(error)}`);
  const meaning = UNAVAILABLE.get(code & 0xff);
  return meaning ? new StoreUnavailable(`${meaning} (${messageOf(error)})`) : error;
}

const failed = (id: number, error: unknown): Answer => ({ id, failure: failureOf(understood(error)) });

/** Undoes what is left of the transaction; SQLite has already done so itself after some errors. */
function rollBack(sql: Sql): void {
  if (sql.db.isTransaction) sql.db.exec('ROLLBACK');
}

const run = (sql: Sql, { id, args }: Request, operation: Operation): Answer => ({ id, result: operation(sql, ...args) });

function runAlone(sql: Sql, request: Request, operation: Operation): Answer {
  sql.run('SAVEPOINT request');
  try {
    const answer = run(sql, request, operation);
    sql.run('RELEASE request');
    return answer;
  } catch (error) {
    // A full disk can end the whole transaction: then nobody in this batch has written anything.
    if (!sql.db.isTransaction) throw error;
    sql.db.exec('ROLLBACK TO request; RELEASE request');
    return failed(request.id, error);
  }
}

function transaction(sql: Sql, writes: readonly [Request, Operation][], write: typeof run): Answer[] {
  sql.run('BEGIN IMMEDIATE');
  const answers = writes.map(([request, operation]) => write(sql, request, operation));
  sql.run('COMMIT');
  return answers;
}

function allFailed(sql: Sql, writes: readonly [Request, Operation][], error: unknown): Answer[] {
  rollBack(sql);
  return writes.map(([{ id }]) => failed(id, error));
}

function runWrites(sql: Sql, writes: readonly [Request, Operation][]): Answer[] {
  try {
    return transaction(sql, writes, run);
  } catch (error) {
    // Where the database itself fails, it is not one request's fault.
    if (understood(error) instanceof StoreUnavailable) return allFailed(sql, writes, error);
    rollBack(sql);
  }
  try {
    return transaction(sql, writes, runAlone);
  } catch (error) {
    return allFailed(sql, writes, error);
  }
}

function runRead(sql: Sql, request: Request, operation: Operation): Answer {
  try {
    return run(sql, request, operation);
  } catch (error) {
    return failed(request.id, error);
  }
}

/** Answers all requests of a batch: its writes in one transaction, then its reads, which see them. */
export function runBatch(sql: Sql, requests: readonly Request[]): Answer[] {
  const writes: [Request, Operation][] = [];
  const reads: [Request, Operation][] = [];
  const unknown: Answer[] = [];
  for (const request of requests) {
    const write = WRITE_OPERATIONS.get(request.operation);
    const read = READ_OPERATIONS.get(request.operation);
    if (write) writes.push([request, write]);
    else if (read) reads.push([request, read]);
    else unknown.push(failed(request.id, new Error(`the store has no operation '${request.operation}'`)));
  }
  const written = writes.length === 0 ? [] : runWrites(sql, writes);
  return [...written, ...reads.map(([request, operation]) => runRead(sql, request, operation)), ...unknown];
}
