/**
 * A game's `rules.md` read as data: headings and statements with their ids. The look-up in the terminal and
 * the browser, the links behind refusals and the check that every id has a test all use this.
 *
 * A statement is a list item that begins with its id in bold: `- **TD-028** Level 1: ...`.
 */
export interface RuleStatement {
  id: string;
  heading: string;
  text: string;
}

const STATEMENT = /^- \*\*((?:[REV]-)?[A-Z0-9]+-\d{2,3})\*\*\s+(.*)$/;

export function readRules(markdown: string): RuleStatement[] {
  const statements: RuleStatement[] = [];
  let heading = '';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+\s*/, '').trim();
    const found = STATEMENT.exec(line);
    if (found) statements.push({ id: found[1]!, heading, text: found[2]!.trim() });
  }
  return statements;
}

/** Statements that match every word, ids and headings included. An id alone finds just that statement first. */
export function searchRules(statements: readonly RuleStatement[], query: string): RuleStatement[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const exact = statements.filter((s) => s.id.toLowerCase() === query.trim().toLowerCase());
  const rest = statements.filter((s) => {
    const text = `${s.id} ${s.heading} ${s.text}`.toLowerCase();
    return !exact.includes(s) && words.length > 0 && words.every((word) => text.includes(word));
  });
  return [...exact, ...rest];
}
