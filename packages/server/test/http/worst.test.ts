/** The benchmark of the worst visitor knows every endpoint of the document: a new one has to say what the worst of it is. */
import { expect, test } from 'vitest';
import { WORST } from '../../../../bench/server/worst.ts';
import { ScriptedTables } from '../live/scripted.ts';
import { send, testServer } from './harness.ts';

test('there is a worst request for every endpoint, and for nothing else', async () => {
  const server = await testServer({ tables: () => new ScriptedTables() });
  try {
    const { paths } = (await send(server.url, 'GET', '/api/openapi.json')).body;
    const every = Object.entries<object>(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
    expect(every.length).toBeGreaterThan(40);
    expect(Object.keys(WORST).sort()).toEqual(every.sort());
  } finally {
    await server.close();
  }
});
