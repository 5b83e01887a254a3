/** Thinks about a question in the background, from the viewer's own view: what would a bot do here, and why? */
import { greedy, mcts } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { type DecisionBase, readMaterial, sfc32, withMaterial } from '@undercroft/engine';
import { adviceOf } from './advice.ts';
import type { HintAnswer, HintQuestion } from './hint.ts';

const ITERATIONS = 600;
/** Nobody waits longer for a hint. */
const MILLISECONDS = 1500;

async function think({ id, slug, view, material, ask, options }: HintQuestion): Promise<HintAnswer> {
  const game = await loadGame(slug);
  if (material !== undefined) withMaterial(view, readMaterial(game, material));
  const bot = mcts('hint', { iterations: ITERATIONS, milliseconds: MILLISECONDS });
  const random = () => sfc32(options.length + 1);
  const ranked = bot.rank?.<DecisionBase>({ game, view, ask, options }, random()) ?? [];
  const [liked] = greedy.rank!<DecisionBase>({ game, view, ask, options }, random());
  return { id, advice: adviceOf(ranked, liked?.decision ?? null) };
}

addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => {
  think(data).then(
    (answer) => postMessage(answer),
    () => postMessage({ id: data.id, advice: null } satisfies HintAnswer),
  );
});
