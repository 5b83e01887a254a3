/** Random play: how the testkit gets to tables worth looking at. */
import { decideFor, greedy } from '@undercroft/bots';
import {
  type Ask,
  below,
  type Config,
  chacha8,
  type DecisionBase,
  fraction,
  type Game,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  pick,
  type Random,
  RECONSIDER,
  type Seed,
  seedFrom,
  sfc32,
  type TableBase,
} from '@undercroft/engine';

/** A game played at random: enough to lead to each of its tables again. */
export interface Recording {
  config: Config;
  seed: Seed;
  log: DecisionBase[];
  /** What went wrong, if it did not come to its end. */
  crash: string | null;
}

/** A generator for the testkit's own choices, from any text. */
export function randomFrom(text: string): Random {
  return sfc32(Number.parseInt(seedFrom(text).slice(0, 13), 16));
}

/** One answer to a question, each option as likely as the others. */
export function anyAnswer(game: Game, t: TableBase, ask: Ask, random: Random): DecisionBase {
  if (ask.open) {
    const { sample } = game.play.questions[ask.kind]!;
    if (!sample) throw new Error(`the open question '${ask.kind}' has no sample`);
    return sample(t, ask, random);
  }
  const options = game.play.options(t, ask);
  if (options.length === 0) throw new Error(`'${ask.kind}' of seat ${ask.seat} has no options`);
  return pick(random, options);
}

/** One decision that can be taken now. What only may be answered is tried less often, so that games go on. */
export function anyDecision(game: Game, t: TableBase, random: Random): DecisionBase {
  const asks = game.play.pending(t);
  if (asks.length === 0) throw new Error('nobody is asked anything, and the game is not over');
  const required = asks.filter((ask) => !ask.may);
  const from = required.length === 0 || (required.length < asks.length && fraction(random) < 0.3) ? asks : required;
  return anyAnswer(game, t, pick(random, from), random);
}

/** Now and then somebody who has answered thinks again; else any decision. */
export function anyDecisionOrSecondThought(game: Game, t: TableBase, random: Random): DecisionBase {
  const top = t.stack[t.stack.length - 1];
  if (top && top.asks.length > 0 && top.answers.length > 0 && fraction(random) < 0.1) {
    return { seat: pick(random, top.answers).seat, kind: RECONSIDER };
  }
  return anyDecision(game, t, random);
}

/** A table as a real match has it, at its first question. */
export function freshTable(game: Game, config: Config, seed: Seed): TableBase {
  const t: TableBase = game.play.setup(config, chacha8(seed));
  game.play.begin(t, null);
  return t;
}

/** How a game is played: what is decided next. */
export type Player = (game: Game, t: TableBase, random: Random) => DecisionBase;

/** Any decision is as good as another. */
export const anyhow: Player = anyDecision;

/** Mostly what the game's own judgement likes best; now and then anything, so that games differ and whatever is allowed is done. */
export const sensibly: Player = (game, t, random) => {
  if (fraction(random) < 0.1) return anyDecision(game, t, random);
  const asks = game.play.pending(t).filter((ask) => !ask.may);
  if (asks.length === 0) return anyDecision(game, t, random);
  return decideFor(greedy, { game, t, ask: pick(random, asks) }, random) ?? anyDecision(game, t, random);
};

export interface RecordSetup {
  as?: Player;
  /** Decisions after which it counts as hanging; as many as such a game may take if left out. */
  bound?: number;
}

/** Plays one game, at random if not told otherwise. */
export function record(
  game: Game,
  config: Config,
  seed: Seed,
  { as = anyhow, bound = game.lab.longest(config) }: RecordSetup = {},
): Recording {
  const log: DecisionBase[] = [];
  const random = randomFrom(`decisions ${seed}`);
  try {
    const t = freshTable(game, config, seed);
    while (t.stack.length > 0) {
      if (log.length >= bound) return { config, seed, log, crash: `hangs: not over after ${bound} decisions` };
      const d = as(game, t, random);
      log.push(JSON.parse(JSON.stringify(d)));
      game.play.decide(t, d, null);
    }
    return { config, seed, log, crash: null };
  } catch (error) {
    return { config, seed, log, crash: String(error) };
  }
}

function anyValue(spec: OptionSpec, random: Random): OptionValue {
  if (spec.type === 'switch') return fraction(random) < 0.5;
  if (spec.type === 'number') return spec.min + below(random, spec.max - spec.min + 1);
  return pick(random, Object.keys(spec.choices));
}

/** House rules drawn at random that so many seats can play by. */
export function anyOptions(game: Game, seats: number, random: Random): OptionValues {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const options: OptionValues = {};
    for (const [key, spec] of Object.entries(game.about.houseRules)) {
      options[key] = fraction(random) < 0.5 ? spec.default : anyValue(spec, random);
    }
    if (!game.play.checkConfig?.({ seats, options, shut: [] })) return options;
  }
  throw new Error(`${game.about.name}: no house rules for ${seats} seats were found`);
}
