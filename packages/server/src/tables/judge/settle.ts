/** What follows from a change by itself: the game is over, a vote is decided, all have left. */
import { guarded } from '../table/failing.ts';
import type { Draft } from './draft.ts';
import { settleTexts } from './revealing.ts';
import { settleVote } from './voting.ts';

/** Adds what follows, until nothing does. */
export function settle(draft: Draft): void {
  settleVote(draft);
  settleTexts(draft);
  const { state, desk } = draft;
  if (state.status !== 'running') return;
  if (state.course === null) draft.add({ kind: 'archived', data: { reason: 'rules-changed' } });
  else if (state.course.table.stack.length === 0) {
    const { table } = state.course;
    const outcome = guarded(() => desk.game.play.outcome(table)) ?? { winners: [], scores: [], reason: 'ended' };
    draft.add({ kind: 'ended', data: { outcome } });
  } else if (state.spec.abandoned === 'archive' && state.seats.every(({ person }) => person === null)) {
    draft.add({ kind: 'archived', data: { reason: 'abandoned' } });
  }
}
