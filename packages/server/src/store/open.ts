import { openPostgres } from './postgres/store.ts';
import { openSqlite } from './sqlite/store.ts';
import type { Store } from './store.ts';
import type { Report } from './watchers.ts';

/** Where the data lies: a directory of our own (SQLite), or a PostgreSQL server shared by several processes. */
export type Location = { data: string } | { databaseUrl: string; connections?: number };

/** Opens the store and brings its schema up to date. Rejects with `StoreUnavailable` or `NewerDatabase`. */
export function openStore(location: Location, report: Report = console.error): Promise<Store> {
  return 'data' in location ? openSqlite(location.data, report) : openPostgres(location, report);
}
