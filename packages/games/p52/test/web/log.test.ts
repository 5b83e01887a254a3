import { sayer } from '@undercroft/board/text.ts';
import { total } from '@undercroft/mechanics';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { screenOf } from '../../web/board.tsx';
import { ending } from '../../web/ending.ts';
import { logLine, topics } from '../../web/log.ts';
import english from '../../web/messages/en.json' with { type: 'json' };
import { watchGame } from './play.ts';

const say = sayer(english, 'en');
const { speech } = game.words;
const words = { ...speech!.words(sayer(speech!.english, 'en') as never), say: sayer(speech!.english, 'en') as never };
const MOMENTS = watchGame('the log', 3);
const LINES = MOMENTS.flatMap(({ events, after }) => events.map((e) => ({ e, line: logLine(e, after, words, say) })));
const value = (text: string): number => Number(text.replace('−', '-').replace(/[+= ]/g, ''));

test('every line names a rule and a topic that can be looked for', () => {
  const known = [...topics.map(({ id }) => id), 'other'];
  for (const { line } of LINES) {
    if (line === null) continue;
    expect(line.rule).toMatch(/^(R-)?P52-\d{2,3}$/);
    expect(known).toContain(line.topic);
  }
});

test('the slip of a strike ends with its target and the parts that make it', () => {
  const struck = LINES.flatMap(({ e, line }) => (e.type === 'struck' ? [{ e, slip: line!.slip! }] : []));
  expect(struck.length).toBeGreaterThan(10);
  for (const { e, slip } of struck) {
    const at = slip.findLastIndex(([, source]) => source === 'target');
    expect(value(slip[at]![0])).toBe(e.target);
    expect(slip.slice(at + 1).reduce((sum, [n]) => sum + value(n), 0)).toBe(e.target);
  }
});

test('rooms and rounds begin chapters', () => {
  const headings = LINES.flatMap(({ line }) => line?.heading ?? []);
  expect(headings).toEqual(expect.arrayContaining(['A new room', 'Round 2', 'Round 3', 'The end']));
});

test('no sentence is left with an open place', () => {
  for (const { line } of LINES) expect(line?.text ?? '').not.toMatch(/\{\w+\}|undefined|NaN/);
});

test('the last page tells how it ended, and its figures are those of the log', () => {
  const events = MOMENTS.flatMap((moment) => moment.events);
  const last = MOMENTS.at(-1)!.after;
  const page = ending(last, events, ['Odo', 'Pim', 'Ham'], say);
  expect(page.story.length).toBeGreaterThan(3);
  const figure = (name: string) => page.figures.find((each) => each.name === name)!.values;
  expect(figure('Experience')).toEqual(
    [0, 1, 2].map((seat) => events.reduce((sum, e) => (e.type === 'expGained' && e.seat === seat ? sum + total(e.parts) : sum), 0)),
  );
  expect(figure('Level')).toEqual(last.heroes.map(({ sheet }) => sheet!.level));
});

test('the screen follows what runs: making, preparing, the room, growing', () => {
  const screens = MOMENTS.map(({ after }) => screenOf(after, 0, null));
  expect(screens[0]).toBe('create');
  expect(screens).toContain('prepare');
  expect(screens).toContain('fight');
  expect(screenOf(MOMENTS.find(({ after }) => after.quest.entered > 0)!.after, 0, 'layout')).toBe('prepare');
});
