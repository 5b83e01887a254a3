/** `undercroft fuzz`: random games against the clock; those that break are kept as files. */
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadGame } from '@undercroft/catalog';
import type { Game } from '@undercroft/engine';
import { progressFor } from '@undercroft/terminal/progress.ts';
import { Screen } from '@undercroft/terminal/screen.ts';
import { clip, harmless, plural } from '@undercroft/terminal/text.ts';
import { crashFile, type FuzzReport, fuzz as playRandomGames } from '@undercroft/testkit';
import { writeJson } from '../files.ts';
import { type Command, FAILED, type Io } from '../io.ts';
import { oneWord, optionalNumber, readArgs, Usage } from '../usage.ts';

const help = `Plays random games with random house rules until the time is up and keeps those
that break. A crash-<seed>.json can be told by 'undercroft replay'.

Usage: undercroft fuzz <game> [--seconds S] [--seed TEXT] [--out DIR] [--json]

  --seconds S   how long (10)
  --seed TEXT   where to begin
  --out DIR     where crashes are written (the current folder)

Exit code 1 if a game broke.
`;

export interface FuzzOrder {
  seconds: number;
  seed: string;
  out: string;
  json: boolean;
}

/** Different games often break for the same reason; one file for each reason and place is enough. */
function distinct(crashes: FuzzReport['crashes']): FuzzReport['crashes'] {
  const found = new Map<string, FuzzReport['crashes'][number]>();
  for (const crash of crashes) {
    const key = `${crash.error} ${crash.where}`;
    const known = found.get(key);
    if (!known || crash.log.length < known.log.length) found.set(key, crash);
  }
  return [...found.values()];
}

async function keepCrashes(io: Io, out: string, crashes: FuzzReport['crashes']): Promise<string[]> {
  if (crashes.length === 0) return [];
  try {
    await mkdir(resolve(io.cwd, out), { recursive: true });
  } catch {
    throw new Usage(`cannot write to ${out}: it is no folder`);
  }
  const files = crashes.map((crash) => join(out, crashFile(crash)));
  for (const [i, file] of files.entries()) await writeJson(io, file, crashes[i]);
  return files;
}

function show(screen: Screen, report: FuzzReport, files: string[], crashes: FuzzReport['crashes']): void {
  screen.say(
    `${plural(report.games, 'game')}, ${plural(report.decisions, 'decision')} in ${report.seconds.toFixed(1)} s; the longest had ${report.longest}`,
  );
  for (const [reason, count] of Object.entries(report.reasons)) screen.say(`  ${reason}: ${count}`);
  if (report.crashes.length === 0) screen.say(screen.ink(['bold', 'green'], 'Nothing broke.'));
  else showCrashes(screen, report, files, crashes);
}

function showCrashes(screen: Screen, report: FuzzReport, files: string[], crashes: FuzzReport['crashes']): void {
  screen.say(screen.ink(['bold', 'red'], `${plural(report.crashes.length, 'game')} broke, for ${plural(crashes.length, 'reason')}:`));
  for (const [i, { error, where, log }] of crashes.entries()) {
    screen.say(`  ${clip(harmless(error), 200)}`, `    at ${where}, decision ${log.length}`, `    undercroft replay ${files[i]}`);
  }
}

/** Fuzzes one game and writes what broke. The result is the exit code. */
export async function fuzzGame(io: Io, game: Game, { seconds, seed, out, json }: FuzzOrder): Promise<number> {
  const progress = progressFor(io);
  const onProgress = (report: FuzzReport) => {
    progress.at(report.seconds, seconds, `${plural(report.games, 'game')}, ${report.crashes.length} broke`);
    return undefined;
  };
  const report = playRandomGames(game, { seconds, seed, onProgress });
  progress.done();
  const crashes = distinct(report.crashes);
  const files = await keepCrashes(io, out, crashes);
  if (json)
    io.stdout.write(`${JSON.stringify({ game: game.about.slug, seed, ...report, crashes: report.crashes.length, files }, null, 2)}\n`);
  else show(new Screen(io), report, files, crashes);
  return crashes.length > 0 ? FAILED : 0;
}

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, {
    seconds: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean' },
  });
  const game = await loadGame(oneWord(positionals, 'game'));
  const seconds = optionalNumber(values.seconds, '--seconds', 1) ?? 10;
  const seed = values.seed ?? randomBytes(8).toString('hex');
  return fuzzGame(io, game, { seconds, seed, out: values.out ?? '.', json: values.json ?? false });
}

export const fuzz: Command = { summary: 'play random games and keep those that break', help, run };
