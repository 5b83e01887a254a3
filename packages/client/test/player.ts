/** A person who answers every question with some legal answer, through the client. */
import type { Json } from '@undercroft/engine';
import { type Client, Problem, type TableView, type Update, type Watch } from '../src/index.ts';

export type Decision = Json & { seat: number; kind: string };

export function isDecision(value: Json | undefined): value is Decision {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'seat' in value && 'kind' in value;
}

/** How a person goes about it. */
export interface Habits {
  /** The answer to what is asked, if anything; `nth` is how many answers this seat has given at the table so far. */
  choose(view: TableView, nth: number): Decision | null;
  /** Sends it; may throw a `Problem` of status 409 if the table has gone on. */
  send(watch: Watch, decision: Decision, seen: TableView): Promise<unknown>;
}

function anyAnswer({ asked, seq }: TableView): Decision | null {
  const must = asked.find(({ ask }) => !ask.may);
  if (!must) return null;
  const { ask, options } = must;
  const option = options[seq % Math.max(1, options.length)];
  // The only open question of the sample game.
  return isDecision(option) ? option : { seat: ask.seat, kind: ask.kind, might: 1, stamina: 1, wits: 1 };
}

export class Player {
  readonly heard: Update[] = [];
  /** Decisions the server said yes to. */
  decided = 0;
  readonly watch: Watch;
  readonly finished: Promise<TableView>;
  private readonly habits: Habits;
  private readonly seat: number;
  /** A decision is under way. */
  busy = false;

  constructor(client: Client, table: string, seat: number, habits: Partial<Habits> = {}) {
    this.habits = { choose: anyAnswer, send: (watch, decision) => client.decide(watch, decision), ...habits };
    this.seat = seat;
    const { promise, resolve, reject } = Promise.withResolvers<TableView>();
    this.finished = promise;
    this.watch = client.watch(
      table,
      { seat, since: 0 },
      {
        updates: (updates) => this.heard.push(...updates),
        view: (view) => {
          if (view.info.status === 'finished') resolve(view);
          else void this.answer().catch(reject);
        },
        problem: reject,
      },
    );
  }

  /** How many answers of this seat the table has taken, as far as it was told. */
  private get answers(): number {
    return this.heard.filter(({ kind, seat }) => kind === 'decided' && seat === this.seat).length;
  }

  private async answer(): Promise<void> {
    if (this.busy || !this.watch.view) return;
    const view = this.watch.view;
    const decision = this.habits.choose(view, this.answers);
    if (!decision) return;
    this.busy = true;
    try {
      await this.habits.send(this.watch, decision, view);
      this.decided++;
    } catch (error) {
      // The table has gone on; the next view says how.
      if (!(error instanceof Problem && error.status === 409)) throw error;
    } finally {
      this.busy = false;
    }
    if (this.watch.view !== view) await this.answer();
  }
}
