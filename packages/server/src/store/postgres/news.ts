/**
 * News between processes: LISTEN and NOTIFY on one connection of their own. A NOTIFY inside the transaction of an
 * append would make all commits queue up, so it is sent afterwards, one at a time; ids that change meanwhile go with
 * the next. News may get lost with the connection: they only mean "look at this table", and callers also poll.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { messageOf } from '../errors.ts';
import type { Watchers } from '../watchers.ts';
import { connectionConfig } from './database.ts';

const CHANNEL = 'undercroft_tables';
/** PostgreSQL takes less than 8000 bytes in one message. */
const LARGEST_PAYLOAD = 7_900;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

/** As many of the ids as fit in one message; what does not fit waits for the next. */
export function payloadOf(ids: Iterable<string>): { payload: string; sent: string[] } {
  const sent: string[] = [];
  let bytes = 2;
  for (const id of ids) {
    bytes += Buffer.byteLength(JSON.stringify(id)) + 1;
    if (bytes > LARGEST_PAYLOAD) break;
    sent.push(id);
  }
  return { payload: JSON.stringify(sent), sent };
}

function idsIn(payload: string): string[] {
  try {
    const ids: unknown = JSON.parse(payload);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    // Somebody else uses our channel; the slow poll covers whatever it meant.
    return [];
  }
}

export class News {
  private readonly databaseUrl: string;
  private readonly watchers: Watchers;
  private readonly report: (problem: string) => void;
  private client: pg.Client | null = null;
  private readonly unsent = new Set<string>();
  private sending: Promise<void> | null = null;
  private readonly stopped = new AbortController();

  constructor(databaseUrl: string, watchers: Watchers, report: (problem: string) => void) {
    this.databaseUrl = databaseUrl;
    this.watchers = watchers;
    this.report = report;
  }

  /** Connects and listens; from then on it reconnects by itself. */
  async listen(): Promise<void> {
    const client = new pg.Client(connectionConfig(this.databaseUrl));
    client.on('error', () => undefined);
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      const { rows } = await client.query<{ own: number }>('SELECT pg_backend_pid() AS own');
      client.on('notification', ({ processId, payload }) => processId !== rows[0]?.own && this.heard(payload));
      await client.query(`LISTEN ${CHANNEL}`);
      this.stopped.signal.throwIfAborted();
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.flush();
  }

  private heard(payload = '[]'): void {
    for (const id of idsIn(payload)) this.watchers.tell(id);
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    if (this.stopped.signal.aborted) return;
    this.report('the listener lost its connection to the database and tries again');
    void this.reconnect();
  }

  private async reconnect(): Promise<void> {
    for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
      try {
        await sleep(pause, undefined, { signal: this.stopped.signal, ref: false });
        return await this.listen();
      } catch {
        if (this.stopped.signal.aborted) return;
      }
    }
  }

  /** A log has grown here: tells this process at once and the others soon. */
  grown(tableId: string, seq: number): void {
    this.watchers.tell(tableId, seq);
    this.unsent.add(tableId);
    this.flush();
  }

  private flush(): void {
    if (this.sending || !this.client || this.unsent.size === 0) return;
    this.sending = this.send(this.client).finally(() => {
      this.sending = null;
      this.flush();
    });
  }

  private async send(client: pg.Client): Promise<void> {
    const { payload, sent } = payloadOf(this.unsent);
    for (const id of sent) this.unsent.delete(id);
    try {
      await client.query({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, payload] });
    } catch (error) {
      for (const id of sent) this.unsent.add(id);
      this.report(`news were not sent: ${messageOf(error)}`);
      // A connection that cannot carry news is no use.
      this.lost(client);
      void client.end().catch(() => undefined);
    }
  }

  /** Sends what waits, then hangs up. */
  async close(): Promise<void> {
    while (this.sending) await this.sending;
    this.stopped.abort();
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }
}
