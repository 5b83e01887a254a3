/** `simulate`: many games with bots, counted. */
import { botByName } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { contentHash, type Game, readMaterial } from '@undercroft/engine';
import type { Job } from './job.ts';
import { simulationConfig } from './play.ts';
import { type Report, reportOf } from './report.ts';
import { type RunControl, run } from './run.ts';

/** Thrown for a run that cannot be made; the message is one clear line. */
export class BadSimulation extends Error {
  override name = 'BadSimulation';
}

export interface SimulationSpec {
  /** Slug or rule prefix. */
  game: string;
  games: number;
  seats?: number | undefined;
  /** `bots[i % bots.length]` sits on seat i. */
  bots: string[];
  seed: string;
  /** House rules that differ from the defaults. */
  options?: Record<string, unknown> | undefined;
  /** What the tables are made with: a name, or data. */
  material?: unknown;
  /** Windows to keep shut; all, unless told otherwise. */
  shut?: string[] | undefined;
  /** Worker threads; 0 plays in this thread. The result is the same with any number. */
  workers?: number | undefined;
  signal?: RunControl['signal'];
  onProgress?: RunControl['onProgress'];
}

const MOST_GAMES = 1_000_000_000;
const MOST_WORKERS = 64;

function checkCount(what: string, n: number, least: number, most: number): number {
  if (!Number.isInteger(n) || n < least || n > most) throw new BadSimulation(`${what} must be a whole number from ${least} to ${most}`);
  return n;
}

/** The job and its game, everything checked: bad input fails here, before a worker starts. */
export async function jobFor(spec: SimulationSpec, rotate: boolean): Promise<{ job: Job; game: Game; control: RunControl }> {
  const { bots, seed, signal, onProgress, options, shut } = spec;
  const game = await loadGame(spec.game);
  const { material, ...config } = simulationConfig(game, {
    material: spec.material,
    seats: spec.seats ?? game.about.seats.usual,
    ...(options && { options }),
    ...(shut && { shut }),
  });
  if (bots.length === 0 || bots.length > config.seats) throw new BadSimulation(`name 1 to ${config.seats} bots for ${config.seats} seats`);
  for (const name of bots) botByName(name);
  const games = checkCount('the number of games', spec.games, 1, MOST_GAMES);
  const workers = checkCount('the number of workers', spec.workers ?? 1, 0, MOST_WORKERS);
  const seated = Array.from({ length: config.seats }, (_, seat) => bots[seat % bots.length]!);
  const job: Job = { game: game.about.slug, config, material: material?.json, bots: seated, rotate, seed };
  return { job, game, control: { games, workers, signal, onProgress } };
}

/** CPU seconds of this process, all its threads included. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export async function simulate(spec: SimulationSpec): Promise<Report> {
  const { job, game, control } = await jobFor(spec, false);
  const start = cpuSeconds();
  const tally = await run(job, control);
  return reportOf(tally, {
    game: game.about.slug,
    version: game.about.version,
    content: contentHash(game, job.material === undefined ? undefined : readMaterial(game, job.material)),
    seats: job.config.seats,
    bots: spec.bots,
    seed: spec.seed,
    options: job.config.options,
    cpuSeconds: cpuSeconds() - start,
    lab: game.lab,
  });
}
