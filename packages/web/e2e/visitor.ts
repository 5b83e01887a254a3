/** Somebody with a browser: their page, all that came to it, and what it complained of. */
import type { NewTable, Person, TableInfo } from '@undercroft/client';
import type { BrowserContext, Page, Response } from 'playwright-core';

/** Said when a network breaks or the server says no: expected, and shown to people by the page itself. */
const NETWORK = /^Failed to load resource|^WebSocket connection to/;

export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Where this visitor finds the server. */
  readonly origin: string;
  /** What their browser complained of, and requests to other places. */
  readonly complaints: string[] = [];
  /** Frames that came over sockets. */
  readonly heard: string[] = [];
  /** Bodies that came over HTTP from the API. */
  readonly told: string[] = [];
  private readonly reading: Promise<void>[] = [];

  constructor(context: BrowserContext, page: Page, origin: string) {
    this.context = context;
    this.page = page;
    this.origin = origin;
    page.on('pageerror', (error) => this.complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK.test(message.text())) this.complaints.push(`${page.url()}: ${message.text()}`);
    });
    context.on('request', (request) => this.checkPlace(request.url()));
    context.on('response', (response) => this.reading.push(this.read(response)));
    page.on('websocket', (socket) => {
      this.checkPlace(socket.url().replace(/^ws/, 'http'));
      socket.on('framereceived', ({ payload }) => this.heard.push(String(payload)));
    });
  }

  private checkPlace(url: string): void {
    if (!url.startsWith(`${this.origin}/`) && !/^(data|blob):/.test(url)) this.complaints.push(`asked ${url}`);
  }

  private async read(response: Response): Promise<void> {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // A page that was left takes its answers with it.
    this.told.push(await response.text().catch(() => ''));
  }

  /** Everything that came from the server so far. */
  async traffic(): Promise<string[]> {
    await Promise.all(this.reading);
    return [...this.heard, ...this.told];
  }

  async go(path: string): Promise<Page> {
    await this.page.goto(this.origin + path);
    return this.page;
  }

  /** A request by this visitor's browser, but not by its page. */
  private async ask<T>(path: string, data: object): Promise<T> {
    const response = await this.context.request.post(`${this.origin}/api/${path}`, { data });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }

  async become(name: string): Promise<Person> {
    return (await this.ask<{ person: Person }>('people', { name })).person;
  }

  sit(table: string, seat: number): Promise<TableInfo> {
    return this.ask(`tables/${table}/sit`, { seat, entropy: `entropy of seat ${seat} at ${table}` });
  }

  /** Begins once the pages of all who sit there have shown their texts for the dice. */
  async start(table: string): Promise<TableInfo> {
    let info = await this.ask<TableInfo>(`tables/${table}/start`, {});
    while (info.status === 'open') info = await (await this.context.request.get(`${this.origin}/api/tables/${table}`)).json();
    return info;
  }

  /** A new table without a clock; seats that are neither `mine` nor a bot's stay free. */
  async newTable(table: NewTable, mine: readonly number[] = [0]): Promise<TableInfo> {
    const made = await this.ask<TableInfo>('tables', { clock: { kind: 'none' }, visibility: 'private', ...table });
    let info = made;
    for (const seat of mine) info = await this.sit(made.id, seat);
    return info;
  }

  /** A table of `seats` where all seats but `mine` are bots' (random ones unless said), begun and opened on the page. */
  async play(table: NewTable, mine: readonly number[] = [0]): Promise<string> {
    const bots = Array.from({ length: table.seats ?? 2 }, (_, seat) => (mine.includes(seat) ? null : 'random'));
    const { id } = await this.newTable({ bots, ...table }, mine);
    await this.start(id);
    await this.go(`/t/${id}`);
    return id;
  }
}
