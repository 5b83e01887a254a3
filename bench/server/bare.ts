/**
 * The yardstick: as little as can be between four sockets and a durable file. A move is read, checked for shape and turn,
 * stored in SQLite by a thread (everything that waits shares one commit and one fsync) and then sent to all seats.
 * It stores and sends as many bytes a move as it is told to.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';

const SEATS = 4;
/** What a move looks like, as loosely as one can say. */
const move = z.object({ seat: z.number().int(), seq: z.number().int(), key: z.string(), decision: z.record(z.string(), z.unknown()) });

type Row = [table: number, seq: number, data: string];
interface Waiting {
  row: Row;
  done(): void;
}

function write(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  db.exec('CREATE TABLE entries (table_id INTEGER, seq INTEGER, data TEXT, PRIMARY KEY (table_id, seq)) WITHOUT ROWID');
  const insert = db.prepare('INSERT INTO entries VALUES (?, ?, ?)');
  parentPort!.on('message', (rows: Row[]) => {
    db.exec('BEGIN IMMEDIATE');
    for (const row of rows) insert.run(...row);
    db.exec('COMMIT');
    parentPort!.postMessage('stored');
  });
  parentPort!.postMessage('open');
}

class Bare {
  private readonly tables = new Map<number, { seq: number; storing: boolean; seats: Set<WebSocket> }>();
  private readonly writer: Worker;
  private readonly stored: string;
  private readonly told: string;
  private queue: Waiting[] = [];
  private committing = false;

  constructor(writer: Worker, stored: number, told: number) {
    this.writer = writer;
    this.stored = 'x'.repeat(stored);
    this.told = 'x'.repeat(told);
  }

  join(socket: WebSocket, id: number): void {
    const table = this.tables.get(id) ?? { seq: 0, storing: false, seats: new Set() };
    this.tables.set(id, table);
    table.seats.add(socket);
    socket.on('message', (data) => {
      const { success, data: said } = move.safeParse(JSON.parse(String(data)));
      if (!success || table.storing || said.seat !== table.seq % SEATS) return;
      table.storing = true;
      const seq = table.seq + 1;
      const row: Row = [id, seq, JSON.stringify({ ...said.decision, rest: this.stored })];
      const done = () => {
        table.seq = seq;
        table.storing = false;
        const text = JSON.stringify({ seq, rest: this.told });
        for (const seat of table.seats) seat.send(text);
      };
      this.queue.push({ row, done });
      if (!this.committing) setImmediate(() => this.committing || void this.commit());
    });
  }

  private async commit(): Promise<void> {
    this.committing = true;
    while (this.queue.length > 0) {
      const group = this.queue;
      this.queue = [];
      this.writer.postMessage(group.map(({ row }) => row));
      await once(this.writer, 'message');
      for (const { done } of group) done();
    }
    this.committing = false;
  }
}

async function serve([file = '', stored = '0', told = '0']: readonly string[]): Promise<void> {
  const writer = new Worker(new URL(import.meta.url), { workerData: file });
  await once(writer, 'message');
  const bare = new Bare(writer, Number(stored), Number(told));
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  sockets.on('connection', (socket, request) => bare.join(socket, Number(request.url?.slice(1))));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  // A listening TCP server has an address of this shape.
  const { port } = http.address() as AddressInfo;
  process.once('SIGTERM', () => process.exit());
  process.send?.({ url: `http://127.0.0.1:${port}` });
}

if (isMainThread) await serve(process.argv.slice(2));
else write(workerData);
