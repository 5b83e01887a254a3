/** Random play at full speed, without views or copies: the end of every search and of random simulations. */
import {
  type Ask,
  below,
  type DecisionBase,
  type EventBase,
  type Game,
  type Question,
  type Random,
  type TableBase,
} from '@undercroft/engine';

/** Whether the first answer ends the questions that are open now. */
export function isRace(t: TableBase): boolean {
  return t.stack[t.stack.length - 1]!.until === 'any';
}

/** Whom to ask next: seats answer in order, except in a race, where anybody may be first. */
export function nextAsk(t: TableBase, asks: readonly Ask[], random: Random): Ask {
  return asks.length > 1 && isRace(t) ? asks[below(random, asks.length)]! : asks[0]!;
}

/** Any legal answer, each as likely. */
export function randomAnswer(game: Game, t: TableBase, ask: Ask, random: Random, question = game.play.questions[ask.kind]!): DecisionBase {
  if (question.sample !== undefined) return question.sample(t, ask, random);
  const options = game.play.options(t, ask);
  return options[options.length === 1 ? 0 : below(random, options.length)]!;
}

/**
 * Plays the table on at random until the game is over or `limit` decisions were taken, and says how many
 * were. All windows must be shut. Nobody is told what happens, unless there is an `out` for it.
 */
export function playOut(game: Game, t: TableBase, random: Random, limit: number, out: EventBase[] | null = null): number {
  const { play } = game;
  let decisions = 0;
  // Questions of one kind mostly come together, and finding one by name is slow.
  let kind = '';
  let question: Question<TableBase, DecisionBase> | undefined;
  const answerTo = (ask: Ask): DecisionBase => {
    if (ask.kind !== kind) {
      kind = ask.kind;
      question = play.questions[kind];
    }
    return randomAnswer(game, t, ask, random, question);
  };
  while (decisions < limit && t.stack.length > 0) {
    const f = t.stack[t.stack.length - 1]!;
    const together = f.until === 'all' && f.answers.length === 0 && decisions + f.asks.length <= limit;
    if (together) decisions += play.applyAll(t, answerTo, out);
    else {
      play.apply(t, answerTo(nextAsk(t, f.asks, random)), out);
      decisions++;
    }
  }
  return decisions;
}
