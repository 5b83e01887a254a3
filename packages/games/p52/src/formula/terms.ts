/** A formula taken apart where it adds and takes away: what each part is worth in one use, and what it says. */
import type { Part } from '@undercroft/mechanics';
import { evaluate, flipsIn, type Use } from './evaluate.ts';
import type { Formula } from './syntax.ts';

/** The source of what stands in a formula as a plain number. */
export const BASE = 'base';

interface Term {
  of: Formula;
  sign: 1 | -1;
}

function added(formula: Formula, sign: 1 | -1): Term[] {
  if (formula.is === 'negative') return added(formula.of, sign === 1 ? -1 : 1);
  if (formula.is === '+') return [...added(formula.left, sign), ...added(formula.right, sign)];
  if (formula.is === '-') return [...added(formula.left, sign), ...added(formula.right, sign === 1 ? -1 : 1)];
  return [{ of: formula, sign }];
}

/** `[[6, 'base'], [3, 'R'], [-1, 'aLv / 2']]`: every part that counts; together they are what the formula is. */
export function termsOf(formula: Formula, use: Use): Part[] {
  let turned = 0;
  return added(formula, 1)
    .map(({ of, sign }): Part => {
      const flips = use.flips?.slice(turned);
      turned += flipsIn(of);
      const worth = evaluate(of, flips === undefined ? { values: use.values } : { values: use.values, flips });
      return [sign * worth + 0, of.is === 'number' ? BASE : printed(of)];
    })
    .filter(([worth]) => worth !== 0);
}

const SIGNS = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' / ' } as const;
const isLoose = ({ is }: Formula): boolean => is === '+' || is === '-';

/** As people write it. */
export function printed(formula: Formula): string {
  if (formula.is === 'number') return String(formula.value);
  if (formula.is === 'name') return formula.name;
  if (formula.is === 'negative') return `−${bracketed(formula.of)}`;
  const { is, left, right } = formula;
  if (is === 'min' || is === 'max') return `${is}(${printed(left)}, ${printed(right)})`;
  if (isLoose(formula)) return `${printed(left)}${SIGNS[is]}${is === '-' ? bracketed(right) : printed(right)}`;
  return `${bracketed(left)}${SIGNS[is]}${isLoose(right) || right.is === '*' || right.is === '/' ? `(${printed(right)})` : printed(right)}`;
}

const bracketed = (formula: Formula): string => (isLoose(formula) ? `(${printed(formula)})` : printed(formula));
