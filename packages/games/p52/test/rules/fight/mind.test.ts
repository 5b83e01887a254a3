import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../../../src/content/scenarios.ts';
import { RULEBOOK } from '../../../src/house-rules.ts';
import {
  canAttack,
  type Hunter,
  type Prey,
  quarry,
  refuges,
  type Scene,
  stepsToward,
  stopsHere,
  victims,
} from '../../../src/rules/fight/mind.ts';
import { type Drawn, drawn, FIGURE_17 } from '../rooms/drawn.ts';

const { J, K } = DROWNED_BAILEY.enemies;
const reach = (to: number) => [{ from: 0, to, attack: to > 0 ? J.attack : K.attack }];
const hunter = (place: number, to = 0, movement = 1): Hunter => ({ place, sheet: { reaches: reach(to), movement }, lastAttacker: null });
const prey = (seat: number, place: number, changes: Partial<Prey> = {}): Prey => ({
  seat,
  place,
  hp: 10,
  maxHp: 20,
  hidden: false,
  untargetable: false,
  preferred: false,
  ...changes,
});
const scene = ({ room }: Drawn, preys: Prey[], changes: Partial<Scene> = {}): Scene => ({
  room,
  preys,
  attacked: [],
  costOf: () => 1,
  house: RULEBOOK,
  ...changes,
});
const seats = (preys: Prey[]): number[] => preys.map(({ seat }) => seat);

const LINE = drawn('a b c d e');

test('E-P52-36 P52-190 R-P52-44 attacks spread', () => {
  const [A, B, C] = [prey(0, 4, { hp: 5 }), prey(1, 3, { hp: 8, maxHp: 12 }), prey(2, 3, { hp: 8, maxHp: 20 })];
  const chosen = (attacked: number[]) => seats(victims(hunter(2, 3), scene(LINE, [A, B, C], { attacked })));
  expect(chosen([])).toEqual([0]);
  expect(chosen([0])).toEqual([2]);
  expect(chosen([0, 2])).toEqual([1]);
  expect(chosen([0, 1, 2])).toEqual([0]);
});

test('R-P52-44 or they all go for the weakest, or for whoever hit last', () => {
  const preys = [prey(0, 4, { hp: 5 }), prey(1, 3)];
  expect(seats(victims(hunter(2, 3), scene(LINE, preys, { attacked: [0], house: { ...RULEBOOK, focusFire: 'weakest' } })))).toEqual([0]);
  const bitter = { ...hunter(2, 3), lastAttacker: 1 };
  expect(seats(victims(bitter, scene(LINE, preys, { house: { ...RULEBOOK, focusFire: 'lastAttacker' } })))).toEqual([1]);
});

test('P52-189 P52-194 lowest health, then the greatest maximum, then chance', () => {
  const preys = [
    prey(0, 2, { hp: 4, maxHp: 9 }),
    prey(1, 2, { hp: 4, maxHp: 12 }),
    prey(2, 2, { hp: 4, maxHp: 12 }),
    prey(3, 2, { hp: 5 }),
  ];
  expect(seats(victims(hunter(2), scene(LINE, preys)))).toEqual([1, 2]);
  preys[0]!.preferred = true;
  expect(seats(victims(hunter(2), scene(LINE, preys)))).toEqual([0]);
});

test('P52-130 R-P52-28 a hidden character is a target on the same spot only', () => {
  const hidden = prey(0, 3, { hidden: true });
  expect(victims(hunter(2, 3), scene(LINE, [hidden]))).toEqual([]);
  expect(seats(victims(hunter(3, 3), scene(LINE, [hidden])))).toEqual([0]);
});

test('E-P52-17 P52-109 across a gap it cannot attack, but it comes', () => {
  const figure = drawn(FIGURE_17);
  const { room, at, signs } = figure;
  const player = prey(0, at('S'));
  expect(canAttack(room, hunter(at('a'), 9).sheet, at('a'), player)).toBe(false);
  expect(seats(quarry(hunter(at('a'), 9), scene(figure, [player])))).toEqual([0]);
  expect(signs(stepsToward(room, at('a'), at('S'), () => 1))).toBe('bd');
});

test('R-P52-46 the stunned are finished off, or spared while others stand', () => {
  const preys = [prey(0, 2, { hp: 0 }), prey(1, 2)];
  expect(seats(victims(hunter(2), scene(LINE, preys)))).toEqual([0]);
  expect(seats(victims(hunter(2), scene(LINE, preys, { house: { ...RULEBOOK, spareStunned: true } })))).toEqual([1]);
  expect(seats(victims(hunter(2), scene(LINE, preys.slice(0, 1), { house: { ...RULEBOOK, spareStunned: true } })))).toEqual([0]);
});

test('P52-191 R-P52-45 it walks toward the nearest by movement, ties to the weakest', () => {
  const preys = [prey(0, 0), prey(1, 4, { hp: 9 })];
  expect(seats(quarry(hunter(2), scene(LINE, preys)))).toEqual([1]);
  expect(seats(quarry(hunter(2), scene(LINE, preys, { costOf: (place) => (place === 3 ? 2 : 1) })))).toEqual([0]);
});

test('R-P52-28 hidden characters are looked for only when nobody else is there', () => {
  const hidden = prey(0, 1, { hidden: true });
  expect(seats(quarry(hunter(2), scene(LINE, [hidden, prey(1, 4)])))).toEqual([1]);
  expect(seats(quarry(hunter(2), scene(LINE, [hidden])))).toEqual([0]);
});

test('R-P52-45 it stops where it can shoot, or only beside somebody', () => {
  const preys = [prey(0, 0)];
  expect(stopsHere(hunter(3, 3), scene(LINE, preys))).toBe(true);
  expect(stopsHere(hunter(3, 3), scene(LINE, preys, { house: { ...RULEBOOK, archersKeepDistance: false } }))).toBe(false);
  expect(stopsHere(hunter(0, 0), scene(LINE, preys, { house: { ...RULEBOOK, archersKeepDistance: false } }))).toBe(true);
  expect(stopsHere(hunter(3, 0), scene(LINE, preys))).toBe(false);
});

test('E-P52-29 P52-186 R-P52-43 it flees unless that brings it closer to another', () => {
  expect(refuges(hunter(2), scene(LINE, [prey(0, 1), prey(1, 4)]))).toEqual([]);
  expect(refuges(hunter(2), scene(LINE, [prey(0, 1)]))).toEqual([3]);
});

test('P52-187 R-P52-43 the farthest refuge, and all of them where several are', () => {
  expect(refuges(hunter(2, 0, 2), scene(LINE, [prey(0, 1)]))).toEqual([4]);
  const cross = drawn('. a .\nb c d\n. S .');
  expect(cross.signs(refuges(hunter(cross.at('c')), scene(cross, [prey(0, cross.at('S'))])))).toBe('abd');
});

test('R-P52-43 it never flees through a character', () => {
  const figure = drawn('a b c');
  expect(refuges(hunter(figure.at('b'), 0, 3), scene(figure, [prey(0, figure.at('b')), prey(1, figure.at('c'))]))).toEqual([
    figure.at('a'),
  ]);
});

test('R-P52-43 a place as near to the nearest player is no refuge', () => {
  // All around a ring both are two steps apart at most: wherever it goes, it stays beside one of them.
  const ring = drawn('a b\nd S');
  const preys = [prey(0, ring.at('b')), prey(1, ring.at('d'))];
  expect(refuges(hunter(ring.at('S'), 0, 3), scene(ring, preys))).toEqual([]);
});
