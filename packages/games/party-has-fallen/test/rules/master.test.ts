import { configFor, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import type { Decision } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import { setup, type Table } from '../../src/table.ts';
import { attack, canDo, dice, hps, join, may, pass, roll, type Scene, take, told, turnOf, waiting, why } from '../table.ts';

const MASTER = 2;
const scene: Scene = {
  map: 'PPs',
  party: [{ goal: 'Hatstand' }, { items: ['Half a Crown'] }],
  options: { 'dm.extra': true, 'items.hidden': true },
};
const withPowers = (powers: string, options = {}): Scene => ({ ...scene, options: { 'dm.extra': true, 'dm.powers': powers, ...options } });
const propose = (seat: number, to = 7): Decision => ({ seat, kind: 'propose', reason: 'Poison.', fix: 'hp', who: 1, to });
const vote = (seat: number, yes: boolean): Decision => ({ seat, kind: 'vote', yes });
const narrate = (seat: number, text: string): Decision => ({ seat, kind: 'narrate', text });
const fresh = (seats: number, options: Record<string, unknown>): Table => {
  const t = setup(configFor(game, { seats, options }), sfc32(4));
  game.play.begin(t, null);
  return t;
};

test('PHF-138 R-PHF-49 [dm.extra] the last seat has no hero and is never asked to play', () => {
  const t = fresh(4, { 'dm.extra': true });
  expect(t.seats).toHaveLength(3);
  expect(waiting(t)).toEqual(['0 goal', '1 goal', '2 goal']);
  expect(t.rooms).toHaveLength(18);
  expect(game.words.seat(game.sight.view(t, 0), 3)).toBe('Dungeon master');
  expect(game.words.seat(game.sight.view(t, 0), 4)).toBe('nobody');
});

test('R-PHF-49 a dungeon master who does not play sees everything but what is to come', () => {
  const t = turnOf(scene);
  const view = game.sight.view(t, MASTER);
  expect(view.seats[0]).toMatchObject({ goal: t.seats[0]!.goal, goalLines: [false] });
  expect(view.seats[1]!.items).toEqual(t.seats[1]!.items);
  expect(view.rooms).toEqual(t.rooms);
  expect(JSON.stringify(view)).not.toContain(JSON.stringify(t.draw[3]));
  for (const viewer of [0, 1, null]) expect(game.sight.view(t, viewer).rooms[2]).toBe(-1);
  expect(game.sight.view(t, 0).seats[1]).toMatchObject({ goal: -1, items: [] });
});

test('R-PHF-49 the one who sees everything is also told everything; the others are not', () => {
  const t = fresh(3, { 'dm.extra': true });
  const goals = [0, 1].map((seat) => game.play.options(t, { seat, kind: 'goal' })[0]!);
  const out = take(t, ...goals);
  const kept = told(out, 'goalKept').find((e) => e.seat === 0)!;
  const cardFor = (viewer: number | null) => {
    const seen = game.sight.redact(kept, viewer);
    return seen?.type === 'goalKept' && seen.card;
  };
  expect([cardFor(0), cardFor(2)]).toEqual([t.seats[0]!.goal, t.seats[0]!.goal]);
  expect([cardFor(1), cardFor(null)]).toEqual([null, null]);
});

test('R-PHF-49 a dungeon master who plays gets no hidden information', () => {
  const t = turnOf({ ...scene, options: { 'dm.seat': 1, 'items.hidden': true } });
  expect(game.sight.view(t, 0).seats[1]).toMatchObject({ goal: -1, items: [], itemCount: 1 });
  expect(game.sight.view(t, 0).rooms[2]).toBe(-1);
});

test('R-PHF-49 the others’ views do not depend on there being a dungeon master, but for the rule itself', () => {
  const views = [true, false].map((extra) => {
    const t = turnOf({ ...scene, options: { 'dm.extra': extra, 'items.hidden': true } });
    const { rules: _rules, stack: _stack, ...rest } = game.sight.view(t, 0);
    return rest;
  });
  expect(views[0]).toEqual(views[1]);
});

test('R-PHF-49 a fight is shown to the dungeon master when the dice are rolled, not while others still think', () => {
  const t = turnOf({ ...scene, party: [{}, {}, {}] });
  take(t, attack(1), join(2, 'defend'));
  expect(game.sight.view(t, 3).stack.at(-1)!.answers).toEqual([{ seat: 2, kind: 'join', sealed: true }]);
});

test('R-PHF-49 the game has a score for every seat, and the dungeon master never wins', () => {
  const t = turnOf({ ...scene, party: [{ goal: 'Hatstand' }, {}], options: { 'dm.extra': true, 'game.roundCap': 1, 'win.minRounds': 0 } });
  take(t, pass(0), pass(1));
  expect(game.play.outcome(t)).toEqual({ winners: [], scores: [0, 0, 0], reason: 'round-cap' });
});

test('R-PHF-49 [dm.powers] pickSkill: the one who does not play names the stat', () => {
  const t = turnOf({ ...withPowers('pickSkill'), map: 'PS' });
  dice(t, 1);
  take(t, roll());
  expect(waiting(t)).toEqual([`${MASTER} pickSkill`]);
  const out = take(t, { seat: MASTER, kind: 'pickSkill', stat: 3 });
  expect(told(out, 'statRolled')[0]).toMatchObject({ stat: 'int', by: MASTER });
});

test('R-PHF-49 R-PHF-50 adjudicate: the dungeon master decides what others propose, and does what it says itself', () => {
  const t = turnOf(withPowers('adjudicate'));
  take(t, propose(0));
  expect(waiting(t)).toEqual([`${MASTER} vote`]);
  take(t, vote(MASTER, false));
  expect(hps(t)).toEqual([20, 20]);
  const out = take(t, propose(MASTER));
  expect(told(out, 'voted')[0]).toMatchObject({ yes: [MASTER], no: [], applied: true });
  expect([hps(t), waiting(t)]).toEqual([[20, 7], ['0 turn']]);
});

test('R-PHF-49 R-PHF-50 without that power a dungeon master only breaks ties', () => {
  const t = turnOf({ ...withPowers('none', { 'table.vote': true }), party: [{}, {}, {}] });
  take(t, propose(0), vote(1, true), vote(2, false));
  expect(waiting(t)).toEqual(['3 vote']);
  const out = take(t, vote(3, true));
  expect(told(out, 'voted')[0]).toMatchObject({ yes: [1, 3], no: [2], applied: true });
  expect(hps(t)[1]).toBe(7);
  take(t, propose(0, 5), vote(1, false), vote(2, false));
  expect([hps(t)[1], waiting(t)]).toEqual([7, ['0 turn']]);
});

test('R-PHF-49 the vote of a playing dungeon master breaks a tie', () => {
  const party = [{}, {}, {}];
  const t = turnOf({ ...scene, party, options: { 'dm.seat': 2, 'table.vote': true } });
  take(t, propose(0), vote(1, true), vote(2, false));
  expect(hps(t)[1]).toBe(7);
  const other = turnOf({ ...scene, party, options: { 'dm.seat': 3, 'table.vote': true } });
  take(other, propose(0), vote(1, true), vote(2, false));
  expect(hps(other)[1]).toBe(20);
});

test('R-PHF-49 PHF-138 the dungeon master tells the story at any time, and everybody hears it', () => {
  const t = turnOf(scene);
  expect(may(t)).toContain(`${MASTER} narrate`);
  const out = take(t, narrate(MASTER, 'It smells of wet goblin.'));
  expect(out).toEqual([{ type: 'narrated', seat: MASTER, text: 'It smells of wet goblin.' }]);
  expect(game.words.event(game.sight.view(t, null), out[0]!)).toBe('It smells of wet goblin.');
  expect(waiting(t)).toEqual(['0 turn']);
  expect(may(fresh(3, { 'dm.extra': true }))).toEqual(['2 narrate']);
  expect(may(fresh(3, { 'dm.seat': 2 }))).toEqual(['1 narrate']);
  expect(may(fresh(3, {}))).toEqual([]);
});

test('R-PHF-49 tales are words, and not too many; the others have none to tell', () => {
  const t = turnOf(scene);
  const before = JSON.stringify(t);
  for (const text of ['', '   ', ' padded', 'x'.repeat(401)]) expect(game.play.refuse(t, narrate(MASTER, text))?.code).toBe('malformed');
  expect(game.play.refuse(t, { seat: MASTER, kind: 'narrate', text: 7 })?.code).toBe('malformed');
  expect(canDo(t, narrate(MASTER, 'x'.repeat(400)))).toBe(true);
  expect(why(t, narrate(0, 'Boo.'))).toBe('R-PHF-49');
  expect(JSON.stringify(t)).toBe(before);
});

test('R-PHF-49 a dungeon master who does not play draws a custom dungeon', () => {
  expect(waiting(fresh(3, { 'dm.extra': true, 'dungeon.layout': 'custom' }))).toEqual(['2 layout']);
  expect(waiting(fresh(3, { 'dungeon.layout': 'custom' }))).toEqual(['0 layout']);
});

test('R-PHF-49 tables that cannot be: two dungeon masters, one adventurer, a seat that is not there', () => {
  const wrong = (seats: number, options: Record<string, unknown>) => () => configFor(game, { seats, options });
  expect(wrong(2, { 'dm.extra': true })).toThrow('at least 3 seats');
  expect(wrong(4, { 'dm.extra': true, 'dm.seat': 1 })).toThrow('one dungeon master');
  expect(wrong(4, { 'dm.seat': 5 })).toThrow('there are 4');
  expect(configFor(game, { seats: 9, options: { 'dm.extra': true } }).seats).toBe(9);
  expect(wrong(9, {})).toThrow('at most 8 seats');
});
