/** What Prometheus sees at /metrics. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { problemOf } from './http/problem.ts';
import type { Person } from './store/index.ts';
import type { DecideRequest } from './tables/said/contract.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** How long what was written is given to whoever asks again. */
const SAME_MS = 200;

type Decide<Answer> = (me: Person, tableId: string, request: DecideRequest) => Promise<Answer>;

export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'undercroft_http_seconds',
    help: 'HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly decisions = new Counter({
    name: 'undercroft_decisions_total',
    help: 'Decisions of people, by how they went: ok, refused, failed',
    labelNames: ['result'],
    registers: [this.registry],
  });
  private readonly deciding = new Histogram({
    name: 'undercroft_decide_seconds',
    help: 'From a decision coming in to its being on disk',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly connections = new Gauge({ name: 'undercroft_live_connections', help: 'Open sockets', registers: [this.registry] });
  readonly subscriptions = new Gauge({
    name: 'undercroft_live_subscriptions',
    help: 'Tables watched over sockets',
    registers: [this.registry],
  });
  readonly sent = new Counter({ name: 'undercroft_live_messages_total', help: 'Messages sent over sockets', registers: [this.registry] });
  readonly dropped = new Counter({
    name: 'undercroft_live_dropped_total',
    help: 'Sockets closed because their reader was too slow',
    registers: [this.registry],
  });

  private written: { at: number; text: Promise<string> } | null = null;

  /** As Prometheus reads it; asked for again at once, the same: writing it takes some milliseconds. */
  text(): Promise<string> {
    const at = performance.now();
    if (this.written === null || at - this.written.at > SAME_MS) this.written = { at, text: this.registry.metrics() };
    return this.written.text;
  }

  /** Memory, event loop and garbage collection of this process; once per process is enough. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  /** A number somebody else keeps, read whenever Prometheus asks. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `undercroft_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** A way of deciding, counted and timed. */
  timed<Answer>(decide: Decide<Answer>): Decide<Answer> {
    return async (me, tableId, request) => {
      const done = this.deciding.startTimer();
      try {
        const answer = await decide(me, tableId, request);
        this.decisions.inc({ result: 'ok' });
        return answer;
      } catch (error) {
        this.decisions.inc({ result: problemOf(error).status < 500 ? 'refused' : 'failed' });
        throw error;
      } finally {
        done();
      }
    };
  }
}
