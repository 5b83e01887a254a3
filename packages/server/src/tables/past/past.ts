/**
 * What a table was, ready to be looked at: its log in pieces, each with the table before it and what it told. So any
 * moment is at most one piece's replay away, and old news take none. Made when somebody first looks back so far, kept in
 * memory only, and the least recently used is forgotten.
 */
import type { Entry, Store } from '../../store/store.ts';
import { fromFirst, type Kept, replayOn, takeIn } from '../keep/loading.ts';
import { readEntry, type TableEntry } from '../said/log.ts';
import { Moments } from '../table/course.ts';
import type { Told } from '../table/happen.ts';
import type { TableState } from '../table/state.ts';
import type { Step } from './reading.ts';

/** Entries in a piece: a replay of this length takes a few milliseconds. */
export const PIECE = 32;

/** Entries read from the store at once. */
const AHEAD = 256;

/** Pieces of all tables together that are kept. */
const MOST_PIECES = 800;

interface Piece {
  before: TableState;
  told: Told[];
}

class Past {
  private readonly store: Store;
  private readonly first: { state: TableState; told: Told[] };
  /** The table after the last whole piece. */
  private readonly end: Kept;
  /** Where the rules are known not to come to an end. */
  private readonly endlessAt: number | null;
  readonly pieces: Piece[] = [];

  constructor(store: Store, begun: Kept, endlessAt: number | null) {
    this.endlessAt = endlessAt;
    this.store = store;
    this.first = { state: begun.state, told: begun.told };
    this.end = { ...begun, told: [] };
  }

  /** The table as it was after entry `seq`. */
  async at(seq: number, step: Step): Promise<TableState> {
    const rest = await this.reach(seq, step);
    if (seq <= this.first.state.seq) return this.first.state;
    const piece = this.pieces[this.pieceOf(seq)];
    const before = piece?.before ?? this.end.state;
    const entries = piece ? piece.told.map(({ entry }) => entry) : rest;
    return (await step(() => this.replayed(before, upTo(entries, seq)))).state;
  }

  /** What was told after entry `since`, at most so much of it. */
  async toldSince(since: number, most: number, step: Step): Promise<Told[]> {
    const rest = await this.reach(since + most, step);
    const told = since < this.first.state.seq ? [...this.first.told] : [];
    for (let i = Math.max(0, this.pieceOf(since + 1)); i < this.pieces.length && told.length < most + PIECE; i++) {
      told.push(...this.pieces[i]!.told.filter(({ entry }) => entry.seq > since));
    }
    if (told.length >= most || rest.length === 0) return told.slice(0, most);
    const tail = await step(() => this.replayed(this.end.state, rest));
    return [...told, ...tail.told.filter(({ entry }) => entry.seq > since)].slice(0, most);
  }

  private replayed(before: TableState, entries: readonly TableEntry[]) {
    return replayOn(this.end.desk, before, entries, this.endlessAt === null ? {} : { endless: this.endlessAt });
  }

  private pieceOf(seq: number): number {
    return Math.floor((seq - this.first.state.seq - 1) / PIECE);
  }

  /** Makes whole pieces until entry `seq` is in one; returns what is left of the log if it does not come that far. */
  private async reach(seq: number, step: Step): Promise<TableEntry[]> {
    while (this.end.state.seq < seq) {
      const entries = await this.store.entries(this.end.state.id, this.end.state.seq, AHEAD);
      let at = 0;
      for (; at + PIECE <= entries.length; at += PIECE) await this.add(entries.slice(at, at + PIECE), step);
      if (entries.length < AHEAD) return entries.slice(at).map(readEntry);
    }
    return [];
  }

  private async add(entries: readonly Entry[], step: Step): Promise<void> {
    const before = this.end.state;
    await takeIn(step, this.end, entries, this.endlessAt);
    this.pieces.push({ before, told: this.end.told });
    this.end.told = [];
    this.end.keys.clear();
  }
}

const upTo = (entries: readonly TableEntry[], seq: number): TableEntry[] => entries.filter((entry) => entry.seq <= seq);

export class Pasts {
  private readonly store: Store;
  /** The least recently used first. */
  private readonly pasts = new Map<string, Past>();

  constructor(store: Store) {
    this.store = store;
  }

  async at(kept: Kept, seq: number, step: Step): Promise<TableState> {
    return (await this.of(kept)).at(seq, step);
  }

  async toldSince(kept: Kept, asked: { since: number; most: number }, step: Step): Promise<Told[]> {
    return (await this.of(kept)).toldSince(asked.since, asked.most, step);
  }

  private async of({ state, desk }: Kept): Promise<Past> {
    const known =
      this.pasts.get(state.id) ??
      new Past(this.store, await fromFirst(this.store, state.id, { ...desk, rules: null, moments: new Moments() }), state.endlessAt);
    this.pasts.delete(state.id);
    this.pasts.set(state.id, known);
    this.forget(known);
    return known;
  }

  private forget(inUse: Past): void {
    let pieces = 0;
    for (const past of this.pasts.values()) pieces += past.pieces.length;
    for (const [id, past] of this.pasts) {
      if (pieces <= MOST_PIECES || past === inUse) return;
      pieces -= past.pieces.length;
      this.pasts.delete(id);
    }
  }
}
