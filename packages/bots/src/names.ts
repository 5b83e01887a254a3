/** Bots by name, as people write them: `random`, `greedy`, `mcts`, `mcts:300`, `mcts:500ms`. */
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { mcts } from './mcts.ts';
import { randomBot } from './random-bot.ts';

/** Thrown for a bot nobody knows; the message is one clear line. */
export class UnknownBot extends Error {
  override name = 'UnknownBot';
}

/** What a bot can be called, for help texts. */
export const botNames: readonly string[] = ['random', 'greedy', 'mcts', 'mcts:<iterations>', 'mcts:<milliseconds>ms'];

const MOST_ITERATIONS = 1_000_000;
const MOST_MILLISECONDS = 60_000;

function budget(name: string, digits: string, most: number): number {
  const amount = Number(digits);
  if (amount < 1 || amount > most) throw new UnknownBot(`bot '${name.slice(0, 40)}': the budget goes from 1 to ${most}`);
  return amount;
}

export interface BotLimits {
  /** How many milliseconds a decision may take where the name does not say. With it, a bot may decide differently each time. */
  patience?: number;
}

export function botByName(name: string, { patience = Number.POSITIVE_INFINITY }: BotLimits = {}): Bot {
  if (name === 'random') return randomBot;
  if (name === 'greedy') return greedy;
  if (name === 'mcts') return mcts(name, { milliseconds: patience });
  const [, digits, unit] = /^mcts:(\d{1,9})(ms)?$/.exec(name) ?? [];
  if (digits === undefined) throw new UnknownBot(`there is no bot '${name.slice(0, 40)}'; there are: ${botNames.join(', ')}`);
  if (unit === undefined) return mcts(name, { iterations: budget(name, digits, MOST_ITERATIONS), milliseconds: patience });
  return mcts(name, { iterations: MOST_ITERATIONS, milliseconds: budget(name, digits, MOST_MILLISECONDS) });
}
