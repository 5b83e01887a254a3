/**
 * The same tables with and without faults: people who answer by a rule of their own, so that two runs can be compared,
 * over networks that lose, delay, repeat and cut, with programs that send everything three times, and on two nodes in
 * the same instant. All end as the tables of a quiet run do.
 */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type TableView } from '@undercroft/client';
import { readSave, sha256 } from '@undercroft/engine';
import { makeLog, type RunningServer, readConfig, startServer } from '@undercroft/server';
import { FaultyProxy, NONE } from '../packages/client/test/faulty.ts';
import { type Decision, isDecision } from '../packages/client/test/player.ts';
import { PostgresServer, whyNoPostgres } from '../packages/server/test/store/postgres-server.ts';
import { newFolder } from './arena.ts';
import { audit, type Findings } from './audit.ts';
import { Company } from './company.ts';
import { type Asked, type Outcome, secondsSince, skipped } from './scenario.ts';

export const WAYS = ['faulty network', 'everything three times', 'both at once', 'two nodes in the same instant'] as const;
export type Way = 'quiet' | (typeof WAYS)[number];

const FAULTS = { lose: 0.04, repeat: 0.08, delay: 0.3, cut: 0.015, longestDelayMs: 15 };

interface Nodes {
  servers: RunningServer[];
  close(): Promise<void>;
}

/** Servers of this process whose table ids and dice depend on the seed alone. */
async function openNodes(way: Way, seed: number): Promise<Nodes> {
  const folder = newFolder();
  const database = way === 'two nodes in the same instant' ? await PostgresServer.launch('fsync=off') : null;
  const databaseUrl = database === null ? null : database.url(await database.newDatabase());
  const config = { ...readConfig([], {}), port: 0, rateLimit: 0, data: folder, databaseUrl };
  let made = 0;
  const fresh = { id: () => `table-${++made}`, secret: () => sha256(`${seed} ${made}`) };
  const servers: RunningServer[] = [];
  while (servers.length < (database ? 2 : 1)) servers.push(await startServer(config, { log: makeLog('silent'), tables: { fresh } }));
  return {
    servers,
    async close() {
      for (const server of servers) await server.close();
      await database?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An answer that depends on nothing but the seat, its question and how many answers it gave before. */
function settledAnswer({ asked, info }: TableView, nth: number): Decision | null {
  const must = asked.find(({ ask }) => !ask.may);
  if (!must) return null;
  const { ask, options } = must;
  const mixed = Number.parseInt(sha256(`${info.id} ${ask.seat} ${ask.kind} ${nth}`).slice(0, 8), 16);
  const chosen = options[mixed % options.length];
  return isDecision(chosen) ? chosen : null;
}

/** Lets everybody who is asked at a table answer in the same instant. */
class Meeting {
  private readonly waiting = new Map<string, Map<number, () => void>>();

  async join({ info, viewer }: TableView): Promise<void> {
    const here = this.waiting.get(info.id) ?? new Map<number, () => void>();
    this.waiting.set(info.id, here);
    const { promise, resolve } = Promise.withResolvers<void>();
    here.set(viewer ?? -1, resolve);
    if (info.waitingFor.every((seat) => here.has(seat))) for (const go of here.values()) go();
    // Not everybody may have heard of the question yet.
    await Promise.race([promise, sleep(100)]);
    here.delete(viewer ?? -1);
  }
}

/** Sends everything three times, once it is told to. */
class Insistence {
  on = false;
  readonly fetch: typeof fetch = async (input, init) => {
    const sent = Array.from({ length: this.on ? 3 : 1 }, () => fetch(input, init));
    await Promise.allSettled(sent);
    return sent.at(-1)!;
  };
  readonly WebSocket: typeof WebSocket;

  constructor() {
    const isOn = () => this.on;
    this.WebSocket = class extends WebSocket {
      override send(data: Parameters<WebSocket['send']>[0]): void {
        for (let i = 0; i < (isOn() ? 3 : 1); i++) super.send(data);
      }
    };
  }
}

interface Played {
  /** By table: a hash of the whole table at the end, the result, and what each seat decided, in order. */
  tables: Map<string, string>;
  findings: Findings;
  faults: number;
  /** How often a node was not the first and had to judge again. */
  conflicts: number;
}

/** Everything about how a table went that does not depend on who of those asked at once was faster. */
async function courseOf(url: string, table: string): Promise<string> {
  const { match } = await connect({ url }).api.verification(table);
  const { fingerprint, outcome, log, seats } = readSave(match);
  const bySeat = Array.from({ length: seats }, (_, seat) => log.filter((d) => d.seat === seat));
  return JSON.stringify({ fingerprint, outcome, bySeat });
}

export async function playBy(way: Way, { tables, seed }: Asked): Promise<Played> {
  const nodes = await openNodes(way, seed);
  const direct = nodes.servers.map(({ url }) => url);
  const isFaulty = way === 'faulty network' || way === 'both at once';
  const proxies = isFaulty ? direct.map((url, i) => new FaultyProxy(url, NONE, seed + i)) : [];
  const urls = isFaulty ? await Promise.all(proxies.map((proxy) => proxy.open())) : direct;
  const insistence = new Insistence();
  const meeting = new Meeting();
  const company = new Company({
    urls,
    tables,
    seed,
    bots: false,
    entropy: 'the same every time',
    choose: settledAnswer,
    pace: (_, seen) => (way === 'two nodes in the same instant' ? meeting.join(seen) : Promise.resolve()),
    connection: { pingMs: 150, answerMs: 400, fetch: insistence.fetch, WebSocket: insistence.WebSocket },
  });
  try {
    await company.sitDown();
    insistence.on = way === 'everything three times' || way === 'both at once';
    for (const proxy of proxies) proxy.faults = FAULTS;
    company.play();
    await company.finish();
    for (const proxy of proxies) proxy.faults = NONE;
    const findings = await audit(direct[0]!, company.tables, company.ledger);
    const courses = new Map<string, string>();
    for (const table of company.tables) courses.set(table, await courseOf(direct[0]!, table));
    const faults = proxies.flatMap(({ count }) => Object.values(count)).reduce((sum, n) => sum + n, 0);
    const conflicts = nodes.servers.reduce((sum, { tables }) => sum + tables.stats().conflicts, 0);
    return { tables: courses, findings, faults, conflicts };
  } finally {
    company.leave();
    for (const proxy of proxies) await proxy.close();
    await nodes.close();
  }
}

export async function underFaults(way: Way, asked: Asked): Promise<Outcome> {
  const started = performance.now();
  const whyNot = way === 'two nodes in the same instant' ? whyNoPostgres() : null;
  if (whyNot) return skipped(way, whyNot);
  const quiet = await playBy('quiet', asked);
  const { tables, findings, faults, conflicts } = await playBy(way, asked);
  const different = [...tables].filter(([table, course]) => quiet.tables.get(table) !== course).map(([table]) => table);
  const violations = [...findings.violations, ...different.map((table) => `table ${table} went otherwise than without faults`)];
  if (tables.size !== quiet.tables.size) violations.push('not the same number of tables were played');
  if (way === 'two nodes in the same instant' && conflicts === 0) violations.push('nobody ever answered in the same instant');
  const troubles = [...(faults > 0 ? [`${faults} faults`] : []), ...(conflicts > 0 ? [`${conflicts} times another node was faster`] : [])];
  const notes = [[`${tables.size - different.length} of ${tables.size} tables the same as without faults`, ...troubles].join(', ')];
  return { name: way, seconds: secondsSince(started), findings, notes, violations, traces: null };
}
