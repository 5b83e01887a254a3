/** Views of tables that are in this browser: a replay's, a tutorial's. Made as the server makes them. */

import type { Person, TableInfo, TableView, Update } from '@undercroft/client';
import {
  CHANCE,
  type DecisionBase,
  type EventBase,
  type Game,
  type Json,
  type OptionValues,
  type Seat,
  type TableBase,
} from '@undercroft/engine';

/** Who is at a table in this browser, and how it is played. */
interface Here {
  id: string;
  options: OptionValues;
  host: Person;
  sitters: readonly { person: Person | null; bot: string | null }[];
}

/** What a list would say of a table in this browser. */
export function infoHere(game: Game, { id, options, host, sitters }: Here): TableInfo {
  return {
    id,
    name: game.about.name,
    game: game.about.slug,
    version: game.about.version,
    status: 'running',
    visibility: 'private',
    options,
    clock: { kind: 'none' },
    pace: 'story',
    dice: 'house',
    practice: false,
    watched: false,
    before: null,
    rematch: null,
    material: null,
    host,
    seats: sitters.map((sitter, seat) => ({ seat, ...sitter, away: false })),
    commit: '',
    fair: { round: 0, commits: [], open: [], revealing: null, withheld: [], without: [] },
    invitesFrom: 0,
    hostAway: null,
    seq: 0,
    createdAt: 0,
    updatedAt: 0,
    waitingFor: [],
    waitingSince: 0,
    outcome: null,
    fork: null,
  };
}

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
  const mine = game.play.pending(table).filter((ask) => ask.seat === viewer);
  return mine.map((ask) => ({ ask, options: game.play.options(table, ask), deadline: null }));
}

export function viewAt(moment: Moment): TableView {
  const { game, table, info, viewer, seq } = moment;
  const outcome = game.play.outcome(table);
  const waitingFor = [...new Set(game.play.pending(table).flatMap((ask) => (ask.may ? [] : [ask.seat])))];
  return {
    info: { ...info, seq, status: outcome ? 'finished' : 'running', outcome, waitingFor },
    seq,
    mine: viewer !== null && moment.asking ? [viewer] : [],
    viewer,
    host: false,
    // Plain data, whatever the game's own type for it is.
    view: game.sight.view(table, viewer) as Json,
    asked: askedOf(moment),
    canUndo: false,
    canAsk: false,
    canReconsider: false,
    vote: null,
  };
}

/** What happened, as one viewer may know it, in the server's form. */
export function updateOf(game: Game, seq: number, events: readonly EventBase[], viewer: Seat | null, d: DecisionBase | null): Update {
  const seen = events.flatMap((e) => game.sight.redact(e, viewer) ?? []);
  // What a real die shows is told to everybody.
  const data: Json = d?.kind === CHANCE ? { kind: CHANCE, decision: { ...d } } : null;
  return { seq, at: 0, kind: d === null ? 'started' : 'decided', seat: d?.seat ?? null, data, events: seen as unknown as Json[] };
}
