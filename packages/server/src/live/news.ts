/** What a viewer has to be told of a table. */
import type { Person } from '../store/index.ts';
import type { Eyes, TableInfo, TableService, Update } from '../tables/said/contract.ts';
import type { ServerMessage } from './messages.ts';

export interface Viewer {
  me: Person | null;
  /** As asked for; undefined lets the service choose. */
  seat: Eyes | undefined;
}

/** A message ready to send, and how far it tells. */
export interface Message {
  seq: number;
  text: string;
}

/** What there is to tell after a change; no text: nothing, to this viewer. */
export interface News {
  /** As the viewer counts. */
  seq: number;
  text: string | null;
  /** How far the log was read. */
  reached: number;
}

const PAGE = 200;

const infoTexts = new WeakMap<TableInfo, string>();

/** What is the same for all viewers is written once. */
function infoText(info: TableInfo): string {
  let text = infoTexts.get(info);
  if (text === undefined) {
    text = JSON.stringify(info);
    infoTexts.set(info, text);
  }
  return text;
}

function textOf(message: ServerMessage): string {
  if (!('view' in message) || message.view === undefined) return JSON.stringify(message);
  const { view, ...rest } = message;
  const { info, ...seen } = view;
  return `${JSON.stringify(rest).slice(0, -1)},"view":{"info":${infoText(info)},${JSON.stringify(seen).slice(1)}}`;
}

export class Newsroom {
  private readonly tables: TableService;
  readonly tableId: string;
  constructor(tables: TableService, tableId: string) {
    this.tables = tables;
    this.tableId = tableId;
  }

  private async page({ me, seat }: Viewer, since: number, until: number): Promise<Update[]> {
    const updates = await this.tables.updates(me, this.tableId, since, seat, PAGE);
    return updates.filter(({ seq }) => seq <= until);
  }

  /** One message from `since` to now: updates and the view that they lead to. */
  async since(viewer: Viewer, since: number): Promise<News> {
    // Nearly always one page is all there is.
    const { view, updates, reached } = await this.tables.news(viewer.me, this.tableId, since, viewer.seat, PAGE);
    const { seq } = view;
    if (seq <= since) return { seq, reached, text: null };
    for (let at = updates.at(-1)?.seq ?? seq; at < seq; ) {
      const page = await this.page(viewer, at, seq);
      updates.push(...page);
      at = page.at(-1)?.seq ?? seq;
    }
    const text = textOf({ t: 'update', table: this.tableId, seat: viewer.seat ?? null, from: since, seq, updates, view });
    return { seq, reached, text };
  }

  /** Everything after `since` in bearable pieces, then the view: what a new subscriber is told. */
  async *catchUp(viewer: Viewer, since: number | undefined): AsyncGenerator<Message> {
    const view = await this.tables.view(viewer.me, this.tableId, viewer.seat);
    const about = { table: this.tableId, seat: viewer.seat ?? null };
    for (let at = since ?? view.seq; at < view.seq; ) {
      const updates = await this.page(viewer, at, view.seq);
      const seq = updates.at(-1)?.seq ?? view.seq;
      yield { seq, text: textOf({ t: 'update', ...about, from: at, seq, updates }) };
      at = seq;
    }
    yield { seq: view.seq, text: textOf({ t: 'view', ...about, seq: view.seq, view }) };
  }
}
