import type { Ask, DecisionBase, Game, TableBase } from './contract.ts';

/** How long a seat should get for a question at a live table. */
export function secondsFor(game: Game, t: TableBase<DecisionBase>, ask: Ask): number {
  const seconds: number | ((t: TableBase, ask: Ask) => number) = game.play.questions[ask.kind]?.seconds ?? 60;
  return typeof seconds === 'number' ? seconds : seconds(t, ask);
}
