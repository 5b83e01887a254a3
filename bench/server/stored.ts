/** Many stored tables: how soon a server is ready, what it costs to open a long one, and whether memory stays bounded. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botByName } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { type DecisionBase, type Json, type Random, sfc32 } from '@undercroft/engine';
import { type CreateTable, createTables, openStore, type RunningTables } from '@undercroft/server';
import { inFolder } from './rounds.ts';

const TABLES = 10_000;
const LONG = 300;
/** Making the tables takes thousands of commits, and none of these figures is about the disk. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const PEOPLE = [0, 1, 2, 3].map((seat) => ({ id: `program-${seat}`, name: `Program ${seat}` }));
const SPEC: CreateTable = {
  game: 'table-dungeon',
  seats: PEOPLE.length,
  options: {},
  visibility: 'public',
  clock: { kind: 'none' },
  bots: [],
  abandoned: 'finish',
};

async function store10000(tables: RunningTables): Promise<string[]> {
  const made = await Promise.all(Array.from({ length: TABLES }, () => tables.create(PEOPLE[0]!, SPEC)));
  return made.map(({ id }) => id);
}

/** Milliseconds from starting the process to its first answer, several times; the first start has nothing compiled. */
async function readyMs(data: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < 4; i++) {
    const began = performance.now();
    const main = join(import.meta.dirname, '..', '..', 'packages', 'server', 'src', 'main.ts');
    const server = spawn(process.execPath, [main, '--port', '0', '--data', data], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(server.stdout!, 'data');
    const { url }: { url: string } = JSON.parse(String(line));
    await fetch(`${url}/api/ready`);
    times.push(performance.now() - began);
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  return times;
}

/** A table with a long log: greedy programs live longest. Games that end too early are left lying. */
async function longTable(tables: RunningTables, seed: number): Promise<string> {
  const random = sfc32(seed);
  for (;;) {
    const { id } = await tables.create(PEOPLE[0]!, SPEC);
    for (const [seat, who] of PEOPLE.entries()) await tables.sit(who, id, { seat, entropy: '' });
    await tables.start(PEOPLE[0]!, id);
    if (await play(tables, id, random)) return id;
  }
}

const isDecision = (option: Json): option is DecisionBase & Record<string, Json> =>
  typeof option === 'object' && option !== null && 'kind' in option;

/** Whether so many decisions were made before the game was over. */
async function play(tables: RunningTables, id: string, random: Random): Promise<boolean> {
  const game = await loadGame(SPEC.game);
  for (let n = 0; n < LONG; ) {
    const before = n;
    for (const [seat, who] of PEOPLE.entries()) {
      const { asked, seq, view } = await tables.view(who, id);
      const must = asked.find(({ ask }) => !ask.may);
      if (must === undefined) continue;
      const decision = botByName('greedy').decide({ game, view, ask: must.ask, options: must.options.filter(isDecision) }, random);
      await tables.answer(who, id, { seat, seq, decision, key: `${id}-${n++}` });
    }
    if (n === before) return false;
  }
  return true;
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const heapMb = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

export interface Stored {
  ready: number[];
  /** CPU milliseconds to open each of some tables of 300 decisions. */
  open: number[];
  /** Heap in MB after 2,000 tables and after 10,000 were opened. */
  heaps: [number, number];
  inMemory: number;
}

export function stored(): Promise<Stored> {
  return inFolder(async (data) => {
    const store = await openStore({ data });
    const settings = { store, shared: false, work: 'manual' } as const;
    const first = createTables(settings);
    const ids = await store10000(first);
    const long = await Promise.all([1, 2, 3].map((seed) => longTable(first, seed)));
    await first.close();

    const fresh = createTables(settings);
    const open: number[] = [];
    for (const id of long) {
      const before = cpuMs();
      await fresh.view(PEOPLE[0]!, id);
      open.push(cpuMs() - before);
    }
    const look = async (some: readonly string[]) => {
      for (const id of some) await fresh.view(null, id);
      return heapMb();
    };
    const heaps: [number, number] = [await look(ids.slice(0, 2000)), await look(ids.slice(2000))];
    const inMemory = fresh.stats().tablesInMemory;
    await fresh.close();
    await store.close();
    return { ready: await readyMs(data), open, heaps, inMemory };
  }, MEMORY);
}
