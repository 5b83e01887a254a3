/** Views of tables that are in this browser: a replay's, a tutorial's. Made as the server makes them. */
import type { TableInfo, TableView, Update } from '@undercroft/client';
import type { DecisionBase, EventBase, Game, Json, Seat, TableBase } from '@undercroft/engine';

export interface Moment {
  game: Game;
  table: TableBase;
  info: TableInfo;
  viewer: Seat | null;
  seq: number;
  /** Whether the viewer may answer. */
  asking: boolean;
}

function askedOf({ game, table, viewer, asking }: Moment): TableView['asked'] {
  if (!asking || viewer === null) return [];
  const mine = game.pending(table).filter((ask) => ask.seat === viewer);
  return mine.map((ask) => ({ ask, options: game.options(table, ask), deadline: null }));
}

export function viewAt(moment: Moment): TableView {
  const { game, table, info, viewer, seq } = moment;
  const outcome = game.outcome(table);
  const waitingFor = [...new Set(game.pending(table).flatMap((ask) => (ask.may ? [] : [ask.seat])))];
  return {
    info: { ...info, seq, status: outcome ? 'finished' : 'running', outcome, waitingFor },
    seq,
    mine: viewer !== null && moment.asking ? [viewer] : [],
    viewer,
    host: false,
    // Plain data, whatever the game's own type for it is.
    view: game.view(table, viewer) as Json,
    asked: askedOf(moment),
    canUndo: false,
    canReconsider: false,
    vote: null,
  };
}

/** What happened, as one viewer may know it, in the server's form. */
export function updateOf(game: Game, seq: number, events: readonly EventBase[], viewer: Seat | null, d: DecisionBase | null): Update {
  const seen = events.flatMap((e) => game.redact(e, viewer) ?? []);
  return { seq, at: 0, kind: d === null ? 'started' : 'decided', seat: d?.seat ?? null, data: null, events: seen as unknown as Json[] };
}
