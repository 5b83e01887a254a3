/** The fuzzer: plays random games for as long as it is told and keeps those that break. */
import {
  below,
  type Config,
  canonical,
  type DecisionBase,
  fraction,
  type Game,
  type Json,
  Match,
  type Material,
  type OptionValues,
  pick,
  type Random,
  RECONSIDER,
  readMaterial,
  type Seed,
  seedFrom,
  type TableBase,
  where,
} from '@undercroft/engine';
import { notPlain } from './data.ts';
import { anyDecisionOrSecondThought, anyOptions, freshTable, randomFrom } from './play.ts';

export interface FuzzSetup {
  /** Play at least this long; one of the two must be given. */
  seconds?: number;
  games?: number;
  seed?: string;
  /** Called after each game. Return false to stop. */
  onProgress?: (report: FuzzReport) => boolean | undefined;
}

export interface FuzzReport {
  games: number;
  decisions: number;
  seconds: number;
  /** Most decisions in one game. */
  longest: number;
  /** How often games ended for which reason. */
  reasons: Record<string, number>;
  crashes: Crash[];
}

/** A game that broke, as a file: a match up to the decision that broke it. */
export interface Crash {
  format: 'undercroft-crash-1';
  /** The game's slug and rules version. */
  game: string;
  version: string;
  seats: number;
  options: OptionValues;
  shut: string[];
  /** What the table was made with, if it was. */
  material?: Json;
  /** What the seats brought, if anybody did. */
  brings?: (Json | null)[];
  seed: Seed;
  /** The last decision is the one that broke. */
  log: DecisionBase[];
  error: string;
  /** The stack as it was: `game.nextTurn > turn.walk`. */
  where: string;
}

/** The name a crash is saved under. */
export const crashFile = (crash: Crash): string => `crash-${crash.seed.slice(0, 12)}.json`;

export function fuzz(game: Game, setup: FuzzSetup): FuzzReport {
  const { seconds = 0, games = setup.seconds === undefined ? 100 : 0, seed = 'fuzz' } = setup;
  const report: FuzzReport = { games: 0, decisions: 0, seconds: 0, longest: 0, reasons: {}, crashes: [] };
  const began = performance.now();
  while (report.games < games || report.seconds < seconds) {
    playOne(game, seedFrom(`${seed} ${report.games}`), report);
    report.games++;
    report.seconds = (performance.now() - began) / 1000;
    if (setup.onProgress?.(report) === false) break;
  }
  return report;
}

function playOne(game: Game, seed: Seed, report: FuzzReport): void {
  const random = randomFrom(`fuzz ${seed}`);
  const config = anyTable(game, random);
  const log: DecisionBase[] = [];
  let t: TableBase | null = null;
  try {
    t = freshTable(game, config, seed);
    playToTheEnd(game, t, log, { random, seats: config.seats, bound: game.lab.longest(config) });
    const reason = game.play.outcome(t)?.reason ?? 'no result';
    report.reasons[reason] = (report.reasons[reason] ?? 0) + 1;
  } catch (error) {
    const { slug, version } = game.about;
    const crash = { game: slug, version, ...madeWith(config), seed, log, error: describe(error), where: t === null ? 'set-up' : where(t) };
    report.crashes.push({ format: 'undercroft-crash-1', ...crash });
  }
  report.decisions += log.length;
  report.longest = Math.max(report.longest, log.length);
}

/** Any table that the game can have: its seats, house rules, windows, material and what people bring. */
function anyTable(game: Game, random: Random): Config {
  const { min, max } = game.about.seats;
  const seats = min + below(random, max - min + 1);
  const options = anyOptions(game, seats, random);
  const shut = fraction(random) < 0.8 ? [] : Object.keys(game.play.windows).filter(() => fraction(random) < 0.5);
  const material = anyMaterial(game, random);
  const config: Config = { seats, options, shut, ...(material && { material }) };
  const brings = anyBrings(game, config, random);
  return { ...config, ...(brings && { brings }) };
}

/** How the table was set up, as a file says it. */
function madeWith({ seats, options, shut = [], material, brings }: Config) {
  return { seats, options, shut, ...(material && { material: material.json }), ...(brings && { brings: [...brings] }) };
}

/** Material that comes with the game, or the usual. */
function anyMaterial(game: Game, random: Random): Material | undefined {
  const { shipped = {}, usual } = game.doors?.material ?? {};
  const names = [usual, ...Object.keys(shipped)];
  const name = names.length === 1 ? usual : pick(random, names);
  return name === undefined ? undefined : readMaterial(game, name);
}

/** New things for some of the seats, if the game makes any that fit. */
function anyBrings(game: Game, config: Config, random: Random): (Json | null)[] | undefined {
  const door = game.doors?.thing;
  const thing: Json | undefined = door?.make?.();
  if (door === undefined || thing === undefined || (door.unfit?.(thing, config) ?? null) !== null) return undefined;
  const brings = Array.from({ length: config.seats }, () => (fraction(random) < 0.3 ? thing : null));
  return brings.some((each) => each !== null) ? brings : undefined;
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Play = { random: Random; bound: number; seats: number };
function playToTheEnd(game: Game, t: TableBase, log: DecisionBase[], { random, bound, seats }: Play): void {
  // A second thought takes an answer back: neither of the two brought the game on.
  let lasting = 0;
  while (t.stack.length > 0) {
    if (lasting >= bound) throw new Error(`hangs: not over after ${bound} decisions`);
    const d = anyDecisionOrSecondThought(game, t, random);
    log.push(JSON.parse(JSON.stringify(d)));
    game.play.decide(t, d, null);
    lasting += d.kind === RECONSIDER ? -1 : 1;
    if (log.length % 16 === 0) holdInvariants(game, t, seats, random);
  }
  holdInvariants(game, t, seats, random);
}

/** Throws if the table is not what a table should be. Cheap enough to be done often. */
export function holdInvariants(game: Game, t: TableBase, seats: number, random: Random): void {
  const odd = notPlain(t);
  if (odd) throw new Error(`not plain: ${odd}`);
  if ((t.stack.length === 0) !== (game.play.outcome(t) !== null)) throw new Error('a result without an end, or an end without a result');
  const seat = pick(
    random,
    Array.from({ length: seats }, (_none, i) => i),
  );
  const view = game.sight.view(t, seat);
  if (canonical(game.sight.view(game.sight.imagine(view, random), seat)) !== canonical(view)) {
    throw new Error(`seat ${seat} sees something else at a table imagined from its view`);
  }
}

export interface CrashReplay {
  /** The match as far as it went; null if not even the set-up worked. */
  match: Match | null;
  /** How it broke this time; null if it no longer does. */
  error: string | null;
  /** How many decisions were taken. */
  taken: number;
}

/** Plays a crash again. Some breaches show only when the table is looked at, so that is done at the end. */
export function replayCrash(game: Game, crash: Crash): CrashReplay {
  let match: CrashReplay['match'] = null;
  try {
    match = new Match(game, crash);
    for (const d of crash.log) match.decide(d);
    if (crash.error.startsWith('hangs') && !match.over) throw new Error(crash.error);
    for (let i = 0; i < crash.seats * 4; i++) holdInvariants(game, match.table, crash.seats, randomFrom(`replay ${i}`));
    return { match, error: null, taken: match.log.length };
  } catch (error) {
    return { match, error: describe(error), taken: match?.log.length ?? 0 };
  }
}
