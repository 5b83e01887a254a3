/** A wire between somebody and a server that keeps every byte the server sends over it. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What depends on the moment or on the client's own chance, and on no table: the date, and the answer to a socket's random key. */
const OF_THE_MOMENT = /^(date|sec-websocket-accept): .*$/gim;

export class Tap {
  url = '';
  private readonly chunks: Buffer[] = [];
  private readonly ends = new Set<Socket>();
  private readonly server;

  private constructor(port: number) {
    this.server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.ends.add(end);
        end.on('error', () => other.destroy()).on('close', () => other.destroy());
      }
      far.on('data', (chunk) => this.chunks.push(Buffer.from(chunk)));
      near.pipe(far).pipe(near);
    });
  }

  static async open(port: number): Promise<Tap> {
    const tap = new Tap(port);
    tap.server.listen(0, '127.0.0.1');
    await once(tap.server, 'listening');
    const { port: own } = tap.server.address() as AddressInfo;
    tap.url = `http://127.0.0.1:${own}`;
    return tap;
  }

  /** Everything so far, in the order it came; bytes as characters. */
  get bytes(): string {
    return Buffer.concat(this.chunks).toString('latin1').replace(OF_THE_MOMENT, '$1: ...');
  }

  close(): void {
    for (const end of this.ends) end.destroy();
    this.server.close();
  }
}
