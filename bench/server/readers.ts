/**
 * `node bench/server/readers.ts [--rounds 1 --tables 10 --games 500 --each 5000 --only REGEXP]`
 *
 * What one visitor can take from everybody else: the part of the server's core that is left for moves while somebody asks
 * for the worst there is (`worst.ts`) as often as the limits allow (60 a second), endpoint by endpoint. Some tables are
 * played meanwhile, few enough that the server has time for the visitor, too: what is measured is CPU time, so that a
 * busy machine does not matter much. Refused requests count: they are part of what the visitor does.
 */

import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from '../median.ts';
import { cpuSeconds, heard, pinned, SERVER_CORE, start, stop } from './processes.ts';
import { inFolder } from './rounds.ts';
import { sceneIn, TOKENS } from './scene.ts';
import { groupsAt } from './seats.ts';
import { Tally } from './tally.ts';
import { BESIDES, type Scene, WORST, type Worst } from './worst.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    tables: { type: 'string', default: '10' },
    games: { type: 'string', default: '500' },
    /** Milliseconds of each measurement: a whole window of the limits, so that it holds what may be done in one, and no more. */
    each: { type: 'string', default: '5000' },
    /** Only endpoints that match. */
    only: { type: 'string', default: '' },
  },
});

const RATE = 60;

/** Each has an address of its own: what one endpoint has used up is not missing at the next. */
let visitors = 0;

/** Asks at its rate, whether it is answered or not, until it is told to stop. Counts answers by status. */
class Visitor {
  readonly answers = new Map<number, number>();
  private readonly agent = new Agent({ keepAlive: true });
  private timer: NodeJS.Timeout | undefined;
  private readonly url: string;
  private readonly scene: Scene;
  private readonly method: string;
  private readonly worst: Worst;
  private readonly address = `203.0.113.${++visitors}`;
  private n = 0;

  constructor(url: string, scene: Scene, [name, worst]: [string, Worst]) {
    this.url = url;
    this.scene = scene;
    this.method = name.split(' ')[0]!.toUpperCase();
    this.worst = worst;
  }

  begin(): void {
    this.timer = setInterval(() => void this.ask().catch(() => this.note(0)), 1000 / RATE);
  }

  private note(status: number): void {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
  }

  private async ask(): Promise<void> {
    const n = ++this.n;
    const { path, body, nobody } = this.worst(this.scene, n);
    const text = body === undefined ? null : JSON.stringify(body);
    const headers = {
      ...(!nobody && { authorization: `Bearer ${TOKENS[n % 2]}` }),
      'x-forwarded-for': this.address,
      ...(text !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const asked = request(this.url + path, { method: this.method, headers, agent: this.agent });
    asked.end(text ?? undefined);
    const [answer] = await once(asked, 'response');
    answer.resume();
    await once(answer, 'end');
    this.note(answer.statusCode);
  }

  async once(): Promise<void> {
    await this.ask();
    this.answers.clear();
  }

  end(): void {
    clearInterval(this.timer);
  }

  get told(): string {
    return [...this.answers].map(([status, times]) => `${times} × ${status}`).join(', ');
  }
}

interface Spent {
  wallS: number;
  cpuS: number;
  moves: number;
}

async function measured(tally: Tally, pid: number): Promise<Spent> {
  const [moves, cpu, began] = [tally.acknowledgements, cpuSeconds(pid), performance.now()];
  await sleep(Number(values.each));
  return { wallS: (performance.now() - began) / 1000, cpuS: cpuSeconds(pid) - cpu, moves: tally.acknowledgements - moves };
}

/** What is left of a core if the moves cost what they cost without the visitor. */
const left = (alone: Spent, { wallS, cpuS, moves }: Spent): number => 1 - (cpuS - (moves * alone.cpuS) / alone.moves) / wallS;

async function sharesUnder(visitor: Visitor, tally: Tally, pid: number): Promise<number[]> {
  const shares: number[] = [];
  // What is done once only is not measured.
  await visitor.once();
  for (let round = 0; round < Number(values.rounds); round++) {
    const alone = await measured(tally, pid);
    visitor.begin();
    await sleep(300);
    shares.push(left(alone, await measured(tally, pid)));
    visitor.end();
    await sleep(300);
  }
  return shares;
}

await inFolder(async (data) => {
  const scene = await sceneIn(data);
  const tally = new Tally();
  const maker = start('ours.ts', [data], SERVER_CORE);
  const { url: madeAt } = await heard<{ url: string }>(maker);
  const play = await groupsAt(madeAt, Number(values.tables), Number(values.games), tally);
  await stop(maker);
  const server = start('ours.ts', [data, '100000', String(RATE)], SERVER_CORE);
  const { url } = await heard<{ url: string }>(server);
  const load = await play(url);
  load.begin();
  await sleep(3_000);
  console.log(`what is left of the server's core for moves under one visitor's ${RATE} requests a second (${pinned})`);
  const asked = Object.entries({ ...WORST, ...BESIDES }).filter(([name]) => new RegExp(values.only).test(name));
  const lefts: { name: string; share: number }[] = [];
  for (const endpoint of asked) {
    const visitor = new Visitor(url, scene, endpoint);
    const share = median(await sharesUnder(visitor, tally, server.pid!));
    lefts.push({ name: endpoint[0], share });
    console.log(`${share.toFixed(2)}  ${endpoint[0]}  (${visitor.told})`);
  }
  if (!load.busy) throw new Error('some tables ran out of games: give --games more');
  const [worst] = lefts.sort((a, b) => a.share - b.share);
  if (worst) console.log(`the worst: ${worst.share.toFixed(2)} under ${worst.name}`);
  load.close();
  await stop(server);
});
process.exit();
