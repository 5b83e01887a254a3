/** Looking back at a table: every moment of a finished game through any eyes, or one's own past while it still runs. */
import type { Eyes, TableInfo, TableView, Update, Verification } from '@undercroft/client';
import { type DecisionBase, type Game, loadMatch, type Match, readSave, type Seat, type TableBase } from '@undercroft/engine';
import { api } from '../people.ts';
import { carried } from './material.ts';
import type { Picture, Session } from './session.ts';
import { updateOf, viewAt } from './synthetic.ts';

/** A session that can be moved through time. */
export interface Past extends Session {
  /** The last moment there is; the first is 0. */
  readonly length: number;
  readonly at: number;
  /** Shows a moment. One step forward is acted out, anything else shown at once. */
  go(at: number): void;
}

abstract class Pictures {
  private now: Picture = { table: null, updates: [], present: [], connection: 'live', problem: null };
  private readonly listeners = new Set<() => void>();
  readonly deeds = null;
  picture = (): Picture => this.now;
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  close(): void {
    this.listeners.clear();
  }
  protected tell(change: Partial<Picture>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Moments between two tables kept ready. */
const APART = 20;

/** A finished game: the browser itself replays it, so every seat's view of every moment is there. */
export class FinishedPast extends Pictures implements Past {
  readonly length: number;
  at = -1;
  private readonly game: Game;
  private readonly info: TableInfo;
  private readonly match: Match;
  private readonly viewer: Seat | null;
  private readonly kept: TableBase[] = [];
  private readonly updates: Update[];

  constructor(game: Game, info: TableInfo, proof: Pick<Verification, 'match'>, viewer: Seat | null) {
    super();
    this.game = game;
    this.info = info;
    this.viewer = viewer;
    const save = readSave(proof.match);
    this.match = loadMatch(game, { ...save, log: [], fingerprint: '', version: '' });
    this.length = this.playAll(save.log);
    const { log, events } = this.match;
    this.updates = events.map((told, i) => updateOf(game, i + 1, told, viewer, log[i - 1] ?? null));
  }

  /** How far the log can be played: that of a crash breaks off, and what led to it is worth seeing. */
  private playAll(log: readonly DecisionBase[]): number {
    for (const [i, d] of log.entries()) {
      if (i % APART === 0) this.kept.push(this.game.sight.clone(this.match.table));
      try {
        this.match.decide(d);
      } catch {
        return i;
      }
    }
    return log.length;
  }

  private tableAt(at: number): TableBase {
    if (at === this.length) return this.match.table;
    const from = Math.floor(at / APART);
    const t = this.game.sight.clone(this.kept[from]!);
    for (const d of this.match.log.slice(from * APART, at)) this.game.play.apply(t, d, null);
    return t;
  }

  /** After how many decisions the next one leads to what is most worth seeing; of several that are, the last. */
  best(worth: (events: Update['events'], before: unknown) => number): number {
    const { sight, play } = this.game;
    const t = sight.clone(this.tableAt(0));
    const found = { at: 0, worth: 0 };
    for (const [i, d] of this.match.log.slice(0, this.length).entries()) {
      const its = worth(this.updates[i + 1]?.events ?? [], sight.view(t, this.viewer));
      if (its >= found.worth) Object.assign(found, { at: i, worth: its });
      play.apply(t, d, null);
    }
    return found.at;
  }

  go(at: number): void {
    const there = Math.max(0, Math.min(this.length, at));
    if (there === this.at) return;
    const quiet = there !== this.at + 1;
    this.at = there;
    const moment = { game: this.game, table: this.tableAt(there), info: this.info, viewer: this.viewer, seq: there + 1, asking: false };
    this.tell({ table: viewAt(moment), updates: this.updates.slice(0, there + 1), quiet });
  }
}

/** A running game: only the server may know the table, and shows what this viewer saw. */
export class RunningPast extends Pictures implements Past {
  readonly length: number;
  at = -1;
  private readonly id: string;
  private readonly eyes: Eyes | undefined;
  private readonly all: readonly Update[];
  /** The entries that changed the game, and so can be gone to. */
  private readonly moments: readonly number[];
  private readonly known = new Map<number, TableView>();

  constructor(id: string, eyes: Eyes | undefined, updates: readonly Update[]) {
    super();
    this.id = id;
    this.eyes = eyes;
    this.all = updates;
    this.moments = updates.flatMap(({ kind, seq }) => (kind === 'started' || kind === 'decided' || kind === 'undone' ? [seq] : []));
    this.length = Math.max(0, this.moments.length - 1);
  }

  go(at: number): void {
    const there = Math.max(0, Math.min(this.length, at));
    const seq = this.moments[there];
    if (there === this.at || seq === undefined) return;
    const quiet = there !== this.at + 1;
    this.at = there;
    this.viewAt(seq).then(
      // Somebody who scrubs on does not want to see where they passed.
      (table) => this.at === there && this.tell({ table, updates: this.all.filter((u) => u.seq <= seq), quiet, problem: null }),
      (error: Error) => this.tell({ problem: { code: 'unknown', message: error.message } }),
    );
  }

  private async viewAt(seq: number): Promise<TableView> {
    const known = this.known.get(seq) ?? (await carried(await api.view(this.id, this.eyes, seq)));
    this.known.set(seq, known);
    return known;
  }
}
