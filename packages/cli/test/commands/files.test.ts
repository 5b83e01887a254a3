import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf, seedOf } from '@undercroft/engine';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { expectNarrow, expectOneLine, freshFolder, run } from '../harness.ts';

const cwd = freshFolder();
const write = (file: string, value: unknown): void =>
  writeFileSync(join(cwd, file), typeof value === 'string' ? value : JSON.stringify(value));
const read = (file: string) => JSON.parse(readFileSync(join(cwd, file), 'utf8'));

beforeAll(async () => {
  const args = ['play', 'cellar', '--bots', 'greedy,greedy', '--option', 'rounds=2', '--seed', 'files'];
  await run([...args, '--save', 'done.json'], { lines: Array.from({ length: 200 }, () => 'sample'), cwd });
  await run([...args, '--save', 'half.json'], { lines: ['sample', 'sample', 'sample'], cwd });
  mkdirSync(join(cwd, 'folder.json'));
});

test('verify says OK and how many decisions there were', async () => {
  const { code, out, err } = await run(['verify', 'done.json'], { cwd });
  expect({ code, err, out }).toEqual({ code: 0, err: '', out: `OK Cellar, ${read('done.json').log.length} decisions as recorded\n` });
  expect(JSON.parse((await run(['verify', 'done.json', '--json'], { cwd })).out)).toMatchObject({ ok: true, difference: null });
});

test('verify names the first difference and fails', async () => {
  const save = read('done.json');
  write('forged.json', { ...save, outcome: { ...save.outcome, winners: [] } });
  const forged = await run(['verify', 'forged.json'], { cwd });
  expect(forged).toMatchObject({ code: 1, err: '' });
  expect(forged.out).toContain('the result differs');
  write('cut.json', { ...save, log: save.log.slice(0, -1), events: save.events.slice(0, -1) });
  expect(await run(['verify', 'cut.json'], { cwd })).toMatchObject({ code: 1, err: '' });
});

test('verify says of an honest match that goes on how far it is as recorded, and of another what differs', async () => {
  const { code, out, err } = await run(['verify', 'half.json'], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^UNFINISHED Cellar, \d+ decisions as recorded so far/);
  expect(JSON.parse((await run(['verify', 'half.json', '--json'], { cwd })).out)).toMatchObject({ ok: true, finished: false });
  const save = read('half.json');
  for (const lie of [{ log: save.log.slice(0, -1) }, { seed: '0'.repeat(64) }, { fingerprint: [...save.fingerprint].reverse().join('') }]) {
    write('half-lie.json', { ...save, ...lie });
    const found = await run(['verify', 'half-lie.json'], { cwd });
    expect([Object.keys(lie), found.code, found.out.slice(0, 9), found.err]).toEqual([Object.keys(lie), 1, 'DIFFERENT', '']);
  }
  // A proof is of a finished match.
  const parts = { secret: 'ab'.repeat(32), tableId: 'here', entropy: [] };
  const proof = { ...parts, commit: commitOf(parts.secret), commits: [], without: [], round: 0, seed: seedOf(parts) };
  write('half-proof.json', { ...proof, match: { ...save, seed: seedOf(parts) } });
  expect(await run(['verify', 'half-proof.json'], { cwd })).toMatchObject({ code: 1, out: expect.stringContaining('not finished') });
});

test('verify checks the dice of a proof as a server gives it away, and names what does not fit', async () => {
  const entropy = [{ seat: 0, entropy: 'my own text' }];
  const parts = { secret: 'ab'.repeat(32), tableId: 'here', entropy };
  const seed = seedOf(parts);
  const args = ['play', 'cellar', '--bots', 'greedy,greedy', '--option', 'rounds=2', '--seed', seed, '--save', 'fair.json'];
  await run(args, { lines: Array.from({ length: 200 }, () => 'sample'), cwd });
  const commits = [{ seat: 0, commit: commitOf('my own text') }];
  const proof = { ...parts, commit: commitOf(parts.secret), commits, without: [], round: 0, seed, match: read('fair.json') };
  write('proof.json', proof);
  expect(await run(['verify', 'proof.json'], { cwd })).toMatchObject({ code: 0, err: '' });
  const tried = [{ seat: 0, entropy: 'tried until it pleased' }];
  const lies: [lie: object, says: string][] = [
    [{ entropy: tried, seed: seedOf({ ...parts, entropy: tried }) }, 'the text of seat 1 is not the one committed to'],
    [{ commit: commitOf('another') }, 'the secret is not the one the server committed to'],
    [{ entropy: [] }, 'the text of seat 1 was left out'],
    [{ match: read('done.json') }, 'another seed'],
  ];
  for (const [lie, says] of lies) {
    write('lie.json', { ...proof, ...lie });
    const found = await run(['verify', 'lie.json'], { cwd });
    expect(found).toMatchObject({ code: 1, err: '' });
    expect(found.out).toContain(says);
  }
  write('damaged.json', { ...proof, entropy: 7 });
  expect(await run(['verify', 'damaged.json'], { cwd })).toMatchObject({ code: 2, out: '' });
});

