import { Readable, Writable } from 'node:stream';
import { decideFor, greedy } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { type DecisionBase, sfc32 } from '@undercroft/engine';
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
    sight: {
      ...cellar.sight,
      imagine() {
        throw new Error('cannot imagine that');
      },
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
  const broken: typeof cellar = {
    ...cellar,
    sight: { ...cellar.sight, view: (t, viewer) => (t.round > 0 ? explode() : cellar.sight.view(t, viewer)) },
  };
  const { io, text } = world(['{"might":1,"stamina":1,"wits":1}', '1', '1', '1']);
  const match = newMatch(broken, { seats: 2, seed: 'broken' });
  const company = { people: 1, bots: ['random'] };
  const session = new Session({ io, lines: new Lines(io), match, company, rules: [], board: plain, file: 'kept.json', pace: 'brisk' });
  await expect(session.play()).rejects.toThrow('the candle fell over');
  expect(text()).toContain('Saved to kept.json');
});

/** A match in which seat 0 has to say what it does in its turn. */
async function atTheirTurn() {
  const match = newMatch(await loadGame('party-has-fallen'), { seats: 3, seed: 'offers' });
  const random = sfc32(1);
  for (;;) {
    const ask = match.game.play.pending(match.table).find(({ may }) => !may)!;
    if (ask.seat === 0 && ask.kind === 'turn') return match;
    match.decide(decideFor(greedy, { game: match.game, t: match.table, ask }, random));
  }
}

test.each(['greedy', 'random', 'mcts:5'])('PHF-116 PHF-117 %s bots answer every offer of a turn, the second and third too', async (bot) => {
  const match = await atTheirTurn();
  const peace = (seat: number) => JSON.stringify({ kind: 'offer', moves: [], with: [seat], threat: false, pact: 'peace', promise: '' });
  const { io } = world([peace(1), peace(2), peace(1), 'quit']);
  const before = match.log.length;
  const company = { people: 1, bots: [bot, bot] };
  await new Session({ io, lines: new Lines(io), match, company, rules: [], board: plain, file: 'kept.json', pace: 'at-once' }).play();
  const said = match.log.slice(before).filter(({ kind }) => kind === 'offer' || kind === 'answerOffer');
  expect(said.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
    '0 offer',
    '1 answerOffer',
    '0 offer',
    '2 answerOffer',
    '0 offer',
    '1 answerOffer',
  ]);
});

test('R-PHF-43 PHF-117 the same quiet offer twice in a turn, and one made again after an undo, are answered each time', async () => {
  const match = await atTheirTurn();
  const peace = JSON.stringify({ kind: 'offer', moves: [], with: [1], threat: false, pact: 'peace', promise: '', quiet: true });
  const { io } = world([peace, peace, 'undo', peace, 'quit']);
  const before = match.log.length;
  const company = { people: 1, bots: ['greedy', 'greedy'] };
  const asked: string[] = [];
  const { decide } = match;
  match.decide = (d) => {
    const { seat, kind } = d as DecisionBase;
    if (match.log.length >= before && (kind === 'offer' || kind === 'answerOffer')) asked.push(`${seat} ${kind}`);
    return decide.call(match, d);
  };
  await new Session({ io, lines: new Lines(io), match, company, rules: [], board: plain, file: 'kept.json', pace: 'at-once' }).play();
  const once = ['0 offer', '1 answerOffer'];
  expect(asked).toEqual([...once, ...once, ...asked.slice(4, -2), ...once]);
});

function explode(): never {
  throw new Error('the candle fell over');
}
