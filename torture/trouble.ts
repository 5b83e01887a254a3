/** Tables that are played while the store is in trouble for a while: PostgreSQL gone, the disk full. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fraction, type Random } from '@undercroft/engine';
import { whyNoPostgres } from '../packages/server/test/store/postgres-server.ts';
import { Arena, newFolder } from './arena.ts';
import { audit } from './audit.ts';
import { Company } from './company.ts';
import { Probe } from './probe.ts';
import { type Asked, type Outcome, reporting, secondsSince, skipped } from './scenario.ts';
import { ServerProcess } from './server-process.ts';

export interface Trouble extends Asked {
  troubleMs: number;
  bots: boolean;
}

/** A store that can be broken from outside. */
interface Victim {
  name: string;
  /** Where to look when something went wrong. */
  traces: string;
  server: ServerProcess;
  harm(): Promise<void> | void;
  heal(): Promise<void> | void;
  close(keep: boolean): Promise<void>;
}

async function inTrouble(victim: Victim, { tables, seed, say, troubleMs, bots }: Trouble): Promise<Outcome> {
  const started = performance.now();
  const { server, traces, name } = victim;
  // Slow enough that the trouble comes in the middle of every game, and no slower than needed after it.
  let slowness = troubleMs / 20;
  const pace = (random: Random) => sleep(slowness * fraction(random));
  const company = new Company({ urls: [server.url], tables, seed, bots, pace });
  const stopReporting = reporting(say, () => `${company.ledger.acknowledged} decisions acknowledged, ${company.ended.size} tables ended`);
  let keep = true;
  try {
    await company.sitDown();
    const probe = await Probe.start(server.url);
    const { pid } = server;
    company.play();
    await sleep(troubleMs / 4);
    const from = performance.now();
    await victim.harm();
    await sleep(troubleMs);
    await victim.heal();
    const to = performance.now();
    slowness = 20;
    await company.finish();
    const { notes, violations } = await probe.finish(from, to);
    if (server.pid !== pid || !server.isRunning) violations.push('the server did not live through it');
    // What is in memory proves nothing: everything is read again from the store.
    await server.kill();
    await server.start();
    const findings = await audit(server.url, company.tables, company.ledger);
    violations.push(...findings.violations);
    keep = violations.length > 0;
    return { name, seconds: secondsSince(started), findings, notes, violations, traces: keep ? traces : null };
  } catch (error) {
    throw new Error(`see ${traces}`, { cause: error });
  } finally {
    stopReporting();
    company.leave();
    await victim.close(keep);
  }
}

/** PostgreSQL stops, with everything that was under way, and comes back. */
export async function withoutPostgres(asked: Trouble): Promise<Outcome> {
  const name = 'PostgreSQL gone';
  const whyNot = whyNoPostgres();
  if (whyNot) return skipped(name, whyNot);
  const arena = await Arena.open('postgres');
  const database = arena.database!;
  return inTrouble(
    {
      name,
      traces: arena.traces,
      server: arena.nodes[0]!,
      harm: () => database.stop('QUIT'),
      heal: () => database.start(),
      close: (keep) => arena.close({ keep }),
    },
    asked,
  );
}

const SMALL_DISK = '64m';

/** A disk of our own that can be filled to the last byte: in memory, which takes root to mount. */
async function smallDisk(folder: string): Promise<Victim | null> {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'undercroft-torture', disk]).status !== 0) return null;
  const ballast = join(disk, 'ballast');
  const fill = () => {
    // In small pieces to the end: the last page counts.
    for (const size of [1 << 20, 1 << 12])
      for (;;) {
        try {
          writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
        } catch {
          break;
        }
      }
  };
  const server = await ServerProcess.launch({ name: 'one', folder, data: join(disk, 'data') });
  return {
    name: 'disk full',
    traces: folder,
    server,
    harm: fill,
    heal: () => rmSync(ballast),
    async close(keep) {
      await server.stop();
      if (keep) execFileSync('cp', ['-r', join(disk, 'data'), join(folder, 'data')]);
      execFileSync('umount', [disk]);
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Not a full disk but the next best thing anybody can have: no file of the server may grow any more. */
async function shortFiles(folder: string): Promise<Victim> {
  const server = await ServerProcess.launch({ name: 'one', folder });
  const limit = (size: string) => void execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}:unlimited`]);
  return {
    name: 'disk full',
    traces: folder,
    server,
    harm: () => limit('4096'),
    heal: () => limit('unlimited'),
    async close(keep) {
      await server.stop();
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function withoutSpace(asked: Trouble): Promise<Outcome> {
  const name = 'disk full';
  if (process.platform !== 'linux') return skipped(name, 'only on Linux is it known how to take the space away from a process');
  const folder = newFolder();
  const disk = await smallDisk(folder);
  if (disk) return inTrouble(disk, asked);
  if (existsSync('/usr/bin/prlimit')) return inTrouble(await shortFiles(folder), asked);
  rmSync(folder, { recursive: true });
  return skipped(name, 'this user may not mount a small disk, and there is no prlimit');
}
