import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linksAhead } from '../../src/http/ahead.ts';
import type { Store } from '../../src/store/index.ts';

const LIST = {
  all: ['/assets/text-1.woff2'],
  pages: { '': ['/assets/home-1.js'], t: ['/assets/table-1.js', '/assets/table-1.css'], learn: ['/assets/table-1.js'] },
  games: { cellar: ['/assets/cellar-1.js', '/assets/table-1.js'] },
};
const ADA = { id: 'ada', name: 'Ada' };
const nobody = { headers: {}, cookies: {} };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-ahead-'));
  writeFileSync(join(folder, 'ahead.json'), JSON.stringify(LIST));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Links for somebody, where one table is public and another Ada's own. */
function linksFor(me: typeof ADA | null, get?: Store['get']) {
  const rows: Record<string, { game: string; public: boolean; people: string[] }> = {
    open: { game: 'cellar', public: true, people: [] },
    private: { game: 'cellar', public: false, people: ['ada'] },
  };
  const store = { get: get ?? (async (id: string) => (rows[id] ?? null) as never) };
  return (path: string) => linksAhead(folder, { store, identity: { of: async () => me } })(path, nobody);
}

test('each kind of file is announced as what it is, once', async () => {
  expect(await linksFor(null)('/learn/cellar')).toBe(
    '</assets/table-1.js>; rel=modulepreload, </assets/cellar-1.js>; rel=modulepreload, </assets/text-1.woff2>; rel=preload; as=font; crossorigin',
  );
  expect(await linksFor(null)('/t/nowhere')).toContain('</assets/table-1.css>; rel=preload; as=style; crossorigin');
  expect(await linksFor(null)('/')).toContain('home-1.js');
});

test('the board of a table is announced to those who may know of the table, and to nobody else', async () => {
  expect(await linksFor(null)('/t/open')).toContain('cellar-1.js');
  expect(await linksFor(ADA)('/t/private')).toContain('cellar-1.js');
  const unknown = await linksFor(null)('/t/nowhere');
  expect(await linksFor(null)('/t/private')).toBe(unknown);
  expect(await linksFor({ id: 'ben', name: 'Ben' })('/t/private')).toBe(unknown);
});

test('an address with the name of something that every object has announces nothing of it', async () => {
  expect(await linksFor(null)('/learn/constructor')).not.toContain('native');
  expect(await linksFor(null)('/toString')).toBe('</assets/text-1.woff2>; rel=preload; as=font; crossorigin');
});

test('a list that was written anew is read anew', async () => {
  const links = linksFor(null);
  expect(await links('/')).toContain('home-1.js');
  const file = join(folder, 'ahead.json');
  writeFileSync(file, JSON.stringify({ ...LIST, pages: { ...LIST.pages, '': ['/assets/home-2.js'] } }));
  utimesSync(file, 1, 1);
  expect(await links('/')).toContain('home-2.js');
  writeFileSync(file, JSON.stringify(LIST));
  expect(await links('/')).toContain('home-1.js');
});

test('a store that does not answer keeps no page back', async () => {
  const broken = linksFor(ADA, () => Promise.reject(new Error('the disk is full')));
  expect(await broken('/t/private')).toContain('table-1.js');
});

test('pages of a build without the list come without links', async () => {
  const links = linksAhead(tmpdir(), { store: { get: async () => null }, identity: { of: async () => null } });
  expect(await links('/', nobody)).toBe('');
});
