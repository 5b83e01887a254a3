import { asked } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { P52Event } from '../../src/events.ts';
import type { Table } from '../../src/table.ts';
import { enemyAt, optionsOf, scene, startRounds } from '../fight.ts';
import { game, play, stack } from '../table.ts';

const out = (seat: number) => ({ seat, kind: 'act', do: 'exit' }) as const;
const mayWalk = (t: Table, seat = 0): boolean => optionsOf(t, seat).some((d) => d.do === 'exit');
/** Cards that bring nobody in at the end of a round. */
const QUIET = ['9♠', '9♥', '9♦', '9♣', '8♠', '8♥', '8♦', '8♣', '7♠'];
const moves = (events: readonly P52Event[], seat: number): number[] =>
  events.flatMap((e) => (e.type === 'moved' && e.seat === seat ? [e.to] : []));

/** A long room that is turned up, and its exit at the far end. */
function corridor(drawing = 'S a b d e f', heroes = 1) {
  const { t, at } = scene(
    drawing,
    Array.from({ length: heroes }, () => ({})),
  );
  t.exit = at('f');
  stack(t.action, ...QUIET);
  startRounds(t);
  return { t, at };
}

test('R-P52-36 one answer leads through an empty room, round after round, and the next question is to leave', () => {
  const { t, at } = corridor();
  expect(mayWalk(t)).toBe(true);
  const events = play(game, t, out(0));
  expect(t.heroes[0]!.place).toBe(at('f'));
  expect(moves(events, 0)).toHaveLength(5);
  // The rounds are the rules' own: each of them ends with the flip for those who linger.
  const rounds = events.filter(({ type }) => type === 'roundBegan').length;
  expect(events.filter(({ type }) => type === 'delayFlipped').length).toBe(rounds);
  expect(rounds).toBeGreaterThan(1);
  expect(optionsOf(t, 0).some((d) => d.do === 'leave')).toBe(true);
});

test('R-P52-36 each says it for itself; who is there first waits, and draws Stamina as whoever does nothing', () => {
  const { t, at } = corridor('S a b d e f', 2);
  t.heroes[1]!.place = at('e');
  play(game, t, out(1));
  // The other one is still asked.
  expect(asked(game, t).map(({ seat }) => seat)).toEqual([0]);
  const before = t.heroes[1]!.stamina.length;
  const events = play(game, t, out(0));
  expect([t.heroes[0]!.place, t.heroes[1]!.place]).toEqual([at('f'), at('f')]);
  expect(events.some((e) => e.type === 'passed' && e.seat === 1)).toBe(true);
  expect(t.heroes[1]!.stamina.length).toBeGreaterThanOrEqual(before);
  expect(optionsOf(t, 0).some((d) => d.do === 'leave')).toBe(true);
});

test('P52-229 R-P52-36 whoever comes in at the end of a round ends the walk', () => {
  const { t, at } = corridor();
  t.action.splice(0, t.action.length);
  stack(t.action, 'A♠', ...QUIET);
  const events = play(game, t, out(0));
  expect(events.some((e) => e.type === 'delayFlipped' && e.comes)).toBe(true);
  expect(t.enemies).toHaveLength(1);
  expect(t.heroes[0]!.place).not.toBe(at('f'));
  expect(mayWalk(t)).toBe(false);
});

test('R-P52-36 what is turned up on the way is looked at: whoever finds something is asked again', () => {
  const { t, at } = corridor('S a b d e f\n. . g . . .');
  t.spots[at('g')] = { ...t.spots[at('g')]!, card: -1, is: '' };
  play(game, t, out(0));
  expect(t.spots[at('g')]!.card).toBeGreaterThanOrEqual(0);
  expect(t.heroes[0]!.place).not.toBe(at('f'));
  expect(asked(game, t).length).toBe(1);
});

test('R-P52-36 nobody walks so past enemies, through traps, over what is face down, or to a barred exit', () => {
  expect(mayWalk(corridor('S a t d e f').t)).toBe(false);
  // Around the trap there is a way.
  expect(mayWalk(corridor('S a t d e f\n. b c g . .').t)).toBe(true);
  const { t, at } = corridor();
  t.spots[at('d')] = { ...t.spots[at('d')]!, card: -1, is: '' };
  expect(mayWalk(t)).toBe(false);
  const barred = corridor().t;
  barred.isBarred = true;
  expect(mayWalk(barred)).toBe(false);
  const met = corridor();
  enemyAt(met.t, 'K♠', met.at('f'));
  expect(mayWalk(met.t)).toBe(false);
  expect(game.play.refuse(met.t, out(0))).toMatchObject({ rule: 'R-P52-36' });
});

test('R-P52-36 in the last room of Trapped without its keys nobody waits for ever', () => {
  const { t } = corridor();
  t.quest = { ...t.quest, id: 'gate', rooms: 1 };
  play(game, t, out(0));
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'act' }]);
  expect(optionsOf(t, 0).some((d) => d.do === 'leave')).toBe(false);
});

test('P52-129 R-P52-36 rubble on the way is pushed through in two turns, and the walk goes on', () => {
  const { t, at } = scene('S x d', [{ cores: { Lift: 5, Think: 4, Balance: 3, Move: 1, Lead: 3 } }]);
  t.exit = at('d');
  stack(t.action, ...QUIET);
  startRounds(t);
  const events = play(game, t, out(0));
  expect(events.filter(({ type }) => type === 'pushed')).toHaveLength(1);
  expect(t.heroes[0]!.place).toBe(at('d'));
});
