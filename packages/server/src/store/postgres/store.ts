/** The store on a PostgreSQL server, which any number of processes share. */
import { StoreUnavailable } from '../errors.ts';
import type { Store } from '../store.ts';
import { type Report, Watchers } from '../watchers.ts';
import { Database, type Statement, understood } from './database.ts';
import { jobsOn } from './jobs.ts';
import { tablesOn } from './logs.ts';
import { News } from './news.ts';
import { peopleOn } from './people.ts';

const READY: Statement = { name: 'ready', text: 'SELECT version FROM schema_version' };

export async function openPostgres(location: { databaseUrl: string; connections?: number }, report: Report): Promise<Store> {
  const db = new Database(location.databaseUrl, location.connections);
  const watchers = new Watchers(report);
  const news = new News(location.databaseUrl, watchers, report);
  try {
    await db.migrate();
    await news.listen();
  } catch (error) {
    await db.close();
    throw understood(error);
  }
  return {
    ...tablesOn(db, (tableId, seq) => news.grown(tableId, seq)),
    ...peopleOn(db),
    ...jobsOn(db),
    watch: (watcher) => watchers.add(watcher),
    async ready() {
      await db.rows(READY);
    },
    async backup() {
      throw new StoreUnavailable('a PostgreSQL database is backed up with pg_dump, not by Undercroft');
    },
    async close() {
      await db.close();
      await news.close();
    },
  };
}
