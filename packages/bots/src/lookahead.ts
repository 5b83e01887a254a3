/**
 * Search for games whose judgement plays well by itself. The best-looking answers race: in every round each of them is
 * given at the same imagined table, everybody plays on as the judgement would, and what the table is worth then is noted.
 * Answers that fall behind drop out. What looks best at first glance stays the choice unless another answer proves better
 * by more than chance.
 */
import { type Ask, bits32, type DecisionBase, type Game, type Random, RECONSIDER, sfc32, type TableBase } from '@undercroft/engine';
import type { BotQuestion } from './bot.ts';
import { greedy } from './greedy.ts';
import { nextAsk } from './playout.ts';

/** One answer that is compared, and how it has fared. */
export interface Trial<D extends DecisionBase = DecisionBase> {
  decision: D;
  /** What the judgement thinks of it at first glance. */
  glance: number;
  /** What the seat got, round by round. */
  values: number[];
  total: number;
}

/** Answers compared at most: what looks worse than so many others is not worth the time. */
const MOST = 5;
/** Rounds between two looks at who has fallen behind. */
const LAP = 8;
/** Rounds after which the race ends: what is still open then makes little difference. */
const LONGEST = 96;
/** Standard errors by which an answer must beat the first glance to be chosen instead. */
const SURE = 1.5;
/** Standard errors by which the last of the others must beat it to end the race early. */
const CERTAIN = 3;
/** Standard errors by which an answer may be behind the best of the others. */
const BEHIND = 1;

export class Lookahead<D extends DecisionBase> {
  /** The best at first glance comes first. */
  readonly trials: Trial<D>[];
  private readonly question: BotQuestion<D>;
  private readonly seed: number;
  private readonly windows: string[];
  private readonly worth: number[] = [];
  /** Those still in the race. The first glance always is: the others are measured by it. */
  private racing: Trial<D>[];
  private rounds = 0;
  /** Which of them comes next in this round, and the table they all meet in it. */
  private next = 0;
  private met: TableBase | null = null;
  private settled: boolean;

  constructor(question: BotQuestion<D>, random: Random) {
    const { game, view, ask, options } = question;
    this.question = question;
    this.seed = bits32(random);
    this.windows = Object.keys(game.play.windows);
    const trials = options.map((decision) => ({ decision, glance: game.bots.judge(view, ask, decision), values: [], total: 0 }));
    this.trials = trials.sort((a, b) => b.glance - a.glance).slice(0, MOST);
    this.racing = this.trials;
    this.settled = trials.length < 2;
  }

  iterate(): void {
    const { game, ask } = this.question;
    const trial = this.racing[this.next]!;
    // The same chance for everybody in a round.
    const random = () => sfc32(this.seed + this.rounds);
    this.met ??= this.imagine(random());
    const t: TableBase = game.sight.clone(this.met);
    const start = clockOf(game, t);
    game.play.apply(t, trial.decision, null);
    playOn(game, t, start, random());
    game.bots.worth(t, this.worth);
    trial.values.push(this.worth[ask.seat]!);
    trial.total += this.worth[ask.seat]!;
    this.next++;
    if (this.next === this.racing.length) this.endRound();
  }

  private endRound(): void {
    this.next = 0;
    this.met = null;
    this.rounds++;
    if (this.rounds % LAP === 0) this.endLap();
  }

  private endLap(): void {
    this.dropOut();
    const [first, best, ...rest] = this.racing;
    const isDecided = best === undefined || (rest.length === 0 && isBetter(best, first!, CERTAIN));
    this.settled = isDecided || this.rounds >= LONGEST;
  }

  /** Out is who has not done better than the first glance so far, or clearly worse than the best of the others. */
  private dropOut(): void {
    const [first, ...others] = this.racing;
    const ahead = others.filter((trial) => trial.total > first!.total).sort((a, b) => b.total - a.total);
    this.racing = [first!, ...ahead.filter((trial) => !isBetter(ahead[0]!, trial, BEHIND))];
  }

  private imagine(random: Random): TableBase {
    const { game, view } = this.question;
    const t: TableBase = game.sight.imagine(view, random);
    this.shutWindows(t);
    this.takeBackOthers(t);
    return t;
  }

  /** Nobody trades in a lookahead: what others would agree to is not known. */
  private shutWindows(t: TableBase): void {
    t.shut = this.windows;
    for (const f of t.stack) f.windows = [];
  }

  /** What others have committed unseen was only drawn when the table was imagined: they answer anew. */
  private takeBackOthers(t: TableBase): void {
    const { game, ask } = this.question;
    const f = t.stack[t.stack.length - 1]!;
    for (let i = f.answers.length - 1; i >= 0; i--) {
      const given = f.answers[i];
      if (given === undefined || given.seat === ask.seat) continue;
      game.play.apply(t, { seat: given.seat, kind: RECONSIDER }, null);
    }
  }

  /** Whether nothing worth the time is left to find out. */
  isSettled(): boolean {
    return this.settled;
  }

  /** The answers, the choice first. */
  ranked(): Trial<D>[] {
    const [first, ...others] = this.trials;
    const proved = others.filter((trial) => this.racing.includes(trial) && isBetter(trial, first!, SURE));
    const choice = proved.reduce((best, trial) => (meanOf(trial) > meanOf(best) ? trial : best), proved[0] ?? first!);
    return [choice, ...this.trials.filter((trial) => trial !== choice).sort((a, b) => meanOf(b) - meanOf(a))];
  }
}

export const meanOf = ({ values, total }: Trial): number => (values.length > 0 ? total / values.length : 0);

/** What a lookahead is counted in: the game's own clock, or else decisions, for which the clock stands still. */
const clockOf = (game: Game, t: TableBase): number => game.bots.clock?.(t) ?? 0;

function playOn(game: Game, t: TableBase, start: number, random: Random): void {
  const { clock, lookahead = 0 } = game.bots;
  const isDue = (played: number) => (clock ? clock(t) - start : played) >= lookahead;
  for (let played = 0; t.stack.length > 0 && !isDue(played); played++) {
    const ask = nextAsk(t, game.play.pending(t), random);
    game.play.apply(t, glanceAt(game, t, ask, random), null);
  }
}

/** What the judgement would answer. Where there is no choice, nobody needs to look. */
function glanceAt(game: Game, t: TableBase, ask: Ask, random: Random): DecisionBase {
  const options: DecisionBase[] = game.play.options(t, ask);
  if (options.length === 1) return options[0]!;
  return greedy.decide({ game, view: game.sight.view(t, ask.seat), ask, options }, random)!;
}

/** Whether one trial beats another by so many standard errors, in the rounds they share. */
function isBetter(a: Trial, b: Trial, sure: number): boolean {
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
  return mean > sure * Math.sqrt(variance);
}
