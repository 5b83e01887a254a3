/** The thread that watches the rules at work (`watch.ts`). It only ever looks, writes notes and, when nothing else helps, ends the process. */

import { rmSync, writeFileSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { CELLS, fileFor, headOf, idOf, type Note } from './watch.ts';

const { shared, folder, ends, killMs }: { shared: SharedArrayBuffer; folder: string; ends: Map<string, number>; killMs: number } =
  workerData;
const [head, id] = [headOf(shared), idOf(shared)];

/** A task that is still the same at two looks has taken longer than nearly all do. */
const LOOK_MS = 50;

const tableNow = (): string => new TextDecoder().decode(id.slice(0, Atomics.load(head, CELLS.length)));

function write(table: string, pid: number | null): void {
  const note: Note = { table, ends: ends.get(table) ?? 0, pid, at: Date.now() };
  try {
    if (pid === null && note.ends === 0) rmSync(fileFor(folder, table), { force: true });
    else writeFileSync(fileFor(folder, table), JSON.stringify(note));
  } catch {
    // A full disk: the next process will not know, and that is all.
  }
}

/** Not by the clock: a process that is stopped, or a machine that sleeps, stops looking too. */
function end(table: string): never {
  writeSync(2, `the rules of table '${table}' cannot be ended: the server ends itself, to be started again without them\n`);
  process.kill(process.pid, 'SIGKILL');
  throw new Error('this process should have ended');
}

let [turn, looks, noted] = [-1, 0, ''];
while (Atomics.wait(head, CELLS.stop, 0, LOOK_MS) === 'timed-out') {
  const now = Atomics.load(head, CELLS.turn);
  looks = now === turn && Atomics.load(head, CELLS.running) === 1 ? looks + 1 : 0;
  turn = now;
  if (looks === 1) {
    noted = tableNow();
    if (noted !== '') write(noted, process.pid);
  } else if (looks === 0 && noted !== '') {
    write(noted, null);
    noted = '';
  } else if (looks * LOOK_MS > killMs) end(noted);
}
if (noted !== '') write(noted, null);
