/** `undercroft new`: a game that runs, to be changed piece by piece: the sample under another name. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { abouts } from '@undercroft/catalog/abouts';
import type { Command, Io } from '../io.ts';
import { type Names, renamed } from '../new/rename.ts';
import { oneWord, readArgs, Usage } from '../usage.ts';

const help = `Begins a game: the sample game Cellar under another name, which runs at once.

Usage: undercroft new <slug> [options]

The slug is its name in addresses and folders: small letters, digits, hyphens.

  --name TEXT      what people call it (made of the slug)
  --prefix TEXT    what its rule ids begin with: two to five letters (made of the slug)

It is written to packages/games/<slug>. docs/how-to-add-a-game.md goes on from there.
`;

const FLAGS = { name: { type: 'string' }, prefix: { type: 'string' } } as const;

const house = fileURLToPath(new URL('../../../../', import.meta.url));
const games = join(house, 'packages', 'games');

/** The first letter of each word, or of one word the first three. */
function prefixOf(slug: string): string {
  const words = slug.split('-').filter((word) => /^[a-z]/.test(word));
  return words.length > 1
    ? words
        .map((word) => word[0])
        .join('')
        .slice(0, 5)
    : slug.replace(/[^a-z]/g, '').slice(0, 3);
}

const nameOf = (slug: string): string =>
  slug.replace(/(^|-)([a-z])/g, (_whole, gap: string, first: string) => (gap ? ' ' : '') + first.toUpperCase());

function readNames(args: string[]): Names {
  const { values, positionals } = readArgs(args, FLAGS);
  const slug = oneWord(positionals, 'slug');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug.length > 40)
    throw new Usage(`a slug is small letters, digits and hyphens, like 'dead-letters', not '${slug}'`);
  const { name = nameOf(slug), prefix = prefixOf(slug) } = values;
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ’!?,.-]{0,40}$/u.test(name)) throw new Usage('--name takes up to 41 letters, digits and spaces');
  if (!/^[a-z]{2,5}$/.test(prefix)) throw new Usage(`--prefix takes two to five small letters, not '${prefix}'`);
  if (existsSync(join(games, slug))) throw new Usage(`there is a packages/games/${slug} already`);
  const owner = abouts.find((about) => about.id === prefix);
  if (owner) throw new Usage(`the rules of ${owner.name} begin with '${prefix}'; choose another --prefix`);
  return { slug, name, prefix };
}

/** Writes every file of the sample under its new name; returns how many. */
async function writeGame(names: Names): Promise<number> {
  const from = join(games, 'cellar');
  const files = (await readdir(from, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const own = files.filter(({ parentPath }) => !parentPath.includes('node_modules'));
  for (const file of own) {
    const path = join(file.parentPath, file.name);
    const to = join(games, names.slug, relative(from, path));
    await mkdir(dirname(to), { recursive: true });
    await cp(path, to);
    await writeFile(to, renamed(path, await readFile(path, 'utf8'), names));
  }
  return own.length;
}

/** What npm does for a folder of `packages/games`: others find it by its name. The next `npm install` writes it down. */
async function link({ slug }: Names): Promise<void> {
  const scope = join(house, 'node_modules', '@undercroft');
  if (!existsSync(scope) || existsSync(join(scope, slug))) return;
  await symlink(
    process.platform === 'win32' ? join(games, slug) : join('..', '..', 'packages', 'games', slug),
    join(scope, slug),
    'junction',
  );
}

/** Sorts its imports as the other files do: a new name stands elsewhere in the alphabet. */
function tidy({ slug }: Names): void {
  const biome = join(house, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  if (existsSync(biome)) spawnSync(process.execPath, [biome, 'check', '--write', join('packages', 'games', slug)], { cwd: house });
}

async function run(args: string[], io: Io): Promise<number> {
  if (!existsSync(join(games, 'cellar', 'src'))) throw new Usage('this command works in a clone of the project, where the games are');
  const names = readNames(args);
  const files = await writeGame(names);
  await link(names);
  tidy(names);
  const folder = `packages/games/${names.slug}`;
  io.stdout.write(`${names.name} stands in ${folder}: ${files} files, rule ids from ${names.prefix.toUpperCase()}-001.

  npx undercroft play ${names.slug}      against bots, here
  npx vitest run ${folder}      all its tests
  npm start                       and in the browser: /games/${names.slug}

docs/how-to-add-a-game.md says what to change next.
`);
  return 0;
}

export const newGame: Command = { summary: 'begin a game of your own: the sample under another name', help, run };
