/** A run of games as plain data, so that any worker can play any part of it. */
import { type Bot, botByName } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { type Config, type Game, type Json, readMaterial } from '@undercroft/engine';
import { playGame } from './play.ts';
import { seedsOf } from './seeds.ts';
import { addError, addGame, addUse, emptyTally, type Tally } from './tally.ts';

export interface Job {
  /** The game's slug. */
  game: string;
  config: Config;
  /** What its tables are made with; each worker reads it once. */
  material?: Json | undefined;
  /** One name per place. */
  bots: string[];
  /** False: place i is seat i. True: the places move on one seat every game. */
  rotate: boolean;
  seed: string;
}

/** Games `from` up to, not including, `to`. */
export interface Chunk {
  from: number;
  to: number;
}

/** A job with its game and bots loaded. */
export interface LoadedJob {
  job: Job;
  game: Game;
  bots: Bot[];
  seedOf: (game: number) => number;
}

export async function load(job: Job): Promise<LoadedJob> {
  const game = await loadGame(job.game);
  const made = job.material === undefined ? {} : { material: readMaterial(game, job.material) };
  const loaded = { ...job, config: { ...job.config, ...made } };
  return { job: loaded, game, bots: job.bots.map((name) => botByName(name)), seedOf: seedsOf(job.seed) };
}

/** Plays a part of the job, telling after each game how many it has played. A game that throws is counted as an error and does not end the run. */
export function runChunk(loaded: LoadedJob, { from, to }: Chunk, onGame?: (played: number) => void): Tally {
  const tally = emptyTally(loaded.bots.length);
  for (let i = from; i < to; i++) {
    const seed = loaded.seedOf(i);
    try {
      runGame(loaded, i, tally);
    } catch (error) {
      addError(tally, { game: i, seed, message: firstLine(error) });
    }
    onGame?.(tally.games);
  }
  return tally;
}

function runGame({ job, game, bots, seedOf }: LoadedJob, i: number, tally: Tally): void {
  const places = bots.length;
  const turn = job.rotate ? i % places : 0;
  const placeOf = (seat: number) => (seat + turn) % places;
  const seated = turn === 0 ? bots : bots.map((_, seat) => bots[placeOf(seat)]!);
  const result = playGame(game, job.config, seated, seedOf(i));
  const uses: [category: string, thing: string, won: boolean][] = [];
  game.lab.used?.(result.table, (...use) => uses.push(use));
  // Nothing can throw from here on: a game is counted wholly or not at all.
  addGame(tally, result, placeOf);
  for (const [category, thing, won] of uses) addUse(tally, category, thing, { used: 1, wins: won ? 1 : 0 });
}

function firstLine(error: unknown): string {
  return String(error).split('\n', 1)[0]!.slice(0, 300);
}
