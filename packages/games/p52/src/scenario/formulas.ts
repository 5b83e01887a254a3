/** The shapes of formulas and conditions: which names are known where, and how small the result may get. */
import { boundsOf, formulasIn, spotsIn, strangersIn } from '../formula/bounds.ts';
import { parseCondition, parseFormula } from '../formula/parse.ts';
import { CORES, type Formula, type FormulaFlaw, LONGEST_FORMULA, type Name, SPOT_TYPES } from '../formula/syntax.ts';
import type { Node } from './json.ts';
import { type Check, leaf, named, type Shape } from './shape.ts';

/** What a character knows when it sets out to do something: no `Over` yet. */
export const BEFORE: readonly Name[] = ['aLv', 'Lv', 'avgLv', 'tLv', 'Flip', 'R', 'n', ...CORES, 'hp', 'maxHp', 'item'];
/** The same, where nobody turns a card to ask. */
export const ASKED: readonly Name[] = BEFORE.filter((name) => name !== 'Flip');
/** And when it has succeeded. */
export const AFTER: readonly Name[] = [...BEFORE, 'Over'];
/** What changes a sheet, whatever is being done. */
export const SHEET: readonly Name[] = ['Lv', 'avgLv', ...CORES];
/** An enemy has no cores and no level but the party's average. */
export const ENEMY: readonly Name[] = ['avgLv'];
/** On its own turn, with nobody in mind. */
export const ENEMY_ALONE: readonly Name[] = ['avgLv', 'Flip', 'hp', 'maxHp'];
export const ENEMY_BEFORE: readonly Name[] = ['avgLv', 'tLv', 'Flip', 'R', 'n', 'hp', 'maxHp'];
export const ENEMY_AFTER: readonly Name[] = [...ENEMY_BEFORE, 'Over'];

const schema = { type: 'string', minLength: 1, maxLength: LONGEST_FORMULA };

/** In JSON a text begins behind its quote. */
function tell(node: Node, { flaws }: Check, { column, sentence }: FormulaFlaw): void {
  flaws.add(node.at + column, sentence);
}

function checkFormula(node: Node, c: Check, formula: Formula, names: readonly Name[]): { least: number; most: number } {
  const flaws = strangersIn(formula, names);
  const bounds = boundsOf(formula, flaws);
  for (const flaw of flaws) tell(node, c, flaw);
  return bounds;
}

/** A formula of these names whose result is never below `least`. */
export function formula(names: readonly Name[], least = Number.NEGATIVE_INFINITY): Shape<string> {
  return named(
    'formula',
    leaf(schema, (node, c) => {
      if (node.is !== 'text') return c.flaws.add(node.at, 'A formula in quotes is wanted.');
      const result = parseFormula(node.value);
      if ('flaw' in result) return tell(node, c, result.flaw);
      const bounds = checkFormula(node, c, result.read, names);
      if (bounds.least < least) {
        c.flaws.add(node.at + 1, `This can become ${bounds.least}; it must not fall below ${least}. max(${least}, …) keeps it there.`);
      }
    }),
  );
}

export const condition: Shape<string> = named(
  'condition',
  leaf(schema, (node, c) => {
    if (node.is !== 'text') return c.flaws.add(node.at, 'A condition in quotes is wanted.');
    const result = parseCondition(node.value);
    if ('flaw' in result) return tell(node, c, result.flaw);
    for (const inner of formulasIn(result.read)) checkFormula(node, c, inner, ASKED);
    for (const { type, at } of spotsIn(result.read)) {
      if (!SPOT_TYPES.some((known) => known === type)) c.references.push({ kind: 'spot', id: type, at: node.at + at });
    }
  }),
);
