import { expect, test } from 'vitest';
import { counts } from '../src/counts.ts';
import { asked, mayBeAsked, play, push, running, startAt, tableFor } from '../src/tables.ts';
import { bidding, breakGame } from './broken/base.ts';

const game = breakGame({});

test('a table can start in the middle, be played and say who is asked', () => {
  const t = tableFor(game, { seats: 2, seed: 4 });
  t.round = 3;
  startAt(game, t, running(bidding(), {}));
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'name', open: true }]);
  expect(play(game, t, { seat: 0, kind: 'name', n: 3 })).toMatchObject([{ type: 'rolled' }]);
  expect(asked(game, t)).toEqual([]);
});

test('something can be carried out on top of what waits', () => {
  const t = tableFor(game, { seats: 2 });
  expect(mayBeAsked(game, t)).toHaveLength(2);
  expect(push(game, t, game.play.procedures.boasting!, { decision: { seat: 1 } })).toEqual([{ type: 'boasted', seat: 1 }]);
  expect(mayBeAsked(game, t)).toEqual([{ seat: 0, kind: 'boast', may: true }]);
  expect(asked(game, t)).toHaveLength(2);
});

test('distinct tables are counted once', () => {
  const t = tableFor(game, { seats: 2, shut: ['boast'] });
  // Three bids each: six first answers, nine pairs however they came about, then draw or not.
  expect(counts(game, t, 3)).toEqual([6, 9, 18]);
});
