/** How much each language says of what English says, for whoever is about to choose it: `import shares from 'language-shares'`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gameSlugs, loadGame } from '@undercroft/catalog';
import { abouts } from '@undercroft/catalog/abouts';
import { type Texts, textsOf } from '@undercroft/engine';
import type { Plugin } from 'vite';

const PACKAGES = join(import.meta.dirname, '..');
/** What pages, kit and boards say: folders with a file for each language. */
const FOLDERS = globSync(['web/src/messages/{.,*}/en.json', 'board/src/messages/en.json', 'games/*/web/messages/en.json'], {
  cwd: PACKAGES,
}).map((file) => dirname(file));

/** Some texts in English, and the same in another language; {} where it has none. */
export interface Part {
  english: Texts;
  theirs(language: string): Promise<Texts>;
}

const read = (folder: string, language: string): Texts => JSON.parse(readFileSync(join(PACKAGES, folder, `${language}.json`), 'utf8'));

const messagesIn = (folder: string): Part => ({
  english: read(folder, 'en'),
  theirs: async (language) => (globSync(join(folder, `${language}.json`), { cwd: PACKAGES }).length === 0 ? {} : read(folder, language)),
});

/** Everything in `told` that is said by language (`{ en: …, de: … }`), by where it stands. */
function saidIn(told: unknown, language: string, at = ''): Record<string, string> {
  if (typeof told !== 'object' || told === null) return {};
  if ('en' in told) return language in told ? { [at]: String(told[language as keyof typeof told]) } : {};
  return Object.assign({}, ...Object.entries(told).map(([key, each]) => saidIn(each, language, `${at}.${key}`)));
}

/** Sentences, names of cards, and the page of rules. */
async function partOf(slug: string): Promise<Part> {
  const game = await loadGame(slug);
  const { rulesIn = {} } = game.about;
  return {
    english: { ...textsOf(game), rules: 'rules.md' },
    theirs: async (language) => {
      const texts = (await game.words.speech?.texts(language).catch(() => ({}))) ?? {};
      return language in rulesIn ? { ...texts, rules: `rules.${language}.md` } : texts;
    },
  };
}

/** Everything that people read. */
export async function everything(): Promise<Part[]> {
  const doors: Part = { english: saidIn(abouts, 'en'), theirs: async (language) => saidIn(abouts, language) };
  return [...FOLDERS.map(messagesIn), ...(await Promise.all((await gameSlugs()).map(partOf))), doors];
}

/** Codes of the languages one can choose besides English. */
export function languages(): string[] {
  const codes = globSync('board/src/messages/*.json', { cwd: PACKAGES }).map((file) => basename(file, '.json'));
  return codes.filter((code) => code !== 'en').sort();
}

/** What a language says, in per cent of what English says: 100 only if nothing is missing. */
export async function shareOf(language: string, parts: readonly Part[]): Promise<number> {
  let [all, said] = [0, 0];
  for (const { english, theirs } of parts) {
    const texts = await theirs(language);
    all += Object.keys(english).length;
    said += Object.keys(english).filter((key) => key in texts).length;
  }
  return Math.floor((100 * said) / Math.max(1, all));
}

/** The languages that are not whole, with how much there is. */
export async function sharesOf(codes: readonly string[], parts: readonly Part[]): Promise<Record<string, number>> {
  const shares = await Promise.all(codes.map(async (code) => [code, await shareOf(code, parts)] as const));
  return Object.fromEntries(shares.filter(([, share]) => share < 100));
}

const MODULE = 'language-shares';

export const languageShares = (): Plugin => ({
  name: MODULE,
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load: async (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(await sharesOf(languages(), await everything()))}` : null),
});
