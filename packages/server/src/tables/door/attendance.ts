/** Who is at which table, as far as this node knows: told, never stored; only what follows from it goes into the log. */
import type { Person } from '../../store/store.ts';
import { arriving } from '../judge/coming-back.ts';
import { findingHost, notingHost } from '../judge/hosting.ts';
import { noticing } from '../judge/revealing.ts';
import type { Moves } from '../move.ts';
import { TableError } from '../said/contract.ts';
import { Presence } from './presence.ts';

export class Attendance {
  private readonly moves: Moves;
  private readonly presence = new Presence();
  private closing = false;
  /** Presence that is being told to the store. */
  private readonly notes = new Set<Promise<unknown>>();

  constructor(moves: Moves) {
    this.moves = moves;
  }

  /** Ids of those who are here, on this node. */
  at(tableId: string): string[] {
    return this.presence.at(tableId);
  }

  /** Somebody connected or went. */
  present(tableId: string, person: Person, here: boolean): void {
    this.presence.set(tableId, person.id, here);
    if (here) this.note(tableId, () => this.moves.change(tableId, arriving(person)));
    this.look(tableId);
  }

  /** Before the start the log says whether the host is here, for whoever else is. */
  look(tableId: string): void {
    this.note(tableId, async () => {
      const { state } = await this.moves.knowing.readIf(tableId, () => true);
      const here = this.at(tableId);
      if (state.status === 'open' && here.length > 0) await this.moves.change(tableId, notingHost(here));
    });
  }

  /** Other nodes cannot know who is connected to this one: where they ask for somebody, the log says so. */
  answer(tableId: string): void {
    const people = this.at(tableId);
    if (people.length === 0) return;
    this.note(tableId, async () => {
      const { state } = await this.moves.knowing.readIf(tableId, () => true);
      if (state.status !== 'open') return;
      if (state.revealing !== null) await this.moves.change(tableId, noticing(people));
      if (state.hostAway !== null) await this.moves.change(tableId, findingHost(people));
    });
  }

  private note(tableId: string, work: () => Promise<unknown>): void {
    // The whole house goes: nobody in particular has left.
    if (this.closing) return;
    const note = work().catch((error: unknown) => {
      const { log } = this.moves.setting;
      if (!(error instanceof TableError)) log.warn({ err: error, table: tableId }, 'somebody is here and it was not noted');
    });
    this.notes.add(note);
    void note.finally(() => this.notes.delete(note));
  }

  async close(): Promise<void> {
    this.closing = true;
    await Promise.allSettled(this.notes);
  }
}
