/** Votes: asking the others, answering, and what a vote that is decided leads to. */

import type { Seat } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import { longAway } from '../sight/time.ts';
import { others } from '../sight/undo.ts';
import { mustKnow } from '../sight/who.ts';
import { nameHere, peopleHere, seatsOf, votersLeft } from '../table/state.ts';
import { comeBack } from './coming-back.ts';
import type { Draft, Judge } from './draft.ts';
import { mustRun } from './musts.ts';

export function askOthers(draft: Draft, me: Person, vote: { about: 'undo' | 'takeOver'; seat: Seat; to: number | null }): void {
  const { about, seat, to } = vote;
  if (draft.state.vote !== null) throw new TableError('vote-open', 409, 'the table is voting already');
  draft.add({ kind: 'vote', data: { step: 'asked', about, name: nameHere(draft.state, me), to } }, { seat, person: me.id });
}

export function takingOver(me: Person, seat: Seat): Judge {
  return (draft) => {
    const { state, desk } = draft;
    mustKnow(state, me);
    mustRun(state);
    comeBack(draft, me);
    const awaySince = state.seats[seat]?.awaySince ?? null;
    if (awaySince === null) throw new TableError('not-away', 409, `nobody is away from seat ${seat}`);
    if (seatsOf(state, me.id).length > 0 && !desk.game.sight.openly?.({ seats: state.spec.seats, options: state.spec.options })) {
      throw new TableError('already-seated', 409, 'whoever plays here may not see what another seat hides');
    }
    if (draft.now - awaySince < longAway(state.spec.clock)) {
      throw new TableError('not-away-long', 409, `the person on seat ${seat} has not been away for long`);
    }
    if (others(state, me).length < FEWEST_TO_HAND_OVER) {
      throw new TableError('nobody-to-ask', 409, `at least ${FEWEST_TO_HAND_OVER} others have to agree to that, and be here`);
    }
    askOthers(draft, me, { about: 'takeOver', seat, to: null });
  };
}

export function voting(me: Person, yes: boolean): Judge {
  return (draft) => {
    const { state } = draft;
    mustKnow(state, me);
    comeBack(draft, me);
    const { vote } = state;
    if (vote === null) throw new TableError('no-vote', 409, 'there is nothing to vote on');
    if (!votersLeft(state, vote).includes(me.id)) throw new TableError('not-a-voter', 403, 'your vote is not asked for');
    draft.add({ kind: 'vote', data: { step: 'answered', yes } }, { seat: vote.seat, person: me.id });
  };
}

/** So many must agree that somebody plays for an absent person: one opponent alone could hand the seat to a friend. */
export const FEWEST_TO_HAND_OVER = 2;

/** A vote that waits for nobody is carried if enough agreed, and lapses if those who could have are gone. */
export function settleVote(draft: Draft): void {
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
