/** Tells listeners of tables that have grown, here or on another node, and looks for news that were lost. */
import type { Moves } from '../move.ts';
import type { TableService } from '../said/contract.ts';

export type Listener = Parameters<TableService['onChange']>[0];

export interface NewsSetting {
  moves: Moves;
  /** Milliseconds between two looks at all tables somebody follows, for news that never came. */
  pollMs: number;
}

export class News {
  private readonly moves: Moves;
  private readonly listeners = new Set<Listener>();
  /** Tables somebody follows from this node, and how many do. */
  private readonly followed = new Map<string, number>();
  private readonly stops: (() => void)[] = [];

  constructor({ moves, pollMs }: NewsSetting) {
    this.moves = moves;
    const { store, shared } = moves.setting;
    this.stops.push(moves.memory.onGrowth(({ state }) => this.tell(state.id, state.seq)));
    if (!shared) return;
    this.stops.push(store.watch((tableId, seq) => this.heard(tableId, seq)));
    const timer = setInterval(() => void this.poll(), pollMs);
    timer.unref();
    this.stops.push(() => clearInterval(timer));
  }

  listen(listener: Listener): () => void {
    const own: Listener = (tableId, seq, more) => listener(tableId, seq, more);
    this.listeners.add(own);
    return () => void this.listeners.delete(own);
  }

  /** Somebody wants this table's news, whether it stays in memory or not; returns how to stop. */
  follow(tableId: string): () => void {
    this.followed.set(tableId, (this.followed.get(tableId) ?? 0) + 1);
    let following = true;
    return () => {
      if (!following) return;
      following = false;
      const left = (this.followed.get(tableId) ?? 1) - 1;
      if (left > 0) this.followed.set(tableId, left);
      else this.followed.delete(tableId);
    };
  }

  private tell(tableId: string, seq: number): void {
    for (const listener of this.listeners) {
      try {
        listener(tableId, seq, this.moves.memory.lines.crowded(tableId));
      } catch (error) {
        this.moves.setting.log.error({ err: error, table: tableId }, 'a listener failed');
      }
    }
  }

  /** The store says the log has grown. Tables in memory read it, which tells; of others only their followers are told. */
  private heard(tableId: string, seq: number | undefined): void {
    const work = this.moves.memory.holds(tableId) ? this.moves.knowing.lookAgain(tableId, seq) : this.tellFollowers(tableId, seq);
    work.catch((error: unknown) => this.moves.setting.log.warn({ err: error, table: tableId }, 'news of a table were not read'));
  }

  private async tellFollowers(tableId: string, seq: number | undefined): Promise<void> {
    if (!this.followed.has(tableId)) return;
    const last = seq ?? (await this.moves.setting.store.seqs([tableId])).get(tableId);
    if (last !== undefined) this.tell(tableId, last);
  }

  /** Covers news that were lost on the way, and stores that send none. */
  private async poll(): Promise<void> {
    const watched = new Set([...this.moves.memory.ids, ...this.followed.keys()]);
    if (watched.size === 0) return;
    try {
      for (const [tableId, seq] of await this.moves.setting.store.seqs([...watched])) this.heard(tableId, seq);
    } catch (error) {
      this.moves.setting.log.warn({ err: error }, 'the store was not asked for news');
    }
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.listeners.clear();
  }
}
