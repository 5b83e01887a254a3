/** What a page will ask for next, said with the page itself: browsers fetch it at once instead of finding it one journey after another. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store/index.ts';
import type { Credentials, Identity } from './identity.ts';

type Files = readonly string[];

/** The list that the build of the pages writes (`packages/web/chunks.ts`). */
interface Ahead {
  /** For every page. */
  all: Files;
  /** For each place, the first part of an address. */
  pages: Readonly<Record<string, Files>>;
  /** For each game, where the address leads to a table of it. */
  games: Readonly<Record<string, Files>>;
}

const KINDS: Readonly<Record<string, string>> = {
  js: 'rel=modulepreload',
  // As the page itself asks for them: announced otherwise, they would be fetched twice.
  css: 'rel=preload; as=style; crossorigin',
  woff2: 'rel=preload; as=font; crossorigin',
};

const linkTo = (file: string): string => `<${file}>; ${KINDS[file.slice(file.lastIndexOf('.') + 1)]}`;
const listed = (lists: Readonly<Record<string, Files>>, name: string): Files => (Object.hasOwn(lists, name) ? (lists[name] ?? []) : []);

/** Which game a table is of, for those who may know that there is such a table. */
async function gameAt(id: string, sent: Credentials, { store, identity }: Readers): Promise<string> {
  try {
    const table = await store.get(id);
    if (table === null) return '';
    const may = table.public || table.people.includes((await identity.of(sent))?.id ?? '');
    return may ? table.game : '';
  } catch {
    // The page itself asks again, and says what is wrong.
    return '';
  }
}

interface Readers {
  store: Pick<Store, 'get'>;
  identity: Pick<Identity, 'of'>;
}

export type LinksFor = (path: string, sent: Credentials) => Promise<string>;

/** The `Link` header for an address of the page; empty: nothing to say. */
export function linksAhead(folder: string, readers: Readers): LinksFor {
  const file = join(folder, 'ahead.json');
  if (!existsSync(file)) return async () => '';
  let read: { at: number; list: Ahead } | null = null;
  /** Anew after each build. */
  const list = (): Ahead => {
    const at = statSync(file).mtimeMs;
    if (read?.at !== at) read = { at, list: JSON.parse(readFileSync(file, 'utf8')) };
    return read.list;
  };
  return async (path, sent) => {
    const { all, pages, games } = list();
    const [place = '', name = ''] = path.split('/').slice(1);
    const game = place === 't' || place === 'replay' ? await gameAt(name, sent, readers) : name;
    const board = place === 'games' ? [] : listed(games, game);
    return [...new Set([...listed(pages, place), ...board, ...all])].map(linkTo).join(', ');
  };
}
