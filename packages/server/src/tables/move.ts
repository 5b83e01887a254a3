/**
 * The path of every change at a table. Read this file first: its methods stand in the order in which things happen.
 *
 *   hear    one change at a time at each table, each request once
 *   know    the table from memory, else from the log
 *   judge   whether it may be, on a draft, and what follows from it
 *   store   all entries of the draft or none; if another node was faster, know and judge again
 *   tell    and only then
 */
import { Refused } from '@undercroft/engine';
import { Conflict } from '../store/errors.ts';
import { Draft, type Judge } from './judge/draft.ts';
import { thingChanges } from './judge/homecoming.ts';
import { settle } from './judge/settle.ts';
import { changesFor } from './keep/changes.ts';
import type { Kept } from './keep/loading.ts';
import { Memory } from './keep/memory.ts';
import { outside } from './keep/outside.ts';
import { type Figures, noFigures, type Setting } from './keep/setting.ts';
import { Knowing } from './move/knowing.ts';
import { rulesFail } from './move/rules-fail.ts';
import { TableError } from './said/contract.ts';
import { guarded, RulesFailed } from './table/failing.ts';

const MOST_ATTEMPTS = 50;

/** Somebody's wish on its way: what has come of it so far, for when the rules fail at it. */
interface Wish {
  judge: Judge;
  key: string | null;
  draft?: Draft;
}

export class Moves {
  readonly setting: Setting;
  readonly figures: Figures = noFigures();
  readonly memory: Memory;
  readonly knowing: Knowing;
  /** When somebody last wanted to change a table. */
  lastMove = Number.NEGATIVE_INFINITY;

  constructor(setting: Setting) {
    this.setting = setting;
    this.memory = new Memory(setting, this.figures);
    this.knowing = new Knowing(this);
  }

  /** Hear. A key that the log knows already changes nothing. */
  change(tableId: string, judge: Judge, key: string | null = null): Promise<Kept> {
    this.lastMove = performance.now();
    return this.memory.lines
      .next(tableId, () => this.untilStored(tableId, { judge, key }))
      .catch((error: unknown) => Promise.reject(outside(error)));
  }

  private async untilStored(tableId: string, wish: Wish): Promise<Kept> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const known = this.memory.get(tableId) ?? (await this.knowing.fresh(tableId));
      if (wish.key !== null && known.keys.has(wish.key)) return this.memory.use(known);
      try {
        const draft = await this.setting.guard.run(() => this.judged(known, wish), { table: tableId });
        if (draft.empty || (await this.stored(known, draft))) return this.memory.use(known);
      } catch (error) {
        if (error instanceof RulesFailed) await rulesFail(this, known, wish.draft, error);
        else if (!(await this.mayBeOtherwise(known, error))) throw error;
      }
    }
    throw new TableError('busy', 503, 'too much is happening at this table; try again');
  }

  /** Judge: the draft with all that follows from it. */
  private judged(known: Kept, wish: Wish): Draft {
    const draft = new Draft(known.state, known.desk, { now: this.setting.now(), key: wish.key });
    wish.draft = draft;
    wish.judge(draft);
    settle(draft);
    draft.things = thingChanges(draft);
    if (!draft.empty) draft.changes = guarded(() => changesFor(draft, this.setting));
    return draft;
  }

  /** A refusal counts only if it was judged by the latest state of things: other nodes may have gone on. */
  private async mayBeOtherwise(known: Kept, error: unknown): Promise<boolean> {
    const isRefusal = error instanceof TableError || error instanceof Refused;
    return isRefusal && this.setting.shared && (await this.memory.catchUp(known));
  }

  /** Store, and tell. False if somebody was faster: what they wrote is known now, and it is judged again. */
  async stored(known: Kept, draft: Draft): Promise<boolean> {
    const { id, seq } = known.state;
    try {
      const appended = await this.setting.store.append(id, seq, draft.entries(), draft.changes ?? changesFor(draft, this.setting));
      // The same request, stored before: its answer was lost on the way.
      if (appended.repeated) await this.memory.catchUp(known);
      else this.memory.grow(known, draft.state, draft.told);
      return true;
    } catch (error) {
      if (error instanceof Conflict) {
        this.figures.conflicts++;
        await this.memory.catchUp(known);
        return false;
      }
      // Whether it was stored is not known, so what is in memory is not known to be true.
      this.memory.forget(id);
      throw error;
    }
  }
}
