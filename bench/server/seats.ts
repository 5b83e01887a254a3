/** Groups of four programs, each with its own socket, that play one table after the other with random legal answers. */
import { once } from 'node:events';
import { pick, type Random, sfc32 } from '@undercroft/engine';
import type { ServerMessage } from '@undercroft/server';
import { WebSocket } from 'ws';
import { newPeople, newTable, type Somebody } from './tables.ts';
import type { Load, Tally } from './tally.ts';

type News = Extract<ServerMessage, { t: 'update' | 'view' }>;

/** One seat of the group, at one table after the other. */
class Seat {
  private readonly group: Group;
  private readonly seat: number;
  private readonly socket: WebSocket;
  private readonly random: Random;
  private table = '';
  private sentAt = 0;
  private ids = 0;
  /** The answer that is under way at this table. */
  private asked = 0;
  /** The last news, unread: most of them ask this seat nothing. */
  private news = '';
  private seq = 0;
  /** An answer is under way, or its effect has not come yet. */
  private waitingFor = 0;

  constructor(group: Group, seat: number, socket: WebSocket) {
    this.group = group;
    this.seat = seat;
    this.socket = socket;
    this.random = sfc32(group.number * 4 + seat);
    socket.on('message', (data: Buffer) => this.hear(data));
  }

  sitAt(table: string): void {
    if (this.table !== '') this.send({ t: 'unsubscribe', table: this.table, seat: this.seat });
    Object.assign(this, { table, seq: 0, waitingFor: 0, news: '', asked: 0 });
    this.send({ t: 'subscribe', table, seat: this.seat });
  }

  private send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  private hear(data: Buffer): void {
    this.group.tally.heard(data.length);
    const text = data.toString();
    if (text.startsWith('{"t":"update"') || text.startsWith('{"t":"view"')) this.take(text);
    else if (text.startsWith('{"t":"done"')) this.done(JSON.parse(text));
    else if (text.startsWith('{"t":"error"')) this.group.refused(text);
  }

  private take(text: string): void {
    const head = text.slice(0, 200);
    if (!head.includes(this.table)) return;
    this.news = text;
    this.seq = Number(/"seq":(\d+)/.exec(head)?.[1]);
    if (text.includes('"status":"finished"')) this.group.over(this.table);
    else this.answer();
  }

  private done({ id, seq }: { id: number; seq: number }): void {
    this.group.tally.acknowledged(this.sentAt);
    // The news that a game is over may come before the answer that ended it is acknowledged.
    if (id !== this.asked) return;
    this.waitingFor = seq;
    this.answer();
  }

  private answer(): void {
    if (this.seq < this.waitingFor || !this.news.includes('"asked":[{')) return;
    const { view, seq }: News = JSON.parse(this.news);
    const must = view?.asked.find(({ ask }) => !ask.may);
    if (must === undefined) return;
    this.waitingFor = Number.POSITIVE_INFINITY;
    this.sentAt = performance.now();
    const decision = pick(this.random, must.options);
    const id = ++this.ids;
    this.asked = id;
    this.send({ t: 'decide', id, table: this.table, seat: this.seat, seq, key: `${this.seat}-${id}`, decision });
  }

  close(): void {
    this.socket.terminate();
  }
}

class Group {
  readonly number: number;
  readonly tally: Tally;
  people: Somebody[] = [];
  /** Tables that are ready to be played, the next one last. */
  tables: string[] = [];
  private playing: string | undefined;
  private seats: Seat[] = [];
  busy = true;

  constructor(number: number, tally: Tally) {
    this.number = number;
    this.tally = tally;
  }

  async arrive(url: string, tables: number): Promise<void> {
    this.people = await newPeople(url);
    for (let i = 0; i < tables; i++) this.tables.push(await newTable(url, this.people));
  }

  /** Also to another process on the same data. */
  async connect(url: string): Promise<void> {
    this.seats = await Promise.all(
      this.people.map(async ({ token }, seat) => {
        const headers = { authorization: `Bearer ${token}` };
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers, perMessageDeflate: false });
        await once(socket, 'open');
        return new Seat(this, seat, socket);
      }),
    );
  }

  next(): void {
    this.playing = this.tables.pop();
    if (this.playing === undefined) this.busy = false;
    else for (const seat of this.seats) seat.sitAt(this.playing);
  }

  over(table: string): void {
    if (table === this.playing) this.next();
  }

  refused(text: string): void {
    throw new Error(`the server refused a legal answer: ${text}`);
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }
}

export async function seatsAt(url: string, groups: number, tables: number, tally: Tally): Promise<Load> {
  return (await groupsAt(url, groups, tables, tally))(url);
}

/** People and tables are made at one address, and played at the one that is given then. */
export async function groupsAt(url: string, groups: number, tables: number, tally: Tally): Promise<(url: string) => Promise<Load>> {
  const all = Array.from({ length: groups }, (_, number) => new Group(number, tally));
  await Promise.all(all.map((group) => group.arrive(url, tables)));
  return async (playedAt) => {
    await Promise.all(all.map((group) => group.connect(playedAt)));
    return loadOf(all);
  };
}

function loadOf(all: readonly Group[]): Load {
  return {
    begin() {
      for (const group of all) group.next();
    },
    get busy() {
      return all.every(({ busy }) => busy);
    },
    close() {
      for (const group of all) group.close();
    },
  };
}