test('replay tells the story up to a decision, with the stack, the questions and the options', async () => {
  const { code, out, err } = await run(['replay', 'half.json', '--at', '3'], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('3 of ');
  expect(out).toContain('#3 {"seat":2');
  expect(out).not.toContain('#4');
  expect(out).toContain('game.afterTurn > turn.walk');
  expect(out).toContain('Ada must step');
  expect(out).toContain('1) {"seat":0,"kind":"step"');
  expectNarrow(out);
});

test('replay as a seat shows what that seat may know', async () => {
  const all = JSON.parse((await run(['replay', 'half.json', '--json'], { cwd })).out);
  const own = JSON.parse((await run(['replay', 'half.json', '--seat', '1', '--json'], { cwd })).out);
  expect(all.stack).toBeDefined();
  expect(own.stack).toBeUndefined();
  expect(own.view.viewer).toBe(1);
  expect(own.log.every((d: { seat: number }) => d.seat === 1)).toBe(true);
  expect(JSON.stringify(own.events)).not.toContain('"card":"rolling-pin","seat":0');
});

test('a log that breaks off is told as far as it goes', async () => {
  const save = read('half.json');
  write('broken.json', { ...save, log: [...save.log, { seat: 0, kind: 'fly' }] });
  const { code, out } = await run(['replay', 'broken.json'], { cwd });
  expect(code).toBe(1);
  expect(out).toMatch(/decision \d+ is refused: seat 0 is not asked for 'fly'/);
});

const BAD_FILES = {
  'truncated.json': () => JSON.stringify(read('done.json')).slice(0, -40),
  'empty.json': () => '',
  'number.json': () => '7',
  'format.json': () => ({ ...read('done.json'), format: 'chess-1' }),
  'game.json': () => ({ ...read('done.json'), game: 'chess' }),
  'seats.json': () => ({ ...read('done.json'), seats: 40 }),
  'options.json': () => ({ ...read('done.json'), options: { rounds: 'many' } }),
  'seed.json': () => ({ ...read('done.json'), seed: 'x' }),
  'log.json': () => ({ ...read('done.json'), log: null }),
};

test.each(Object.entries(BAD_FILES))('%s is refused by every command that reads matches', async (file, content) => {
  write(file, content());
  for (const args of [
    ['verify', file],
    ['replay', file],
    ['play', 'cellar', '--resume', file],
  ])
    expectOneLine(await run(args, { cwd }));
});

test('damage inside a match is noticed when it is resumed', async () => {
  const save = read('half.json');
  write('damaged.json', { ...save, fingerprint: save.fingerprint.replace(/^./, (c: string) => (c === '0' ? '1' : '0')) });
  expectOneLine(await run(['play', 'cellar', '--resume', 'damaged.json'], { cwd }));
  write('illegal.json', { ...save, log: [{ seat: 0, kind: 'step', to: 'moon' }] });
  expectOneLine(await run(['play', 'cellar', '--resume', 'illegal.json'], { cwd }));
  expectOneLine(await run(['play', 'table-dungeon', '--resume', 'half.json'], { cwd }));
});

test.each([['nowhere.json'], ['folder.json'], ['']])('the file %j cannot be read', async (file) => {
  for (const command of ['verify', 'replay']) expectOneLine(await run([command, file], { cwd }));
});

test('replay refuses decisions and seats that do not exist', async () => {
  for (const more of [['--at', '999'], ['--at', '-1'], ['--at', 'x'], ['--seat', '3'], ['--frob']]) {
    expectOneLine(await run(['replay', 'half.json', ...more], { cwd }));
  }
});

test('arbitrary JSON is never more than one line and exit code 2', async () => {
  const shape = fc.record(
    {
      format: fc.constantFrom('undercroft-match-1', 'undercroft-crash-1'),
      game: fc.constantFrom('cellar', 'table-dungeon'),
      version: fc.string(),
      content: fc.string(),
      seed: fc.constantFrom('a'.repeat(64), 'x'),
      seats: fc.integer({ min: -1, max: 5 }),
      options: fc.oneof(fc.jsonValue(), fc.constant({})),
      shut: fc.array(fc.string()),
      log: fc.array(fc.jsonValue(), { minLength: 1 }),
      fingerprint: fc.string(),
      company: fc.jsonValue(),
    },
    { requiredKeys: ['format'] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), shape), async (value) => {
      write('any.json', value);
      expectOneLine(await run(['play', 'cellar', '--resume', 'any.json'], { cwd }));
      for (const command of ['verify', 'replay']) {
        const result = await run([command, 'any.json'], { cwd });
        // What has the shape of a match is a match with a difference (1); everything else is no match (2).
        if (result.code !== 1) expectOneLine(result);
        expect(result.err + result.out).not.toMatch(/\n\s+at .*:\d+/);
      }
    }),
    { numRuns: 60 },
  );
});
