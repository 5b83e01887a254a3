/** Documents that hold: every path they name is there, every command they give would be carried out. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { undercroft } from '@undercroft/cli';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
/** Rules are prose; everything else in Markdown is for whoever works here. */
const DOCUMENTS = FILES.filter((file) => file.endsWith('.md') && !/\/rules(\.\w+)?\.md$/.test(file));

/** Every end of every path, folders too: `store/export.ts` is one of `packages/server/src/store/export.ts`. */
const ENDS = new Set(
  FILES.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, to) => parts.slice(0, to + 1).map((_part, from) => parts.slice(from, to + 1).join('/')));
  }),
);

/** What the how-to's reader makes, what a run leaves, and what stands in the place of a name. */
const MADE = /attic|dead-letters|^\.undercroft|node_modules|dist\/|crash-|\.db|[<>*{}…$|]|TABLE|GAME|^files\.json$|^@|^\/api\//;
const PATH = /^\.{0,2}\/?(?:(?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|md|css|sh|txt)|(?:[\w.@-]+\/)+[\w-]*)$/;
const FIRST = new Set(FILES.map((file) => file.split('/')[0]!));

/** Names in code marks that can only be a path of ours: with a file's ending, or below a folder of the root. */
function pathsIn(text: string): string[] {
  const marked = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner]) => inner!.trim());
  return marked.filter((name) => PATH.test(name) && !MADE.test(name) && (/\.\w+$/.test(name) || FIRST.has(name.split('/')[0]!)));
}

function isThere(name: string, document: string): boolean {
  const clean = name.replace(/\/$/, '').replace(/^\.\//, '');
  if (clean.startsWith('..')) return ENDS.has(normalize(join(dirname(document), clean)));
  return ENDS.has(clean);
}

test('every path that a document names is there', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(12);
  const named = DOCUMENTS.flatMap((document) => pathsIn(read(document)).map((name) => ({ document, name })));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ document, name }) => !isThere(name, document)).map(({ document, name }) => `${document}: ${name}`)).toEqual([]);
});

test('every link within the project leads somewhere', () => {
  const links = DOCUMENTS.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, to]) => ({ document, to: to! }))
      .filter(({ to }) => !/^[a-z]+:/.test(to)),
  );
  expect(links.length).toBeGreaterThan(20);
  const lost = links.filter(({ document, to }) => !ENDS.has(normalize(join(dirname(document), to)).replace(/\/$/, '')));
  expect(lost.map(({ document, to }) => `${document}: ${to}`)).toEqual([]);
});

/** Commands in blocks of shell and in code marks, without what explains or follows them. */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block!.replaceAll('\\\n', ' ').split('\n'));
  const marked = [...text.matchAll(/`((?:npx|npm|undercroft) [^`\n]+)`/g)].map(([, inner]) => inner!);
  return [...blocks, ...marked].map((line) => line.replace(/\s+#.*$/, '').trim());
}

async function helpOf(command: string): Promise<string> {
  let out = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      out += String(chunk);
      done();
    },
  });
  const io = { stdin: Readable.from([]), stdout: sink, stderr: sink, isTTY: false, columns: 80, env: {}, cwd: ROOT } as never;
  return (await undercroft([command, '--help'], io)) === 0 ? out : '';
}

/** What is wrong with a command of ours, if anything is. */
async function flawOf(line: string): Promise<string | null> {
  const words = line.split(/\s+/).filter((word) => !/^[A-Z_]+=/.test(word));
  const at = words.indexOf('undercroft');
  if (at >= 0 && at <= 3 && /^(npx|npm|undercroft)$/.test(words[0]!)) {
    const [command = '', ...rest] = words.slice(at + 1).filter((word) => word !== '--');
    if (command === '' || command.startsWith('-') || MADE.test(command)) return null;
    const help = await helpOf(command);
    if (help === '') return `there is no command '${command}'`;
    const unknown = rest.map((word) => word.split('=')[0]!).filter((word) => word.startsWith('--') && !help.includes(word));
    return unknown.length > 0 ? `'${command}' knows no ${unknown.join(', ')}` : null;
  }
  if (words[0] === 'npm' && words[1] === 'run') {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    return scripts.includes(words[2]!) ? null : `there is no script '${words[2]}'`;
  }
  if (words[0] === 'npx' && words[1] === 'vitest') {
    const lost = words.slice(3).filter((word) => word.includes('/') && !MADE.test(word) && !ENDS.has(word.replace(/\/$/, '')));
    return lost.length > 0 ? `there is no ${lost.join(', ')}` : null;
  }
  return null;
}

test('every command that a document gives is one there is, with flags it knows', async () => {
  const given = DOCUMENTS.flatMap((document) => commandsIn(read(document)).map((line) => ({ document, line })));
  expect(given.filter(({ line }) => line.includes('undercroft')).length).toBeGreaterThan(50);
  const flaws: string[] = [];
  for (const { document, line } of given) {
    const flaw = await flawOf(line);
    if (flaw !== null) flaws.push(`${document}: ${line}: ${flaw}`);
  }
  expect(flaws).toEqual([]);
});

test('a path that is gone and a command that never was are found', async () => {
  expect(isThere('src/boards/index.ts', 'packages/cli/README.md')).toBe(false);
  expect(pathsIn('see `src/boards/index.ts`, `packages/attic/x.ts`, `a/b` and `packages/board`')).toEqual([
    'src/boards/index.ts',
    'packages/board',
  ]);
  expect(await flawOf('npx undercroft simulate cellar --games 3 --speed')).toBe("'simulate' knows no --speed");
  expect(await flawOf('npx undercroft conquer')).toBe("there is no command 'conquer'");
  expect(await flawOf('npm run nonsense')).toBe("there is no script 'nonsense'");
  expect(await flawOf('npx vitest run packages/nowhere')).toBe('there is no packages/nowhere');
});
