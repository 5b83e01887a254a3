/** A way to the server that can be cut and mended, as networks do. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Gate {
  readonly url: string;
  private readonly server: Server;
  private readonly sockets: Set<Socket>;
  private readonly state: { open: boolean };

  private constructor(server: Server, sockets: Set<Socket>, state: { open: boolean }) {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('a gate has a port');
    this.url = `http://127.0.0.1:${address.port}`;
    this.server = server;
    this.sockets = sockets;
    this.state = state;
  }

  static async open(port: number): Promise<Gate> {
    const sockets = new Set<Socket>();
    const state = { open: true };
    const server = createServer((near) => {
      if (!state.open) return void near.destroy();
      const far = connect(port, '127.0.0.1');
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket);
        socket.pipe(other);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Gate(server, sockets, state);
  }

  /** Breaks all connections; new ones are refused until it is mended. */
  cut(): void {
    this.state.open = false;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.state.open = true;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}
