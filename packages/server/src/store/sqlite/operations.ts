/** What the worker can be asked, by name. Writes share transactions; reads see only what is committed. */
import type { Sql } from './database.ts';
import * as forgetting from './forgetting.ts';
import * as jobs from './jobs.ts';
import { keepKey } from './keys.ts';
import * as logs from './logs.ts';
import * as people from './people.ts';
import * as things from './things.ts';
import type { WireJobChange } from './wire.ts';

function scheduleFor(sql: Sql, tableId: string, job: WireJobChange): void {
  logs.requireTable(sql, tableId);
  jobs.changeJobs(sql, tableId, [job]);
}

/** Really writes, and waits for the disk: the version it has already. Whether it can be read alone says little. */
function probe(sql: Sql): void {
  const version = sql.one('PRAGMA user_version')?.['user_version'];
  sql.db.exec(`PRAGMA user_version = ${Number(version)}`);
}

export const WRITES = {
  create: logs.create,
  append: logs.append,
  saveSnapshot: logs.saveSnapshot,
  putSecret: logs.putSecret,
  createPerson: people.createPerson,
  addToken: people.addToken,
  removeToken: people.removeToken,
  renamePerson: people.renamePerson,
  putInvite: people.putInvite,
  forgetInvites: people.forgetInvites,
  forgetPerson: forgetting.forgetPerson,
  forgetAt: forgetting.forgetAt,
  putThing: things.putThing,
  replaceThing: things.replaceThing,
  forgetThing: things.forgetThing,
  keepKey,
  schedule: scheduleFor,
  unschedule: jobs.unschedule,
  claim: jobs.claim,
  finish: jobs.finish,
  renew: jobs.renew,
  ready: probe,
};

export const READS = {
  get: logs.get,
  list: logs.list,
  seqs: logs.seqs,
  entries: logs.entries,
  snapshot: logs.snapshot,
  secret: logs.secret,
  personByToken: people.personByToken,
  persons: people.persons,
  inviteTable: people.inviteTable,
  things: things.things,
  thing: things.thing,
  latest: (sql: Sql): number => Number(sql.one('SELECT max(updated_at) AS latest FROM tables')?.['latest'] ?? 0),
};

export type Operations = typeof WRITES & typeof READS;
export type OperationName = keyof Operations;
type AfterSql<P extends unknown[]> = P extends [Sql, ...infer Rest] ? Rest : never;
export type Args<K extends OperationName> = AfterSql<Parameters<Operations[K]>>;
export type Result<K extends OperationName> = ReturnType<Operations[K]>;

/** An operation as the worker runs it: names and arguments were matched where the request was made. */
export type Operation = (sql: Sql, ...args: unknown[]) => unknown;

function named(operations: object): ReadonlyMap<string, Operation> {
  return new Map(Object.entries(operations));
}

export const WRITE_OPERATIONS = named(WRITES);
export const READ_OPERATIONS = named(READS);
