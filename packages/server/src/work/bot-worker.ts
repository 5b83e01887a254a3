/** The thread in which bots think. It knows games and views; it has no way to a table or to the store. */
import { parentPort, workerData } from 'node:worker_threads';
import { botByName } from '@undercroft/bots';
import { type Game, type Material, readMaterial, sfc32, withMaterial } from '@undercroft/engine';
import { type BotTask, type FromBot, MOST_KNOWN, type SentMaterial } from './question.ts';

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
const say = (message: FromBot): void => port.postMessage(message);

const { loadGame }: { loadGame(slug: string): Promise<Game> } = await import(workerData.games);

/** What the thread was sent, by hash. */
const known = new Map<string, Material>();

function materialFrom(game: Game, { hash, json }: SentMaterial): Material {
  const before = known.get(hash);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const material = readMaterial(game, json);
  known.set(hash, material);
  return material;
}

async function think({ game: slug, material, view, ask, options, bot, patience, seed }: BotTask): Promise<void> {
  try {
    const game = await loadGame(slug);
    say({ is: 'thinking' });
    if (material !== undefined) withMaterial(view, materialFrom(game, material));
    say({ is: 'answer', decision: botByName(bot, { patience }).decide({ game, view, ask, options }, sfc32(seed)) });
  } catch (error) {
    say({ is: 'failure', problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

port.on('message', (task: BotTask) => void think(task));
say({ is: 'ready' });
