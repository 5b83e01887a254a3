/** The load, in its own process: plays at a server, measures for a while, and tells what it saw. */
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from './processes.ts';
import { seatsAt } from './seats.ts';
import { type Load, Tally } from './tally.ts';
import { turnsOn } from './turns.ts';

export interface Order {
  url: string;
  pid: number;
  kind: 'ours' | 'bare';
  /** How many tables are played at the same time, and how many games each of them has ready. */
  tables: number;
  games: number;
  warmMoves: number;
  measureMs: number;
}

export interface Measured {
  moves: number;
  seconds: number;
  cpuSeconds: number;
  p50: number;
  p99: number;
  /** Bytes to one seat for one move. */
  told: number;
}

function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.floor(q * sorted.length)] ?? Number.NaN;
}

async function measure(load: Load, tally: Tally, { pid, warmMoves, measureMs }: Order): Promise<Measured> {
  load.begin();
  // A server that has run for a minute is compiled; what it did before is not measured.
  while (tally.acknowledgements < warmMoves && load.busy) await sleep(50);
  const [cpu, began] = [cpuSeconds(pid), performance.now()];
  tally.measuring = true;
  await sleep(measureMs);
  tally.measuring = false;
  const seconds = (performance.now() - began) / 1000;
  const spent = cpuSeconds(pid) - cpu;
  if (!load.busy) throw new Error('some tables ran out of games: give --games more');
  const { moves, latencies, bytes } = tally.played;
  latencies.sort((a, b) => a - b);
  return { moves, seconds, cpuSeconds: spent, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), told: bytes / moves / 4 };
}

const order: Order = JSON.parse(process.argv[2] ?? '{}');
const tally = new Tally();
const { kind, url, tables, games } = order;
const load = await (kind === 'ours' ? seatsAt(url, tables, games, tally) : turnsOn(url, tables, tally));
const measured = await measure(load, tally, order);
load.close();
process.send?.(measured, () => process.exit());
