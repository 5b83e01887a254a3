/** Asks a server simple things all the time, without any patience, and notes what it answers. */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, newKey } from '@undercroft/client';
import { allUpdates } from './audit.ts';

export interface Answer {
  /** When it was asked, and how long the answer took, in milliseconds. */
  at: number;
  took: number;
  what: 'append' | 'read' | 'ready';
  /** 0: no answer at all. */
  status: number;
  code: string | null;
  retryAfter: string | null;
}

const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;
/** An error a program can tell and act upon. */
const isClear = ({ status, code, retryAfter }: Answer): boolean => status === 503 && code === 'store-unavailable' && retryAfter !== null;

function codeIn(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string' ? value.code : null;
  } catch {
    return null;
  }
}

export class Probe {
  readonly answers: Answer[] = [];
  /** Things said that were acknowledged: they must be there in the end. */
  readonly said: string[] = [];
  private readonly url: string;
  private token = '';
  private table = '';
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();

  private constructor(url: string) {
    this.url = url;
  }

  static async start(url: string): Promise<Probe> {
    const probe = new Probe(url);
    const { api } = connect({ url });
    probe.token = (await api.become('Probe')).token;
    probe.table = (await api.create({ game: 'table-dungeon', seats: 2 })).id;
    probe.running = probe.run();
    return probe;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      await Promise.all([this.append(), this.ask('read', `/api/tables/${this.table}/view`), this.ask('ready', '/api/ready'), sleep(150)]);
    }
  }

  private async append(): Promise<void> {
    const text = `line ${this.answers.length}`;
    const body = JSON.stringify({ text, key: newKey() });
    if (await this.ask('append', `/api/tables/${this.table}/say`, { method: 'POST', body })) this.said.push(text);
  }

  private async ask(what: Answer['what'], path: string, init: RequestInit = {}): Promise<boolean> {
    const at = performance.now();
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
    const given = await fetch(this.url + path, { ...init, headers }).catch(() => null);
    const text = (await given?.text().catch(() => null)) ?? '';
    const answer: Answer = {
      at,
      took: performance.now() - at,
      what,
      status: given?.status ?? 0,
      code: given?.ok ? null : codeIn(text),
      retryAfter: given?.headers.get('retry-after') ?? null,
    };
    this.answers.push(answer);
    return isOk(answer);
  }

  /** What was asked for and what is wrong with the answers between two moments. */
  async finish(from: number, to: number): Promise<{ notes: string[]; violations: string[] }> {
    this.stopped = true;
    await this.running;
    const refused = this.answers.filter(isClear);
    const unclear = this.answers.filter((answer) => !isOk(answer) && !isClear(answer));
    const violations = unclear.map((a) => `an unclear answer to '${a.what}': ${a.status} ${a.code ?? ''}`);
    if (!refused.some(({ what }) => what === 'append')) violations.push('nothing was ever refused: there was no trouble at all');
    const back = this.answers.find((answer) => answer.what === 'append' && answer.at + answer.took > to && isOk(answer));
    if (!back) violations.push('the server did not recover');
    const updates = await allUpdates(connect({ url: this.url, token: this.token }), this.table);
    const kept = new Set(updates.map(({ data }) => JSON.stringify(data)));
    for (const text of this.said) if (![...kept].some((line) => line.includes(`"${text}"`))) violations.push(`'${text}' was lost`);
    const slowest = Math.max(...this.answers.map(({ took }) => took));
    const recovery = back ? Math.max(0, back.at + back.took - to) : Number.POSITIVE_INFINITY;
    return {
      notes: [
        `${Math.round((to - from) / 100) / 10} s of trouble: ${refused.length} clear refusals (503 store-unavailable)`,
        `slowest answer ${Math.round(slowest)} ms, first success ${Math.round(recovery)} ms after the end of the trouble`,
        `${this.said.length} lines said and acknowledged beside the game`,
      ],
      violations,
    };
  }
}
