/** A simulation's report as text: aligned tables with small bars, within 80 columns. */
import type { DeedLine, Interval, Report } from '@undercroft/lab';
import { bar } from '@undercroft/terminal/box.ts';
import { type Screen, table } from '@undercroft/terminal/screen.ts';
import { clip, counted, harmless, plural } from '@undercroft/terminal/text.ts';

const BAR = 16;
const NAME = 30;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const range = ([low, high]: Interval): string => `${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)} %`;
const plainly = (word: string): string => word.replace(/-/g, ' ');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const thousands = (n: number): string => Math.round(n).toLocaleString('en');

export function showReport(screen: Screen, report: Report): void {
  showHead(screen, report);
  if (report.bySide) showSides(screen, report.bySide);
  if (Object.keys(report.bySide ?? {}).length !== 1) showSeats(screen, report);
  showOutcomes(screen, report);
  for (const [category, things] of Object.entries(report.byContent)) showContent(screen, category, things);
  for (const [category, deeds] of Object.entries(report.byDeed)) showDeeds(screen, category, deeds);
  showErrors(screen, report);
}

function showHead(screen: Screen, report: Report): void {
  const { games, game, seats, seed, length, decisions, cpuSeconds, decisionsPerCpuSecond } = report;
  screen.heading(`${plural(games, 'game')} of ${game}, ${plural(seats, 'seat')}`);
  screen.say(`${report.finished} finished, ${plural(report.errors, 'error')}; seed ${harmless(seed)}`);
  screen.say(`Rules ${report.version}, content ${report.content.slice(0, 12)}`);
  const settings = Object.entries(report.options).map(([key, value]) => `${key}=${value}`);
  if (settings.length > 0) screen.say(screen.ink('dim', `House rules: ${settings.join(', ')}`));
  screen.say(`Length: median ${counted(length.median, length.unit)}; 8 in 10 games take ${length.p10} to ${length.p90}`);
  screen.say(`${thousands(decisions)} decisions in ${cpuSeconds.toFixed(1)} CPU seconds: ${thousands(decisionsPerCpuSecond)} a second`);
}

function showSeats(screen: Screen, { bySeat, seats, winnerless }: Report): void {
  const rows = bySeat.map(({ seat, bot, winRate, interval, meanScore }) => {
    return [`Seat ${seat + 1}`, clip(bot, 16), percent(winRate), range(interval), bar(winRate, 1, BAR), meanScore.toFixed(1)];
  });
  screen.say('', ...table([['', 'Bot', 'Wins', '95 % interval', '', 'Mean score'], ...rows], screen.ink));
  screen.say(screen.ink('dim', `With equal chances every seat would win about ${percent((1 - winnerless.share) / seats)}.`));
}

/** Where seats win or lose together. In a party no seat wins more often than another. */
function showSides(screen: Screen, bySide: NonNullable<Report['bySide']>): void {
  const rows = Object.entries(bySide).map(([side, { winRate, interval, meanScore }]) => {
    return [clip(plainly(side), NAME), percent(winRate), range(interval), bar(winRate, 1, BAR), meanScore.toFixed(1)];
  });
  screen.say('', ...table([['', 'Wins', '95 % interval', '', 'Mean score'], ...rows], screen.ink));
  for (const { ranks } of Object.values(bySide)) {
    const places = Object.entries(ranks).map(([rank, { share, interval }]) => {
      return [clip(plainly(rank), NAME), percent(share), range(interval), bar(share, 1, BAR)];
    });
    if (places.length > 0) screen.say('', ...table([['Rank', 'Games', '95 % interval', ''], ...places], screen.ink));
  }
}

function showOutcomes(screen: Screen, { outcomes, winnerless }: Report): void {
  const rows = Object.entries(outcomes).map(([reason, { share, interval }]) => {
    return [clip(plainly(reason), NAME), percent(share), range(interval), bar(share, 1, BAR)];
  });
  rows.push(['(nobody won)', percent(winnerless.share), range(winnerless.interval), bar(winnerless.share, 1, BAR)]);
  screen.say('', ...table([['How it ended', 'Games', '95 % interval', ''], ...rows], screen.ink));
}

/** Things of one kind by how often who had them won. */
function showContent(screen: Screen, category: string, lines: Report['byContent'][string]): void {
  const things = Object.values(lines).map(({ winRate, ...line }) => ({ ...line, share: winRate }));
  showThings(screen, [category, 'Wins'], things);
}

/** Things of one kind by what it counts, or by how often each was there. */
function showDeeds(screen: Screen, category: string, { deed, things }: Report['byDeed'][string]): void {
  showThings(screen, [category, deed ?? 'Of all'], Object.values(things));
}

type Thing = Pick<DeedLine, 'name' | 'used' | 'share' | 'interval'>;

/** The greatest share first. */
function showThings(screen: Screen, [category, share]: [category: string, share: string], things: readonly Thing[]): void {
  const rows = things
    .toSorted((a, b) => b.share - a.share)
    .map(({ name, used, share, interval }) => {
      return [clip(name, NAME), thousands(used), percent(share), range(interval), bar(share, 1, BAR)];
    });
  if (rows.length > 0) screen.say('', ...table([[capital(category), 'Used', capital(share), '95 % interval', ''], ...rows], screen.ink));
}

function showErrors(screen: Screen, { errors, errorSamples }: Report): void {
  if (errors === 0) return;
  screen.say('', screen.ink('red', `${plural(errors, 'game')} broke off with an error:`));
  for (const { game, seed, message } of errorSamples) screen.say(`  game ${game}, seed ${seed}: ${harmless(message)}`);
}
