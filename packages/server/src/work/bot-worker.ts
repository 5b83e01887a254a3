/** The thread in which bots think. It knows games and views; it has no way to a table or to the store. */
import { parentPort, workerData } from 'node:worker_threads';
import { botByName } from '@undercroft/bots';
import { type Game, sfc32 } from '@undercroft/engine';
import type { BotTask, FromBot } from './question.ts';

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
const say = (message: FromBot): void => port.postMessage(message);

const { loadGame }: { loadGame(slug: string): Promise<Game> } = await import(workerData.games);

async function think({ game: slug, view, ask, options, bot, patience, seed }: BotTask): Promise<void> {
  try {
    const game = await loadGame(slug);
    say({ is: 'thinking' });
    say({ is: 'answer', decision: botByName(bot, { patience }).decide({ game, view, ask, options }, sfc32(seed)) });
  } catch (error) {
    say({ is: 'failure', problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

port.on('message', (task: BotTask) => void think(task));
say({ is: 'ready' });
