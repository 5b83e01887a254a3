/** What one viewer sees of a table now. */

import type { Game, Seat } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import type { TableView, Vote } from '../said/contract.ts';
import { canReconsider } from '../table/course.ts';
import { decisionNumber, numberFor } from '../table/secrets.ts';
import { oncePerEntry, openWaits, seatsOf, type TableState, type Viewer, type VoteState, votersLeft } from '../table/state.ts';
import { infoOf } from './info.ts';
import { deadlineOf } from './time.ts';
import { mayAsk, takesBack } from './undo.ts';

function voteFor(state: TableState, vote: VoteState, viewer: Seat | null): Vote {
  const { about, by, seat } = vote;
  const to = vote.to !== null && state.course ? decisionNumber(state.course, vote.to, viewer) : vote.to;
  return { about, by: { id: by.id, name: by.name }, seat, to, waitingFor: votersLeft(state, vote) };
}

function askedOf(game: Game, state: TableState, viewer: Seat): TableView['asked'] {
  const { course } = state;
  if (course === null) return [];
  const waits = openWaits(state);
  const mine = game.play.pending(course.table).filter((ask) => ask.seat === viewer);
  return mine.map((ask) => {
    const wait = waits.find((w) => w.ask.seat === ask.seat && w.ask.kind === ask.kind);
    return { ask, options: game.play.options(course.table, ask), deadline: wait ? deadlineOf(game, state, wait) : null };
  });
}

/** A moment of the past, to look at: what the viewer saw then, and nothing to answer. */
export function pastView(view: TableView): TableView {
  return { ...view, asked: [], canUndo: false, canAsk: false, canReconsider: false, vote: null };
}

type Sight = Pick<TableView, 'view' | 'asked'>;

const sights = oncePerEntry((_state): Map<Viewer, Sight> => new Map());

/** What one pair of eyes sees of the game: the same for all who look through it, so it is worked out once. */
function sightOf(game: Game, state: TableState, viewer: Viewer): Sight {
  const known = sights(state);
  const { course, status } = state;
  const found = known.get(viewer) ?? {
    view: course ? game.sight.view(course.table, viewer) : null,
    asked: status === 'running' && viewer !== null ? askedOf(game, state, viewer) : [],
  };
  known.set(viewer, found);
  return found;
}

/** Whoever neither sits nor is host sees what every onlooker sees. */
export const isOnlooker = (state: TableState, me: Person | null): boolean =>
  me === null || (me.id !== state.host.id && seatsOf(state, me.id).length === 0);

export function viewOf(game: Game, state: TableState, me: Person | null, viewer: Seat | null): TableView {
  const { course, status } = state;
  const running = status === 'running' && course !== null && viewer !== null ? { course, seat: viewer } : null;
  const { view, asked } = sightOf(game, state, viewer);
  const mine = seatsOf(state, me?.id);
  const taker = viewer ?? mine[0];
  return {
    info: infoOf(state),
    seq: numberFor(state, viewer),
    mine,
    viewer,
    host: me !== null && me.id === state.host.id,
    view,
    asked,
    // Also while the screen that several share is handed on: what was pressed last is noticed then.
    canUndo: status === 'running' && taker !== undefined && takesBack(state, me, taker) !== null,
    canAsk: status === 'running' && taker !== undefined && mayAsk(game, state, me, taker),
    canReconsider: running !== null && canReconsider(game, running.course, running.seat),
    vote: state.vote && voteFor(state, state.vote, viewer),
  };
}
