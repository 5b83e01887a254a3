/** Conformance: the promises every game makes, checked over games played at random. */
import { type Config, configFor, type Game, type Json, readThrough, seedFrom, shuffle } from '@undercroft/engine';
import { copyOf } from './data.ts';
import { anyhow, anyOptions, freshTable, type Recording, randomFrom, record, sensibly } from './play.ts';
import { answers } from './promises/answers.ts';
import { doors } from './promises/doors.ts';
import { flow } from './promises/flow.ts';
import { leaks } from './promises/leaks.ts';
import { manners } from './promises/manners.ts';
import { occurredIn } from './promises/occurred.ts';
import { openTables } from './promises/open.ts';
import type { GamePromise } from './promises/promise.ts';
import { dice } from './promises/real-dice.ts';
import { secretAnswers } from './promises/secret-answers.ts';
import { secrets } from './promises/secrets.ts';

/** Every promise, in the order in which a new game should care about them. */
export const PROMISES: readonly GamePromise[] = [
  ...flow,
  ...answers,
  ...secrets,
  ...secretAnswers,
  ...leaks,
  ...openTables,
  ...dice,
  ...doors,
  ...manners,
];

export interface ConformanceSetup {
  /** Numbers of seats to play with, in turn; all the game allows if left out. */
  seats?: number[];
  /** House rules to play with; drawn at random, the defaults first, if left out. */
  options?: Record<string, unknown>;
  /** How many games are played. */
  games?: number;
  /** At how many moments of each game the costly promises are checked. */
  moments?: number;
  seed?: string;
  /** Names of the promises to check; all if left out. */
  only?: string[];
}

/** Plays the games that the promises are checked with: by turns at random, and by the game's own judgement, which gets further. */
export function recordings(game: Game, setup: ConformanceSetup = {}): Recording[] {
  const { games = 8, seed = 'conformance' } = setup;
  const seats =
    setup.seats ?? Array.from({ length: game.about.seats.max - game.about.seats.min + 1 }, (_none, i) => game.about.seats.min + i);
  const random = randomFrom(`options ${seed}`);
  return Array.from({ length: games }, (_none, i) => {
    const here = seats[i % seats.length]!;
    const options = setup.options ?? (i < seats.length ? {} : anyOptions(game, here, random));
    const made = configFor(game, { seats: here, options, material: materialFor(game, i) });
    const config = i % 3 === 2 ? withThings(game, made) : made;
    return record(game, config, seedFrom(`${seed} ${i}`), { as: i % 2 === 1 ? sensibly : anyhow });
  });
}

/** Every other game is played with material that comes with it, if there is any. */
function materialFor({ doors: { material } = {} }: Game, i: number): string | undefined {
  // One that has flaws is told of by a promise of its own.
  const sound = Object.entries(material?.shipped ?? {}).filter(([, json]) => readThrough(material!, json).flaws === undefined);
  const names = sound.map(([name]) => name);
  return i % 2 === 0 ? undefined : names[((i - 1) / 2) % names.length];
}

/** The same table, to which everybody but the first seat brings something new, if they can. */
function withThings(game: Game, config: Config): Config {
  const door = game.doors?.thing;
  const thing: Json | undefined = door?.make?.();
  // One that has flaws is told of by a promise of its own.
  if (door === undefined || thing === undefined || readThrough(door, thing).flaws !== undefined) return config;
  if ((door.unfit?.(thing, config) ?? null) !== null) return config;
  const brings = Array.from({ length: config.seats }, (_none, seat) => (seat === 0 ? null : thing));
  return configFor(game, { ...config, brings });
}

/** What is wrong with a game: one line each, with the seed and decision that show it. Empty: nothing was found. */
export function conformance(game: Game, setup: ConformanceSetup = {}, played = recordings(game, setup)): string[] {
  const { moments = 30, only } = setup;
  const failures: string[] = [];
  for (const promise of PROMISES) {
    if (only && !only.includes(promise.name)) continue;
    const found = checkPromise(game, promise, played, moments);
    if (found) failures.push(`${promise.name}: ${found}`);
  }
  return failures;
}

/** The first thing that breaks the promise, if there is one. */
function checkPromise(game: Game, promise: GamePromise, played: readonly Recording[], moments: number): string | null {
  if (promise.once) return guarded(() => promise.once!(game));
  if (played.length === 0) return 'no game was played';
  let looks = 0;
  const looked = () => void looks++;
  const check = { game, promise, looked };
  for (const recording of played) {
    const found = promise.whole ? guarded(() => promise.whole!(game, recording, looked)) : checkMoments(check, recording, moments);
    if (found) return `${found} [${recording.config.seats} seats, ${JSON.stringify(recording.config.options)}, seed ${recording.seed}]`;
  }
  if (promise.about !== undefined && !promise.about(occurredIn(game, played))) return null;
  const floor = Math.max(1, (promise.floor ?? 1) * played.length);
  return looks < floor ? `only ${looks} looks were taken, of at least ${floor}` : null;
}

/** A promise that is being checked with a game. */
interface Check {
  game: Game;
  promise: GamePromise;
  looked(): void;
}

function guarded(check: () => string | null): string | null {
  try {
    return check();
  } catch (error) {
    return `failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Plays the recording again and checks on the way. What the play itself breaks is for other promises to tell. */
function checkMoments({ game, promise, looked }: Check, recording: Recording, moments: number): string | null {
  const { config, seed, log } = recording;
  const random = randomFrom(`${promise.name} ${seed}`);
  const chosen = promise.everywhere ? null : chooseMoments(log.length, moments, seed);
  let i = 0;
  return guarded(() => {
    const t = freshTable(game, config, seed);
    for (; i < log.length; i++) {
      const next = log[i]!;
      if (chosen === null || chosen.has(i)) {
        const found = guarded(() => promise.at!({ game, t: copyOf(t), next, seats: config.seats, random, looked }));
        if (found) return `${found} (before decision ${i + 1})`;
      }
      if (i + 1 < log.length) game.play.decide(t, next, null);
    }
    return null;
  });
}

function chooseMoments(length: number, moments: number, seed: string): Set<number> {
  const all = Array.from({ length }, (_none, i) => i);
  shuffle(randomFrom(`moments ${seed}`), all);
  return new Set(all.slice(0, moments));
}
