/** A change in the making: entries to append, and the table as it will be once they are stored. */

import type { DecisionBase, EventBase, Seat } from '@undercroft/engine';
import type { Changes, NewEntry, ThingChange } from '../../store/store.ts';
import type { DecidedBy, Happening, TableEntry } from '../said/log.ts';
import { apply, copyTable, type Desk, type Told } from '../table/happen.ts';
import { proofOf } from '../table/proofs.ts';
import type { TableState } from '../table/state.ts';

export interface About {
  seat?: Seat | null;
  person?: string | null;
  /** A decision that is known to be legal. */
  judged?: boolean;
}

/** What it led to is kept with it. */
function withProof(entry: TableEntry, { course }: TableState, events: readonly EventBase[]): TableEntry {
  if (course === null) return entry;
  if (entry.kind === 'started') return { ...entry, data: { led: proofOf(course, events) } };
  return entry.kind === 'decided' ? { ...entry, data: { ...entry.data, led: proofOf(course, events) } } : entry;
}

export class Draft {
  readonly before: TableState;
  readonly state: TableState;
  readonly desk: Desk;
  readonly now: number;
  readonly told: Told[] = [];
  /** What becomes of people's things; worked out when everything else is settled. */
  things: readonly ThingChange[] = [];
  /** What storing it changes besides the log; worked out last. */
  changes: Changes | null = null;
  /** What is being added: if the rules fail, this is what they failed at. */
  trying: Happening | null = null;
  /** The key of the request; it goes with one entry, for an append can carry only one. */
  private key: string | null;

  /** `sameGame`: nothing will be done in the game, so its rules are not asked for a copy. */
  constructor(before: TableState, desk: Desk, change: { now: number; key: string | null; sameGame?: boolean }) {
    this.before = before;
    this.desk = desk;
    const { course } = before;
    this.state = change.sameGame ? { ...copyTable(desk.game, { ...before, course: null }), course } : copyTable(desk.game, before);
    // The log's times never run backwards, even if a node's clock does.
    this.now = Math.max(change.now, before.updatedAt);
    this.key = change.key;
  }

  /** Adds an entry and does what it says. Throws `Refused` or `RulesFailed`; then the draft is spoilt. */
  add(happening: Happening, { seat = null, person = null, judged = false }: About = {}): void {
    // That somebody is back is noted on the way to what they asked for.
    const key = happening.kind === 'back' ? null : this.key;
    const entry: TableEntry = { ...happening, seq: this.state.seq + 1, seat, person, at: this.now, key };
    this.trying = happening;
    const events = apply(this.desk, this.state, entry, judged);
    if (key !== null) this.key = null;
    this.told.push({ entry: withProof(entry, this.state, events), events });
  }

  /** A decision that was judged to be legal now: it is not judged again. */
  decide(d: DecisionBase, by: DecidedBy, person: string | null = null): void {
    const decision = JSON.parse(JSON.stringify(d));
    this.add({ kind: 'decided', data: { decision, by } }, { seat: d.seat, person, judged: true });
  }

  get empty(): boolean {
    return this.told.length === 0;
  }

  entries(): NewEntry[] {
    return this.told.map(({ entry: { seq: _, ...entry } }) => entry);
  }
}

/** Adds entries to the draft, or throws `TableError` to say why not. Adding none changes nothing. */
export type Judge = (draft: Draft) => void;
