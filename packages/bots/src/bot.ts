/**
 * What a bot is: somebody who answers for a seat, knowing only what that seat may know. `questionFor` is the
 * one place where a bot's question is made from a table; everything else here sees views.
 */
import { type Ask, CHANCE, type DecisionBase, type Game, type Random, type TableBase } from '@undercroft/engine';

/** A question as a bot gets it. */
export interface BotQuestion<D extends DecisionBase = DecisionBase> {
  game: Game;
  /** What the seat may know. Null for a bot that needs none, unless the question is open. */
  view: unknown;
  ask: Ask;
  /** Every legal answer; empty for an open question, which `sampleAnswer` answers. */
  options: readonly D[];
}

/** An answer and what the bot thinks of it. A null decision is passing, for questions that may be left alone. */
export interface Ranked<D extends DecisionBase = DecisionBase> {
  decision: D | null;
  /** Higher is better. Greedy: the game's own judgement. Search: the expected worth for the seat, 0 .. 1. */
  value: number;
  /** How often the search tried it. */
  visits?: number;
}

export interface Bot {
  /** As `botByName` knows it: `greedy`, `mcts:300`. */
  name: string;
  /** Whether a view must be made for it; making one is slow next to a random answer. */
  needsView: boolean;
  /** The answer, or null to pass, which only a `may` question allows. */
  decide<D extends DecisionBase>(question: BotQuestion<D>, random: Random): D | null;
  /** All answers it considered, best first: what it would do here, and why. */
  rank?<D extends DecisionBase>(question: BotQuestion<D>, random: Random): Ranked<D>[];
}

/** A table that asks something. */
export interface Asking {
  game: Game;
  t: TableBase;
  ask: Ask;
}

/** Takes from a table what the asked seat may know, and nothing else. */
export function questionFor({ game, t, ask }: Asking, needsView: boolean): BotQuestion {
  const view: unknown = needsView || ask.open ? game.sight.view(t, ask.seat) : null;
  return { game, view, ask, options: game.play.options(t, ask) };
}

/** What the bot answers at this table; null: it passes. */
export function decideFor(bot: Bot, asking: Asking, random: Random): DecisionBase | null {
  // A bot has no dice of its own: the house rolls.
  if (asking.ask.kind === CHANCE) return asking.game.play.questions[CHANCE]!.fallback(asking.t, asking.ask);
  return bot.decide(questionFor(asking, bot.needsView), random);
}

/** Some legal answer to an open question, drawn at a table imagined from the view. */
export function sampleAnswer<D extends DecisionBase>({ game, view, ask }: BotQuestion<D>, random: Random): D {
  return game.play.questions[ask.kind]!.sample!(game.sight.imagine(view, random), ask, random);
}

/** The answers to choose from: the options or, for an open question, what the game suggests, else up to `count` different samples. */
export function candidates<D extends DecisionBase>(question: BotQuestion<D>, random: Random, count: number): readonly D[] {
  const { game, view, ask } = question;
  if (!ask.open) return question.options;
  const suggested: readonly D[] | null = game.bots.suggest?.(view, ask) ?? null;
  if (suggested !== null && (ask.may === true || suggested.length > 0)) return suggested;
  const found = new Map<string, D>();
  for (let i = 0; i < count; i++) {
    const d = sampleAnswer(question, random);
    found.set(JSON.stringify(d), d);
  }
  return [...found.values()];
}
