/** The rules themselves failed: the table stops, everybody at it is told, and no other table notices. */
import { Draft } from '../judge/draft.ts';
import { thingChanges } from '../judge/homecoming.ts';
import { rulesCrash } from '../keep/crash.ts';
import type { Kept } from '../keep/loading.ts';
import { rulesFailed } from '../keep/outside.ts';
import type { Moves } from '../move.ts';
import type { RulesFailed } from '../table/failing.ts';

/** Returns if somebody was faster: then it is judged again by what they wrote. */
export async function rulesFail(moves: Moves, kept: Kept, draft: Draft | undefined, error: RulesFailed): Promise<void> {
  moves.figures.rulesFailures++;
  const stop = new Draft(kept.state, kept.desk, { now: moves.setting.now(), key: null, sameGame: true });
  rulesCrash(moves.setting, draft ?? stop, error);
  stop.add({ kind: 'archived', data: { reason: 'rules-failed' } });
  stop.things = thingChanges(stop);
  if (await moves.stored(kept, stop)) throw rulesFailed();
}
