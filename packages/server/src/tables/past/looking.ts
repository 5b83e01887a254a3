/** Looking back at tables: what it costs is kept away from those who play, and what was made once is kept. */

import type { Json } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import { type Kept, recentSince } from '../keep/loading.ts';
import { outside } from '../keep/outside.ts';
import type { Moves } from '../move.ts';
import type { Update, Verification } from '../said/contract.ts';
import { guarded } from '../table/failing.ts';
import type { Told } from '../table/happen.ts';
import type { TableState } from '../table/state.ts';
import { Pasts } from './past.ts';
import { Reading, type Step } from './reading.ts';
import { seenTable, verificationOf, wholeTable } from './records.ts';

/** Documents kept: each may be a megabyte. */
const MOST_DOCUMENTS = 24;

/** So many news cost little more than one. */
export const FEW = 40;

/** What is made once for an entry of a table, the least recently used first. */
class Documents {
  private readonly known = new Map<string, unknown>();

  get(key: string): unknown {
    const found = this.known.get(key);
    if (found !== undefined) this.keep(key, found);
    return found;
  }

  keep(key: string, document: unknown): void {
    this.known.delete(key);
    this.known.set(key, document);
    for (const old of this.known.keys()) {
      if (this.known.size <= MOST_DOCUMENTS) return;
      this.known.delete(old);
    }
  }
}

export class Looking {
  private readonly moves: Moves;
  private readonly pasts: Pasts;
  private readonly reading: Reading;
  private readonly documents = new Documents();

  constructor(moves: Moves) {
    this.moves = moves;
    this.pasts = new Pasts(moves.setting.store);
    this.reading = new Reading(moves.setting.guard, () => moves.lastMove);
  }

  /** Something dear that nobody's move depends on, in the same line. */
  aside<X>(asker: string, work: () => X): Promise<X> {
    return this.reading.run(asker, (step) => step(work));
  }

  get waiting(): number {
    return this.reading.waiting;
  }

  /** The table as it was after entry `seq`. */
  at(me: Person | null, kept: Kept, seq: number): Promise<TableState> {
    return this.read(me, kept, (step) => this.pasts.at(kept, seq, step));
  }

  /** Something of the table that takes a replay. */
  of<X>(me: Person, kept: Kept, work: () => X): Promise<X> {
    return this.read(me, kept, (step) => step(work));
  }

  /** News after `since`, at most so many: from memory if they are there, else from the log. */
  async toldSince(me: Person | null, kept: Kept, asked: { since: number; most: number }): Promise<Told[]> {
    const recent = recentSince(kept, asked.since);
    if (recent !== null) return recent.slice(0, asked.most);
    return this.read(me, kept, (step) => this.pasts.toldSince(kept, asked, step));
  }

  /** News as `show` tells them to one viewer. A few are told at once, like a move; more are looked at in the line. */
  async shown(me: Person | null, kept: Kept, news: readonly Told[], show: (part: readonly Told[]) => Update[]): Promise<Update[]> {
    if (news.length <= FEW) return this.moves.knowing.look(kept, () => show(news));
    return this.read(me, kept, (step) => this.inPieces(news, show, step));
  }

  private async inPieces(news: readonly Told[], show: (part: readonly Told[]) => Update[], step: Step): Promise<Update[]> {
    const updates = await seenTable(news, show, step);
    this.reading.written(updates.length);
    return updates;
  }

  verification(me: Person | null, kept: Kept): Promise<Verification> {
    return this.document('proof', me, kept, (step) => verificationOf(kept, step));
  }

  whole(me: Person | null, kept: Kept): Promise<Json> {
    return this.document('whole', me, kept, () => wholeTable(this.moves.setting.store, kept));
  }

  /** Everything that was told, as `show` tells it to one viewer. */
  seen(me: Person | null, kept: Kept, show: (part: readonly Told[]) => Update[]): Promise<Update[]> {
    return this.read(me, kept, async (step) => {
      const news = recentSince(kept, 0) ?? (await this.pasts.toldSince(kept, { since: 0, most: kept.state.seq }, step));
      return this.inPieces(news, show, step);
    });
  }

  private async read<X>(me: Person | null, { state }: Kept, read: (step: Step) => Promise<X>): Promise<X> {
    try {
      return await this.reading.run(me?.id ?? '', (step) => read((work) => step(() => guarded(work))), state.id);
    } catch (error) {
      throw outside(error);
    }
  }

  /** Asked for by many at once, it is still made once: they stand in line, and find it. */
  private async document<X>(name: string, me: Person | null, kept: Kept, make: (step: Step) => Promise<X>): Promise<X> {
    const key = `${name}/${kept.state.id}/${kept.state.seq}`;
    // What is under a name was made by the same maker.
    const known = () => this.documents.get(key) as X | undefined;
    return (
      known() ??
      this.read(me, kept, async (step) => {
        const made = known() ?? (await make(step));
        this.documents.keep(key, made);
        this.reading.written(kept.state.seq);
        return made;
      })
    );
  }
}
