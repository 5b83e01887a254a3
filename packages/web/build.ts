/** Builds the pages if they are not built yet, or anything they are made of has changed since. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
/** Where the built pages lie. */
export const pagesFolder: string = join(here, 'dist');
const stamp = join(pagesFolder, '.built-from');

/** Everything the pages are made of: their own files, and the packages they run in the browser. */
const SOURCES = [
  '*.{ts,json,html}',
  'src/**',
  'public/**',
  '../{engine,mechanics,physics,bots,client,board,catalog}/src/**',
  '../board/icons.ts',
  '../games/*/{about.ts,rules*.md,src/**,web/**}',
];

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(here, '..', '..', 'package-lock.json')));
  const files = globSync(SOURCES, { cwd: here, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(path.slice(here.length)).update(readFileSync(path));
  return hash.digest('hex');
}

/** What a device keeps to play without the server, and a worker of this build's own name that keeps it. */
function listForWorker(built: string): void {
  const files = globSync('assets/*', { cwd: pagesFolder }).map((file) => `/${file}`);
  const list = ['/', '/look.js', '/icon.svg', '/manifest.webmanifest', ...files.sort()];
  writeFileSync(join(pagesFolder, 'files.json'), JSON.stringify(list));
  const worker = join(pagesFolder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace('BUILT', built.slice(0, 16)));
}

/** Text is sent compressed; doing it once, here, allows the best there is. */
function compress(): void {
  for (const entry of globSync('**/*', { cwd: pagesFolder, withFileTypes: true })) {
    if (!entry.isFile() || !['.js', '.css', '.html', '.svg', '.md', '.json'].includes(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
  }
}

/** Builds for people, whatever the environment calls itself: in a test run React would bring its workshop along. */
async function asProduct<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** Resolves with the folder of the pages, built if need be; `onBuild` is told when that takes a moment. */
export async function builtPages(onBuild: () => void = () => {}): Promise<string> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return pagesFolder;
  onBuild();
  // Loaded only now: whoever runs built pages does without it.
  const { build } = await import('vite');
  await asProduct(() => build({ root: here, configFile: join(here, 'vite.config.ts'), logLevel: 'warn' }));
  listForWorker(wanted);
  compress();
  writeFileSync(stamp, wanted);
  return pagesFolder;
}

/** The folder of the pages if they are built, as they are; null: they are not. */
export const pagesAsBuilt = (): string | null => (existsSync(stamp) ? pagesFolder : null);

if (import.meta.main) await builtPages();
