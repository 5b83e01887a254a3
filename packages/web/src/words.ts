/** The words of the pages. English is at hand at once; other languages come when chosen. */
import { knowWords } from '@undercroft/board/text.ts';
import type { Message, Texts } from '@undercroft/engine';
import english from './messages/en.json';

declare module '@undercroft/board/text.ts' {
  interface Words extends Readonly<Record<keyof typeof english, Message>> {}
}

const LOADERS = import.meta.glob<Texts>('./messages/*.json', { import: 'default' });

knowWords('pages', english, async (language) => (await LOADERS[`./messages/${language}.json`]?.()) ?? {});
