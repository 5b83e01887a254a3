/** The socket at /api/live: one per browser, for many tables. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { netOf } from '../http/address.ts';
import type { Parts } from '../http/app.ts';
import { tokenHashOf } from '../http/identity.ts';
import { LARGEST_MESSAGE } from '../http/json.ts';
import { mustBeOwn } from '../http/origin.ts';
import type { Person } from '../store/index.ts';
import { TableError } from '../tables/said/contract.ts';
import { Connection, type LiveLimits, type Surroundings } from './connection.ts';
import { Hub } from './hub.ts';
import { CLOSED } from './messages.ts';

export const LIVE_PATH = '/api/live';

export const usualLimits: LiveLimits = {
  largestBuffer: 1024 * 1024,
  mostSubscriptions: 64,
  mostInFlight: 64,
  heartbeatMs: 25_000,
  mostPerAddress: 500,
};

/** What Node gives with an upgrade request. */
interface Upgrade {
  socket: Socket;
  head: Buffer;
}

export class Live {
  readonly hub: Hub;
  private readonly parts: Parts;
  private readonly limits: LiveLimits;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  private readonly connections = new Set<Connection>();
  private readonly perAddress = new Map<string, number>();
  private readonly heartbeat: NodeJS.Timeout;
  private closing = false;

  constructor(parts: Parts, limits: LiveLimits) {
    this.parts = parts;
    this.limits = limits;
    this.hub = new Hub(parts.tables);
    this.heartbeat = setInterval(() => this.beat(), limits.heartbeatMs);
    this.heartbeat.unref();
    parts.identity.onRevoked((tokenHash) => this.disown(tokenHash));
  }

  /** Upgrade requests take the same way as all others, so that addresses, limits and refusals are the same. */
  mount(app: FastifyInstance): void {
    const upgrades = new WeakMap<IncomingMessage, Upgrade>();
    app.server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      if (!(socket instanceof Socket)) return socket.destroy();
      upgrades.set(request, { socket, head });
      const response = new ServerResponse(request);
      response.assignSocket(socket);
      app.routing(request, response);
    });
    app.addHook('onResponse', async (request) => {
      upgrades.get(request.raw)?.socket.end();
    });
    app.get(LIVE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const me = await this.admit(request);
      const upgrade = upgrades.get(request.raw);
      if (!upgrade) throw new TableError('upgrade-required', 426, 'this is a WebSocket');
      reply.hijack();
      reply.raw.detachSocket(upgrade.socket);
      this.sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (opened) =>
        this.open(opened, {
          wire: upgrade.socket,
          hub: this.hub,
          limits: this.limits,
          me,
          tokenHash: tokenHashOf(request),
          address: netOf(request.ip),
        }),
      );
    });
  }

  private async admit(request: FastifyRequest): Promise<Person | null> {
    const { identity, isOwnOrigin } = this.parts;
    const { ip, headers } = request;
    if (this.closing) throw new TableError('restarting', 503, 'the server is restarting; try again in a moment');
    mustBeOwn(isOwnOrigin, headers);
    if ((this.perAddress.get(netOf(ip)) ?? 0) >= this.limits.mostPerAddress) {
      throw new TableError('too-many-connections', 429, 'too many connections from this address');
    }
    return identity.of(request);
  }

  private open(socket: WebSocket, surroundings: Surroundings): void {
    const { address } = surroundings;
    const connection = new Connection(socket, this.parts, surroundings);
    this.connections.add(connection);
    this.perAddress.set(address, (this.perAddress.get(address) ?? 0) + 1);
    this.parts.metrics.connections.inc();
    socket.on('close', () => this.forget(connection, address));
  }

  private forget(connection: Connection, address: string): void {
    this.connections.delete(connection);
    const left = (this.perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.perAddress.set(address, left);
    else this.perAddress.delete(address);
    this.parts.metrics.connections.dec();
  }

  /** Whoever gave up a token is nobody on the sockets it opened, too: they may come back as that. */
  private disown(tokenHash: string): void {
    for (const connection of this.connections) {
      if (connection.tokenHash === tokenHash) connection.close(CLOSED.resume, 'this token is worth nothing any more: connect again');
    }
  }

  private beat(): void {
    for (const connection of this.connections) connection.beat();
  }

  /** Lets nobody in any more and asks everybody to come back to another process. */
  close(): void {
    this.closing = true;
    clearInterval(this.heartbeat);
    for (const connection of this.connections) connection.close(CLOSED.restart, 'the server is restarting: connect again and resume');
    this.hub.close();
    this.sockets.close();
  }
}
