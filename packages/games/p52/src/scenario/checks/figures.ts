/** How small and how large the figures of a scenario can get, for those that would never come to anything. */
import { boundsOf, strangersIn } from '../../formula/bounds.ts';
import { flipsIn } from '../../formula/evaluate.ts';
import { parseFormula } from '../../formula/parse.ts';
import type { Bounds, Formula, Name } from '../../formula/syntax.ts';

/** By now every formula has been read once. */
function formulaIn(text: string): Formula {
  const result = parseFormula(text);
  if ('flaw' in result) throw new RangeError(result.flaw.sentence);
  return result.read;
}

export const boundsIn = (text: string): Bounds => boundsOf(formulaIn(text), []);
export const isAlwaysNothing = (text: string): boolean => boundsIn(text).most <= 0;
export const canFlip = (text: string): boolean => flipsIn(formulaIn(text)) > 0;

/** Names in it that are not among these. */
export const strangersTo = (text: string, known: readonly Name[]): string[] => [
  ...new Set(strangersIn(formulaIn(text), known).map(({ column }) => /^\w+/.exec(text.slice(column - 1))?.[0] ?? '')),
];
