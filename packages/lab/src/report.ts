/** What a simulation found, as plain data: the JSON of `undercroft simulate --json`. */
import type { Game, OptionValues } from '@undercroft/engine';
import { type Interval, rounded, type Share, shareOf, wilson } from './intervals.ts';
import type { ErrorSample, SideTally, Tally } from './tally.ts';

export interface Report {
  game: string;
  version: string;
  /** Of all that is printed, material included: two reports with the same one were played with the same cards. */
  content: string;
  games: number;
  seats: number;
  bots: string[];
  seed: string;
  options: OptionValues;
  decisions: number;
  cpuSeconds: number;
  decisionsPerCpuSecond: number;
  finished: number;
  errors: number;
  errorSamples: ErrorSample[];
  /** By `outcome.reason`; shares are of the finished games, here and below. */
  outcomes: Record<string, Share>;
  /** Games nobody won. */
  winnerless: Share;
  length: { unit: string; median: number; p10: number; p90: number };
  bySeat: { seat: number; bot: string; wins: number; winRate: number; interval: Interval; meanScore: number }[];
  /** Where seats win or lose together (a party is one side): how each side came off. Left out: each seat plays for itself. */
  bySide?: Record<string, SideLine>;
  /** Category, thing: how often used, and how often by a winner. */
  byContent: Record<string, Record<string, ContentLine>>;
  /** Categories that count something else than wins (`solved`), or only how often each thing was there (null): then as a share of them all. */
  byDeed: Record<string, { deed: string | null; things: Record<string, DeedLine> }>;
}

export interface SideLine {
  games: number;
  wins: number;
  winRate: number;
  interval: Interval;
  meanScore: number;
  /** Shares of the side's games. */
  ranks: Record<string, Share>;
}

export interface ContentLine {
  /** What the thing is called. */
  name: string;
  used: number;
  wins: number;
  winRate: number;
  interval: Interval;
}

export interface DeedLine extends Share {
  name: string;
  used: number;
}

/** What a report says besides what was counted. */
export type Heading = Pick<Report, 'game' | 'version' | 'content' | 'seats' | 'bots' | 'seed' | 'options' | 'cpuSeconds'> & {
  lab: Pick<Game['lab'], 'length' | 'deeds' | 'named'>;
};

export function reportOf(tally: Tally, { lab, cpuSeconds, ...heading }: Heading): Report {
  const { games, finished, decisions, errors, errorSamples } = tally;
  const quantile = (share: number) => quantileOf(tally.lengths, finished, share);
  return {
    ...heading,
    games,
    decisions,
    cpuSeconds: rounded(cpuSeconds),
    decisionsPerCpuSecond: Math.round(decisions / Math.max(cpuSeconds, 1e-6)),
    finished,
    errors,
    errorSamples,
    outcomes: sortedRecord(tally.outcomes, (count) => shareOf(count, finished)),
    winnerless: shareOf(tally.winnerless, finished),
    length: { unit: lab.length.unit, median: quantile(0.5), p10: quantile(0.1), p90: quantile(0.9) },
    bySeat: tally.wins.map((wins, seat) => ({
      seat,
      bot: heading.bots[seat % heading.bots.length]!,
      wins,
      winRate: shareOf(wins, finished).share,
      interval: wilson(wins, finished),
      meanScore: finished === 0 ? 0 : rounded(tally.scores[seat]! / finished),
    })),
    ...(tally.sides.size > 0 && { bySide: sortedRecord(tally.sides, sideLine) }),
    ...contentOf(tally, lab),
  };
}

/** What was used: by the wins of whoever had it, or by what its category counts. */
function contentOf(
  { content }: Tally,
  { deeds = {}, named = (_category, thing) => thing }: Heading['lab'],
): Pick<Report, 'byContent' | 'byDeed'> {
  const byContent = new Map<string, Report['byContent'][string]>();
  const byDeed = new Map<string, Report['byDeed'][string]>();
  for (const [category, things] of content) {
    const deed = deeds[category];
    const nameOf = (thing: string): string => named(category, thing);
    if (deed === undefined) byContent.set(category, contentLines(things, nameOf));
    else byDeed.set(category, { deed, things: deedLines(deed, things, nameOf) });
  }
  return { byContent: sortedRecord(byContent, (lines) => lines), byDeed: sortedRecord(byDeed, (lines) => lines) };
}

type Things = Map<string, { used: number; wins: number }>;
type NameOf = (thing: string) => string;

function contentLines(things: Things, nameOf: NameOf): Record<string, ContentLine> {
  return sortedRecord(things, ({ used, wins }, id) => ({
    name: nameOf(id),
    used,
    wins,
    winRate: shareOf(wins, used).share,
    interval: wilson(wins, used),
  }));
}

function deedLines(deed: string | null, things: Things, nameOf: NameOf): Record<string, DeedLine> {
  const all = [...things.values()].reduce((sum, { used }) => sum + used, 0);
  return sortedRecord(things, ({ used, wins }, id) => ({
    name: nameOf(id),
    used,
    ...(deed === null ? shareOf(used, all) : shareOf(wins, used)),
  }));
}

function sideLine({ games, wins, score, ranks }: SideTally): SideLine {
  return {
    games,
    wins,
    winRate: shareOf(wins, games).share,
    interval: wilson(wins, games),
    meanScore: rounded(score / games),
    ranks: sortedRecord(ranks, (n) => shareOf(n, games)),
  };
}

/** The smallest length that at least this share of games did not exceed. */
function quantileOf(lengths: Map<number, number>, games: number, share: number): number {
  let seen = 0;
  for (const [length, count] of [...lengths].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= share * games) return length;
  }
  return 0;
}

function sortedRecord<X, Y>(map: Map<string, X>, line: (x: X, key: string) => Y): Record<string, Y> {
  const entries = [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, x]) => [key, line(x, key)]));
}
