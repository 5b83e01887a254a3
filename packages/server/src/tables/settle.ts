/** What follows from a change by itself: the game is over, a vote is decided, all have left. */
import type { Draft } from './draft.ts';
import { guarded } from './failing.ts';
import { settleTexts } from './revealing.ts';
import { peopleHere, votersLeft } from './state.ts';

/** So many must agree that somebody plays for an absent person: one opponent alone could hand the seat to a friend. */
export const FEWEST_TO_HAND_OVER = 2;

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

/** A vote that waits for nobody is carried if enough agreed, and lapses if those who could have are gone. */
function settleVote(draft: Draft): void {
  const { vote } = draft.state;
  if (vote === null || votersLeft(draft.state, vote).length > 0) return;
  const enough = vote.about === 'undo' ? 1 : FEWEST_TO_HAND_OVER;
  if (vote.agreed.length < enough) draft.add({ kind: 'vote', data: { step: 'lapsed' } });
  else if (vote.about === 'undo')
    draft.add({ kind: 'undone', data: { to: vote.to ?? 0, free: false } }, { seat: vote.seat, person: vote.by.id });
  else handOver(draft);
}

function handOver(draft: Draft): void {
  const { state } = draft;
  const { vote, seats, host } = state;
  const seat = vote?.seat ?? -1;
  const owner = seats[seat]?.person;
  if (!vote || !owner) return;
  const heir = host.id === owner.id ? (peopleHere(state)[0] ?? null) : null;
  draft.add({ kind: 'left', data: { why: 'voted', bot: null, host: heir } }, { seat, person: owner.id });
  draft.add({ kind: 'sat', data: { name: vote.by.name, entropy: '' } }, { seat, person: vote.by.id });
}
