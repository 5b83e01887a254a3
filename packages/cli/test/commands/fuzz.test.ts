import { readdirSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { loadGame } from '@undercroft/catalog';
import { expect, test } from 'vitest';
import { fuzzGame } from '../../src/commands/fuzz.ts';
import { expectOneLine, freshFolder, run } from '../harness.ts';

test('a sound game survives, and the report can be had as JSON', async () => {
  const { code, out, err } = await run(['fuzz', 'cellar', '--seconds', '1', '--seed', 'x', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ game: 'cellar', seed: 'x', crashes: 0, files: [] });
});

test('a game that breaks leaves a file that replay can tell', async () => {
  const cellar = await loadGame('cellar');
  const broken: typeof cellar = {
    ...cellar,
    play: {
      ...cellar.play,
      decide(t, d, out) {
        const anew = cellar.play.decide(t, d, out);
        if (t.round > 1) throw new Error('the candle fell over');
        return anew;
      },
    },
  };
  const cwd = freshFolder();
  const parts: string[] = [];
  const stdout = new Writable({ write: (chunk, _encoding, done) => done(void parts.push(String(chunk))) });
  const io = { stdin: Readable.from([]), stdout, stderr: stdout, isTTY: false, columns: 80, env: {}, cwd };
  expect(await fuzzGame(io, broken, { seconds: 0.2, seed: 'x', out: 'crashes', json: false })).toBe(1);
  expect(parts.join('')).toContain('the candle fell over');
  const [file = ''] = readdirSync(`${cwd}/crashes`);
  expect(file).toMatch(/^crash-[0-9a-f]{12}\.json$/);
  const replayed = await run(['replay', `crashes/${file}`], { cwd });
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain('Recorded: the candle fell over');
  expect(replayed.out).toContain('It does not break any more.');
});

test.each([[['fuzz']], [['fuzz', 'chess']], [['fuzz', 'cellar', '--seconds', 'x']], [['fuzz', 'cellar', '--frob']]])(
  '%j is bad usage',
  async (args) => {
    expectOneLine(await run(args));
  },
);
