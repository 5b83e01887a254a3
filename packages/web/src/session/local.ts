/** A table in this browser alone, with bots on the other seats: for tutorials, and for games without a server. */
import { type Bot, Considered, decideFor, greedy } from '@undercroft/bots';
import type { TableInfo, Update } from '@undercroft/client';
import { type Ask, type Config, type DecisionBase, type Game, Match, RECONSIDER, sfc32 } from '@undercroft/engine';
import type { Deeds, Picture, Session } from './session.ts';
import { infoHere, updateOf, viewAt } from './synthetic.ts';

const LEARNER = 0;
/** How long a bot pretends to think. */
const THINKING_MS = 450;

export interface LocalSetup {
  game: Game;
  seats: number;
  seed: string;
  options: Record<string, boolean | number | string>;
  name: string;
  brings?: Config['brings'];
  /** A game of one's own that is kept here: the decisions so far, and where they go. */
  alone?: { log: readonly unknown[]; keep(log: readonly DecisionBase[]): void };
  /** Answers for the other seats instead of a bot; null: not now. */
  rival?(ask: Ask<string>, options: readonly DecisionBase[]): DecisionBase | null;
}

function infoFor({ game, seats, name }: LocalSetup, match: Match): TableInfo {
  const person = { id: 'you', name };
  const sitters = Array.from({ length: seats }, (_, seat) => (seat === LEARNER ? { person, bot: null } : { person: null, bot: 'greedy' }));
  return infoHere(game, { id: `here-${game.about.slug}`, options: match.config.options, host: person, sitters });
}

export class LocalSession implements Session {
  private now: Picture;
  private readonly listeners = new Set<() => void>();
  private readonly setup: LocalSetup;
  private readonly match: Match;
  private readonly info: TableInfo;
  private readonly considered = new Considered();
  private readonly bot: Bot = greedy;
  private readonly chance = sfc32(7);
  private hurried = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  readonly deeds: Deeds;

  constructor(setup: LocalSetup) {
    this.setup = setup;
    const { game, seats, seed, options, brings } = setup;
    this.match = new Match(game, { seats, seed, options, ...(brings !== undefined && { brings }) });
    this.info = { ...infoFor(setup, this.match), createdAt: Date.now() };
    const begun = this.goOn(setup.alone?.log ?? []);
    this.now = { table: this.view(), updates: this.told(), present: [], connection: 'live', problem: null, quiet: begun };
    const no = () => Promise.reject(new Error('not in a lesson'));
    this.deeds = {
      decide: (d) => this.decide(d),
      undo: () => this.undo(),
      vote: no,
      takeOver: no,
      here: no,
      pace: async (pace) => this.hurry(pace !== 'story'),
      say: async (text, reaction) => this.hear({ kind: 'said', data: { name: setup.name, text, reaction } }),
      // There is nobody to leave behind.
      leave: async () => undefined,
    };
    this.letBotsAnswer();
  }

  /** Takes up a game where it was left; what cannot be read any more is played anew. Says whether there was one. */
  private goOn(log: readonly unknown[]): boolean {
    for (const d of log) {
      try {
        this.match.decide(d);
      } catch {
        break;
      }
    }
    return this.match.log.length > 0;
  }

  picture = (): Picture => this.now;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  close(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  private view() {
    const { game, table, log } = this.match;
    const view = viewAt({ game, table, info: this.info, viewer: LEARNER, seq: log.length + 1, asking: true });
    return { ...view, canUndo: this.setup.alone !== undefined && this.match.undoPoint(LEARNER, true) < log.length };
  }

  /** Everything that has happened so far. */
  private told(): Update[] {
    const { game, events, log } = this.match;
    return events.map((each, i) => updateOf(game, i + 1, each, LEARNER, log[i - 1] ?? null));
  }

  /** Back to before one's last answer, with what bots answered to it, as long as nothing was rolled or shown. */
  private async undo(): Promise<void> {
    const last = this.match.log.findLastIndex(({ seat, kind }) => seat === LEARNER && kind !== RECONSIDER);
    if (last < this.match.undoPoint(LEARNER, true)) return;
    this.match.backTo(last);
    this.considered.clear();
    this.setup.alone?.keep(this.match.log);
    this.now = { ...this.now, table: this.view(), updates: this.told(), quiet: true };
    for (const listener of this.listeners) listener();
    this.letBotsAnswer();
  }

  /** Something happened beside the game. */
  private hear(happened: Pick<Update, 'kind' | 'data'>): void {
    // No number of a decision's: those are counted by the match.
    const update: Update = { seq: -this.now.updates.length, at: Date.now(), seat: null, events: [], ...happened };
    this.now = { ...this.now, updates: [...this.now.updates, update] };
    for (const listener of this.listeners) listener();
  }

  private async decide(d: DecisionBase): Promise<void> {
    this.hurried = false;
    this.take(d);
    this.letBotsAnswer();
  }

  private take(d: DecisionBase): void {
    const events = this.match.decide(d);
    this.considered.heard(this.match.game, d);
    const update = updateOf(this.match.game, this.match.log.length + 1, events, LEARNER, d);
    this.setup.alone?.keep(this.match.log);
    this.now = { ...this.now, table: this.view(), updates: [...this.now.updates, update], quiet: false };
    for (const listener of this.listeners) listener();
  }

  /** What another seat answers next; null: nothing. */
  private answerOfOthers(): (() => DecisionBase | null) | null {
    const { game, table } = this.match;
    const asks = game.play.pending(table).filter(({ seat }) => seat !== LEARNER);
    const { rival } = this.setup;
    if (rival !== undefined) {
      const answers = asks.flatMap((ask) => rival(ask, game.play.options(table, ask)) ?? []);
      return answers.length === 0 ? null : () => answers[0]!;
    }
    this.considered.pending(asks);
    const ask = asks.find((each) => each.may === true && this.isNew(each)) ?? asks.find(({ may }) => may !== true);
    return ask === undefined ? null : () => decideFor(this.bot, { game, t: this.match.table, ask }, this.chance);
  }

  /** Bots think no longer until the learner has answered again. */
  private hurry(hurried: boolean): void {
    this.hurried = hurried;
    this.letBotsAnswer();
  }

  /** Whether a bot has not thought about this yet: each offer is answered, and nothing is thought about for ever. */
  private isNew(ask: Ask<string>): boolean {
    return !ask.open && this.considered.isNew(ask, this.match.game.play.options(this.match.table, ask));
  }

  private letBotsAnswer(): void {
    if (this.timer) clearTimeout(this.timer);
    const answer = this.answerOfOthers();
    if (answer === null) return;
    this.timer = setTimeout(
      () => {
        const d = answer();
        if (d !== null) this.take(d);
        this.letBotsAnswer();
      },
      this.hurried ? 0 : THINKING_MS,
    );
  }
}
