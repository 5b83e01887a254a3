/** Answers to what is asked at a table, for somebody who plays without a page: open questions, which list none, get the usual one.
 * Tables have the material that is usual for their game. */
import { loadGame } from '@undercroft/catalog';
import type { TableView } from '@undercroft/client';
import { configFor, type DecisionBase, type Random, withMaterial } from '@undercroft/engine';

export type Answer = DecisionBase & Record<string, unknown>;

type Asked = TableView['asked'][number];

/** Every listed answer, or to an open question what is answered when time is up: it uses only what the seat knows. */
export async function answersTo(
  { info, view }: Pick<TableView, 'info' | 'view'>,
  { ask, options }: Asked,
  random: Random,
): Promise<Answer[]> {
  if (options.length > 0) return options as unknown as Answer[];
  const game = await loadGame(info.game);
  const imagined = game.sight.imagine(withMaterial(view as never, configFor(game, {}).material), random);
  return [game.play.questions[ask.kind]!.fallback(imagined, ask)];
}
