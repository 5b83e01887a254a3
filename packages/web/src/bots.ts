/** The bots people choose from, in words. */
import type { MessageKey, Say } from '@undercroft/board/text.ts';

/** Who fills chairs that no person takes. */
export const USUAL_BOT = 'greedy';

export const BOTS: readonly { name: string; words: MessageKey }[] = [
  { name: 'random', words: 'lobby.botRandom' },
  { name: 'greedy', words: 'lobby.botGreedy' },
  { name: 'mcts:300', words: 'lobby.botAhead' },
  { name: 'mcts:1000', words: 'lobby.botHard' },
];

/** What a bot does, in words; a bot set up elsewhere by its own name. */
export function botWords(name: string, say: Say): string {
  const known = BOTS.find((bot) => bot.name === name);
  return known ? say(known.words) : name;
}
