/** How strong a bot is: one of it among others of another kind. */
import { type Interval, rounded, shareOf } from './intervals.ts';
import type { Job } from './job.ts';
import { type RunControl, run } from './run.ts';
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
  /** For comparison: the win rate of one seat of the others or, where all win or lose together, of a party of the others alone. */
  othersWinRate: number;
  /** All win or lose together: `winRate` is that of the party the bot was in. */
  party: boolean;
  cpuSeconds: number;
}

export async function strength({ bot, others, ...spec }: StrengthSpec): Promise<Strength> {
  const bots = [bot, ...Array<string>(Math.max(0, spec.seats - 1)).fill(others)];
  const { job, game, control } = await jobFor({ ...spec, bots }, true);
  const start = cpuSeconds();
  const { finished, errors, wins, scores, sides } = await run(job, control);
  const party = sides.size === 1;
  const { count, share, interval } = shareOf(wins[0]!, finished);
  const otherWins = wins.slice(1).reduce((sum, n) => sum + n, 0);
  const amongThem = shareOf(otherWins, finished * (spec.seats - 1)).share;
  return {
    game: game.about.slug,
    seats: spec.seats,
    bot,
    others,
    games: finished,
    errors,
    wins: count,
    winRate: share,
    interval,
    meanScore: finished === 0 ? 0 : rounded(scores[0]! / finished),
    othersWinRate: party ? await rateWithout(job, control, others) : amongThem,
    party,
    cpuSeconds: rounded(cpuSeconds() - start),
  };
}

/** How often a party of the others alone wins the same games. */
async function rateWithout(job: Job, control: RunControl, others: string): Promise<number> {
  const { finished, wins } = await run({ ...job, bots: job.bots.map(() => others) }, control);
  return shareOf(wins[0]!, finished).share;
}
