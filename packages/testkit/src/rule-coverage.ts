/** Which rules have a test. The rules are what `rules.md` states; a test names its rules in its title. */
import { readRules } from '@undercroft/engine';

export interface RuleCoverage {
  /** How many statements there are. */
  statements: number;
  /** Ids that no test names and the README does not excuse. */
  untested: string[];
  /** Titles that name more than three rules: they promise too much. */
  crowded: string[];
  /** Ids that are named somewhere and that the rules do not know. */
  unknown: string[];
  /** Ids stated more than once. */
  doubled: string[];
}

const TEXT = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\)\()\s*$/;

/** A title that names more rules than this checks none of them properly. */
const MOST_IN_A_TITLE = 3;

/** Titles of tests, and of rows in tables of cases: texts that begin with an id and go on. A comment proves nothing. */
export function titlesIn(source: string, prefix: string): string[] {
  const row = new RegExp(`^.(?:[REV]-)?${prefix}-\\d{2,3}\\b.*\\s`);
  const titles: string[] = [];
  for (const { 0: text, index } of source.matchAll(TEXT)) {
    if (text.startsWith('/')) continue;
    if (TITLE.test(source.slice(Math.max(0, index - 40), index)) || row.test(text)) titles.push(text);
  }
  return titles;
}

/** README rows `| TD-012 | not expressed | why |` excuse an id from being tested, if they say why. */
function excused(readme: string): Set<string> {
  const rows = readme.matchAll(/^\|\s*`?([A-Z0-9-]+)`?\s*\|\s*not expressed\s*\|\s*\S.*\|\s*$/gm);
  return new Set(Array.from(rows, ([, id]) => id!));
}

/** Ids as they are written: with a range such as CEL-010..012 standing for its first and last. */
export function idsIn(text: string, prefix: string): Set<string> {
  const ids = new Set<string>();
  const pattern = new RegExp(`(?<![A-Z0-9-])((?:[REV]-)?${prefix}-)(\\d{2,3})(?:\\.\\.(\\d{2,3}))?(?!\\d)`, 'g');
  for (const [, head, from, to] of text.matchAll(pattern)) {
    ids.add(`${head}${from}`);
    if (to) ids.add(`${head}${to}`);
  }
  return ids;
}

export function ruleCoverage(given: { id: string; rules: string; tests: string[]; sources: string[]; readme?: string }): RuleCoverage {
  const prefix = given.id.toUpperCase();
  const stated = readRules(given.rules).map((statement) => statement.id);
  const known = new Set(stated);
  const titles = given.tests.flatMap((test) => titlesIn(test, prefix));
  const crowded = titles.filter((title) => idsIn(title, prefix).size > MOST_IN_A_TITLE);
  const tested = idsIn(titles.filter((title) => !crowded.includes(title)).join('\n'), prefix);
  const excuses = excused(given.readme ?? '');
  const named = idsIn([...given.tests, ...given.sources].join('\n'), prefix);
  return {
    statements: stated.length,
    untested: [...known].filter((id) => !tested.has(id) && !excuses.has(id)),
    crowded,
    unknown: [...named, ...excuses].filter((id) => !known.has(id)),
    doubled: stated.filter((id, i) => stated.indexOf(id) !== i),
  };
}
