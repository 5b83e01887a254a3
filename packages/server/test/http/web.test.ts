import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ScriptedTables } from '../live/scripted.ts';
import { type TestServer, testServer } from './harness.ts';

const PAGE = '<!doctype html><title>Undercroft</title>';
const SCRIPT = 'console.log("hello from the cellar");'.repeat(40);
let folder: string;
let server: TestServer;
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT));
  server = await testServer({ config: { pages: folder }, tables: () => new ScriptedTables() });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  '/',
  '/about',
  '/games/table-dungeon',
  '/t/abc',
  '/replay/abc?at=3',
  '/invite/xyz',
  '/learn/table-dungeon',
  '/games/party-has-fallen/layouts',
  '/games/p52/characters/abc',
  '/shelf',
])('the page is at %s', async (path) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('an address nobody knows gets the page too, as a 404', async () => {
  for (const path of ['/nowhere', '/t/abc/more', '/games/']) expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('an address that cannot be read leads to the page that says so', async () => {
  const answer = await fetch(`${server.url}/%`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/not-found']);
  expect((await get('/%')).status).toBe(404);
  expect(await (await get('/api/%')).json()).toHaveProperty('code');
});

test('the API is not hidden by the page', async () => {
  const answer = await get('/api/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'unknown-route' });
  expect((await get('/api/health')).status).toBe(200);
});

test('nothing inline and nothing from elsewhere may run', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
});

test('files carry their hash in their name and are kept for ever; they come compressed where that is understood', async () => {
  const small = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
  expect(small.headers.get('cache-control')).toContain('immutable');
  expect([small.headers.get('content-encoding'), await small.text()]).toEqual(['br', SCRIPT]);
  const plain = await get('/assets/main-1a2b.js', { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  expect((await get('/assets/main-0000.js')).status).toBe(404);
});

test('a page that is built anew while the server runs finds its new files', async () => {
  writeFileSync(join(folder, 'assets', 'main-9f9f.js'), SCRIPT);
  const answer = await get('/assets/main-9f9f.js');
  expect([answer.status, await answer.text()]).toEqual([200, SCRIPT]);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  for (const path of ['/assets/..%2findex.html', '/assets/../index.html', '/assets/.hidden', '/assets/']) {
    const found = await get(path);
    expect([path, found.status === 200 && (await found.text()) !== PAGE]).toEqual([path, false]);
  }
});

test('who has the page already is not sent it again', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  // Not by `fetch`, which adds that it wants nothing from any cache.
  const again = request(`${server.url}/t/abc`, { headers: { 'if-none-match': etag } }).end();
  const [answer] = await once(again, 'response');
  expect(answer.statusCode).toBe(304);
  answer.resume();
});

test('no path leads out of the folder', async () => {
  for (const path of ['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/main-1a2b.js.br/..']) {
    expect(await (await get(path)).text()).not.toContain('root:');
  }
});
