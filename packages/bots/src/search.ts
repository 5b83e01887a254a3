/**
 * Information-set Monte Carlo tree search. Every iteration imagines a table from the view, walks down the
 * tree by choosing an arm for each asked seat (upper confidence bounds), plays on at random from the first
 * new position, and credits the result to the arms it took. Tables are never seen, only imagined.
 */
import { type Ask, below, type DecisionBase, type Game, type Random, RECONSIDER, type TableBase } from '@undercroft/engine';
import type { BotQuestion } from './bot.ts';
import { isRace, nextAsk, playOut } from './playout.ts';
import { type Arm, type Bandit, Position } from './tree.ts';

export interface SearchSettings {
  /** How much a little-tried answer is worth trying: the constant of the confidence bound. */
  exploration: number;
  /** Decisions played at random before the table is judged as it stands. */
  depth: number;
}

const NONE: string[] = [];

export class Search {
  /** The arms of the question being searched, one for each option; then, for a `may` question, passing. */
  readonly arms: readonly Arm[];
  private readonly game: Game;
  private readonly view: unknown;
  private readonly ask: Ask;
  private readonly settings: SearchSettings;
  private readonly random: Random;
  private readonly root = new Position();
  /** The names of all windows. */
  private readonly windows: string[];
  /** Arms taken in this iteration. */
  private readonly path: Arm[] = [];
  /** Arms that can be chosen at the point reached. */
  private readonly available: Arm[] = [];
  private readonly worth: number[] = [];

  /** An open question too needs its options here: those that shall be compared. */
  constructor(question: BotQuestion, settings: SearchSettings, random: Random) {
    this.game = question.game;
    this.view = question.view;
    this.ask = question.ask;
    this.settings = settings;
    this.random = random;
    this.windows = Object.keys(this.game.play.windows);
    const own = this.root.banditOf(this.ask);
    for (const d of question.options) own.add(d);
    if (this.ask.may) own.add(null);
    this.arms = own.arms;
  }

  iterate(): void {
    const { game, worth } = this;
    const t: TableBase = game.sight.imagine(this.view, this.random);
    this.path.length = 0;
    this.descend(t);
    playOut(game, t, this.random, this.settings.depth);
    game.bots.worth(t, worth);
    for (const arm of this.path) {
      arm.visits++;
      arm.total += worth[arm.seat]!;
    }
  }

  /** Goes down the tree to the first position not known yet. */
  private descend(t: TableBase): void {
    const { game, random } = this;
    let position = this.root;
    let waiting = this.answerOwn(t);
    let reached = position.after(this.path[0]!);
    for (;;) {
      if (waiting === 0) {
        position = reached;
        if (!position.known) break;
        const asks = game.play.pending(t);
        if (asks.length === 0) return;
        waiting = isRace(t) ? 1 : asks.length;
      }
      const ask = nextAsk(t, game.play.pending(t), random);
      const arm = this.choose(position.banditOf(ask), t, ask);
      this.take(t, arm);
      reached = reached.after(arm);
      waiting--;
    }
    position.known = true;
  }

  /** Answers the question being searched; says how many seats are still asked at the same time. */
  private answerOwn(t: TableBase): number {
    const { ask } = this;
    this.takeBackOthers(t);
    // A window stays open for its own question only.
    if (!ask.may) this.shutWindows(t);
    const waiting = ask.may || isRace(t) ? 0 : this.game.play.pending(t).length - 1;
    for (const arm of this.arms) arm.available++;
    this.take(t, this.bestOf(this.arms));
    if (ask.may) this.shutWindows(t);
    return waiting;
  }

  /** Shuts every window, now and later: random play would trade for ever. */
  private shutWindows(t: TableBase): void {
    t.shut = this.windows;
    for (const f of t.stack) f.windows = NONE;
  }

  /**
   * What others have committed unseen was only drawn when the table was imagined. They take it back and
   * choose from their bandits, like everybody who has yet to answer.
   */
  private takeBackOthers(t: TableBase): void {
    const f = t.stack[t.stack.length - 1]!;
    for (let i = f.answers.length - 1; i >= 0; i--) {
      const given = f.answers[i];
      // A seat that gave two answers has taken both back at once.
      if (given === undefined || given.seat === this.ask.seat) continue;
      this.game.play.apply(t, { seat: given.seat, kind: RECONSIDER }, null);
    }
  }

  private take(t: TableBase, arm: Arm): void {
    this.path.push(arm);
    if (arm.decision !== null) this.game.play.apply(t, arm.decision, null);
  }

  private choose(bandit: Bandit, t: TableBase, ask: Ask): Arm {
    this.available.length = 0;
    if (ask.open) this.sampleArms(bandit, t, ask);
    else this.listArms(bandit, this.game.play.options(t, ask));
    for (const arm of this.available) arm.available++;
    return this.bestOf(this.available);
  }

  private listArms(bandit: Bandit, options: readonly DecisionBase[]): void {
    for (let i = 0; i < options.length; i++) this.available.push(bandit.armOf(options[i]!, i));
  }

  /** Answers that cannot be listed: the more often we are here, the more of them are tried. */
  private sampleArms(bandit: Bandit, t: TableBase, ask: Ask): void {
    const { available } = this;
    const question = this.game.play.questions[ask.kind]!;
    let tried = 0;
    for (const arm of bandit.arms) {
      tried += arm.visits;
      if (question.check!(t, ask, arm.decision!) === null) available.push(arm);
    }
    if (available.length ** 2 > tried) return;
    const arm = bandit.armOf(question.sample!(t, ask, this.random), 0);
    if (!available.includes(arm)) available.push(arm);
  }

  /** An arm never tried, or the one with the highest upper confidence bound. */
  private bestOf(arms: readonly Arm[]): Arm {
    const { exploration } = this.settings;
    let best = arms[0]!;
    let highest = Number.NEGATIVE_INFINITY;
    let untried = 0;
    for (const arm of arms) {
      if (arm.visits === 0) {
        if (below(this.random, ++untried) === 0) best = arm;
      } else if (untried === 0) {
        const bound = arm.total / arm.visits + exploration * Math.sqrt(Math.log(arm.available) / arm.visits);
        if (bound > highest) {
          highest = bound;
          best = arm;
        }
      }
    }
    return best;
  }
}
