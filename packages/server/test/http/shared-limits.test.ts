import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Limiter, limitsFor } from '../../src/http/limits.ts';
import { PostgresServer } from '../store/postgres-server.ts';
import { withPostgres } from '../store/with-postgres.ts';

const log = pino({ level: 'silent' });

withPostgres('limits of several nodes', () => {
  let server: PostgresServer;
  let pool: pg.Pool;
  beforeAll(async () => {
    server = await PostgresServer.launch('fsync=off');
    pool = new pg.Pool({ connectionString: server.url(await server.newDatabase()), max: 2 });
  });
  afterAll(async () => {
    await pool?.end();
    await server?.remove();
  });

  /** Whether this node counts in the database yet: until its table is there it counts for itself. */
  async function isCountedThere(limiter: Limiter, probe: string): Promise<boolean> {
    await limiter.take(probe);
    const { rowCount } = await pool.query('SELECT 1 FROM limits WHERE key = $1', [`making:${probe}`]);
    return rowCount === 1;
  }

  test('what is made at one node counts at the other, and a clock put back is noticed there too', async () => {
    const [here, there] = [limitsFor(6, { pool, log }), limitsFor(6, { pool, log })];
    await expect.poll(() => isCountedThere(here.making, 'here').catch(() => false)).toBe(true);
    await expect.poll(() => isCountedThere(there.making, 'there')).toBe(true);
    for (let n = 0; n < 6; n++) expect((await (n % 2 ? here : there).making.take('203.0.113.1')).ok).toBe(true);
    expect((await here.making.take('203.0.113.1')).ok).toBe(false);
    expect((await there.making.take('203.0.113.1')).ok).toBe(false);
    await pool.query(`UPDATE limits SET expire = expire + 3600000`);
    const { ok, retryAfter } = await there.making.take('203.0.113.1');
    expect([ok, retryAfter]).toEqual([true, 60]);
  });

  test('without its database a node counts for itself', async () => {
    const lost = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing', max: 1 });
    const { making } = limitsFor(1, { pool: lost, log });
    expect((await making.take('a')).ok).toBe(true);
    expect((await making.take('a')).ok).toBe(false);
    await lost.end();
  });
});
