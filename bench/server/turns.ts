/** Four sockets a table that move in turn as soon as they see the move before: the load for the yardstick. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Load, Tally } from './tally.ts';

const SEATS = 4;

class Turns {
  private readonly sockets: WebSocket[] = [];
  private readonly tally: Tally;
  private sentAt = 0;

  constructor(tally: Tally) {
    this.tally = tally;
  }

  async join(url: string, table: number): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/${table}`, { perMessageDeflate: false });
      socket.on('message', (data: Buffer) => this.hear(seat, data));
      this.sockets.push(socket);
      await once(socket, 'open');
    }
  }

  private hear(seat: number, data: Buffer): void {
    this.tally.heard(data.length);
    const { seq }: { seq: number } = JSON.parse(data.toString());
    if ((seq - 1) % SEATS === seat) this.tally.acknowledged(this.sentAt);
    if (seq % SEATS === seat) this.move(seat, seq);
  }

  move(seat: number, seq: number): void {
    this.sentAt = performance.now();
    const decision = { seat, kind: 'attack', target: 0 };
    this.sockets[seat]?.send(JSON.stringify({ t: 'decide', id: seq, table: 'x'.repeat(16), seat, seq, key: `k${seq}`, decision }));
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

export async function turnsOn(url: string, tables: number, tally: Tally): Promise<Load> {
  const all = await Promise.all(
    Array.from({ length: tables }, async (_, table) => {
      const turns = new Turns(tally);
      await turns.join(url, table);
      return turns;
    }),
  );
  return {
    busy: true,
    begin() {
      for (const turns of all) turns.move(0, 0);
    },
    close() {
      for (const turns of all) turns.close();
    },
  };
}
