/** The bot that follows the game's own judgement of each answer and looks no further. */
import { below, type DecisionBase, type Random, shuffle } from '@undercroft/engine';
import { type Bot, type BotQuestion, candidates, type Ranked } from './bot.ts';

/** How many answers to an open question it compares. */
const SAMPLES = 24;

function rank<D extends DecisionBase>(question: BotQuestion<D>, random: Random): Ranked<D>[] {
  const { game, view, ask } = question;
  const ranked: Ranked<D>[] = candidates(question, random, SAMPLES).map((decision) => ({
    decision,
    value: game.bots.judge(view, ask, decision),
  }));
  shuffle(random, ranked);
  // Passing comes first among equals: what is not better than nothing is not worth doing.
  if (ask.may) ranked.unshift({ decision: null, value: 0 });
  return ranked.sort((a, b) => b.value - a.value);
}

function decide<D extends DecisionBase>(question: BotQuestion<D>, random: Random): D | null {
  const { game, view, ask } = question;
  const answers = candidates(question, random, SAMPLES);
  if (answers.length === 1 && !ask.may) return answers[0]!;
  let best: D | null = null;
  let highest = ask.may ? 0 : Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const d of answers) {
    const value = game.bots.judge(view, ask, d);
    if (value > highest) {
      highest = value;
      best = d;
      equals = 1;
    } else if (value === highest && best !== null && below(random, ++equals) === 0) best = d;
  }
  return best;
}

export const greedy: Bot = { name: 'greedy', needsView: true, decide, rank };
