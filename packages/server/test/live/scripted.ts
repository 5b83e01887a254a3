/** A table service under the test's control: tables are lists of updates, and the test says when they grow. */
import type { Json } from '@undercroft/engine';
import type { Person } from '../../src/store/index.ts';
import {
  type DecideRequest,
  type Eyes,
  type News,
  TableError,
  type TableInfo,
  type TableService,
  type TableView,
  type Update,
} from '../../src/tables/said/contract.ts';

const HOST: Person = { id: 'host', name: 'Host' };

function unused(): never {
  throw new TableError('not-scripted', 501, 'this test does not do that');
}

export class ScriptedTables implements TableService {
  readonly logs = new Map<string, Update[]>();
  readonly privates = new Set<string>();
  /** Thrown by the next view instead of answering. */
  failures: Error[] = [];
  comings: string[] = [];
  private readonly keys = new Map<string, number>();
  private readonly listeners = new Set<(tableId: string, seq: number) => void>();

  async aside<X>(_asker: string, work: () => X): Promise<X> {
    return work();
  }

  private log(tableId: string): Update[] {
    const log = this.logs.get(tableId);
    if (!log) throw new TableError('no-such-table', 404, 'there is no such table');
    return log;
  }

  /** Makes a table if needed and lets something happen at it. */
  grow(tableId: string, data: Json = null, kind: Update['kind'] = 'decided'): number {
    const log = this.logs.get(tableId) ?? [];
    this.logs.set(tableId, log);
    log.push({ seq: log.length + 1, at: 0, kind, seat: null, data, events: [] });
    for (const listener of this.listeners) listener(tableId, log.length);
    return log.length;
  }

  private mayKnow(me: Person | null, tableId: string): void {
    if (this.privates.has(tableId) && me === null) throw new TableError('no-such-table', 404, 'it is private');
  }

  async info(me: Person | null, tableId: string): Promise<TableInfo> {
    this.mayKnow(me, tableId);
    const seq = this.log(tableId).length;
    const fair = { round: 0, commits: [], open: [], revealing: null, withheld: [], without: [] };
    const text = { name: tableId, game: 'cellar', version: '1', commit: '', fair, invitesFrom: 0, hostAway: null };
    const times = { createdAt: 0, updatedAt: 0, waitingSince: 0 };
    const speed = { clock: { kind: 'none' as const }, pace: 'brisk' as const, dice: 'house' as const };
    const rest = {
      visibility: 'public' as const,
      options: {},
      ...speed,
      host: HOST,
      seats: [],
      waitingFor: [],
      outcome: null,
      fork: null,
      material: null,
      practice: false,
      watched: false,
      before: null,
      rematch: null,
    };
    return { id: tableId, ...text, ...times, ...rest, status: 'running', seq };
  }

  async view(me: Person | null, tableId: string, eyes?: Eyes): Promise<TableView> {
    const seat = eyes === 'none' ? null : eyes;
    const failure = this.failures.shift();
    if (failure) throw failure;
    const info = await this.info(me, tableId);
    const game = { view: { n: info.seq }, asked: [], canUndo: false, canAsk: false, canReconsider: false, vote: null };
    return { info, seq: info.seq, mine: [], viewer: seat ?? null, host: false, ...game };
  }

  async updates(_me: Person | null, tableId: string, since: number, _seat?: Eyes, limit = 1000): Promise<Update[]> {
    return this.log(tableId).slice(since, since + limit);
  }

  async news(me: Person | null, tableId: string, since: number, eyes?: Eyes): Promise<News> {
    const view = await this.view(me, tableId, eyes);
    return { view, updates: await this.updates(me, tableId, since), reached: view.seq };
  }

  /** Takes anything, once per key; `stale` is refused as such. */
  answer(me: Person, tableId: string, request: DecideRequest): Promise<{ seq: number }> {
    return this.decide(me, tableId, request);
  }

  async decide(me: Person, tableId: string, { key, decision, seq }: DecideRequest): Promise<TableView> {
    if (decision === 'stale' && seq < this.log(tableId).length) throw new TableError('stale', 409, 'the table has gone on');
    this.once(`${me.id}:${key}`, tableId, decision === undefined ? null : JSON.parse(JSON.stringify(decision)), 'decided');
    return this.view(me, tableId);
  }

  async say(me: Person, tableId: string, { key, text }: { key: string; text: string }): Promise<Update> {
    const seq = this.once(`${me.id}:${key}`, tableId, { text }, 'said');
    return this.log(tableId)[seq - 1]!;
  }

  private once(key: string, tableId: string, data: Json, kind: Update['kind']): number {
    this.log(tableId);
    const seq = this.keys.get(key) ?? this.grow(tableId, data, kind);
    this.keys.set(key, seq);
    return seq;
  }

  onChange(listener: (tableId: string, seq: number) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  follow(): () => void {
    return () => {};
  }

  present(tableId: string, person: Person, here: boolean): void {
    this.comings.push(`${person.name} ${here ? 'came to' : 'left'} ${tableId}`);
  }

  async close(): Promise<void> {}
  async list(): Promise<{ tables: TableInfo[]; next: null }> {
    return { tables: [], next: null };
  }
  sightOf = (me: Person | null): string => me?.id ?? '';
  forgetPerson = unused;
  bring = unused;
  shelf = { list: unused, show: unused, file: unused, take: unused, make: unused, replace: unused, forget: unused };
  viewAt = unused;
  material = unused;
  checkMaterial = unused;
  create = unused;
  sit = unused;
  leave = unused;
  seatBot = unused;
  kick = unused;
  start = unused;
  commit = unused;
  reveal = unused;
  revive = unused;
  undo = unused;
  vote = unused;
  takeOver = unused;
  pace = unused;
  rematch = unused;
  here = unused;
  invite = unused;
  invited = unused;
  watch = unused;
  verification = unused;
  export = unused;
}
