/** How any view reads to somebody who knows nothing of the game: keys as words, short values, lists of alike records. */

/** What a view carries for bots, which tells a person nothing. */
const BACKSTAGE: ReadonlySet<string> = new Set(['stack', 'shut', 'viewer']);

/** `carriedGold` reads `carried gold`. */
export const spokenKey = (key: string): string => key.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** What a person is told of a view, key by key. */
export const toldOf = (view: object): [key: string, value: unknown][] => Object.entries(view).filter(([key]) => !BACKSTAGE.has(key));

/** Neither a list nor a record. */
export const isWord = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Words in which single values are said. */
export type WordOf = (value: unknown) => string;

/** A value in one line, or null if it is too deep for that. */
export function inOneLine(value: unknown, word: WordOf): string | null {
  if (isWord(value)) return word(value);
  if (Array.isArray(value)) return value.every(isWord) ? value.map(word).join(', ') || word(null) : null;
  const entries = Object.entries(value as object);
  return entries.every(([, inner]) => isWord(inner)) ? entries.map(([key, inner]) => `${spokenKey(key)} ${word(inner)}`).join(', ') : null;
}

/** A list of alike records, seats mostly: the names of its columns, and a row each; null if it is no such list. */
export function rowsOf(list: readonly unknown[], cell: (value: unknown) => string | null): { keys: string[]; rows: string[][] } | null {
  const records = list.map((item) => (isWord(item) || Array.isArray(item) ? null : Object.entries(item as object)));
  const keys = records[0]?.map(([key]) => key) ?? [];
  if (list.length < 2 || keys.length === 0) return null;
  const rows: string[][] = [];
  for (const record of records) {
    const cells = record?.map(([, value]) => cell(value));
    if (record?.length !== keys.length || !cells?.every((text) => text !== null)) return null;
    rows.push(cells);
  }
  return { keys: keys.map(spokenKey), rows };
}
