/** A server in a process of its own, to be killed and started again at the same address. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../packages/server/test/store/postgres-server.ts';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));
const START_MS = 60_000;

export interface Place {
  /** Name of the log file. */
  name: string;
  /** Where logs go, and the data unless that is said. */
  folder: string;
  data?: string;
  databaseUrl?: string;
}

export class ServerProcess {
  readonly url: string;
  readonly log: string;
  kills = 0;
  private readonly place: Place;
  private readonly port: number;
  private child: ChildProcess | null = null;

  private constructor(place: Place, port: number) {
    this.place = place;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.log = join(place.folder, `${place.name}.log`);
  }

  static async launch(place: Place): Promise<ServerProcess> {
    const server = new ServerProcess(place, await freePort());
    await server.start();
    return server;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const { folder, data = join(folder, 'data'), databaseUrl } = this.place;
    const env = { ...process.env, ...(databaseUrl === undefined ? {} : { UNDERCROFT_DATABASE_URL: databaseUrl }) };
    const settings = ['--port', String(this.port), '--data', data, '--rate-limit', '0'];
    const child = spawn(process.execPath, [SERVE, ...settings], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    this.child = child;
    const log = createWriteStream(this.log, { flags: 'a' });
    child.stderr.pipe(log, { end: false });
    child.stdout.pipe(log, { end: false });
    child.once('close', () => log.end());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error(`the server did not start; see ${this.log}`)), START_MS);
    child.stdout.on('data', (text) => String(text).includes('"listening"') && resolve());
    child.once('close', () => reject(new Error(`the server ended by itself; see ${this.log}`)));
    await promise.finally(() => clearTimeout(timer));
  }

  /** Whether the process that was started last still runs. */
  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.child || !this.isRunning) return;
    const closed = once(this.child, 'close');
    this.child.kill(signal);
    await closed;
  }

  /** As a power cut would: in the middle of whatever it does. */
  async kill(): Promise<void> {
    if (!this.isRunning) throw new Error(`the server had ended by itself; see ${this.log}`);
    this.kills++;
    await this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }
}
