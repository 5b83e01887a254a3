/**
 * A game's `rules.md` read as data: one page for people who never played, questions as people ask them, headings and
 * statements with their ids. The look-up in the terminal and the browser, the links behind refusals, the terms on
 * cards and the check that every id has a test all use this. `rules.de.md` beside it has page and questions in German.
 */
import { find, telling } from './search.ts';

/** A statement is a list item that begins with its id in bold: `- **TD-028** Level 1: ...`. */
export interface RuleStatement {
  id: string;
  heading: string;
  text: string;
}

/** A paragraph of the one page: `**Aim.** Be the richest ...`. */
export interface Passage {
  title: string;
  text: string;
}

/**
 * What people ask, in one sentence: `- _how do I win, **victory**_ Most points win. (TD-068)`. Whatever stands between the low lines
 * finds it; what is bold there is a term as cards print it, and opens it wherever it is printed.
 */
export interface Answer {
  words: readonly string[];
  terms: readonly string[];
  text: string;
  /** The rules it rests on. */
  rules: readonly string[];
}

/** What people want of house rules, and those that give it: `- _longer, more rounds_ [end.aces]`. */
export interface Wish {
  words: readonly string[];
  options: readonly string[];
}

export interface Reference {
  page: readonly Passage[];
  answers: readonly Answer[];
  wishes: readonly Wish[];
  statements: readonly RuleStatement[];
}

const STATEMENT = /^- \*\*((?:[REV]-)?[A-Z0-9]+-\d{2,3})\*\*\s+(.*)$/;
const PASSAGE = /^\*\*([^*]+)\*\*\s+(.*)$/;
const ANSWER = /^- _([^_]+)_\s+(.*?)\s+\(([A-Z0-9, -]+)\)$/;

const WISH = /^- _([^_]+)_\s+\[([^\]]+)\]$/;

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

const listed = (text: string): string[] => text.split(',').map((part) => part.trim());

function readAnswer([, asked, text, rules]: RegExpExecArray): Answer {
  const words = listed(asked!);
  const terms = words.filter((word) => word.startsWith('**')).map((word) => word.replaceAll('*', ''));
  return { words: words.map((word) => word.replaceAll('*', '')), terms, text: text!, rules: listed(rules!) };
}

export function readReference(markdown: string): Reference {
  const page: Passage[] = [];
  const answers: Answer[] = [];
  const wishes: Wish[] = [];
  for (const line of markdown.split('\n')) {
    const passage = answers.length === 0 && PASSAGE.exec(line);
    if (passage) page.push({ title: passage[1]!.replace(/\.$/, ''), text: passage[2]! });
    const answer = ANSWER.exec(line);
    if (answer) answers.push(readAnswer(answer));
    const wish = WISH.exec(line);
    if (wish) wishes.push({ words: listed(wish[1]!), options: listed(wish[2]!) });
  }
  return { page, answers, wishes, statements: readRules(markdown) };
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

/** What a question found: an answer in a sentence, or a statement of the book. */
export interface Found {
  /** What it is about: the answer's first word, or the chapter. */
  title: string;
  text: string;
  /** The rules behind an answer; of a statement itself. */
  rules: readonly string[];
  answers: boolean;
}

const fromAnswer = ({ words, text, rules }: Answer): Found => ({ title: words[0]!, text, rules, answers: true });
const fromStatement = ({ id, heading, text }: RuleStatement): Found => ({ title: heading, text, rules: [id], answers: false });

/** A rulebook's own questions and worked examples say the same again, so what is plainly stated comes first. */
const plainness = (id: string): number => (/^[EV]-/.test(id) ? 0.7 : id.startsWith('R-') ? 0.85 : 1);

/** The answer of just that name, if there is one: a term on a card opens its own line, whatever else has the same words; so does `what is aim`. */
function namedSo(answers: readonly Answer[], asked: string, language: string): Answer | undefined {
  const gist = telling(asked, language).join(' ');
  const isCalled = (word: string | undefined) => word?.toLowerCase() === asked;
  const isMeant = ({ words }: Answer) => gist !== '' && telling(words[0]!, language).join(' ') === gist;
  return answers.find(({ words }) => isCalled(words[0])) ?? answers.find(({ words }) => words.some(isCalled)) ?? answers.find(isMeant);
}

/** Looks up whatever people type: a question, a word, an id. The best first. */
export function askRules(reference: Reference, query: string, language: string): Found[] {
  const wanted = query.trim().toLowerCase();
  const exact = reference.statements.find(({ id }) => id.toLowerCase() === wanted);
  if (exact) return [fromStatement(exact)];
  const named = namedSo(reference.answers, wanted, language);
  const others = searched(reference, query, language).filter(({ answers, text }) => !answers || text !== named?.text);
  return [...(named === undefined ? [] : [fromAnswer(named)]), ...others];
}

function searched({ answers, statements }: Reference, query: string, language: string): Found[] {
  const all = [...answers.map(fromAnswer), ...statements.map(fromStatement)];
  return find(all, query, language, (found, i) => {
    if (found.answers) return { words: answers[i]!.words, text: found.text };
    return { words: [], text: `${found.title} ${found.text}`, weight: plainness(found.rules[0]!), foreign: language !== 'en' };
  });
}

/** `no death` and `more deaths` want the same house rule, turned to one side or the other. */
const SIDES = /(?<!\p{L})(no|not|without|only|just|more|less|fewer|kein\p{L}*|nicht|ohne|nur|mehr|weniger)(?!\p{L})/giu;

/** Every house rule is about the game: whoever wants a shorter one wants what is short. */
const THE_GAME = /(?<!\p{L})(games?|spiele?|spiels|partien?)(?!\p{L})/giu;

/** House rules by the words people have for what they want, the likeliest first. */
export function findHouseRules<Spec extends { name: string; help: string }>(
  specs: Record<string, Spec>,
  { wishes, query, language }: { wishes: readonly Wish[]; query: string; language: string },
): [option: string, spec: Spec][] {
  const wanted = query.replaceAll(SIDES, ' ').replaceAll(THE_GAME, ' ').trim() || query;
  return find(Object.entries(specs), wanted, language, ([option, { name, help }]) => ({
    words: [name, ...wishes.filter(({ options }) => options.includes(option)).flatMap(({ words }) => words)],
    text: help,
  }));
}

/** A text in pieces, with what each term in it is called in the reference. */
export type Piece = string | { text: string; term: string };

/** Takes texts apart at the terms of a game, the longest first. */
export function termFinder(answers: readonly Answer[]): (text: string) => Piece[] {
  const terms = new Map(answers.flatMap(({ terms, words }) => terms.map((term) => [term.toLowerCase(), words[0]!])));
  if (terms.size === 0) return (text) => [text];
  const longestFirst = [...terms.keys()].sort((a, b) => b.length - a.length).map((term) => term.replaceAll(/[^\p{L}\p{N} -]/gu, '\\$&'));
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) =>
    text
      .split(any)
      .map((part, i): Piece => (i % 2 === 0 ? part : { text: part, term: terms.get(part.toLowerCase())! }))
      .filter((piece) => piece !== '');
}
