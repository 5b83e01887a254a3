/** Hints: a bot thinks about the question in a worker, knowing only what the viewer knows. */
import type { Ask, DecisionBase, Json } from '@undercroft/engine';

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
  /** The best answers, best first; value: how well the imagined games went, 0 .. 1. A null decision: rather not. */
  best: { decision: DecisionBase | null; value: number }[];
}

let worker: Worker | null = null;
let asked = 0;

/** Resolves with what a bot would do; one question at a time, a newer one makes the older one empty. */
export function askHint(question: Omit<HintQuestion, 'id'>): Promise<HintAnswer['best']> {
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
      resolve(data.id === id ? data.best : []);
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
