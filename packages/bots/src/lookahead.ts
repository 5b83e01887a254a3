/**
 * Search for games whose judgement plays well by itself. Every iteration imagines a table from the view, takes one of the
 * best-looking answers, plays on as the judgement would for everybody, and asks what the table is worth then. What looks
 * best at first glance stays the choice unless another answer proves better by more than chance.
 */
import { type Ask, bits32, type DecisionBase, type Game, type Random, RECONSIDER, sfc32, type TableBase } from '@undercroft/engine';
import { type BotQuestion, questionFor } from './bot.ts';
import { greedy } from './greedy.ts';
import { nextAsk } from './playout.ts';

/** One answer that is compared, and how it has fared. */
export interface Trial<D extends DecisionBase = DecisionBase> {
  decision: D;
  /** What the judgement thinks of it at first glance. */
  glance: number;
  /** What the seat got, visit by visit. The n-th visits of all trials meet the same chance, so that they can be compared. */
  values: number[];
  total: number;
}

/** Answers compared at most: what looks worse than so many others is not worth the time. */
const MOST = 5;
/** Every answer is tried so often at least, or its spread would not be known. */
const LEAST = 8;
/** How much a little-tried answer is worth trying. Worths differ by a few hundredths. */
const EXPLORATION = 0.15;
/** Standard errors by which one answer must beat another to be called better. */
const SURE = 2;

export class Lookahead<D extends DecisionBase> {
  /** The best at first glance comes first. */
  readonly trials: Trial<D>[];
  private readonly game: Game;
  private readonly view: unknown;
  private readonly ask: Ask;
  private readonly depth: number;
  private readonly seed: number;
  private readonly windows: string[];
  private readonly worth: number[] = [];
  private iterations = 0;

  constructor(question: BotQuestion<D>, depth: number, random: Random) {
    const { game, view, ask, options } = question;
    this.game = game;
    this.view = view;
    this.ask = ask;
    this.depth = depth;
    this.seed = bits32(random);
    this.windows = Object.keys(game.windows);
    const trials = options.map((decision) => ({ decision, glance: game.judgement.judge(view, ask, decision), values: [], total: 0 }));
    this.trials = trials.sort((a, b) => b.glance - a.glance).slice(0, MOST);
  }

  iterate(): void {
    const { game, ask, worth } = this;
    const trial = this.next();
    const random = sfc32(this.seed + trial.values.length);
    const t: TableBase = game.imagine(this.view, random);
    this.shutWindows(t);
    this.takeBackOthers(t);
    game.apply(t, trial.decision, null);
    this.playOn(t, random);
    game.judgement.worth(t, worth);
    trial.values.push(worth[ask.seat]!);
    trial.total += worth[ask.seat]!;
    this.iterations++;
  }

  /** An answer hardly tried, or the one with the highest upper confidence bound. */
  private next(): Trial<D> {
    let best = this.trials[0]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (const trial of this.trials) {
      const visits = trial.values.length;
      if (visits < LEAST) return trial;
      const bound = trial.total / visits + EXPLORATION * Math.sqrt(Math.log(this.iterations) / visits);
      if (bound > highest) {
        highest = bound;
        best = trial;
      }
    }
    return best;
  }

  private playOn(t: TableBase, random: Random): void {
    const { game } = this;
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

  /** Whether the first glance has proved better than everything else: then there is nothing left to find out. */
  isSettled(): boolean {
    const [first, ...others] = this.trials;
    return others.every((trial) => trial.values.length >= LEAST && isBetter(first!, trial));
  }

  /** The answers, the choice first. */
  ranked(): Trial<D>[] {
    const first = this.trials[0]!;
    let choice = first;
    for (const trial of this.trials) if (meanOf(trial) > meanOf(choice) && isBetter(trial, first)) choice = trial;
    return [choice, ...this.trials.filter((trial) => trial !== choice).sort((a, b) => meanOf(b) - meanOf(a))];
  }
}

export const meanOf = ({ values, total }: Trial): number => (values.length > 0 ? total / values.length : 0);

/** Whether one trial beats another by more than chance, in the visits they share. */
function isBetter(a: Trial, b: Trial): boolean {
  const shared = Math.min(a.values.length, b.values.length);
  if (shared < 2) return false;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < shared; i++) {
    const difference = a.values[i]! - b.values[i]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / shared;
  const variance = Math.max(0, squares / shared - mean * mean) / (shared - 1);
  return mean > SURE * Math.sqrt(variance);
}
