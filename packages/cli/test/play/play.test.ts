import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@undercroft/catalog';
import { below, loadMatch, type Save, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { expectNarrow, freshFolder, run } from '../harness.ts';

const GARBAGE = [
  '',
  '?',
  '0',
  '99',
  'frob',
  '{',
  '{"a":1}',
  '[]',
  'null',
  'why',
  'why 1',
  'why step',
  'rules',
  'rules gold',
  'log',
  'options',
  'board',
  'undo',
  'view',
  '\u001b[2J',
  '9'.repeat(40),
  'constructor',
  'why toString',
];

/** Lines somebody might type who neither reads nor cares: numbers mostly, rubbish often, undo now and then. */
function careless(seed: number, count: number): string[] {
  const random = sfc32(seed);
  return Array.from({ length: count }, () => {
    const n = below(random, 10);
    if (n === 0) return GARBAGE[below(random, GARBAGE.length)]!;
    if (n === 1) return 'sample';
    return below(random, 40) === 0 ? 'undo!' : String(1 + below(random, 4));
  });
}

const saved = (folder: string, file: string): Save => JSON.parse(readFileSync(join(folder, file), 'utf8'));

test.each([
  ['cellar', 1],
  ['cellar', 2],
  ['table-dungeon', 3],
  ['table-dungeon', 4],
  ['party-has-fallen', 5],
] as const)('a whole game of %s is played to its end with careless typing (%i)', async (slug, seed) => {
  const cwd = freshFolder();
  const args = ['play', slug, '--bots', 'greedy,random', '--seats', '3', '--seed', `whole ${seed}`, '--save', 'end.json'];
  const { code, out, err } = await run(args, { lines: careless(seed, 6000), cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The end');
  expect(out).toContain('undercroft verify end.json');
  expectNarrow(out);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is typed must not reach the terminal as a command
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  expect(saved(cwd, 'end.json').outcome).toBeDefined();
  expect(await run(['verify', 'end.json'], { cwd })).toMatchObject({ code: 0, err: '' });
});

test('end of input saves and leaves politely', async () => {
  const cwd = freshFolder();
  const { code, out, err } = await run(['play', 'cellar', '--bots', 'greedy,greedy'], { lines: ['sample'], cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('undercroft play cellar --resume cellar.save.json');
  expect(saved(cwd, 'cellar.save.json').log.length).toBeGreaterThan(0);
});

test('a game saved and resumed goes on as if it had never been left', async () => {
  const people = ['play', 'cellar', '--seats', '2', '--people', '2', '--seed', 'resume', '--option', 'rounds=4'];
  // Enter for the hand-over after every line: where nobody waits for it, it does nothing.
  const typed = ['', '{"might":1,"stamina":1,"wits":1}', '', '{"might":0,"stamina":2,"wits":1}', ''].concat(
    Array.from({ length: 24 }, (_, i) => [String((i % 2) + 1), '']).flat(),
  );
  const straight = freshFolder();
  await run([...people, '--save', 'a.json'], { lines: typed, cwd: straight });
  const broken = freshFolder();
  await run([...people, '--save', 'a.json'], { lines: typed.slice(0, 16), cwd: broken });
  const half = saved(broken, 'a.json');
  // A fresh start begins with a hand-over, which needs one more Enter; an Enter too many does nothing.
  await run(['play', 'cellar', '--resume', 'a.json'], { lines: ['', ...typed.slice(16)], cwd: broken });
  const whole = saved(straight, 'a.json');
  expect(half.log.length).toBeGreaterThan(2);
  expect(saved(broken, 'a.json').log.length).toBeGreaterThan(half.log.length);
  expect(saved(broken, 'a.json')).toEqual(whole);
});

test('resuming without doing anything changes nothing', async () => {
  const cwd = freshFolder();
  await run(['play', 'cellar', '--seed', 'x', '--bots', 'greedy,greedy'], { lines: ['sample', '1', '1'], cwd });
  const before = saved(cwd, 'cellar.save.json');
  const { out } = await run(['play', 'cellar', '--resume', 'cellar.save.json'], { lines: [], cwd });
  expect(saved(cwd, 'cellar.save.json')).toEqual(before);
  expect(out).toContain('What happened');
});

test('an answer can be reconsidered while the other person has yet to answer', async () => {
  const cwd = freshFolder();
  const args = ['play', 'cellar', '--seats', '2', '--people', '2', '--seed', 'undo'];
  const answer = '{"might":1,"stamina":1,"wits":1}';
  // The first seat answers, takes it back at the hand-over, and answers differently.
  const { out } = await run(args, { lines: ['', answer, 'reconsider', '{"might":3,"stamina":0,"wits":0}', '', answer], cwd });
  expect(out).toContain("Type 'reconsider'");
  const log = saved(cwd, 'cellar.save.json').log;
  expect(log.slice(0, 3)).toMatchObject([
    { seat: 0, kind: 'prepare', might: 1 },
    { seat: 0, kind: 'reconsider' },
    { seat: 0, kind: 'prepare', might: 3 },
  ]);
});

test('undo takes back what told nobody anything, and the log says so', async () => {
  const cwd = freshFolder();
  const args = ['play', 'table-dungeon', '--seats', '2', '--bots', 'random', '--seed', 'undo'];
  // Accent, class; then a claim, which is not the answer asked for, so it is still one's own turn.
  const { out } = await run(args, { lines: ['1', '1', 'claim', '4', 'undo', 'a', '', 'a', '1'], cwd });
  expect(out).toContain('took a decision back');
  expect(out).toContain('Left alone.');
  const claims = saved(cwd, 'table-dungeon.save.json').log.filter((d) => d.kind === 'claim' && d.seat === 0);
  expect(claims).toEqual([{ seat: 0, kind: 'claim', claim: 'low' }]);
});

test('alone among bots undo takes back also what they answered, as long as nothing was rolled or shown', async () => {
  const cwd = freshFolder();
  const args = ['play', 'party-has-fallen', '--bots', 'greedy,greedy,greedy', '--seed', 'a'];
  // A goal, a class, a room to begin in; then the bots choose theirs.
  const { out } = await run(args, { lines: ['1', '1', '1', 'undo', '2'], cwd });
  expect(out).toContain('took a decision back');
  const own = saved(cwd, 'party-has-fallen.save.json').log.filter((d) => d.seat === 0);
  expect(own).toHaveLength(3);
});

test('undo refuses to take information back; undo! does it among bots and notes it', async () => {
  const cwd = freshFolder();
  const lines = ['sample', '1', 'undo', 'undo!', 'log'];
  const { out } = await run(['play', 'cellar', '--bots', 'greedy,greedy', '--seed', 'a'], { lines, cwd });
  expect(out).toContain('cannot simply be taken back');
  expect(out).toContain('turned back time');
  const game = await loadGame('cellar');
  const match = loadMatch(game, saved(cwd, 'cellar.save.json'));
  expect(match.log.filter((d) => d.seat === 0)).toHaveLength(1);
});

test('with other people at the table nothing seen is taken back', async () => {
  const prepare = '{"might":1,"stamina":1,"wits":1}';
  const { out } = await run(['play', 'cellar', '--seats', '2', '--people', '2', '--seed', 'b'], {
    lines: ['', prepare, '', prepare, '', '1', '', 'undo!'],
  });
  expect(out).toContain('what they have seen cannot be taken back');
});

test('whoever is out of the game is told how it goes on', async () => {
  const args = ['play', 'table-dungeon', '--seats', '3', '--bots', 'greedy,greedy', '--option', 'seat.leave=removed', '--seed', 'out'];
  const { code, out } = await run(args, { lines: ['1', '1', 'leave'] });
  expect(code).toBe(0);
  const after = out.slice(out.indexOf('leave\n'));
  expect(after).toMatch(/· Round \d+\. .*rolls/);
  expect(after).toContain('The end');
});

test('an answer the rules forbid is explained with its rule', async () => {
  const { out } = await run(['play', 'cellar', '--bots', 'greedy,greedy'], {
    lines: ['{"might":9,"stamina":0,"wits":0}', 'why {"kind":"step","to":"crypt"}'],
  });
  expect(out).toMatch(/CEL-\d{3} {3}/);
});

test('a hint ranks the options, save keeps the match, view prints JSON', async () => {
  const cwd = freshFolder();
  const lines = ['sample', 'hint', 'save mine.json', 'save no/such/folder.json', 'view'];
  const { code, out } = await run(['play', 'cellar', '--bots', 'greedy,greedy'], { lines, cwd });
  expect(code).toBe(0);
  expect(out).toMatch(/\d\) .*█+░* \d\.\d\d/);
  expect(out).toContain('Saved to mine.json.');
  expect(out).toContain('cannot write no/such/folder.json: there is no such file');
  expect(out).toContain('"round": 1');
  expect(saved(cwd, 'mine.json').log.length).toBeGreaterThan(0);
});

test('the end of a party says whether all won, with one score and a rank', async () => {
  const cwd = freshFolder();
  const args = [
    'play',
    'cellar',
    '--seats',
    '2',
    '--bots',
    'greedy',
    '--seed',
    'together',
    '--option',
    'together=on',
    '--save',
    'end.json',
  ];
  const { code, out } = await run(args, { lines: careless(11, 3000), cwd });
  expect(code).toBe(0);
  const [party] = saved(cwd, 'end.json').outcome!.sides!;
  expect(out).toContain(party!.won ? 'The thieves: won!' : 'The thieves: lost, all together.');
  expect(out).toMatch(new RegExp(`The thieves: ${party!.score} points?, (master thieves|burglars|pickpockets)\\.`));
});

test.each([
  ['cellar', 21, 'house'],
  ['table-dungeon', 22, 'people'],
  ['party-has-fallen', 23, 'people'],
  ['cellar', 24, 'people'],
] as const)('%s (%i) with dice of the %s comes to its end, and says whether they can be verified', async (slug, seed, dice) => {
  const cwd = freshFolder();
  const args = ['play', slug, '--bots', 'greedy,random', '--seats', '3', '--seed', `dice ${seed}`, '--dice', dice, '--save', 'end.json'];
  const { code, out, err } = await run(args, { lines: careless(seed, 9000), cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const people = dice === 'people';
  expect(out.includes('Roll the die: what does it show?')).toBe(people);
  expect(/rolls a die: it shows \d|lets the house roll/.test(out)).toBe(people);
  const verified = await run(['verify', 'end.json'], { cwd });
  expect(verified.code).toBe(0);
  expect(verified.out.includes('nobody can verify')).toBe(people);
  expectNarrow(out);
});

test('somebody who leaves in the middle of a die goes on with it', async () => {
  const cwd = freshFolder();
  const typed = careless(31, 9000);
  const args = ['play', 'table-dungeon', '--bots', 'greedy', '--seats', '2', '--seed', 'dice', '--dice', 'people', '--save', 'half.json'];
  let first = 1;
  // As many lines as lead to the first die.
  for (; first < 200; first++) if ((await run(args, { lines: typed.slice(0, first), cwd })).out.includes('Roll the die')) break;
  const half = saved(cwd, 'half.json');
  expect(half.dice).toBe('people');
  const { code, out } = await run(['play', 'table-dungeon', '--resume', 'half.json'], { lines: ['3', ...typed], cwd });
  expect(code).toBe(0);
  expect(out).toContain('rolls a die: it shows 3.');
  expect(out).toContain('The end');
  expect(await run(['play', 'table-dungeon', '--dice', 'loaded'], { cwd })).toMatchObject({ code: 2 });
});
