/** Knowing a table: from memory, else from its log, by rules that still hold; and looking at it with the rules' own code. */
import { Draft } from '../judge/draft.ts';
import { thingChanges } from '../judge/homecoming.ts';
import { settle } from '../judge/settle.ts';
import { changesFor, type Due, dueAt } from '../keep/changes.ts';
import { replayCrash } from '../keep/crash.ts';
import { type Kept, load } from '../keep/loading.ts';
import { outside, rulesFailed } from '../keep/outside.ts';
import type { Moves } from '../move.ts';
import { guarded, RulesFailed } from '../table/failing.ts';
import { isSame } from '../table/proofs.ts';
import type { TableState } from '../table/state.ts';
import { rulesFail } from './rules-fail.ts';

const isPlayedByOthers = ({ state, desk }: Kept): boolean =>
  (state.status === 'open' || state.status === 'running') && state.fault === null && !isSame(state.rules, desk.ours);

export class Knowing {
  private readonly moves: Moves;
  constructor(moves: Moves) {
    this.moves = moves;
  }

  /** The table as it is now. With other nodes about, that takes a look into the store. */
  async read(tableId: string): Promise<Kept> {
    const { memory, setting } = this.moves;
    const known = memory.get(tableId);
    if (known && !setting.shared) return memory.use(known);
    return memory.lines.next(tableId, () => this.fresh(tableId)).catch((error: unknown) => Promise.reject(outside(error)));
  }

  /** The table if it has news as far as this node knows, else as the store has it. */
  async readIf(tableId: string, hasNews: (state: TableState) => boolean): Promise<Kept> {
    const { memory } = this.moves;
    const known = memory.get(tableId);
    return known && hasNews(known.state) ? memory.use(known) : this.read(tableId);
  }

  /** Looks whether others have appended, if the table is in memory and behind. */
  async lookAgain(tableId: string, seq: number | undefined): Promise<void> {
    const { memory } = this.moves;
    const known = memory.get(tableId);
    if (known === undefined || (seq !== undefined && known.state.seq >= seq)) return;
    await memory.lines.next(tableId, async () => {
      const now = memory.get(tableId);
      if (now && (seq === undefined || now.state.seq < seq)) await memory.catchUp(now);
    });
  }

  /** What the store has of it was changed by other means than entries. */
  drop(tableId: string): Promise<void> {
    const { memory } = this.moves;
    return memory.lines.next(tableId, async () => memory.forget(tableId));
  }

  /** With the table's line held: from memory and what others have appended, else from the store. */
  async fresh(tableId: string): Promise<Kept> {
    const { memory, setting, figures } = this.moves;
    const known = memory.get(tableId);
    if (known) {
      if (setting.shared) await memory.catchUp(known);
      return memory.use(known);
    }
    figures.loads++;
    const kept = await load(setting, tableId, false);
    if (kept.state.fault !== null && kept.state.status === 'running') await this.pinDown(kept);
    while (isPlayedByOthers(kept)) await this.noteRules(kept);
    return memory.use(kept);
  }

  /** From here on it is played by the rules of today, which have led to the same until now. */
  private async noteRules(kept: Kept): Promise<void> {
    const { setting } = this.moves;
    const { id, spec } = kept.state;
    const draft = await setting.guard.run(() => this.following(kept, (noted) => noted.add({ kind: 'ruled', data: kept.desk.ours })), {
      table: id,
    });
    if (!(await this.moves.stored(kept, draft))) return;
    const { version } = kept.state.rules;
    setting.log.info({ table: id, game: spec.game, version }, 'the log leads to the same by these rules');
  }

  /** A table whose log these rules do not lead through any more is stopped and says so. */
  private async pinDown(kept: Kept): Promise<void> {
    replayCrash(this.moves.setting, kept);
    const stopped = await this.moves.stored(kept, this.following(kept));
    // Whoever loads it next need not find out again.
    if (stopped && kept.state.endlessAt !== null) this.moves.memory.saveSnapshot(kept);
  }

  /** What follows by itself from how a table is, or from one entry more. */
  private following(kept: Kept, add?: (draft: Draft) => void): Draft {
    const { setting } = this.moves;
    const draft = new Draft(kept.state, kept.desk, { now: setting.now(), key: null });
    add?.(draft);
    settle(draft);
    draft.things = thingChanges(draft);
    if (add !== undefined) draft.changes = guarded(() => changesFor(draft, setting));
    return draft;
  }

  /** When work is due at a table; mostly known since its last entry was judged. */
  due(kept: Kept): Due | Promise<Due> {
    const { state, desk } = kept;
    const { setting } = this.moves;
    return dueAt.known(state) ?? setting.guard.run(() => guarded(() => dueAt(state, { desk }, setting)), { table: state.id });
  }

  /** Lets the rules show something of the table. If they fail at that, the table is stopped and not shown again. */
  async look<X>(kept: Kept, work: () => X): Promise<X> {
    try {
      return await this.moves.setting.guard.run(() => shown(kept, work), { table: kept.state.id, same: kept });
    } catch (error) {
      if (!(error instanceof RulesFailed)) throw error;
      if (!kept.unseen) await this.notShown(kept, error);
      throw rulesFailed();
    }
  }

  private async notShown(kept: Kept, error: RulesFailed): Promise<void> {
    const { memory, setting } = this.moves;
    kept.unseen = true;
    if (kept.state.status !== 'running') return setting.log.error({ table: kept.state.id, problem: error.message }, 'not shown');
    await memory.lines.next(kept.state.id, () => rulesFail(this.moves, kept, undefined, error)).catch(() => {});
  }
}

function shown<X>(kept: Kept, work: () => X): X {
  if (kept.unseen) throw rulesFailed();
  return guarded(work);
}
