import { asked, play, running, startAt, tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { game as wholeGame } from '../../src/procedures/game.ts';
import { cellarWith, startTurn } from '../table.ts';

const rest = (seat: number) => ({ seat, kind: 'step' as const, to: 'stairs' as const });
const pack = (seat: number, might: number, stamina: number, wits: number) => ({ seat, kind: 'prepare' as const, might, stamina, wits });

test('CEL-001 everybody starts on the stairs with 3 life, no gold and no items', () => {
  const t = tableFor(game, { seats: 2 });
  for (const thief of t.thieves) expect(thief).toMatchObject({ room: 'stairs', life: 3, gold: 0, hand: [] });
});

test('CEL-002 all spread exactly 3 points, at once and unseen', () => {
  const t = tableFor(game, { seats: 2 });
  expect(asked(game, t)).toEqual([0, 1].map((seat) => ({ seat, kind: 'prepare', open: true })));
  expect(game.play.refuse(t, pack(0, 2, 2, 0))).toMatchObject({ code: 'against-the-rules', rule: 'CEL-002' });
  expect(game.play.refuse(t, pack(0, 4, -1, 0))).toMatchObject({ code: 'malformed' });
  play(game, t, pack(1, 3, 0, 0));
  expect(JSON.stringify(game.sight.view(t, 0))).not.toContain('"might":3');
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'prepare', open: true }]);
});

test('CEL-003 stamina gives life, wits give items', () => {
  const t = tableFor(game, { seats: 2 });
  play(game, t, pack(0, 1, 2, 0), pack(1, 0, 0, 3));
  expect(t.thieves[0]).toMatchObject({ might: 1, life: 5, hand: [] });
  expect(t.thieves[1]).toMatchObject({ might: 0, life: 3 });
  expect(t.thieves[1]!.hand).toHaveLength(3);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'step' }]);
});

test('CEL-004 every thief takes one turn a round, in seat order', () => {
  const t = cellarWith({});
  startTurn(t, 0);
  for (const seat of [0, 1, 2]) {
    expect(asked(game, t)).toEqual([{ seat, kind: 'step' }]);
    play(game, t, rest(seat));
  }
  expect(t.round).toBe(2);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'step' }]);
});

test('CEL-005 a full purse on the stairs at the end of the turn wins', () => {
  const t = cellarWith({ 0: { gold: 50 }, 1: { gold: 12 } });
  startTurn(t, 1);
  expect(play(game, t, rest(1))).toContainEqual({ type: 'escaped', seat: 1 });
  expect(game.play.outcome(t)).toEqual({ winners: [1], scores: [50, 12, 0], reason: 'escaped' });
});

test('CEL-005 one coin short, or one door away, is not enough', () => {
  const t = cellarWith({ 0: { gold: 11 }, 1: { gold: 12, room: 'larder' } });
  startTurn(t, 0);
  play(game, t, rest(0), { seat: 1, kind: 'step', to: 'larder' });
  expect(asked(game, t)).toEqual([{ seat: 2, kind: 'step' }]);
});

test.each([
  ['modest', 8],
  ['bulging', 16],
])('CEL-005 with a %s purse %i gold is enough, and one less is not', (purse, enough) => {
  const t = cellarWith({ 0: { gold: enough - 1 }, 1: { gold: enough } }, { seats: 2, options: { purse } });
  startTurn(t, 0);
  play(game, t, rest(0));
  expect(game.play.outcome(t)).toBeNull();
  play(game, t, rest(1));
  expect(game.play.outcome(t)?.winners).toEqual([1]);
});

test('CEL-006 when the candle is out the richest win together', () => {
  const t = cellarWith({ 0: { gold: 4 }, 1: { gold: 9, room: 'vault' }, 2: { gold: 9 } }, { seats: 3, options: { rounds: 2 } });
  t.round = 2;
  startAt(game, t, running(wholeGame, { next: 2 }, 'nextTurn'));
  expect(play(game, t, rest(2))).toContainEqual({ type: 'candleWentOut' });
  expect(game.play.outcome(t)).toEqual({ winners: [1, 2], scores: [4, 9, 9], reason: 'candle-out' });
  expect(asked(game, t)).toEqual([]);
});

test('CEL-024 with one purse all win once everybody is on the stairs with enough between them', () => {
  const t = cellarWith({ 0: { gold: 20 }, 1: { gold: 4 } }, { seats: 2, options: { together: true } });
  startTurn(t, 1);
  expect(play(game, t, rest(1))).toContainEqual({ type: 'escapedTogether', gold: 24 });
  expect(game.play.outcome(t)).toEqual({
    winners: [0, 1],
    scores: [20, 4],
    reason: 'escaped',
    sides: [{ name: 'party', seats: [0, 1], won: true, score: 24, rank: 'masters' }],
  });
});

test('CEL-024 nobody escapes alone, and a coin short or a door away is not enough', () => {
  const short = cellarWith({ 0: { gold: 23 } }, { seats: 2, options: { together: true } });
  const below = cellarWith({ 0: { gold: 24 }, 1: { room: 'larder' } }, { seats: 2, options: { together: true } });
  for (const t of [short, below]) {
    startTurn(t, 0);
    play(game, t, rest(0));
    expect(asked(game, t)).toEqual([{ seat: 1, kind: 'step' }]);
  }
});

test('CEL-026 the rank of all together goes by how much of their purses they filled', () => {
  for (const [gold, rank] of [
    [11, 'pickpockets'],
    [12, 'burglars'],
    [24, 'masters'],
  ] as const) {
    const t = cellarWith({ 0: { gold, room: 'vault' } }, { seats: 2, options: { together: true, rounds: 1 } });
    startTurn(t, 1);
    play(game, t, rest(1));
    expect(game.play.outcome(t)).toMatchObject({ winners: [], reason: 'candle-out', sides: [{ won: false, score: gold, rank }] });
  }
});
