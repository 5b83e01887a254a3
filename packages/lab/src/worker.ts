/** A worker thread of the lab: plays the chunks it is sent, one after the other. */
import { flushCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Chunk } from './job.ts';

// A third of the time to start would go into looking up where modules are. Our own relative imports name the file itself,
// and a package is the same one for everybody here.
const packages = new Map<string, ResolveFnOutput>();
registerHooks({
  resolve(name, from, next) {
    if (name.startsWith('.') && name.endsWith('.ts'))
      return { url: new URL(name, from.parentURL).href, format: 'module-typescript', shortCircuit: true };
    if (!name.startsWith('@undercroft/')) return next(name, from);
    const known = packages.get(name) ?? next(name, from);
    packages.set(name, known);
    return { ...known, shortCircuit: true };
  },
});

const { load, runChunk } = await import('./job.ts');
const loaded = await load(workerData);
/** Between two words on how far it is, in milliseconds: where games are short, their chunk is soon over. */
const QUIET = 500;
let said = performance.now();
const tell = (played: number): void => {
  if (performance.now() - said < QUIET) return;
  said = performance.now();
  parentPort!.postMessage(played);
};
parentPort!.on('message', (chunk: Chunk) => parentPort!.postMessage(runChunk(loaded, chunk, tell)));
// Workers are terminated when there is nothing left to do, so what was compiled is written now.
flushCompileCache();
