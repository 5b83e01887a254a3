/**
 * Keeps the tables in use in memory and lets changes through one by one. A change is judged, stored, and only then
 * seen; if another node was faster, what it wrote is read and the change is judged again.
 */

import { Refused } from '@undercroft/engine';
import { BadText, Conflict, StoreUnavailable, ThingTaken, UnknownTable } from '../store/errors.ts';
import { Draft, type Judge } from './judge/draft.ts';
import { thingChanges } from './judge/homecoming.ts';
import { settle } from './judge/settle.ts';
import { changesFor, type Due, dueAt } from './keep/changes.ts';
import { replayCrash, rulesCrash } from './keep/crash.ts';
import { Lines } from './keep/lines.ts';
import { advance, catchUp, type Kept, load } from './keep/loading.ts';
import { type Figures, noFigures, type Setting } from './keep/setting.ts';
import { snapshotOf } from './keep/snapshot.ts';
import { TableError } from './said/contract.ts';
import { noSuchTable } from './sight/who.ts';
import { guarded, RulesFailed } from './table/failing.ts';
import { isSame } from './table/proofs.ts';
import type { TableState } from './table/state.ts';

const MOST_ATTEMPTS = 50;

/** Entries between two snapshots. */
const SNAPSHOT_EVERY = 64;

/** What the store's troubles mean to whoever asked. */
export function outside(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return new TableError('store-unavailable', 503, 'the store does not answer just now; try again');
  if (error instanceof UnknownTable) return noSuchTable();
  if (error instanceof ThingTaken) return new TableError('thing-taken', 409, 'that is at another table, or has changed meanwhile');
  if (error instanceof BadText) return new TableError('malformed', 400, error.message);
  if (error instanceof RulesFailed) return rulesFailed();
  if (error instanceof Refused) return TableError.refused(error.refusal);
  return error;
}

export class Keeper {
  readonly setting: Setting;
  readonly figures: Figures = noFigures();
  readonly lines = new Lines();
  /** When somebody last wanted to change a table. */
  lastMove = Number.NEGATIVE_INFINITY;
  /** The least recently used first. */
  private readonly tables = new Map<string, Kept>();
  private readonly listeners = new Set<(kept: Kept) => void>();

  constructor(setting: Setting) {
    this.setting = setting;
  }

  get inMemory(): string[] {
    return [...this.tables.keys()];
  }

  holds(tableId: string): boolean {
    return this.tables.has(tableId);
  }

  /** Called after entries were stored here, or read that others stored. */
  onGrowth(listener: (kept: Kept) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** The table as it is now. With other nodes about, that takes a look into the store. */
  async read(tableId: string): Promise<Kept> {
    const known = this.tables.get(tableId);
    if (known && !this.setting.shared) return this.use(known);
    return this.lines.next(tableId, () => this.fresh(tableId)).catch(rethrow);
  }

  /** The table if it has news as far as this node knows, else as the store has it. */
  async readIf(tableId: string, hasNews: (state: TableState) => boolean): Promise<Kept> {
    const known = this.tables.get(tableId);
    return known && hasNews(known.state) ? this.use(known) : this.read(tableId);
  }

  /** What the store has of it was changed by other means than entries: it is read anew when somebody wants it. */
  drop(tableId: string): Promise<void> {
    return this.lines.next(tableId, async () => void this.tables.delete(tableId));
  }

  /** Looks whether others have appended, if the table is in memory and behind. */
  async lookAgain(tableId: string, seq: number | undefined): Promise<void> {
    const known = this.tables.get(tableId);
    if (known === undefined || (seq !== undefined && known.state.seq >= seq)) return;
    await this.lines.next(tableId, async () => {
      const now = this.tables.get(tableId);
      if (now && (seq === undefined || now.state.seq < seq)) await this.catchUp(now);
    });
  }

  /** Judges and stores one change. A key that the log knows already changes nothing. */
  change(tableId: string, judge: Judge, key: string | null = null): Promise<Kept> {
    this.lastMove = performance.now();
    return this.lines.next(tableId, () => this.tryChange(tableId, judge, key)).catch(rethrow);
  }

  private async tryChange(tableId: string, judge: Judge, key: string | null): Promise<Kept> {
    let kept = this.tables.get(tableId) ?? (await this.fresh(tableId));
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      if (key !== null && kept.keys.has(key)) return this.use(kept);
      const judged: { draft?: Draft } = {};
      try {
        const draft = await this.setting.guard.run(() => this.judged(kept, judge, key, judged), { table: tableId });
        if (draft.empty) return this.use(kept);
        if (await this.store(kept, draft)) return this.use(kept);
      } catch (error) {
        if (error instanceof RulesFailed) await this.rulesFailed(kept, judged.draft, error);
        // A refusal counts only if it was judged by the latest state of things.
        else if (!isRefusal(error) || !this.setting.shared) throw error;
        else if (!(await this.catchUp(kept))) throw error;
      }
      kept = this.tables.get(tableId) ?? (await this.fresh(tableId));
    }
    throw new TableError('busy', 503, 'too much is happening at this table; try again');
  }

  /** The draft with all that follows from it. `notes` has it even if the rules do not come to an end. */
  private judged(kept: Kept, judge: Judge, key: string | null, notes: { draft?: Draft }): Draft {
    const draft = this.draft(kept, key);
    notes.draft = draft;
    judge(draft);
    settle(draft);
    draft.things = thingChanges(draft);
    if (!draft.empty) draft.changes = guarded(() => changesFor(draft, this.setting));
    return draft;
  }

  private draft(kept: Kept, key: string | null): Draft {
    return new Draft(kept.state, kept.desk, { now: this.setting.now(), key });
  }

