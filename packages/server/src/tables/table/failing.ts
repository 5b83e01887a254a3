/** When a game's own rules fail. */

import { Refused } from '@undercroft/engine';
import { TableError } from '../said/contract.ts';

/** The rules threw something that is no refusal, or do not end: a mistake in the game, not in the decision. */
export class RulesFailed extends Error {
  override name = 'RulesFailed';
}

/** A refusal is the asker's business; everything else the rules throw is a fault of theirs. */
export function guarded<X>(work: () => X): X {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused || error instanceof TableError || error instanceof RulesFailed) throw error;
    throw new RulesFailed(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
