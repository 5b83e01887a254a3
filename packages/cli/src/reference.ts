/** The rules of a game, for looking things up. */
import { readFile } from 'node:fs/promises';
import { type Found, type Game, type Reference, type RuleStatement, readReference, searchRules } from '@undercroft/engine';
import type { Screen } from '@undercroft/terminal/screen.ts';
import { wrap } from '@undercroft/terminal/text.ts';

export async function referenceOf(game: Game): Promise<Reference> {
  try {
    return readReference(await readFile(game.about.rules, 'utf8'));
  } catch {
    // A game whose reference cannot be read can still be played.
    return { page: [], answers: [], wishes: [], statements: [] };
  }
}

export const rulesOf = async (game: Game): Promise<readonly RuleStatement[]> => (await referenceOf(game)).statements;

/** Room for the longest id, `R-CEL-01`, and a gap. */
const ID_COLUMNS = 10;

/** Prints statements under their headings. */
export function showRules(screen: Screen, statements: readonly RuleStatement[]): void {
  const { ink, width } = screen;
  let heading = '';
  for (const { id, heading: own, text } of statements) {
    if (own !== heading) screen.say('', ink(['bold', 'yellow'], own));
    heading = own;
    const [first = '', ...more] = wrap(plainText(text), width - ID_COLUMNS);
    screen.say(ink('cyan', id.padEnd(ID_COLUMNS)) + first, ...more.map((line) => ' '.repeat(ID_COLUMNS) + line));
  }
}

/** Markdown emphasis means nothing on a terminal. */
function plainText(markdown: string): string {
  return markdown.replace(/\*\*|`/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** More than this nobody reads. */
const MOST_ANSWERS = 8;

/** The answers to a question, the best first; false: there are none. */
export function showAnswers(screen: Screen, found: readonly Found[]): boolean {
  const { ink, width } = screen;
  for (const { title, text, rules } of found.slice(0, MOST_ANSWERS)) {
    screen.say('', ink(['bold', 'yellow'], title), ...wrap(plainText(text), width), ink('cyan', rules.join(', ')));
  }
  return found.length > 0;
}

/** What a search shows: the statements, or a word that there are none. */
export function showSearch(screen: Screen, statements: readonly RuleStatement[], query: string): boolean {
  const found = searchRules(statements, query);
  if (found.length === 0) screen.say(`Nothing in the rules matches '${query}'.`);
  else showRules(screen, found);
  return found.length > 0;
}
