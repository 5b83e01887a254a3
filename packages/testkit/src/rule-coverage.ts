/** Which rules have a test. The rules are what `rules.md` states; a test names its rules in its title. */
import { readRules } from '@undercroft/engine';

export interface RuleCoverage {
  /** How many statements there are. */
  statements: number;
  /** Ids that no test names and the README does not excuse. */
  untested: string[];
  /** Ids that are named somewhere and that the rules do not know. */
  unknown: string[];
  /** Ids stated more than once. */
  doubled: string[];
}

const TEXT = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Only what stands between quotation marks: a comment proves nothing. */
export function stringsIn(source: string): string {
  return (source.match(TEXT) ?? []).filter((text) => !text.startsWith('/')).join('\n');
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
  const tested = idsIn(given.tests.map(stringsIn).join('\n'), prefix);
  const excuses = excused(given.readme ?? '');
  const named = idsIn([...given.tests, ...given.sources].join('\n'), prefix);
  return {
    statements: stated.length,
    untested: [...known].filter((id) => !tested.has(id) && !excuses.has(id)),
    unknown: [...named, ...excuses].filter((id) => !known.has(id)),
    doubled: stated.filter((id, i) => stated.indexOf(id) !== i),
  };
}
