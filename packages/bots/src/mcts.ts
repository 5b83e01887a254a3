/** The bot that searches: see `search.ts`, and `lookahead.ts` for games whose judgement plays well by itself. */
import { bits32, type DecisionBase, type Random, sfc32 } from '@undercroft/engine';
import { type Bot, type BotQuestion, candidates, type Ranked } from './bot.ts';
import { greedy } from './greedy.ts';
import { Lookahead, meanOf } from './lookahead.ts';
import { Search, type SearchSettings } from './search.ts';
import type { Arm } from './tree.ts';

export interface MctsSettings extends SearchSettings {
  /** At most so many iterations a decision. With no time limit the same seed gives the same decision. */
  iterations: number;
  /** At most so many milliseconds a decision. */
  milliseconds: number;
  /** Different answers to an open question that are compared. */
  samples: number;
}

/** Measured on the games we have: short random play and the game's own judgement beat random play to the end. */
export const MCTS_DEFAULTS: MctsSettings = {
  iterations: 1000,
  milliseconds: Number.POSITIVE_INFINITY,
  exploration: 0.4,
  depth: 3,
  samples: 24,
};

function run(search: { iterate(): void; isSettled?(): boolean }, { iterations, milliseconds }: MctsSettings): void {
  const deadline = performance.now() + milliseconds;
  for (let i = 1; i <= iterations; i++) {
    search.iterate();
    if (search.isSettled?.() === true || performance.now() > deadline) return;
  }
}

const mean = (arm: Arm) => (arm.visits > 0 ? arm.total / arm.visits : 0);

/** A fast generator of the search's own, whatever generator the caller has. */
const ownRandom = (random: Random) => sfc32((bits32(random) >>> 11) * 2 ** 32 + bits32(random));

/** Half a standard error: what an answer must promise beyond passing, or a bot would do things for nothing. */
const noise = (visits: number) => 0.25 / Math.sqrt(Math.max(1, visits));

/** Searches and sorts the answers: the most tried first, for that is what a search is surest of. */
function rankBy<D extends DecisionBase>(settings: MctsSettings, question: BotQuestion<D>, random: Random): Ranked<D>[] {
  const own = ownRandom(random);
  const options = candidates(question, own, settings.samples);
  const search = new Search({ ...question, options }, settings, own);
  run(search, settings);
  const ranked = search.arms.map((arm, i) => ({ decision: options[i] ?? null, value: mean(arm), visits: arm.visits }));
  ranked.sort((a, b) => b.visits - a.visits || b.value - a.value);
  return question.ask.may ? passUnlessBetter(ranked) : ranked;
}

/** The same with a lookahead; what may be left alone is left to the judgement, for nobody trades in a lookahead. */
function lookAhead<D extends DecisionBase>(settings: MctsSettings, question: BotQuestion<D>, random: Random): Ranked<D>[] {
  const own = ownRandom(random);
  const options = candidates(question, own, settings.samples);
  const search = new Lookahead({ ...question, options }, own);
  run(search, settings);
  return search.ranked().map((trial) => ({ decision: trial.decision, value: meanOf(trial), visits: trial.values.length }));
}

function rankFor<D extends DecisionBase>(settings: MctsSettings, question: BotQuestion<D>, random: Random): Ranked<D>[] {
  if (question.game.bots.lookahead === undefined) return rankBy(settings, question, random);
  return question.ask.may ? greedy.rank!(question, random) : lookAhead(settings, question, random);
}

/** Puts passing first unless the best answer is better by more than noise. */
function passUnlessBetter<R extends { decision: unknown; value: number; visits: number }>(ranked: R[]): R[] {
  const pass = ranked.find((r) => r.decision === null)!;
  const best = ranked[0]!;
  if (best.value > pass.value + noise(best.visits)) return ranked;
  return [pass, ...ranked.filter((r) => r !== pass)];
}

export function mcts(name: string, given: Partial<MctsSettings> = {}): Bot {
  const settings = { ...MCTS_DEFAULTS, ...given };
  return {
    name,
    needsView: true,
    rank: (question, random) => rankFor(settings, question, random),
    decide(question, random) {
      const { ask, options } = question;
      if (options.length === 1 && !ask.may) return options[0]!;
      return rankFor(settings, question, random)[0]!.decision;
    },
  };
}
