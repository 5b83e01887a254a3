/** Where a kind of decision lives in its game's folder: found in the sources, as somebody would who searches for it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const games = fileURLToPath(new URL('../../games', import.meta.url));

/** What is asked of a kind of decision, and the rooms of a game's folder that answer it. */
export const ASPECTS = {
  asked: ['src/procedures/**/*.ts'],
  judged: ['src/{questions.ts,questions/**/*.ts}', 'src/{explain.ts,explain/**/*.ts}'],
  wished: ['src/{judgement.ts,judgement/**/*.ts}'],
  worded: ['src/{words.ts,tell.ts}', 'src/texts/en.json'],
  drawn: ['web/**/*.{ts,tsx}', 'terminal/**/*.ts'],
} as const;
export type Aspect = keyof typeof ASPECTS;

export interface Place {
  file: string;
  line: number;
  text: string;
}

/** A kind stands in code as a text, as the name of an entry, or as part of a text's key. */
function mentions(kind: string): (line: string) => boolean {
  const code = new RegExp(`'${kind}'|(?:^|[{,])\\s*${kind}[:,(]|^\\s*(?:async )?${kind}\\(|"[\\w.]*\\b${kind}\\b[\\w.]*":`);
  return (line) => code.test(line) && !/^\s*(\/\/|\*|\/\*\*|import )/.test(line);
}

function placesIn(slug: string, pattern: string, isIt: (line: string) => boolean): Place[] {
  const cwd = join(games, slug);
  return globSync(pattern, { cwd })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(cwd, file), 'utf8').split('\n');
      return lines.flatMap((line, i) => (isIt(line) ? [{ file, line: i + 1, text: line.trim() }] : []));
    });
}

export function placesOf(slug: string, kind: string): Record<Aspect, Place[]> {
  const isIt = mentions(kind);
  const found = Object.entries(ASPECTS).map(([aspect, patterns]) => [aspect, patterns.flatMap((pattern) => placesIn(slug, pattern, isIt))]);
  return Object.fromEntries(found);
}
