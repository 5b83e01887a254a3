/** The tables in use, in memory: one change at a time at each, and whoever wants to know hears when one has grown. */

import type { Told } from '../table/happen.ts';
import type { TableState } from '../table/state.ts';
import { Lines } from './lines.ts';
import { advance, catchUp, type Kept } from './loading.ts';
import type { Figures, Setting } from './setting.ts';
import { snapshotOf } from './snapshot.ts';

/** Entries between two snapshots. */
const SNAPSHOT_EVERY = 64;

export class Memory {
  readonly lines = new Lines();
  private readonly setting: Setting;
  private readonly figures: Figures;
  /** The least recently used first. */
  private readonly tables = new Map<string, Kept>();
  private readonly listeners = new Set<(kept: Kept) => void>();

  constructor(setting: Setting, figures: Figures) {
    this.setting = setting;
    this.figures = figures;
  }

  get ids(): string[] {
    return [...this.tables.keys()];
  }

  holds(tableId: string): boolean {
    return this.tables.has(tableId);
  }

  get(tableId: string): Kept | undefined {
    return this.tables.get(tableId);
  }

  /** Moves the table to the end of the line of those to forget. */
  use(kept: Kept): Kept {
    const { id } = kept.state;
    this.tables.delete(id);
    this.tables.set(id, kept);
    if (this.tables.size <= this.setting.mostTables) return kept;
    for (const old of this.tables.keys()) {
      if (this.tables.size <= this.setting.mostTables) break;
      if (!this.lines.busy(old)) this.tables.delete(old);
    }
    return kept;
  }

  /** What is in memory is not known to be true any more: it is read anew when somebody wants it. */
  forget(tableId: string): void {
    this.tables.delete(tableId);
  }

  /** Called after entries were stored here, or read that others stored. */
  onGrowth(listener: (kept: Kept) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Takes in what was stored here, and tells of it. */
  grow(kept: Kept, state: TableState, told: Told[]): void {
    advance(kept, state, told);
    this.figures.decisions += told.filter(({ entry }) => entry.kind === 'decided').length;
    this.tell(kept);
    if (state.course !== null && state.seq - kept.snapshotSeq >= SNAPSHOT_EVERY) this.saveSnapshot(kept);
  }

  /** Reads what others have appended, and tells of it; says whether there was anything. */
  async catchUp(kept: Kept): Promise<boolean> {
    const grown = await catchUp(this.setting, kept);
    if (grown) this.tell(kept);
    return grown;
  }

  private tell(kept: Kept): void {
    for (const listener of this.listeners) {
      try {
        listener(kept);
      } catch (error) {
        this.setting.log.error({ err: error, table: kept.state.id }, 'a listener failed');
      }
    }
  }

  saveSnapshot(kept: Kept): void {
    const { state, desk, keys } = kept;
    kept.snapshotSeq = state.seq;
    this.setting.store
      .saveSnapshot(state.id, state.seq, snapshotOf(desk.game, state, keys))
      .catch((error: unknown) => this.setting.log.warn({ err: error, table: state.id }, 'a snapshot was not saved'));
  }
}
