/** How strong a bot is: one of it among others of another kind. */
import { type Interval, rounded, shareOf } from './intervals.ts';
import { run } from './run.ts';
import { cpuSeconds, jobFor, type SimulationSpec } from './simulate.ts';

export interface StrengthSpec extends Omit<SimulationSpec, 'bots' | 'seats'> {
  seats: number;
  /** The bot to measure; it sits on every seat equally often. */
  bot: string;
  /** Who sits on all other seats. */
  others: string;
}

export interface Strength {
  game: string;
  seats: number;
  bot: string;
  others: string;
  games: number;
  errors: number;
  wins: number;
  winRate: number;
  interval: Interval;
  meanScore: number;
  /** Win rate of one seat of the others, for comparison. */
  othersWinRate: number;
  cpuSeconds: number;
}

export async function strength({ bot, others, ...spec }: StrengthSpec): Promise<Strength> {
  const bots = [bot, ...Array<string>(Math.max(0, spec.seats - 1)).fill(others)];
  const { job, game, control } = await jobFor({ ...spec, bots }, true);
  const start = cpuSeconds();
  const { finished, errors, wins, scores } = await run(job, control);
  const { count, share, interval } = shareOf(wins[0]!, finished);
  const otherWins = wins.slice(1).reduce((sum, n) => sum + n, 0);
  return {
    game: game.slug,
    seats: spec.seats,
    bot,
    others,
    games: finished,
    errors,
    wins: count,
    winRate: share,
    interval,
    meanScore: finished === 0 ? 0 : rounded(scores[0]! / finished),
    othersWinRate: shareOf(otherWins, finished * (spec.seats - 1)).share,
    cpuSeconds: rounded(cpuSeconds() - start),
  };
}
