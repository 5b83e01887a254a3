/** `undercroft simulate`: many games with bots, counted and reported. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { loadGame } from '@undercroft/catalog';
import type { Game } from '@undercroft/engine';
import { type SimulationSpec, simulate as simulateGames } from '@undercroft/lab';
import { progressFor } from '@undercroft/terminal/progress.ts';
import { Screen } from '@undercroft/terminal/screen.ts';
import { materialFrom } from '../doors.ts';
import { type Command, FAILED, type Io } from '../io.ts';
import { showReport } from '../report.ts';
import { houseRules, nameList, oneWord, optionalNumber, readArgs, Usage } from '../usage.ts';

const help = `Plays many games with bots and reports who wins, how long it takes and what is
worth having. Every share comes with its 95 % interval: what chance may explain.

Usage: undercroft simulate <game> [options]

  --games N            how many games (1000)
  --seats N            how many sit at the table
  --bots a,b           who plays, in turn for all seats (greedy); others are
                       random, mcts:200 (rounds of thought), mcts:50ms
  --seed TEXT          the same seed gives the same report
  --workers N          threads (0: none of its own); changes only the time
  --option key=value   a house rule; see 'undercroft games'. What takes long by
                       the usual ones (dice that fly: play.throws=physics) is
                       simulated by faster ones, unless they are named here
  --material NAME      what the tables are made with: one that comes with
                       it, by name (see 'undercroft games'), or a file
  --windows a,b        any-time actions to allow, such as trade,answers; or all
                       (none: few bots gain by them, and they cost time)
  --json               the report as JSON

Exit code 1 if a game broke off with an error.
`;

const FLAGS = {
  games: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  option: { type: 'string', multiple: true },
  material: { type: 'string' },
  windows: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** The windows that stay shut if these are allowed. */
function shutBut(game: Game, allowed: readonly string[]): string[] {
  const names = Object.keys(game.play.windows);
  const unknown = allowed.find((name) => name !== 'all' && !names.includes(name));
  if (unknown !== undefined) throw new Usage(`there is no window '${unknown}'; there are: ${names.join(', ')}`);
  return allowed.includes('all') ? [] : names.filter((name) => !allowed.includes(name));
}

/** One core stays free for whoever waits. */
const usualWorkers = (): number => Math.max(1, Math.min(16, availableParallelism() - 1));

async function readSpec(args: string[], io: Io): Promise<SimulationSpec & { json: boolean }> {
  const { values, positionals } = readArgs(args, FLAGS);
  const game = await loadGame(oneWord(positionals, 'game'));
  const bots = nameList(values.bots);
  return {
    game: game.about.slug,
    games: optionalNumber(values.games, '--games', 1) ?? 1000,
    seats: optionalNumber(values.seats, '--seats', 1),
    bots: bots.length > 0 ? bots : ['greedy'],
    seed: values.seed ?? randomBytes(8).toString('hex'),
    options: houseRules(game, values.option),
    material: await materialFrom(io, game, values.material),
    shut: shutBut(game, nameList(values.windows)),
    workers: optionalNumber(values.workers, '--workers') ?? usualWorkers(),
    json: values.json ?? false,
  };
}

async function run(args: string[], io: Io): Promise<number> {
  const { json, ...spec } = await readSpec(args, io);
  const progress = progressFor(io);
  const onProgress = ({ done, games }: { done: number; games: number }) => progress.at(done, games, `${done} of ${games} games`);
  onProgress({ done: 0, games: spec.games });
  const report = await simulateGames({ ...spec, onProgress }).finally(() => progress.done());
  if (json) io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else showReport(new Screen(io), report);
  return report.errors > 0 ? FAILED : 0;
}

export const simulate: Command = { summary: 'let bots play many games and report the balance', help, run };
