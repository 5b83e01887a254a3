/**
 * Search for games whose judgement plays well by itself. Every iteration imagines a table from the view, takes one of the
 * best-looking answers, plays on as the judgement would for everybody, and asks what the table is worth then. What looks
 * best at first glance stays the choice unless another answer proves better by more than chance.
 */
import { type Ask, type DecisionBase, type Game, type Random, RECONSIDER, type TableBase } from '@undercroft/engine';
import { type BotQuestion, questionFor } from './bot.ts';
import { greedy } from './greedy.ts';
import { nextAsk } from './playout.ts';

/** One answer that is compared, and how it has fared. */
export interface Trial<D extends DecisionBase = DecisionBase> {
  decision: D;
  /** What the judgement thinks of it at first glance. */
  glance: number;
  visits: number;
  total: number;
  /** Sum of squares, for the spread. */
  squares: number;
}

/** Answers compared at most: what looks much worse than so many others is not worth the time. */
const MOST = 6;
/** How much a little-tried answer is worth trying. Worths differ by a few hundredths. */
const EXPLORATION = 0.15;
/** Standard errors by which an answer must beat the first glance. */
const SURE = 1.5;

export class Lookahead<D extends DecisionBase> {
  /** The best at first glance comes first. */
  readonly trials: Trial<D>[];
  private readonly game: Game;
  private readonly view: unknown;
  private readonly ask: Ask;
  private readonly depth: number;
  private readonly random: Random;
  private readonly windows: string[];
  private readonly worth: number[] = [];
  private iterations = 0;

  constructor(question: BotQuestion<D>, depth: number, random: Random) {
    const { game, view, ask, options } = question;
    this.game = game;
    this.view = view;
    this.ask = ask;
    this.depth = depth;
    this.random = random;
    this.windows = Object.keys(game.windows);
    const trials = options.map((decision) => ({
      decision,
      glance: game.judgement.judge(view, ask, decision),
      visits: 0,
      total: 0,
      squares: 0,
    }));
    this.trials = trials.sort((a, b) => b.glance - a.glance).slice(0, MOST);
  }

  iterate(): void {
    const { game, ask, worth } = this;
    const t: TableBase = game.imagine(this.view, this.random);
    const trial = this.next();
    this.shutWindows(t);
    this.takeBackOthers(t);
    game.apply(t, trial.decision, null);
    this.playOn(t);
    game.judgement.worth(t, worth);
    const got = worth[ask.seat]!;
    trial.visits++;
    trial.total += got;
    trial.squares += got * got;
    this.iterations++;
  }

  /** An answer never tried, or the one with the highest upper confidence bound. */
  private next(): Trial<D> {
    let best = this.trials[0]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (const trial of this.trials) {
      if (trial.visits === 0) return trial;
      const bound = trial.total / trial.visits + EXPLORATION * Math.sqrt(Math.log(this.iterations) / trial.visits);
      if (bound > highest) {
        highest = bound;
        best = trial;
      }
    }
    return best;
  }

  private playOn(t: TableBase): void {
    const { game, random } = this;
    for (let i = 0; i < this.depth && t.stack.length > 0; i++) {
      const ask = nextAsk(t, game.pending(t), random);
      game.apply(t, greedy.decide(questionFor({ game, t, ask }, true), random), null);
    }
  }

  /** Nobody trades in a lookahead: what others would agree to is not known. */
  private shutWindows(t: TableBase): void {
    t.shut = this.windows;
    for (const f of t.stack) f.windows = [];
  }

  /** What others have committed unseen was only drawn when the table was imagined: they answer anew. */
  private takeBackOthers(t: TableBase): void {
    const f = t.stack[t.stack.length - 1]!;
    for (let i = f.answers.length - 1; i >= 0; i--) {
      const given = f.answers[i];
      if (given === undefined || given.seat === this.ask.seat) continue;
      this.game.apply(t, { seat: given.seat, kind: RECONSIDER }, null);
    }
  }

  /** The answers, the choice first. */
  ranked(): Trial<D>[] {
    const [first, ...others] = this.trials;
    const better = others.filter((trial) => meanOf(trial) > meanOf(first!) + SURE * errorOf(first!, trial));
    const choice = better.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a), better[0] ?? first!);
    return [choice, ...this.trials.filter((trial) => trial !== choice).sort((a, b) => meanOf(b) - meanOf(a))];
  }
}

export const meanOf = ({ visits, total }: Trial): number => (visits > 0 ? total / visits : 0);

function varianceOf({ visits, total, squares }: Trial): number {
  if (visits < 2) return 1;
  return Math.max(1e-6, (squares - (total * total) / visits) / (visits - 1)) / visits;
}

/** The standard error of the difference. */
const errorOf = (a: Trial, b: Trial): number => Math.sqrt(varianceOf(a) + varianceOf(b));
