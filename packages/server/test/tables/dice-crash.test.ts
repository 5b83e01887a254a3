/** Everything about the dice is in the log: a process that is killed between committing and showing loses none of it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commitOf } from '../../src/fair/fair.ts';
import { newPerson, send } from '../http/harness.ts';

const SERVER = fileURLToPath(new URL('./paused-server.ts', import.meta.url));

async function started(data: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(SERVER, [data], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ url }] = await once(child, 'message');
  return { child, url };
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('killed between committing and showing, and again between two texts: the same commits hold, the same texts open them', async () => {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-dice-'));
  let { child, url } = await started(data);
  try {
    const [ada, ben] = [await newPerson(url, 'Ada'), await newPerson(url, 'Ben')];
    const post = async (path: string, body: object, { token }: { token: string }) =>
      (await send(url, 'POST', `/api/tables${path}`, { token, body })).body;
    const { id } = await post('', { game: 'cellar', seats: 2, clock: { kind: 'none' } }, ada);
    await post(`/${id}/sit`, { seat: 0, commit: commitOf('of Ada') }, ada);
    const sat = await post(`/${id}/sit`, { seat: 1, commit: commitOf('of Ben') }, ben);
    await killed(child);
    ({ child, url } = await started(data));
    const asked = await post(`/${id}/start`, { texts: ['of Ada'] }, ada);
    expect([asked.commit, asked.fair.commits]).toEqual([sat.commit, sat.fair.commits]);
    expect(asked.fair.revealing.waitingFor).toEqual([1]);
    await killed(child);
    ({ child, url } = await started(data));
    expect((await post(`/${id}/reveal`, { texts: ['of Eve'] }, ben)).code).toBe('wrong-text');
    const begun = await post(`/${id}/reveal`, { texts: ['of Ben'] }, ben);
    expect([begun.status, begun.commit, begun.fair.without]).toEqual(['running', sat.commit, []]);
  } finally {
    await killed(child);
    rmSync(data, { recursive: true, force: true });
  }
});
