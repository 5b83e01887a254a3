import { openSqlite } from './sqlite/store.ts';
import type { Store } from './store.ts';
import type { Report } from './watchers.ts';

/** Where the data lies: a directory of our own (SQLite), or a PostgreSQL server shared by several processes. */
export type Location = { data: string } | { databaseUrl: string; connections?: number };

/** Opens the store and brings its schema up to date. Rejects with `StoreUnavailable` or `NewerDatabase`. */
export async function openStore(location: Location, report: Report = console.error): Promise<Store> {
  if ('data' in location) return openSqlite(location.data, report);
  // Loaded only where it is used: a server with its own files starts without the driver.
  const { openPostgres } = await import('./postgres/store.ts');
  return openPostgres(location, report);
}
