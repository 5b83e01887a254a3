import { Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressFor } from '../src/progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function watched(isTTY: boolean) {
  const parts: string[] = [];
  const stderr = new Writable({ write: (chunk, _encoding, done) => done(void parts.push(String(chunk))) });
  const io = { stdin: Readable.from([]), stdout: stderr, stderr, isTTY, columns: 80, env: { NO_COLOR: '1' }, cwd: '.' };
  return { progress: progressFor(io), parts };
}

test('without a terminal a short command says nothing, a long one a few lines on how long it will take', () => {
  const { progress, parts } = watched(false);
  progress.at(0, 100, '0 of 100 games');
  for (let game = 1; game <= 100; game++) {
    vi.advanceTimersByTime(1500);
    progress.at(game, 100, `${game} of 100 games`);
    if (game === 2) expect(parts).toEqual([]);
  }
  progress.done();
  expect(parts).toEqual([
    '2 of 100 games: about 3 min to go\n',
    '11 of 100 games: about 2 min to go\n',
    '44 of 100 games: about 84 s to go\n',
  ]);
});

test('it says so when nothing has come to its end yet, and how long it will take as soon as something has', () => {
  const { progress, parts } = watched(false);
  progress.at(0, 10, '0 of 10 games');
  vi.advanceTimersByTime(60_000);
  expect(parts).toEqual(['0 of 10 games: nothing to reckon with after 4 s\n']);
  progress.at(1, 10, '1 of 10 games');
  expect(parts[1]).toBe('1 of 10 games: about 9 min to go\n');
});

test('once it is over nothing more is said', () => {
  const { progress, parts } = watched(false);
  progress.at(0, 10, '0 of 10 games');
  progress.done();
  vi.advanceTimersByTime(60_000);
  expect(parts).toEqual([]);
});

test('a watched bar tells how long as well, and is wiped in the end', () => {
  const { progress, parts } = watched(true);
  progress.at(1, 10, '1 of 10 games');
  vi.advanceTimersByTime(10_000);
  progress.at(2, 10, '2 of 10 games');
  progress.done();
  expect(parts[0]).not.toContain('to go');
  expect(parts[1]).toContain('2 of 10 games, about 40 s to go');
  expect(parts[2]).toBe('\r\u001b[K');
});
