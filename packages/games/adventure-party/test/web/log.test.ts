import { sayer } from '@undercroft/board/text.ts';
import { greedy } from '@undercroft/bots';
import { watchMatch } from '@undercroft/testkit/watch.ts';
import { expect, test } from 'vitest';
import { game, inEnglish } from '../../src/index.ts';
import { ending } from '../../web/ending.ts';
import { logLine, topics } from '../../web/log.ts';
import english from '../../web/messages/en.json' with { type: 'json' };
import { vpParts } from '../../web/parts/parties/vp.ts';

const say = sayer(english, 'en');
const { speech } = game.words;
const words = speech!.words(sayer(speech!.english, 'en') as never);
const inGame = { ...words, say: sayer(speech!.english, 'en') as never };
const NAMES = ['Odo', 'Pim', 'Ham'];
const MOMENTS = watchMatch(game, greedy, { seed: 'the log', seats: 3, options: {} });
const LINES = MOMENTS.flatMap(({ events, after }) => events.map((e) => ({ e, line: logLine(e, after, inGame, say) })));
const LAST = MOMENTS.at(-1)!.after;

test('every line names a rule and a topic that can be looked for', () => {
  const known = [...topics.map(({ id }) => id), 'other'];
  for (const { line } of LINES) {
    if (line === null) continue;
    expect(line.rule).toMatch(/^(R-)?AP-\d{2,3}$/);
    expect(known).toContain(line.topic);
  }
});

test('a roll opens into its dice in the order of the pool, a reroll into what it was and became', () => {
  const rolled = LINES.filter(({ e }) => e.type === 'rolled' && e.dice.length > 1);
  expect(rolled.length).toBeGreaterThan(5);
  for (const { e, line } of rolled) {
    if (e.type !== 'rolled') continue;
    expect(line?.slip?.map(([n]) => n)).toEqual(e.dice.map((_, i) => String(i + 1)));
  }
  const rerolled = LINES.find(({ e }) => e.type === 'rerolled');
  expect(rerolled?.line?.slip?.map(([n]) => n)).toContain('→');
});

test('what was paid for a hero is what the card says and what was saved', () => {
  const hired = LINES.flatMap(({ e, line }) => (e.type === 'hired' ? [line!.slip!] : []));
  expect(hired.length).toBeGreaterThan(5);
  const value = (text: string) => Number(text.replace('−', '-').replace(/[+= ]/g, ''));
  for (const slip of hired) expect(value(slip.at(-1)![0])).toBe(slip.slice(0, -1).reduce((sum, [n]) => sum + value(n), 0));
});

test('each round begins a chapter', () => {
  expect(LINES.flatMap(({ line }) => line?.heading ?? [])).toEqual(expect.arrayContaining(['Round 2', 'Round 3', 'The Final Boss']));
});

test('the sources of the points add up to the points', () => {
  for (const seat of LAST.seats)
    expect(vpParts(seat, say, inEnglish).reduce((sum, { vp }) => sum + vp, 0)).toBe(seat.vpWithRelics ?? seat.vp);
});

test('the last page tells who won, and its figures add up for every seat', () => {
  const all = MOMENTS.flatMap(({ events }) => events);
  const page = ending(LAST, all, NAMES, say);
  for (const winner of LAST.ending!.winners) expect(page.headline).toContain(NAMES[winner]);
  expect(page.story.length).toBeGreaterThan(2);
  const values = (name: string) => page.figures.find((each) => each.name === name)!.values.map(Number);
  expect(values('VP')).toEqual(LAST.ending!.scores);
  const parts = ['of quests', 'of the town', 'of the Arena', 'of the boss', 'of powers', 'of the retired', 'at the end (relics)'].map(
    values,
  );
  expect(NAMES.map((_, seat) => parts.reduce((sum, each) => sum + each[seat]!, 0))).toEqual(LAST.ending!.scores);
});
