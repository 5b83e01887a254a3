/** Deciding: whether an answer is asked for and allowed. */

import type { DecisionBase, Game, Judged, TableBase } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import { type DecideRequest, TableError } from '../said/contract.ts';
import { mustKnow } from '../sight/who.ts';
import { numberFor, seenUpTo } from '../table/secrets.ts';
import { openWaits, type TableState } from '../table/state.ts';
import { comeBack } from './coming-back.ts';
import type { Judge } from './draft.ts';
import { courseOf, mustHold, mustRun } from './musts.ts';

/** An answer to a question the decider has not seen is an answer to an older one. */
function mustHaveSeen(state: TableState, { seat, seq, decision }: DecideRequest): void {
  if (!Number.isInteger(seq) || seq < 0) throw new TableError('bad-seq', 400, '`seq` is the number of the last entry you have seen');
  const kind = typeof decision === 'object' && decision !== null && 'kind' in decision ? decision.kind : null;
  const wait = openWaits(state).find(({ ask }) => ask.seat === seat && ask.kind === kind);
  if (seq > numberFor(state, seat) || (wait && wait.seq > seenUpTo(state, seat, seq)))
    throw new TableError('stale', 409, 'the table has gone on; look at it again');
}

/** The decision, if it may be taken now. A check that stumbles over arbitrary input has not accepted it. */
function legal(game: Game, table: TableBase, asked: unknown): DecisionBase {
  const { decision, refusal } = judged(game, table, asked);
  if (refusal !== null) throw TableError.refused(refusal);
  return decision;
}

function judged(game: Game, table: TableBase, asked: unknown): Judged<DecisionBase> {
  try {
    return game.play.judge(table, asked);
  } catch {
    return { decision: null, refusal: { code: 'malformed', message: 'that is no answer to this question' } };
  }
}

export function deciding(me: Person, request: DecideRequest): Judge {
  return (draft) => {
    const { state, desk } = draft;
    mustKnow(state, me);
    comeBack(draft, me);
    mustHold(state, me, request.seat);
    mustRun(state);
    const { table } = courseOf(state);
    const { decision } = request;
    if (typeof decision === 'object' && decision !== null && 'seat' in decision && decision.seat !== request.seat) {
      throw new TableError('not-your-seat', 403, `that decision is not for seat ${request.seat}`);
    }
    mustHaveSeen(state, request);
    const answer = legal(desk.game, table, decision);
    draft.decide(answer, 'person', me.id);
  };
}