  /** False if somebody was faster, or if the same request was stored before: judge again. */
  private async store(kept: Kept, draft: Draft): Promise<boolean> {
    const { store } = this.setting;
    const { id, seq } = kept.state;
    try {
      const appended = await store.append(id, seq, draft.entries(), draft.changes ?? changesFor(draft, this.setting));
      if (appended.repeated) {
        await this.catchUp(kept);
        return true;
      }
    } catch (error) {
      if (error instanceof Conflict) {
        this.figures.conflicts++;
        await this.catchUp(kept);
        return false;
      }
      // Whether it was stored is not known, so what is in memory is not known to be true.
      this.tables.delete(id);
      throw error;
    }
    this.commit(kept, draft);
    return true;
  }

  private commit(kept: Kept, draft: Draft): void {
    advance(kept, draft.state, draft.told);
    this.figures.decisions += draft.told.filter(({ entry }) => entry.kind === 'decided').length;
    this.tell(kept);
    this.maybeSnapshot(kept);
  }

  private async catchUp(kept: Kept): Promise<boolean> {
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

  private async fresh(tableId: string): Promise<Kept> {
    const known = this.tables.get(tableId);
    if (known) {
      if (this.setting.shared) await this.catchUp(known);
      return this.use(known);
    }
    this.figures.loads++;
    const kept = await load(this.setting, tableId, false);
    if (kept.state.fault !== null && kept.state.status === 'running') await this.pinDown(kept);
    while (isPlayedByOthers(kept)) await this.noteRules(kept);
    return this.use(kept);
  }

  /** From here on it is played by the rules of today, which have led to the same until now. */
  private async noteRules(kept: Kept): Promise<void> {
    const { ours } = kept.desk;
    const noted: Judge = (draft) => draft.add({ kind: 'ruled', data: ours });
    const draft = await this.setting.guard.run(() => this.judged(kept, noted, null, {}), { table: kept.state.id });
    if (!(await this.store(kept, draft))) return;
    const { version } = kept.state.rules;
    this.setting.log.info({ table: kept.state.id, game: kept.state.spec.game, version }, 'the log leads to the same by these rules');
  }

  /** A table whose log these rules do not lead through any more is stopped and says so. */
  private async pinDown(kept: Kept): Promise<void> {
    replayCrash(this.setting, kept);
    const draft = this.draft(kept, null);
    settle(draft);
    draft.things = thingChanges(draft);
    // Whoever loads it next need not find out again.
    if ((await this.store(kept, draft)) && kept.state.endlessAt !== null) this.saveSnapshot(kept);
  }

  /** Moves the table to the end of the line of those to forget. */
  private use(kept: Kept): Kept {
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

  private maybeSnapshot(kept: Kept): void {
    const { state, snapshotSeq } = kept;
    if (state.course !== null && state.seq - snapshotSeq >= SNAPSHOT_EVERY) this.saveSnapshot(kept);
  }

  private saveSnapshot(kept: Kept): void {
    const { state, desk, keys } = kept;
    kept.snapshotSeq = state.seq;
    this.setting.store
      .saveSnapshot(state.id, state.seq, snapshotOf(desk.game, state, keys))
      .catch((error: unknown) => this.setting.log.warn({ err: error, table: state.id }, 'a snapshot was not saved'));
  }

  /** The rules themselves failed: this table stops, everybody at it is told, and no other table notices. */
  private async rulesFailed(kept: Kept, draft: Draft | undefined, error: RulesFailed): Promise<void> {
    this.figures.rulesFailures++;
    const stop = new Draft(kept.state, kept.desk, { now: this.setting.now(), key: null, sameGame: true });
    rulesCrash(this.setting, draft ?? stop, error);
    stop.add({ kind: 'archived', data: { reason: 'rules-failed' } });
    stop.things = thingChanges(stop);
    if (!(await this.store(kept, stop))) return;
    throw rulesFailed();
  }

  /** When work is due at a table; mostly known since its last entry was judged. */
  due(kept: Kept): Due | Promise<Due> {
    const { state, desk } = kept;
    const work = () => guarded(() => dueAt(state, { desk }, this.setting));
    return dueAt.known(state) ?? this.setting.guard.run(work, { table: state.id });
  }

  /** Lets the rules show something of the table. If they fail at that, the table is stopped and not shown again. */
  async look<X>(kept: Kept, work: () => X): Promise<X> {
    try {
      return await this.setting.guard.run(() => shown(kept, work), { table: kept.state.id, same: kept });
    } catch (error) {
      if (!(error instanceof RulesFailed)) throw error;
      if (!kept.unseen) await this.notShown(kept, error);
      throw rulesFailed();
    }
  }

  private async notShown(kept: Kept, error: RulesFailed): Promise<void> {
    kept.unseen = true;
    if (kept.state.status !== 'running') return this.setting.log.error({ table: kept.state.id, problem: error.message }, 'not shown');
    await this.lines.next(kept.state.id, () => this.rulesFailed(kept, undefined, error)).catch(() => {});
  }
}

function shown<X>(kept: Kept, work: () => X): X {
  if (kept.unseen) throw rulesFailed();
  return guarded(work);
}

export const rulesFailed = (): TableError =>
  new TableError('rules-failed', 409, 'the rules of this game failed at this table; it was stopped and the failure noted');

const isPlayedByOthers = ({ state, desk }: Kept): boolean =>
  (state.status === 'open' || state.status === 'running') && state.fault === null && !isSame(state.rules, desk.ours);

const isRefusal = (error: unknown): boolean => error instanceof TableError || error instanceof Refused;

const rethrow = (error: unknown): never => {
  throw outside(error);
};
