/** Processes to measure: each on a core of its own where the machine allows it, with its CPU time read from outside. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const canPin = cpus().length > 1 && spawnSync('taskset', ['-V']).status === 0;
export const SERVER_CORE = 1;
export const LOAD_CORE = 0;
export const pinned = canPin ? `server on core ${SERVER_CORE}, load on core ${LOAD_CORE}` : 'not pinned to cores';

export function start(script: string, args: readonly string[], core: number): ChildProcess {
  // The yardstick gets the flags our server is shipped with, too.
  const flags = ['--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];
  const node = [process.execPath, ...flags, join(import.meta.dirname, script)];
  const [command, ...rest] = canPin ? ['taskset', '-c', String(core), ...node, ...args] : [...node, ...args];
  const child = spawn(command!, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Whatever goes wrong here, nothing is left running. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The next message of a process; rejects if it ends instead. */
export async function heard<Message>(child: ChildProcess): Promise<Message> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process that was measured ended with ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  // Both ends are ours and say what they send.
  return message as Message;
}

export async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const ticks = (): number => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
let perSecond: number | undefined;

/** CPU seconds of a process so far, all its threads together. */
export function cpuSeconds(pid: number): number {
  perSecond ??= ticks();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold blanks: fields are counted behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / perSecond;
}
