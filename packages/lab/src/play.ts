/** One simulated game. */
import { type Bot, decideFor, nextAsk, playOut, randomBot } from '@undercroft/bots';
import {
  type Ask,
  type Config,
  configFor,
  type Game,
  type Given,
  type Outcome,
  type Random,
  sfc32,
  simulatedTable,
  type TableBase,
} from '@undercroft/engine';

export interface GameResult {
  outcome: Outcome;
  decisions: number;
  /** In the game's own unit. */
  length: number;
  table: TableBase;
}

/** A game with more decisions than this will not end. */
const ENDLESS = 100_000;

/** Window decisions in a row after which somebody must answer, or bots might trade for ever. */
const EXTRAS = 8;

/**
 * A config for simulations: windows are shut unless told otherwise, for few bots gain by them and they cost time; so are house
 * rules as the game plays fast.
 */
export function simulationConfig(game: Game, given: Given): Config {
  const options = { ...game.lab.simulated, ...given.options };
  return configFor(game, { ...given, options, shut: given.shut ?? Object.keys(game.play.windows) });
}

/** Plays one game; `bots[i % bots.length]` sits on seat i. The seed decides everything. */
export function playGame(game: Game, config: Config, bots: readonly Bot[], seed: number): GameResult {
  const shut = config.shut ?? Object.keys(game.play.windows);
  const table: TableBase = simulatedTable(game, { ...config, shut }, seed);
  // The bots draw from a generator of their own, so that the same seed deals the same cards to any bots.
  const random = sfc32(Number.MAX_SAFE_INTEGER - seed);
  const allShut = Object.keys(game.play.windows).every((name) => shut.includes(name));
  const decisions =
    allShut && bots.every((bot) => bot === randomBot) ? playOut(game, table, random, ENDLESS) : drive(game, table, bots, random);
  const outcome = game.play.outcome(table);
  if (outcome === null) throw new Error(`the game did not end within ${ENDLESS} decisions`);
  return { outcome, decisions, length: game.lab.length.of(table), table };
}

/** Asks the bots until the game is over. */
function drive(game: Game, t: TableBase, bots: readonly Bot[], random: Random): number {
  const botOf = (ask: Ask) => bots[ask.seat % bots.length]!;
  let decisions = 0;
  /** Window decisions since somebody had to answer. */
  let extra = 0;
  for (; decisions < ENDLESS; decisions++) {
    const asks: readonly Ask[] = game.play.pending(t);
    if (asks.length === 0) break;
    const offers = extra < EXTRAS ? asks.filter((ask) => ask.may) : [];
    if (takeOffer(game, t, offers, (ask) => decideFor(botOf(ask), { game, t, ask }, random))) extra++;
    else {
      const ask = nextAsk(t, required(asks), random);
      game.play.apply(t, decideFor(botOf(ask), { game, t, ask }, random), null);
      extra = 0;
    }
  }
  return decisions;
}

function required(asks: readonly Ask[]): readonly Ask[] {
  return asks.some((ask) => ask.may) ? asks.filter((ask) => !ask.may) : asks;
}

/** Offers each window question once; true if a bot took one. */
function takeOffer(game: Game, t: TableBase, offers: readonly Ask[], decide: (ask: Ask) => unknown): boolean {
  for (const ask of offers) {
    const d = decide(ask);
    if (d === null) continue;
    game.play.apply(t, d, null);
    return true;
  }
  return false;
}
