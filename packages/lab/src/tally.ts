/** What is counted over many games. Tallies add up exactly, however the games were split. */
import type { Outcome, Side } from '@undercroft/engine';

/** A game that failed, and the seed to see it again with `playGame`. */
export interface ErrorSample {
  game: number;
  seed: number;
  message: string;
}

export interface Tally {
  games: number;
  finished: number;
  decisions: number;
  errors: number;
  /** The first few. */
  errorSamples: ErrorSample[];
  winnerless: number;
  /** Games by how they ended. */
  outcomes: Map<string, number>;
  /** Games by length. */
  lengths: Map<number, number>;
  /** Per place: games won, alone or shared, and the sum of scores. */
  wins: number[];
  scores: number[];
  /** Where seats win or lose together: each side by its name (`party`). Empty: each seat plays for itself. */
  sides: Map<string, SideTally>;
  /** Category, then thing: how often used, and by how many winners. */
  content: Map<string, Map<string, { used: number; wins: number }>>;
}

/** How one side came off, over the games that had it. */
export interface SideTally {
  games: number;
  wins: number;
  score: number;
  /** Games by rank. */
  ranks: Map<string, number>;
}

const SAMPLES = 5;

export function emptyTally(places: number): Tally {
  return {
    games: 0,
    finished: 0,
    decisions: 0,
    errors: 0,
    errorSamples: [],
    winnerless: 0,
    outcomes: new Map(),
    lengths: new Map(),
    wins: Array(places).fill(0),
    scores: Array(places).fill(0),
    sides: new Map(),
    content: new Map(),
  };
}

function count<K>(counts: Map<K, number>, key: K, n: number): void {
  counts.set(key, (counts.get(key) ?? 0) + n);
}

export function addError(tally: Tally, sample: ErrorSample): void {
  tally.games++;
  tally.errors++;
  if (tally.errorSamples.length < SAMPLES) tally.errorSamples.push(sample);
}

/** Counts a finished game. `placeOf` says whose wins and points a seat's are. */
export function addGame(
  tally: Tally,
  { outcome, decisions, length }: { outcome: Outcome; decisions: number; length: number },
  placeOf: (seat: number) => number,
): void {
  tally.games++;
  tally.finished++;
  tally.decisions += decisions;
  count(tally.outcomes, outcome.reason, 1);
  count(tally.lengths, length, 1);
  if (outcome.winners.length === 0) tally.winnerless++;
  for (const seat of outcome.winners) tally.wins[placeOf(seat)]!++;
  for (let seat = 0; seat < outcome.scores.length; seat++) tally.scores[placeOf(seat)]! += outcome.scores[seat]!;
  for (const { name, won, score, rank } of outcome.sides ?? []) {
    addSide(tally, name, { games: 1, wins: won ? 1 : 0, score, ranks: new Map(rank === undefined ? [] : [[rank, 1]]) });
  }
}

function addSide(tally: Tally, name: Side['name'], add: SideTally): void {
  const side = tally.sides.get(name) ?? { games: 0, wins: 0, score: 0, ranks: new Map<string, number>() };
  tally.sides.set(name, side);
  side.games += add.games;
  side.wins += add.wins;
  side.score += add.score;
  for (const [rank, n] of add.ranks) count(side.ranks, rank, n);
}

export function addUse(tally: Tally, category: string, thing: string, add: { used: number; wins: number }): void {
  const things: Map<string, { used: number; wins: number }> = tally.content.get(category) ?? new Map();
  if (things.size === 0) tally.content.set(category, things);
  const entry = things.get(thing);
  if (entry === undefined) things.set(thing, { ...add });
  else {
    entry.used += add.used;
    entry.wins += add.wins;
  }
}

/** Adds the second to the first, which comes before it. */
export function merge(into: Tally, from: Tally): void {
  into.games += from.games;
  into.finished += from.finished;
  into.decisions += from.decisions;
  into.errors += from.errors;
  into.errorSamples = [...into.errorSamples, ...from.errorSamples].slice(0, SAMPLES);
  into.winnerless += from.winnerless;
  for (const [reason, n] of from.outcomes) count(into.outcomes, reason, n);
  for (const [length, n] of from.lengths) count(into.lengths, length, n);
  for (let place = 0; place < into.wins.length; place++) {
    into.wins[place]! += from.wins[place]!;
    into.scores[place]! += from.scores[place]!;
  }
  for (const [name, side] of from.sides) addSide(into, name, side);
  for (const [category, things] of from.content) for (const [thing, add] of things) addUse(into, category, thing, add);
}
