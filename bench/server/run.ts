/**
 * `npm run bench:server [-- --rounds 3 --tables 100 --only moves --against "LABEL=COMMAND ARGS"]`
 *
 * Our server and a bare `ws` + SQLite loop that stores and sends as many bytes, round by round, each on one core with
 * the load on another. Read the ratios, for the machine is shared. `--against` adds an outside server: a command that
 * measures it and prints as its last line JSON with `perS` (acknowledged moves a second) and `perCore` (the same for
 * each CPU second of the server).
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { median } from '../median.ts';
import { connections } from './connections.ts';
import type { Measured } from './load.ts';
import { pinned } from './processes.ts';
import { bare, ours, type Size } from './rounds.ts';
import { stored } from './stored.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** Enough that our server's core is never idle. */
    tables: { type: 'string', default: '100' },
    /** Games each table has ready, one after the other. */
    games: { type: 'string', default: '14' },
    warm: { type: 'string', default: '20000' },
    measure: { type: 'string', default: '3000' },
    only: { type: 'string', default: '.' },
    against: { type: 'string', multiple: true, default: [] },
  },
});

interface Rate {
  perS: number;
  perCore: number;
  p50?: number;
  p99?: number;
}

const rateOf = ({ moves, seconds, cpuSeconds, p50, p99 }: Measured): Rate => ({
  perS: moves / seconds,
  perCore: moves / cpuSeconds,
  p50,
  p99,
});

function outside(command: string): Rate {
  const [program = '', ...args] = command.split(' ');
  const lines = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .trim()
    .split('\n');
  return JSON.parse(lines.at(-1) ?? '');
}

/** The median, and the lowest and highest of the rounds. */
const spread = (ratios: readonly number[]): string =>
  `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} ... ${Math.max(...ratios).toFixed(2)})`;
const whole = (n: number): string => Math.round(n).toLocaleString('en-US');

async function moves(): Promise<void> {
  const size: Size = {
    tables: Number(values.tables),
    games: Number(values.games),
    warmMoves: Number(values.warm),
    measureMs: Number(values.measure),
  };
  const peers = values.against.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)] as const);
  const rates = new Map<string, Rate[]>();
  const note = (name: string, rate: Rate) => void rates.set(name, [...(rates.get(name) ?? []), rate]);
  let bytes = { stored: 0, told: 0 };
  for (let round = 0; round < Number(values.rounds); round++) {
    const measured = await ours(size);
    bytes = measured;
    note('undercroft', rateOf(measured));
    note('bare ws + SQLite', rateOf(await bare(size, measured)));
    for (const [label, command] of peers) note(label, outside(command));
  }
  printMoves(rates, bytes);
}

function printMoves(rates: ReadonlyMap<string, Rate[]>, { stored, told }: { stored: number; told: number }): void {
  console.log(
    `${values.tables} tables of four seats, ${pinned}; a move stores ${whole(stored)} bytes and sends ${whole(told)} to each seat.\n`,
  );
  console.log('| server | moves/s | undercroft / it | moves per CPU second | undercroft / it | p50 ms | p99 ms |');
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  const mine = rates.get('undercroft') ?? [];
  for (const [name, list] of rates) {
    const of = (key: keyof Rate) => median(list.map((rate) => rate[key] ?? Number.NaN));
    const ratio = (key: 'perS' | 'perCore') => spread(list.map((rate, round) => (mine[round]?.[key] ?? Number.NaN) / rate[key]));
    const figures = [whole(of('perS')), ratio('perS'), whole(of('perCore')), ratio('perCore'), of('p50').toFixed(1), of('p99').toFixed(1)];
    console.log(`| ${[name, ...figures].join(' | ')} |`);
  }
}

const wanted = (part: string): boolean => new RegExp(values.only).test(part);
if (wanted('moves')) await moves();
if (wanted('connections')) {
  const { count, rss, heap } = await connections();
  console.log(`\n${whole(count)} connections that watch a table: ${whole(rss)} bytes each of the process, ${whole(heap)} of the heap.`);
}
if (wanted('stored')) {
  const { ready, open, heaps, inMemory } = await stored();
  console.log(
    `\n10,000 stored tables: ready ${ready.map(whole).join(', ')} ms after the process was started (first start, then the next ones).`,
  );
  console.log(`Opening a table of 300 decisions: ${whole(open[0]!)} ms CPU the first time, then ${median(open.slice(1)).toFixed(1)} ms.`);
  console.log(
    `Heap after opening 2,000 tables ${heaps[0].toFixed(1)} MB, after 10,000 ${heaps[1].toFixed(1)} MB; ${whole(inMemory)} tables in memory.`,
  );
}
