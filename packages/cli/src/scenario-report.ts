/** How parties of every size fare in a scenario, as text: size by size, then everything in it against the mean of all parties. */
import { type ContentLine, type Report, wilson } from '@undercroft/lab';
import { bar } from '@undercroft/terminal/box.ts';
import { type Screen, table } from '@undercroft/terminal/screen.ts';
import { clip, harmless } from '@undercroft/terminal/text.ts';

const BAR = 16;
const NAME = 30;
/** Farther from the mean than this, something is marked: its holders win far more or less often than others. */
const [FEW, MANY] = [0.75, 1.33];
/** Fewer uses say nothing. */
const ENOUGH = 30;

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

export function showFare(screen: Screen, title: string, reports: readonly Report[]): void {
  screen.heading(title);
  screen.say(`Parties of bots, ${reports[0]?.games ?? 0} games each; seed ${harmless(reports[0]?.seed ?? '')}`);
  screen.say('', ...table([['Party', 'Won', '95 % interval', '', 'Rooms', 'Decisions each'], ...reports.map(sizeRow)], screen.ink));
  const mean = meanOf(reports);
  for (const category of new Set(reports.flatMap(({ byContent }) => Object.keys(byContent))))
    showCategory(screen, category, { reports, mean });
  for (const { errors, seats } of reports)
    if (errors > 0) screen.say(screen.ink('red', `${errors} games of ${seats} broke off with an error`));
}

const winsOf = ({ finished, winnerless }: Report): number => Math.round(finished * (1 - winnerless.share));
const meanOf = (reports: readonly Report[]): number => sum(reports.map(winsOf)) / Math.max(1, sum(reports.map(({ finished }) => finished)));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

function sizeRow(report: Report): string[] {
  const { seats, finished, length, decisions } = report;
  const won = winsOf(report);
  const each = Math.round(decisions / Math.max(1, finished) / seats);
  return [`${seats}`, percent(won / Math.max(1, finished)), rangeOf(won, finished), bar(won, finished, BAR), `${length.median}`, `${each}`];
}

function rangeOf(wins: number, games: number): string {
  const [low, high] = wilson(wins, games);
  return `${percent(low)} – ${percent(high)}`;
}

/** The same thing in parties of all sizes. */
function together(reports: readonly Report[], category: string): [thing: string, line: Pick<ContentLine, 'used' | 'wins'>][] {
  const all = new Map<string, { used: number; wins: number }>();
  for (const { byContent } of reports)
    for (const [thing, { used, wins }] of Object.entries(byContent[category] ?? {})) {
      const before = all.get(thing) ?? { used: 0, wins: 0 };
      all.set(thing, { used: before.used + used, wins: before.wins + wins });
    }
  return [...all].sort(([, a], [, b]) => b.wins / b.used - a.wins / a.used);
}

function showCategory(screen: Screen, category: string, { reports, mean }: { reports: readonly Report[]; mean: number }): void {
  const rows = together(reports, category).map(([thing, { used, wins }]) => {
    const times = wins / used / Math.max(mean, 1e-9);
    const odd = used >= ENOUGH && mean > 0 && (times < FEW || times > MANY) ? screen.ink('yellow', ' !') : '';
    return [clip(thing, NAME), `${used}`, percent(wins / used), rangeOf(wins, used), `${times.toFixed(2)}${odd}`];
  });
  const head = [category.charAt(0).toUpperCase() + category.slice(1), 'Used', 'Won', '95 % interval', 'Of the mean'];
  screen.say('', ...table([head, ...rows], screen.ink));
}
