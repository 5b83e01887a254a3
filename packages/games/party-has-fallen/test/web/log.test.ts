import type { LogLine } from '@undercroft/board/contract.ts';
import { sayer } from '@undercroft/board/text.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { logLine } from '../../web/log.ts';
import english from '../../web/messages/en.json' with { type: 'json' };
import { watchGame } from './play.ts';

const words = { say: (key: string) => key, ...game.words };
const say = sayer(english, 'en');

const LINES = [...watchGame('slips', 4), ...watchGame('haunted slips', 5, { 'expansion.marauder': true })].flatMap(({ events, after }) =>
  events.map((e) => ({ e, line: logLine(e, after, words, say) })),
);

const numberOf = (text: string): number => Number(text.replace('−', '-').replace('= ', ''));

/** Goes down a slip: what stands above each total must add up to it. */
function addsUp(slip: NonNullable<LogLine['slip']>): boolean {
  let sum = 0;
  for (const [value] of slip) {
    if (!value.startsWith('=')) sum += numberOf(value);
    else if (numberOf(value) !== sum) return false;
    else sum = 0;
  }
  return true;
}

describe.each(['moveRolled', 'fightRolled', 'checked', 'fought'] as const)('%s', (type) => {
  const slips = LINES.filter(({ e }) => e.type === type).map(({ line }) => line!.slip!);
  test('has slips whose numbers add up', () => {
    expect(slips.length).toBeGreaterThan(0);
    expect(slips.filter((slip) => !addsUp(slip))).toEqual([]);
  });
});

test('every line names the rule behind it', () => {
  for (const { line } of LINES) if (line !== null) expect(line.rule).toMatch(/^(R-)?PHF-\d+$/);
});

test('rounds are headings', () => {
  const rounds = LINES.filter(({ e }) => e.type === 'roundBegan');
  expect(rounds.map(({ line }) => line!.heading).slice(0, 2)).toEqual(['Round 1', 'Round 2']);
});
