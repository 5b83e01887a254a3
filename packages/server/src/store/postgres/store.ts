/** The store on a PostgreSQL server, which any number of processes share. */
import { Complaints } from '../complaints.ts';
import { StoreUnavailable } from '../errors.ts';
import { Readiness } from '../readiness.ts';
import type { Store } from '../store.ts';
import { type Report, Watchers } from '../watchers.ts';
import { Database, type Statement, understood } from './database.ts';
import { jobsOn } from './jobs.ts';
import { keysOn } from './keys.ts';
import { tablesOn } from './logs.ts';
import { News } from './news.ts';
import { peopleOn } from './people.ts';
import { shelfOn } from './things.ts';

/** Really writes, and waits for the disk. */
const READY: Statement = { name: 'ready', text: 'UPDATE schema_version SET version = version' };

const TIMES: Statement = {
  name: 'times',
  text: `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now,
    coalesce((SELECT max(updated_at) FROM tables), 0) AS latest`,
};

export async function openPostgres(location: { databaseUrl: string; connections?: number }, report: Report): Promise<Store> {
  const db = new Database(location.databaseUrl, location.connections, new Complaints(report));
  const readiness = new Readiness(async () => void (await db.change(READY)));
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
    ...shelfOn(db),
    ...keysOn(db),
    ...jobsOn(db),
    watch: (watcher) => watchers.add(watcher),
    async times() {
      const [times] = await db.rows<{ now: number; latest: number }>(TIMES);
      return times ?? { now: null, latest: 0 };
    },
    ready: () => readiness.check(),
    async backup() {
      throw new StoreUnavailable('a PostgreSQL database is backed up with pg_dump, not by Undercroft');
    },
    async close() {
      await db.close();
      await news.close();
    },
  };
}
