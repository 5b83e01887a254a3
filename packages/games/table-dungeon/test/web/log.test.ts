import { readFileSync } from 'node:fs';
import type { LogLine } from '@undercroft/board/contract.ts';
import { sayer } from '@undercroft/board/text.ts';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { ending } from '../../web/ending.ts';
import { logLine } from '../../web/log.ts';
import english from '../../web/messages/en.json' with { type: 'json' };
import { watchGame } from './play.ts';

const words = { say: (key: string) => key, ...game.words };
const say = sayer(english, 'en');
const MOMENTS = watchGame('the log', 3);
const LINES = MOMENTS.flatMap(({ events, after }) => events.flatMap((e) => [{ e, line: logLine(e, after, words, say) }]));

const number = (text: string) => Number(text.replace('−', '-').replace(/[+= ]/g, ''));

/** Checks every `=` on a slip against the signed numbers before it. */
function checkSums(slip: NonNullable<LogLine['slip']>): number {
  let sum = 0;
  let checked = 0;
  for (const [value] of slip) {
    if (value.startsWith('=')) {
      expect(number(value)).toBe(sum);
      checked++;
    }
    sum = /^[+−]/.test(value) ? sum + number(value) : number(value);
    if (value.startsWith('=')) sum = 0;
  }
  return checked;
}

test('the numbers on every slip add up to what they say', () => {
  const slips = LINES.filter(({ e }) => e.type !== 'rolledOff').flatMap(({ line }) => (line?.slip ? [line.slip] : []));
  const checked = slips.map(checkSums);
  expect(checked.length).toBeGreaterThan(40);
  expect(Math.min(...checked)).toBeGreaterThan(0);
});

test('every line is in the words of the game and names a rule of the reference', () => {
  const rules = readFileSync(game.about.rules, 'utf8');
  for (const { line } of LINES) if (line !== null) expect(rules).toContain(line.rule);
  expect(LINES.filter(({ line }) => line?.heading !== undefined).map(({ line }) => line?.heading)).toContain('Round 1');
});

test('the last page tells who won and has a figure for every seat', () => {
  const view = MOMENTS.at(-1)!.after;
  const names = ['Odo', 'Pim', 'Ham'];
  const page = ending(
    view,
    MOMENTS.flatMap(({ events }) => events),
    names,
    sayer(english, 'en'),
  );
  const winner = view.ending!.winners[0];
  expect(page.headline).toContain(winner === undefined ? 'Nobody' : names[winner]);
  for (const figure of page.figures) expect(figure.values).toHaveLength(3);
  expect(page.figures.find((f) => f.name === 'Points')!.values).toEqual(view.ending!.scores);
  expect(page.story.length).toBeGreaterThan(1);
});
