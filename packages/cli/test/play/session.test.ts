import { Readable, Writable } from 'node:stream';
import { loadGame } from '@undercroft/catalog';
import { Lines } from '@undercroft/terminal/lines.ts';
import { plain } from '@undercroft/terminal/plain.ts';
import { expect, test } from 'vitest';
import type { Io } from '../../src/io.ts';
import { newMatch } from '../../src/play/match.ts';
import { Session } from '../../src/play/session.ts';
import { freshFolder } from '../harness.ts';

function world(typed: string[]): { io: Io; text(): string } {
  const parts: string[] = [];
  const stdout = new Writable({ write: (chunk, _encoding, done) => done(void parts.push(String(chunk))) });
  const stdin = Readable.from(typed.map((line) => `${line}\n`));
  return { io: { stdin, stdout, stderr: stdout, isTTY: false, columns: 80, env: {}, cwd: freshFolder() }, text: () => parts.join('') };
}

test('a bot that breaks does not end the game: the usual answer is given and the log says so', async () => {
  const cellar = await loadGame('cellar');
  const dreamless: typeof cellar = {
    ...cellar,
    imagine() {
      throw new Error('cannot imagine that');
    },
  };
  const { io, text } = world(['{"might":1,"stamina":1,"wits":1}', 'hint', '1', '1']);
  const match = newMatch(dreamless, { seats: 2, seed: 'dreamless' });
  const company = { people: 1, bots: ['mcts:5'] };
  const session = new Session({ io, lines: new Lines(io), match, company, rules: [], board: plain, file: 'kept.json', pace: 'brisk' });
  expect(await session.play()).toBe(0);
  expect(text()).toContain('loses its thread (cannot imagine that) and does the usual');
  expect(text()).toContain('The bot has no idea either.');
  expect(match.log.some((d) => d.seat === 1)).toBe(true);
});

test('a game that breaks is saved before the error is told', async () => {
  const cellar = await loadGame('cellar');
  const broken: typeof cellar = { ...cellar, view: (t, viewer) => (t.round > 0 ? explode() : cellar.view(t, viewer)) };
  const { io, text } = world(['{"might":1,"stamina":1,"wits":1}', '1', '1', '1']);
  const match = newMatch(broken, { seats: 2, seed: 'broken' });
  const company = { people: 1, bots: ['random'] };
  const session = new Session({ io, lines: new Lines(io), match, company, rules: [], board: plain, file: 'kept.json', pace: 'brisk' });
  await expect(session.play()).rejects.toThrow('the candle fell over');
  expect(text()).toContain('Saved to kept.json');
});

function explode(): never {
  throw new Error('the candle fell over');
}
