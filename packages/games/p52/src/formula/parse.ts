/** Reads formulas and conditions. `*` and `/` bind alike and from the left; so do `+` and `-`. */
import {
  ATTACK_TYPES,
  type Condition,
  DEEPEST,
  FLAGS,
  type Formula,
  type FormulaFlaw,
  isName,
  MOST_PARTS,
  NAMES,
  type Operation,
} from './syntax.ts';
import { Flawed, type Token, tokensOf } from './tokens.ts';

/** Either what was read, or what is wrong with it. */
export type Read<T> = { read: T } | { flaw: FormulaFlaw };

export const parseFormula = (text: string): Read<Formula> => reading(text, sum);
export const parseCondition = (text: string): Read<Condition> => reading(text, either);

/** How far the reader has come, how many parts it has made, how deep it is. */
interface Reader {
  tokens: Token[];
  next: number;
  parts: number;
  depth: number;
}

function reading<T>(text: string, whole: (r: Reader) => T): Read<T> {
  try {
    const r: Reader = { tokens: tokensOf(text), next: 0, parts: 0, depth: 0 };
    const read = whole(r);
    const rest = peek(r);
    if (rest.is !== 'end') throw new Flawed(rest.at, `Nothing can follow here, but ${JSON.stringify(rest.text)} does.`);
    return { read };
  } catch (error) {
    if (error instanceof Flawed) return { flaw: error.flaw };
    throw error;
  }
}

const peek = (r: Reader): Token => r.tokens[r.next]!;

function take(r: Reader): Token {
  const token = peek(r);
  if (token.is !== 'end') r.next++;
  return token;
}

/** Takes the sign or word if it stands next. */
function takes(r: Reader, text: string): boolean {
  const found = peek(r).text === text;
  if (found) r.next++;
  return found;
}

function expect(r: Reader, sign: string): void {
  const { at, text, is } = peek(r);
  if (!takes(r, sign))
    throw new Flawed(at, `A ${JSON.stringify(sign)} is missing ${is === 'end' ? 'at the end' : `before ${JSON.stringify(text)}`}.`);
}

/** Counts a part, so that nobody's formula is endless. */
function counted<T>(r: Reader, part: T): T {
  if (++r.parts > MOST_PARTS) throw new Flawed(1, `A formula has at most ${MOST_PARTS} parts.`);
  return part;
}

function deeper<T>(r: Reader, read: (r: Reader) => T): T {
  if (++r.depth > DEEPEST) throw new Flawed(peek(r).at, `Parentheses go at most ${DEEPEST} deep.`);
  const inner = read(r);
  r.depth--;
  return inner;
}

const sum = (r: Reader): Formula => fromTheLeft(r, ['+', '-'], product);
const product = (r: Reader): Formula => fromTheLeft(r, ['*', '/'], factor);

function fromTheLeft(r: Reader, signs: readonly Operation[], operand: (r: Reader) => Formula): Formula {
  let left = operand(r);
  for (;;) {
    const { at, text } = peek(r);
    const is = signs.find((sign) => sign === text);
    if (is === undefined) return left;
    take(r);
    left = counted(r, { is, left, right: operand(r), at });
  }
}

function factor(r: Reader): Formula {
  const token = take(r);
  const { at, text } = token;
  if (token.is === 'number') return counted(r, { is: 'number', value: Number(text), at });
  if (text === '-') return counted(r, { is: 'negative', of: deeper(r, factor), at });
  if (text === '(') return closed(r, sum);
  if (text === 'min' || text === 'max') return leastOrMost(r, text, at);
  if (token.is === 'word') return counted(r, { is: 'name', name: nameFrom(token), at });
  throw new Flawed(at, token.is === 'end' ? 'The formula ends too early.' : `A number or a name is wanted, not ${JSON.stringify(text)}.`);
}

function nameFrom({ text, at }: Token) {
  if (isName(text)) return text;
  throw new Flawed(at, `There is no name "${text}"; there are ${NAMES.join(', ')}.`);
}

/** What stands in parentheses, the first of which is taken. */
function closed<T>(r: Reader, inside: (r: Reader) => T): T {
  const inner = deeper(r, inside);
  expect(r, ')');
  return inner;
}

/** `min(a, b, …)`, at least two. */
function leastOrMost(r: Reader, is: 'min' | 'max', at: number): Formula {
  expect(r, '(');
  return closed(r, () => {
    let left = sum(r);
    expect(r, ',');
    do left = counted(r, { is, left, right: sum(r), at });
    while (takes(r, ','));
    return left;
  });
}

const either = (r: Reader): Condition => joined(r, 'or', both);
const both = (r: Reader): Condition => joined(r, 'and', single);

function joined(r: Reader, is: 'and' | 'or', operand: (r: Reader) => Condition): Condition {
  let left = operand(r);
  while (takes(r, is)) left = counted(r, { is, left, right: operand(r) });
  return left;
}

function single(r: Reader): Condition {
  const { text, at } = take(r);
  const flag = FLAGS.find((known) => known === text);
  if (flag !== undefined) return counted(r, { is: 'flag', flag });
  if (text === 'not') return counted(r, { is: 'not', of: deeper(r, single) });
  if (text === '(') return closed(r, either);
  if (text === 'hpBelow') return counted(r, { is: 'hpBelow', limit: inParentheses(r, sum) });
  if (text === 'enemyType') return counted(r, { is: 'enemyType', type: inParentheses(r, (inner) => oneOf(inner, ATTACK_TYPES)) });
  if (text === 'onSpot') return counted(r, { is: 'onSpot', ...inParentheses(r, spotType) });
  throw new Flawed(at, `A condition is wanted (${FLAGS.join(', ')}, hpBelow, enemyType, onSpot), not ${JSON.stringify(text)}.`);
}

/** Whether there is such a kind of spot, the scenario knows. */
function spotType(r: Reader): { type: string; at: number } {
  const { text, at, is } = take(r);
  if (is !== 'word') throw new Flawed(at, 'A kind of spot is wanted.');
  return { type: text, at };
}

function inParentheses<T>(r: Reader, inside: (r: Reader) => T): T {
  expect(r, '(');
  return closed(r, inside);
}

function oneOf<W extends string>(r: Reader, words: readonly W[]): W {
  const { text, at } = take(r);
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Flawed(at, `One of ${words.join(', ')} is wanted, not ${JSON.stringify(text)}.`);
  return word;
}
