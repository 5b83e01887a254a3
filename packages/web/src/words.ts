/** The words of the pages. English is at hand at once; other languages come when chosen, and what one page says comes with it. */
import { addWords, knowWords } from '@undercroft/board/text.ts';
import type { Message, Texts } from '@undercroft/engine';
import type about from './messages/about/en.json';
import english from './messages/en.json';
import type game from './messages/game/en.json';
import type replay from './messages/replay/en.json';
import type rules from './messages/rules/en.json';
import type shelf from './messages/shelf/en.json';

type Key = keyof typeof english | keyof typeof about | keyof typeof game | keyof typeof replay | keyof typeof rules | keyof typeof shelf;

declare module '@undercroft/board/text.ts' {
  interface Words extends Readonly<Record<Key, Message>> {}
}

const LOADERS = import.meta.glob<Texts>('./messages/**/*.json', { import: 'default' });
const textsIn = async (file: string): Promise<Texts> => (await LOADERS[`./messages/${file}.json`]?.()) ?? {};

knowWords('pages', english, textsIn);

/** A page that is loaded when somebody goes there, with the words that nobody else says: `messages/<name>/`. */
export async function withWords<Page>(name: string, page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, addWords(`pages/${name}`, (language) => textsIn(`${name}/${language}`))]);
  return loaded;
}
