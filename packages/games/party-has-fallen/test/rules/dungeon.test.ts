import { configFor, inLanguage, sfc32 } from '@undercroft/engine';
import { tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { LAYOUTS } from '../../src/content/layouts.ts';
import { kindName, kindOf, ROOM_NAMES } from '../../src/content/rooms.ts';
import { decksFor } from '../../src/decks.ts';
import { rulesFrom } from '../../src/house-rules.ts';
import { game } from '../../src/index.ts';
import { composition, presetLayout, randomLayout, roomCards, sizeOf, wrongWith } from '../../src/rules/dungeon.ts';
import { areNear, distance, drawingOf, isConnected, layoutOf, neighbours, squaresFrom } from '../../src/rules/layout.ts';
import { take, waiting } from '../table.ts';

const rules = (options: Record<string, unknown> = {}) =>
  rulesFrom(configFor(game, { seats: 4, options: { 'table.maxSeats': 12, ...options } }).options, 4);
const rooms = (seats: number, options: Record<string, unknown> = {}) => composition(seats, rules(options));
const row = (seats: number, options: Record<string, unknown> = {}) => {
  const c = rooms(seats, options);
  return [c.plain + c.exit + c.summon, c.summon, c.skill, c.item, c.event, sizeOf(c)];
};
const EXPANSION = { 'expansion.marauder': true };
const draw = (text: string) => layoutOf(squaresFrom(text)!);

test('PHF-005 PHF-007 half of a base dungeon is empty, one of them the only EXIT', () => {
  for (const n of [2, 3, 4, 5, 6, 7, 8]) {
    const { plain, exit, skill, item, event } = rooms(n);
    expect([exit, plain + exit]).toEqual([1, skill + item + event]);
  }
});

test('PHF-019 PHF-020 E-PHF-04 the base composition for each number of players', () => {
  expect([2, 3, 4, 5, 6, 7, 8].map((n) => row(n))).toEqual([
    [6, 0, 2, 2, 2, 12],
    [9, 0, 3, 3, 3, 18],
    [12, 0, 4, 4, 4, 24],
    [15, 0, 5, 5, 5, 30],
    [18, 0, 6, 6, 6, 36],
    [21, 0, 7, 7, 7, 42],
    [24, 0, 8, 8, 8, 48],
  ]);
});

test('PHF-024 R-PHF-02 V-PHF-30 the composition with the expansion: the table wins', () => {
  expect([2, 3, 4, 5, 6, 7, 8].map((n) => row(n, EXPANSION))).toEqual([
    [7, 1, 2, 2, 2, 13],
    [10, 2, 3, 3, 3, 19],
    [13, 2, 4, 4, 4, 25],
    [16, 3, 5, 5, 5, 31],
    [19, 3, 6, 6, 6, 37],
    [22, 4, 7, 7, 7, 43],
    [25, 4, 8, 8, 8, 49],
  ]);
  expect([2, 3, 4, 5, 6, 7, 8].map((n) => rooms(n, EXPANSION).plain)).toEqual([5, 7, 10, 12, 15, 17, 20]);
  expect(rooms(5, EXPANSION)).toEqual({ plain: 12, exit: 1, summon: 3, skill: 5, item: 5, event: 5 });
});

test('PHF-023 E-PHF-03 Summon rooms are half the players, rounded up', () => {
  expect([7, 8, 5, 6].map((n) => rooms(n, EXPANSION).summon)).toEqual([4, 4, 3, 3]);
});

test('PHF-006 PHF-004 the full base deck has 48 cards of four kinds and EXIT; the expansion has 4 Summon rooms', () => {
  const kinds = roomCards(rooms(8)).map(kindName);
  const count = (kind: string) => kinds.filter((k) => k === kind).length;
  expect([count('plain'), count('exit'), count('skill'), count('item'), count('event'), count('summon')]).toEqual([23, 1, 8, 8, 8, 0]);
  expect(ROOM_NAMES.plain.length).toBeGreaterThanOrEqual(23);
  expect([ROOM_NAMES.skill, ROOM_NAMES.item, ROOM_NAMES.event].map((names) => names.length)).toEqual([8, 8, 8]);
  expect(ROOM_NAMES.summon).toHaveLength(4);
});

test('PHF-021 [dungeon.mix] a smaller group may use the full deck', () => {
  expect(row(3, { 'dungeon.mix': 'full' })).toEqual([24, 0, 8, 8, 8, 48]);
  expect(row(10, { 'dungeon.mix': 'full' })).toEqual([30, 0, 10, 10, 10, 60]);
});

test('PHF-022 [dungeon.mix] any other mix of rooms', () => {
  const custom = { 'dungeon.mix': 'custom', 'mix.empty': 10, 'mix.skill': 1, 'mix.item': 6, 'mix.event': 3 };
  expect(row(3, custom)).toEqual([10, 0, 1, 6, 3, 20]);
  expect(row(3, { ...custom, ...EXPANSION, 'mix.summon': 3 })).toEqual([10, 3, 1, 6, 3, 20]);
});

test('PHF-025 R-PHF-51 [table.maxSeats] more players than eight, by the formula', () => {
  expect(row(12, EXPANSION)).toEqual([37, 6, 12, 12, 12, 73]);
  expect(game.play.checkConfig!(configFor(game, { seats: 12, options: { 'table.maxSeats': 12, ...EXPANSION } }))).toBeNull();
  expect(() => configFor(game, { seats: 9 })).toThrow(/at most 8/);
  // Twelve players and two more heroes: the expansion's four are in, whether or not the rest of it is.
  for (const seats of [9, 12]) expect(configFor(game, { seats, options: { 'table.maxSeats': 12 } }).seats).toBe(seats);
  expect(decksFor(12, rules())[1]).toHaveLength(14);
  expect(decksFor(8, rules())[1]).toHaveLength(10);
});

test('R-PHF-52 [dungeon.exits] up to three EXIT rooms, among the empty ones', () => {
  expect(rooms(4, { 'dungeon.exits': 3 })).toMatchObject({ plain: 9, exit: 3 });
  expect(row(4, { 'dungeon.exits': 3 })[5]).toBe(24);
});

test('PHF-017 seats: two to eight, four if nobody says', () => {
  expect(game.about.seats).toEqual({ min: 2, max: 12, usual: 4 });
  expect(() => configFor(game, { seats: 1 })).toThrow();
  for (const seats of [2, 8]) expect(configFor(game, { seats }).seats).toBe(seats);
});

test('R-PHF-36 R-PHF-39 a round cap that lets nobody win is refused with the reason', async () => {
  const withRounds = (cap: number, rounds: number) => () =>
    configFor(game, { seats: 4, options: { 'game.roundCap': cap, 'win.minRounds': rounds } });
  expect(() => configFor(game, { options: { 'game.roundCap': 2 } })).toThrow(
    /round cap of 2 nobody could ever win: 5 complete rounds come first, so a cap is at least 6.*\(R-PHF-39\)/,
  );
  for (const [cap, rounds] of [
    [1, 1],
    [5, 5],
    [9, 10],
  ] as const)
    expect(withRounds(cap, rounds)).toThrow('R-PHF-39');
  for (const [cap, rounds] of [
    [0, 10],
    [1, 0],
    [6, 5],
    [11, 10],
  ] as const)
    expect(withRounds(cap, rounds)).not.toThrow();
  const german = await inLanguage(game, 'de');
  const { options } = configFor(game, { seats: 4 });
  expect(german.play.checkConfig!({ seats: 4, options: { ...options, 'game.roundCap': 5 }, shut: [] })).toMatchObject({
    rule: 'R-PHF-39',
    message: expect.stringMatching(/^bei einer Rundengrenze von 5 könnte nie jemand gewinnen/),
  });
});

test('PHF-027 E-PHF-12 R-PHF-03 there is a connected preset of the right size for every number of players', () => {
  for (const options of [{}, EXPANSION]) {
    for (let seats = 2; seats <= 8; seats++) {
      const size = sizeOf(rooms(seats, options));
      expect(Object.keys(LAYOUTS)).toContain(String(size));
      const layout = presetLayout(size);
      expect([layout.squares.length / 2, isConnected(layout)]).toEqual([size, true]);
      expect(layout.outer.length).toBeGreaterThanOrEqual(seats);
    }
  }
  expect(presetLayout(48).squares).toHaveLength(96);
});

test('PHF-027 R-PHF-03 random layouts are connected, of any size, with corridors, loops and dead ends', () => {
  let [loops, deadEnds] = [0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const size = 12 + (seed % 40);
    const layout = randomLayout(sfc32(seed), size, 8 > size / 2 ? 4 : 8);
    expect([layout.squares.length / 2, isConnected(layout)]).toEqual([size, true]);
    const doors = Array.from({ length: size }, (_, room) => neighbours(layout, room).length);
    deadEnds += doors.filter((n) => n === 1).length;
    loops += doors.reduce((a, b) => a + b, 0) / 2 - size + 1;
  }
  expect(deadEnds).toBeGreaterThan(60);
  expect(loops).toBeGreaterThan(60);
});

test('R-PHF-03 a random layout has an outermost room for everybody', () => {
  for (let seed = 1; seed <= 20; seed++) expect(randomLayout(sfc32(seed), 40, 40).outer).toHaveLength(40);
});

test('R-PHF-09 outermost rooms touch the outside; those around a courtyard only do not', () => {
  const layout = draw('#####/#####/##.##/#####/#####');
  const inner = [6, 7, 8, 11, 12, 15, 16, 17];
  expect(layout.outer).toEqual(Array.from({ length: 24 }, (_, i) => i).filter((i) => !inner.includes(i)));
  expect(draw('###/#.#/###').outer).toHaveLength(8);
});

test('PHF-028 PHF-029 neighbouring squares are connected, diagonals are not', () => {
  const layout = draw('##/.#');
  expect([areNear(layout, 0, 1), areNear(layout, 1, 2), areNear(layout, 0, 2)]).toEqual([true, true, false]);
  expect(distance(layout, 0, 2)).toBe(2);
});

test('R-PHF-03 [dungeon.layout] custom: the first seat draws the dungeon, and only legal ones are accepted', () => {
  const t = tableFor(game, { seats: 2, options: { 'dungeon.layout': 'custom' } });
  expect(waiting(t)).toEqual(['0 layout']);
  const say = (drawing: string) => game.play.refuse(t, { seat: 0, kind: 'layout', drawing })?.message;
  expect(say('####/####')).toMatch(/12 rooms, not 8/);
  expect(say('####/..../####/####')).toMatch(/hang together/);
  expect(say('hello')).toMatch(/rows of/);
  take(t, { seat: 0, kind: 'layout', drawing: '####/####/####' });
  expect(drawingOf(t.layout)).toBe('####/####/####');
  expect(t.rooms).toHaveLength(12);
  expect(wrongWith('####/####/####', 12, 11)?.message).toMatch(/at least 11/);
});

test('PHF-026 PHF-003 the chosen cards are shuffled and laid out face-down, and a face-down room shows nothing', () => {
  const t = tableFor(game, { seats: 4 });
  const sorted = (cards: number[]) => cards.slice().sort((a, b) => a - b);
  expect(sorted(t.rooms)).toEqual(sorted(roomCards(rooms(4))));
  expect(t.rooms).not.toEqual(tableFor(game, { seats: 4, seed: 2 }).rooms);
  expect(t.open.every((open) => open === 0)).toBe(true);
  expect(game.sight.view(t, 0).rooms.every((card) => card === -1)).toBe(true);
  expect(game.sight.view(t, null).rooms.every((card) => card === -1)).toBe(true);
});

test('[dungeon.layout] random and [dungeon.mix] make tables that can be played', () => {
  const t = tableFor(game, { seats: 3, options: { 'dungeon.layout': 'random', 'dungeon.mix': 'full' } });
  expect([t.rooms.length, isConnected(t.layout)]).toEqual([48, true]);
  expect(t.rooms.filter((card) => kindOf(card) === 1)).toHaveLength(1);
});
