/**
 * `node bench/server/readers.ts [--rounds 5 --tables 20 --each 2500]`
 *
 * What one visitor can take from everybody else: moves a second at some tables without a reader and with one that reads
 * as hard as its requests allow (60 a second): old moments, all updates, proofs and exports of games of 1,872 decisions.
 * Both are measured in turn, round by round; read the ratios.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createTables, openStore } from '@undercroft/server';
import { type LongGame, longGame } from '../../packages/server/test/tables/long-game.ts';
import { median } from '../median.ts';
import { cpuSeconds, heard, pinned, SERVER_CORE, start, stop } from './processes.ts';
import { inFolder } from './rounds.ts';
import { seatsAt } from './seats.ts';
import { Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    tables: { type: 'string', default: '20' },
    games: { type: 'string', default: '60' },
    /** Milliseconds of each measurement. */
    each: { type: 'string', default: '2500' },
    /** Requests of the reader in a second. */
    rate: { type: 'string', default: '60' },
  },
});

interface Games {
  running: LongGame;
  finished: LongGame;
}

async function prepared(data: string): Promise<Games> {
  const store = await openStore({ data });
  const tables = createTables({ store, work: 'manual' });
  const host = { id: 'host', name: 'Host' };
  await store.createPerson(host);
  const running = await longGame(store, tables, host, { decisions: 1_872 });
  const finished = await longGame(store, tables, host, { decisions: 1_872, ends: true });
  await tables.close();
  await store.close();
  return { running, finished };
}

/** The hardest things one may ask for, one after the other. */
function* asked({ running, finished }: Games): Generator<string> {
  for (let n = 1; ; n++) {
    yield `${running.id}/view?at=${1 + ((n * 613) % running.entries)}`;
    yield `${running.id}/updates?since=0`;
    yield `${finished.id}/verification`;
    yield `${running.id}/export`;
    yield `${finished.id}/updates?since=${(n * 97) % 1000}`;
    yield `${finished.id}/view?at=${1 + ((n * 331) % finished.entries)}`;
  }
}

/** Asks at its rate, whether it is answered or not, until it is told to stop. Counts answers by status. */
class Reader {
  readonly answers = new Map<number, number>();
  private timer: NodeJS.Timeout | undefined;
  private readonly url: string;
  private readonly paths: Generator<string>;

  constructor(url: string, games: Games) {
    this.url = url;
    this.paths = asked(games);
  }

  begin(): void {
    this.timer = setInterval(() => void this.ask(), 1000 / Number(values.rate));
  }

  private async ask(): Promise<void> {
    const response = await fetch(`${this.url}/api/tables/${this.paths.next().value}`);
    await response.arrayBuffer();
    this.answers.set(response.status, (this.answers.get(response.status) ?? 0) + 1);
  }

  end(): void {
    clearInterval(this.timer);
  }
}

interface Rate {
  perS: number;
  /** For each CPU second of the server: what is left of its time for moves, however busy the machine is besides. */
  perCpuS: number;
}

async function measured(tally: Tally, pid: number): Promise<Rate> {
  const [moves, cpu, began] = [tally.acknowledgements, cpuSeconds(pid), performance.now()];
  await sleep(Number(values.each));
  const done = tally.acknowledgements - moves;
  return { perS: (done * 1000) / (performance.now() - began), perCpuS: done / (cpuSeconds(pid) - cpu) };
}

const inWords = ({ perS, perCpuS }: Rate): string => `${Math.round(perS)} a second (${Math.round(perCpuS)} for each of its CPU)`;

await inFolder(async (data) => {
  const games = await prepared(data);
  const server = start('ours.ts', [data], SERVER_CORE);
  const { url } = await heard<{ url: string }>(server);
  const tally = new Tally();
  const load = await seatsAt(url, Number(values.tables), Number(values.games), tally);
  const reader = new Reader(url, games);
  load.begin();
  await sleep(5_000);
  const [shares, speeds]: number[][] = [[], []];
  console.log(`moves of others, without and with one visitor who reads ${values.rate} times a second (${pinned})`);
  for (let round = 0; round < Number(values.rounds); round++) {
    const alone = await measured(tally, server.pid!);
    reader.begin();
    await sleep(300);
    const together = await measured(tally, server.pid!);
    reader.end();
    await sleep(300);
    shares!.push(together.perCpuS / alone.perCpuS);
    speeds!.push(together.perS / alone.perS);
    console.log(`${inWords(alone)} without, ${inWords(together)} with`);
  }
  if (!load.busy) throw new Error('some tables ran out of games: give --games more');
  console.log(`moves keep ${median(shares!).toFixed(2)} of the server's time, ${median(speeds!).toFixed(2)} of their speed`);
  console.log(`the reader was answered ${JSON.stringify(Object.fromEntries(reader.answers))}`);
  load.close();
  await stop(server);
});
process.exit();
