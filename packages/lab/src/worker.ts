/** A worker thread of the lab: plays the chunks it is sent, one after the other. */
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, load, runChunk } from './job.ts';

const loaded = await load(workerData);
parentPort!.on('message', (chunk: Chunk) => parentPort!.postMessage(runChunk(loaded, chunk)));
// Workers are terminated when there is nothing left to do, so what was compiled is written now.
flushCompileCache();
