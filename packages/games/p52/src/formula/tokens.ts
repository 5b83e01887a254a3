/** A formula's text as words, numbers and signs, each with its column. */
import { type FormulaFlaw, LONGEST_FORMULA } from './syntax.ts';

export interface Token {
  is: 'number' | 'word' | 'sign' | 'end';
  text: string;
  /** From 1. */
  at: number;
}

/** Thrown inside the parser only; `parse.ts` hands it out as data. */
export class Flawed extends Error {
  readonly flaw: FormulaFlaw;
  constructor(column: number, sentence: string) {
    super(sentence);
    this.flaw = { column, sentence };
  }
}

const PIECE = /\s*(?:(\d+)|([A-Za-z]+)|([-+*/(),]))/y;

export function tokensOf(text: string): Token[] {
  if (text.length > LONGEST_FORMULA)
    throw new Flawed(1, `A formula has at most ${LONGEST_FORMULA} characters; this one has ${text.length}.`);
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < end) {
    const from = PIECE.lastIndex;
    const found = PIECE.exec(text);
    if (found === null) throw strange(text, from);
    tokens.push(tokenFrom(found, PIECE.lastIndex));
  }
  tokens.push({ is: 'end', text: '', at: end + 1 });
  return tokens;
}

function tokenFrom([, number, word, sign]: RegExpExecArray, end: number): Token {
  const text = number ?? word ?? sign ?? '';
  const at = end - text.length + 1;
  if (number !== undefined && number.length > 6) throw new Flawed(at, `The number ${number} is too large; a million is the most.`);
  return { is: number !== undefined ? 'number' : word !== undefined ? 'word' : 'sign', text, at };
}

function strange(text: string, from: number): Flawed {
  const at = from + text.slice(from).search(/\S/);
  return new Flawed(at + 1, `A formula knows no ${JSON.stringify(text[at])}.`);
}
