/** What leads nowhere is never gold, unless nothing else is open. */
import type { DecisionBase, Game } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { isHopelessOf } from '../../src/table/use-table.ts';

const MARCH = { seat: 0, kind: 'march' };
const NOWHERE = { seat: 0, kind: 'march', to: 'nowhere' };
const asked = (options: DecisionBase[]) => [{ ask: { seat: 0, kind: 'march' }, options, deadline: null }];
const judging = { bots: { hopeless: (_view: unknown, _ask: unknown, d: object) => 'to' in d } } as unknown as Game;

test('an answer that leads nowhere is known while another is open, and only then', () => {
  const isHopeless = isHopelessOf(judging, null, asked([MARCH, NOWHERE]));
  expect([isHopeless(NOWHERE), isHopeless(MARCH)]).toEqual([true, false]);
  expect(isHopelessOf(judging, null, asked([NOWHERE]))(NOWHERE)).toBe(false);
});

test('of what is not asked, or in a game that does not judge so, nothing is said', () => {
  expect(isHopelessOf(judging, null, [])(NOWHERE)).toBe(false);
  expect(isHopelessOf({ bots: {} } as unknown as Game, null, asked([MARCH, NOWHERE]))(NOWHERE)).toBe(false);
});
