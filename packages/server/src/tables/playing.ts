/** Deciding, voting, talking: judging what people want to do while the game runs. Taking back is in `taking-back.ts`. */

import type { DecisionBase, Game, Refusal, Seat, TableBase } from '@undercroft/engine';
import type { Person } from '../store/store.ts';
import { type DecideRequest, TableError } from './contract.ts';
import type { Draft } from './draft.ts';
import type { Judge } from './keeper.ts';
import { otherRules } from './proofs.ts';
import { noticing } from './revealing.ts';
import { mustHold, mustRun } from './seating.ts';
import { numberFor, seenUpTo } from './secrets.ts';
import { FEWEST_TO_HAND_OVER } from './settle.ts';
import { type Course, nameHere, openWaits, peopleHere, seatsLeftBy, seatsOf, type TableState, votersLeft } from './state.ts';
import { cleanSaying, LONGEST_NAME } from './texts.ts';
import { longAway } from './time.ts';
import { mustKnow } from './views.ts';

/** Whoever does anything is back: the bots let go of the seats. */
export function comeBack(draft: Draft, me: Person): void {
  if (draft.state.status !== 'running') return;
  for (const seat of seatsLeftBy(draft.state, me.id)) draft.add({ kind: 'back', data: {} }, { seat, person: me.id });
}

/** Somebody says so: also whoever only was late has the whole time again, and a bot does not take the seat. */
export const beingHere =
  (me: Person): Judge =>
  (draft) => {
    const { state } = draft;
    mustKnow(state, me);
    mustRun(state);
    for (const seat of seatsOf(state, me.id)) {
      const { late, awaySince } = state.seats[seat]!;
      if (late > 0 || awaySince !== null) draft.add({ kind: 'back', data: {} }, { seat, person: me.id });
    }
  };

/** Presence is told, not stored; but who was away and shows up has the seat again, and owes a text if texts are shown. */
export const arriving =
  (me: Person): Judge =>
  (draft) => {
    comeBack(draft, me);
    noticing([me.id])(draft);
  };

export function courseOf({ course, rules }: TableState): Course {
  if (course === null) throw otherRules(rules);
  return course;
}

/** An answer to a question the decider has not seen is an answer to an older one. */
function mustHaveSeen(state: TableState, { seat, seq, decision }: DecideRequest): void {
  if (!Number.isInteger(seq) || seq < 0) throw new TableError('bad-seq', 400, '`seq` is the number of the last entry you have seen');
  const kind = typeof decision === 'object' && decision !== null && 'kind' in decision ? decision.kind : null;
  const wait = openWaits(state).find(({ ask }) => ask.seat === seat && ask.kind === kind);
  if (seq > numberFor(state, seat) || (wait && wait.seq > seenUpTo(state, seat, seq)))
    throw new TableError('stale', 409, 'the table has gone on; look at it again');
}

/** The decision, if it may be taken now. A check that stumbles over arbitrary input has not accepted it. */
function legal(game: Game, table: TableBase, decision: unknown): DecisionBase {
  let refusal: Refusal | null;
  try {
    refusal = game.play.refuse(table, decision);
  } catch {
    refusal = { code: 'malformed', message: 'that is no answer to this question' };
  }
  if (refusal) throw TableError.refused(refusal);
  // Only decisions are legal.
  return decision as DecisionBase;
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

/** Those whose consent is needed: all other people at the table who are here. */
export const others = (state: TableState, me: Person): Person[] => peopleHere(state).filter(({ id }) => id !== me.id);

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

/** Whether people may say this while the game runs: some games are played in silence. */
function mustBeAllowed({ state, desk }: Draft, reaction: boolean): void {
  const talk = state.status === 'running' ? (desk.game.play.talk?.(state.spec.options) ?? 'free') : 'free';
  if (talk === 'silent' || (talk === 'phrases' && !reaction)) {
    throw new TableError('no-talk', 409, talk === 'silent' ? 'this game is played in silence' : 'at this table people only react');
  }
}

export function saying(me: Person, { text, reaction = false }: { text: string; reaction?: boolean }): Judge {
  return (draft) => {
    const { state } = draft;
    mustKnow(state, me);
    comeBack(draft, me);
    if (seatsOf(state, me.id).length === 0 && state.host.id !== me.id) {
      throw new TableError('not-seated', 403, 'only those at the table talk');
    }
    mustBeAllowed(draft, reaction);
    const said = reaction ? cleanSaying(text).slice(0, LONGEST_NAME) : cleanSaying(text);
    draft.add({ kind: 'said', data: { name: nameHere(state, me), text: said, reaction } }, { person: me.id });
  };
}
