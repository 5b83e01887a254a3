/** The rules reference of each game, by id: loaded when somebody asks why. */

const FILES = import.meta.glob<string>('../../../games/*/rules.md', { query: '?raw', import: 'default' });

/** Statements of a reference: `- **R-TD-09** How many dice …` by id, as plain text. */
export function statementsIn(text: string): Map<string, string> {
  const lines = text.matchAll(/^- \*\*([A-Z0-9-]+)\*\* (.+)$/gm);
  return new Map(Array.from(lines, ([, id, said]) => [id!, said!.replaceAll('**', '').replace(/\s*Toggle \[.*$|\s*No toggle\.$/, '')]));
}

const loaded = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** All statements of a game; empty if it has no reference. */
export function loadStatements(slug: string): Promise<ReadonlyMap<string, string>> {
  const load = FILES[`../../../games/${slug}/rules.md`];
  const known = loaded.get(slug) ?? (load ? load().then(statementsIn) : Promise.resolve(new Map<string, string>()));
  loaded.set(slug, known);
  return known;
}
