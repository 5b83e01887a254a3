/**
 * Measures the stores on this machine's disk: durable appends a second with 1 and 32 writers, opening with 10,000
 * tables, a page of the lobby. `node packages/server/test/store/measure.ts [seconds]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Location, openStore, type Store } from '../../src/store/index.ts';
import { PostgresServer, whyNoPostgres } from './postgres-server.ts';
import { entry, table } from './samples.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const TABLES = 10_000;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function appends(store: Store, writers: number): Promise<string> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1_000;
  const write = async (id: string) => {
    let { seq } = (await store.get(id))!;
    while (performance.now() < end) {
      const next = entry({ key: `key ${seq}`, data: { kind: 'step', to: seq, note: 'x'.repeat(120) } });
      times.push(await timed(async () => ({ seq } = await store.append(id, seq, [next], { meta: { seq, turn: 'ann' } }))));
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, i) => write(`t${i}`)));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(2);
  return `${writers} writers: ${Math.round(times.length / SECONDS)} appends/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

async function fill(store: Store): Promise<void> {
  for (let made = 0; made < TABLES; made += 500) {
    const ids = Array.from({ length: 500 }, (_, i) => made + i);
    const status = (i: number) => (i % 10 === 0 ? 'open' : 'finished');
    await Promise.all(
      ids.map((i) => store.create(table(`t${i}`, { createdAt: i, status: status(i), people: [`p${i % 100}`] }), [entry(), entry()])),
    );
  }
}

async function measure(name: string, location: Location): Promise<void> {
  let store = await openStore(location);
  console.log(`${name}: ${TABLES} tables made in ${Math.round(await timed(() => fill(store)))} ms`);
  for (const writers of [1, 32, 1, 32]) console.log(`${name}: ${await appends(store, writers)}`);
  await store.close();
  const opening = await timed(async () => {
    store = await openStore(location);
  });
  const lobby = await timed(() => store.list({ status: ['open', 'running'], public: true, limit: 50 }));
  const mine = await timed(() => store.list({ person: 'p7', limit: 50 }));
  console.log(`${name}: opened in ${opening.toFixed(0)} ms; lobby ${lobby.toFixed(1)} ms, my tables ${mine.toFixed(1)} ms`);
  await store.close();
}

const folder = mkdtempSync(join(tmpdir(), 'undercroft-measure-'));
await measure('SQLite', { data: folder });
rmSync(folder, { recursive: true });
const whyNot = whyNoPostgres();
if (whyNot) console.log(`no PostgreSQL: ${whyNot}`);
else {
  const server = await PostgresServer.launch();
  await measure('PostgreSQL', { databaseUrl: server.url(await server.newDatabase()) });
  await server.remove();
}
