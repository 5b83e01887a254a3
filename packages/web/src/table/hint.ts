/** Hints: a bot thinks about the question in a worker, knowing only what the viewer knows. */
import type { Ask, DecisionBase, Json } from '@undercroft/engine';
import type { Advice } from './advice.ts';

export interface HintQuestion {
  id: number;
  slug: string;
  view: unknown;
  /** What the table was made with; views lose it on the way to another thread. */
  material?: Json | undefined;
  ask: Ask;
  options: DecisionBase[];
}

export interface HintAnswer {
  id: number;
  /** What can be said of the answers; null: nothing. */
  advice: Advice | null;
}

let worker: Worker | null = null;
let asked = 0;

/** Resolves with what a bot would do; one question at a time, a newer one makes the older one empty. */
export function askHint(question: Omit<HintQuestion, 'id'>): Promise<Advice | null> {
  worker ??= new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  const thinking = worker;
  const id = ++asked;
  return new Promise((resolve, reject) => {
    const stop = () => {
      thinking.removeEventListener('message', hear);
      thinking.removeEventListener('error', fail);
    };
    const hear = ({ data }: MessageEvent<HintAnswer>) => {
      if (data.id < id) return;
      stop();
      resolve(data.id === id ? data.advice : null);
    };
    const fail = () => {
      stop();
      worker = null;
      reject(new Error('the hint could not be thought out'));
    };
    thinking.addEventListener('message', hear);
    thinking.addEventListener('error', fail);
    thinking.postMessage({ id, ...question } satisfies HintQuestion);
  });
}
