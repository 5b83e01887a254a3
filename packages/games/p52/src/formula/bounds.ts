/** How small and how large a formula can get, and whether it can divide by zero: found by intervals, without trying values. */
import { floorDivide } from './evaluate.ts';
import { type Bounds, type Condition, type Formula, type FormulaFlaw, NAME_BOUNDS, type Name } from './syntax.ts';

/** Beyond this nothing at a table makes sense, and sums stay exact far below what numbers can hold. */
const TOO_LARGE = 1_000_000_000;

/** The bounds of a formula; flaws are noted on the way, and what is flawed counts as 1. */
export function boundsOf(formula: Formula, flaws: FormulaFlaw[]): Bounds {
  if (formula.is === 'number') return { least: formula.value, most: formula.value };
  if (formula.is === 'name') return NAME_BOUNDS[formula.name];
  if (formula.is === 'negative') {
    const { least, most } = boundsOf(formula.of, flaws);
    return { least: 0 - most, most: 0 - least };
  }
  const left = boundsOf(formula.left, flaws);
  const right = boundsOf(formula.right, flaws);
  const bounds = combined(formula, left, right, flaws);
  if (Math.max(-bounds.least, bounds.most) <= TOO_LARGE) return bounds;
  flaws.push({ column: formula.at, sentence: 'This can grow beyond a thousand million.' });
  return { least: 1, most: 1 };
}

type Pair = Extract<Formula, { left: Formula }>;

function combined({ is, at }: Pair, a: Bounds, b: Bounds, flaws: FormulaFlaw[]): Bounds {
  switch (is) {
    case '+':
      return { least: a.least + b.least, most: a.most + b.most };
    case '-':
      return { least: a.least - b.most, most: a.most - b.least };
    case '*':
      return corners(a, b, (x, y) => x * y);
    case 'min':
      return { least: Math.min(a.least, b.least), most: Math.min(a.most, b.most) };
    case 'max':
      return { least: Math.max(a.least, b.least), most: Math.max(a.most, b.most) };
    case '/':
      if (b.least > 0 || b.most < 0) return corners(a, b, floorDivide);
      flaws.push({ column: at, sentence: 'What stands right of this / can be 0; max(1, …) keeps it above.' });
      return { least: 1, most: 1 };
  }
}

/** Products and quotients are least and most at the corners. */
function corners(a: Bounds, b: Bounds, work: (x: number, y: number) => number): Bounds {
  const all = [work(a.least, b.least), work(a.least, b.most), work(a.most, b.least), work(a.most, b.most)];
  return { least: Math.min(...all), most: Math.max(...all) };
}

/** Every name a formula uses that it may not use here. */
export function strangersIn(formula: Formula, allowed: readonly Name[]): FormulaFlaw[] {
  if (formula.is === 'number') return [];
  if (formula.is === 'negative') return strangersIn(formula.of, allowed);
  if (formula.is !== 'name') return [...strangersIn(formula.left, allowed), ...strangersIn(formula.right, allowed)];
  if (allowed.includes(formula.name)) return [];
  return [{ column: formula.at, sentence: `${formula.name} is not known here; ${allowed.join(', ')} are.` }];
}

/** Every kind of spot a condition asks about, with its column. */
export function spotsIn(condition: Condition): { type: string; at: number }[] {
  if (condition.is === 'onSpot') return [{ type: condition.type, at: condition.at }];
  if (condition.is === 'not') return spotsIn(condition.of);
  if (condition.is === 'and' || condition.is === 'or') return [...spotsIn(condition.left), ...spotsIn(condition.right)];
  return [];
}

/** Every formula in a condition. */
export function formulasIn(condition: Condition): Formula[] {
  if (condition.is === 'hpBelow') return [condition.limit];
  if (condition.is === 'not') return formulasIn(condition.of);
  if (condition.is === 'and' || condition.is === 'or') return [...formulasIn(condition.left), ...formulasIn(condition.right)];
  return [];
}
