/** Works formulas out. Pure: whoever asks turns the cards first, as many as `flipsIn` says. */
import { type AttackType, type Condition, type Flag, type Formula, NAME_BOUNDS, type Name } from './syntax.ts';

/** What the names stand for in one use. `Flip` is not among them: each `Flip` takes the next of `flips`. */
export type Values = Partial<Record<Exclude<Name, 'Flip'>, number>>;

export interface Use {
  values: Values;
  /** The cards turned for this formula, in order. */
  flips?: readonly number[];
}

/** R-P52-03  Every division floors where it stands, toward the lower number. */
export const floorDivide = (a: number, b: number): number => Math.floor(a / b);

export function evaluate(formula: Formula, use: Use): number {
  // Zero has no sign at a table.
  return value(formula, use, { turned: 0 }) + 0;
}

function value(formula: Formula, use: Use, cards: { turned: number }): number {
  if (formula.is === 'number') return formula.value;
  if (formula.is === 'name') return formula.name === 'Flip' ? nextFlip(use, cards) : standsFor(formula.name, use);
  if (formula.is === 'negative') return 0 - value(formula.of, use, cards);
  const left = value(formula.left, use, cards);
  const right = value(formula.right, use, cards);
  switch (formula.is) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return floorDivide(left, right);
    case 'min':
      return Math.min(left, right);
    case 'max':
      return Math.max(left, right);
  }
}

function nextFlip({ flips }: Use, cards: { turned: number }): number {
  const flip = flips?.[cards.turned++];
  if (flip === undefined) throw new RangeError('a formula flips more cards than were turned for it');
  return flip;
}

function standsFor(name: Exclude<Name, 'Flip'>, { values }: Use): number {
  const found = values[name];
  if (found === undefined) throw new RangeError(`nothing says what ${name} is here`);
  // A scenario was checked for values within these bounds: beyond them a formula could divide by zero after all.
  const { least, most } = NAME_BOUNDS[name];
  return Math.min(most, Math.max(least, found));
}

/** How many cards a formula turns. */
export function flipsIn(formula: Formula): number {
  if (formula.is === 'number') return 0;
  if (formula.is === 'name') return formula.name === 'Flip' ? 1 : 0;
  if (formula.is === 'negative') return flipsIn(formula.of);
  return flipsIn(formula.left) + flipsIn(formula.right);
}

/** What a condition is asked about. */
export interface Situation {
  flags: Readonly<Record<Flag, boolean>>;
  /** The user's. */
  hp: number;
  /** Of the enemy concerned, if there is one. */
  enemyType: AttackType | null;
  /** Where the user stands. */
  spot: string;
}

export function holds(condition: Condition, about: Situation, use: Use): boolean {
  switch (condition.is) {
    case 'flag':
      return about.flags[condition.flag];
    case 'hpBelow':
      return about.hp < evaluate(condition.limit, use);
    case 'enemyType':
      return about.enemyType === condition.type;
    case 'onSpot':
      return about.spot === condition.type;
    case 'not':
      return !holds(condition.of, about, use);
    case 'and':
      return holds(condition.left, about, use) && holds(condition.right, about, use);
    case 'or':
      return holds(condition.left, about, use) || holds(condition.right, about, use);
  }
}
