/**
 * Into which files the pages are cut, and which of them an address will ask for.
 *
 * Each file costs a phone a journey, so there are few: what every page begins with; what the first page shares with tables and with
 * other pages, and other pages with each other and with tables; what tables and boards share; and one for each game. What is opened
 * later, a lobby, the rules, comes by itself.
 */
import type { Plugin, Rolldown } from 'vite';

interface Module {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
type Look = (id: string) => Module | null;
/** What the builder knows of all modules when it begins to cut. */
interface Build {
  getModuleInfo: Look;
}

const GAME = /\/packages\/games\/([^/]+)\//;
/** What a game's table begins with. Its pages (`web/pages/`) and translations are fetched when somebody wants them. */
const BOARD = /\/packages\/games\/[^/]+\/(web\/face\.tsx|src\/index\.ts)$/;
const TABLE = /\/packages\/web\/src\/table\/(page|learn-page|alone-page|replay-page)\.tsx$/;
const ENGINE = /\/packages\/engine\//;
const HOME = /\/packages\/web\/src\/pages\/home\.tsx$/;
const PAGE = /\/packages\/web\/src\/pages\//;

/** Everything that is fetched by itself and leads here: a page, a board, a translation. */
function startsOf(id: string, look: Look, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const before = known.get(id);
  if (before !== undefined) return before;
  const starts = new Set<string>();
  // Modules that import each other in a circle meet what is known so far, and lead to the same starts.
  known.set(id, starts);
  const module = look(id);
  if (module === null || module.dynamicImporters.length > 0 || module.importers.length === 0) starts.add(id);
  for (const importer of module?.importers ?? []) for (const start of startsOf(importer, look, known)) starts.add(start);
  return starts;
}

/** The name of the file a module goes into; null: the builder's choice. */
export function fileFor(id: string, look: Look, known: Map<string, ReadonlySet<string>>): string | null {
  const starts = [...startsOf(id, look, known)];
  const games = new Set(starts.map((start) => GAME.exec(start)?.[1]));
  const boards = starts.filter((start) => BOARD.test(start));
  const [game] = games;
  // A game's own: also what its pages share with its table.
  if (games.size === 1 && game !== undefined) return boards.length > 0 ? game : null;
  // What only one of them needs comes with it.
  if (starts.length === 1) return null;
  const forTables = boards.length > 0 || starts.some((start) => TABLE.test(start));
  // All of the engine seems to lead to whatever names one thing of it; what the first page needs of it is in the first file.
  const forHome = !ENGINE.test(id) && starts.some((start) => HOME.test(start));
  if (forHome) return forTables ? 'common' : 'doors';
  if (!starts.some((start) => PAGE.test(start))) return forTables ? 'table' : null;
  return forTables ? 'shared' : 'pages';
}

const known = new Map<string, ReadonlySet<string>>();
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'first', tags: ['$initial' as const], priority: 1 },
    { debugName: 'by owner', name: (id: string, build: Build) => fileFor(id, (each) => build.getModuleInfo(each), known) },
  ],
};

/** The files of a build: a chunk has the sheets it needs noted by Vite. */
type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** A chunk's file and all files it needs before it can begin. */
function neededBy(chunk: Chunk, bundle: Bundle, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') neededBy(imported, bundle, seen);
  }
  return seen;
}

/** The module that the page of each kind of address begins with. */
const PAGES: Readonly<Record<string, string>> = {
  '': 'pages/home.tsx',
  games: 'pages/game.tsx',
  t: 'table/page.tsx',
  replay: 'table/replay-page.tsx',
  learn: 'table/learn-page.tsx',
  alone: 'table/alone-page.tsx',
};

/**
 * Writes down what each kind of address will ask for (`ahead.json`), so that the server can say it with its first answer instead of
 * leaving it to be found one journey after another.
 */
export function ahead(): Plugin {
  return {
    name: 'ahead',
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...neededBy(chunk, bundle)]));
      const needs = (end: string): string[] => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
        return chunk === undefined ? [] : [...neededBy(chunk, bundle)].filter((file) => !first.has(file)).map((file) => `/${file}`);
      };
      const games = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => (BOARD.test(id) ? [GAME.exec(id)![1]!] : []))));
      const fonts = Object.keys(bundle).filter((file) => /-latin-(wght|600)-normal-.*\.woff2$/.test(file));
      const list = {
        all: fonts.map((file) => `/${file}`),
        pages: Object.fromEntries(Object.entries(PAGES).map(([place, page]) => [place, needs(`/packages/web/src/${page}`)])),
        games: Object.fromEntries(
          [...games].map((game) => {
            const parts = ['web/face.tsx', 'web/messages/en.json'].flatMap((part) => needs(`/packages/games/${game}/${part}`));
            return [game, [...new Set(parts)]];
          }),
        ),
      };
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(list) });
    },
  };
}
