/** A server with real tables, for tests that play. */
import type { RunningTables, TablesSettings } from '../../src/tables/index.ts';
import { createTables } from '../../src/tables/index.ts';
import { type TestServer, testServer, type Wish } from './harness.ts';

export async function playingServer(
  wish: Omit<Wish, 'tables'> & { tables?: Partial<TablesSettings> } = {},
): Promise<TestServer & { tables: RunningTables }> {
  let made: RunningTables | undefined;
  const server = await testServer({
    ...wish,
    tables: (store) => {
      made = createTables({ store, shared: false, bots: { delayMs: 0 }, ...wish.tables });
      return made;
    },
  });
  return { ...server, tables: made! };
}
