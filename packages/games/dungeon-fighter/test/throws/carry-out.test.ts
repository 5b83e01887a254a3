/** Whole throws: decision in, tremor, simulation, verdict out. */
import { copyRandom, sfc32 } from '@undercroft/engine';
import { FILM_SIZE } from '@undercroft/physics';
import { describe, expect, test } from 'vitest';
import {
  carryOut,
  filmReleased,
  filmThrow,
  isBeside,
  type Lying,
  type MissReason,
  plainThrow,
  type ThrowKey,
  type ThrowRecord,
} from '../../src/throws/index.ts';
import { shake } from '../../src/throws/tremor.ts';
import { LEVEL, RULES, recordOf } from './outcomes.ts';

const made = (record: ThrowRecord, wanted: readonly ThrowKey[] = [], lying: readonly Lying[] = [], seed = 1) =>
  carryOut(record, wanted, lying, 0, sfc32(seed));

const lie = (die: number, x: number, y: number, z = 10_500): Lying => ({ die, pose: { place: [x, y, z], turned: [...LEVEL] } });

test('the same decision and the same generator make the same throw, and JSON loses nothing of it', () => {
  const a = made(recordOf());
  expect(JSON.parse(JSON.stringify(a))).toEqual(a);
  expect(made(recordOf())).toEqual(a);
  expect(made(recordOf(), [], [], 2)).not.toEqual(a);
});

test('a film shows the very throw that counts, and can be made again from what was released', () => {
  const lying = [lie(1, 0, 0), lie(2, -60_000, -80_000)];
  const told = carryOut(recordOf(), [], lying, 0, sfc32(5));
  const { outcome, ...filmed } = filmThrow(recordOf(), [], lying, 0, sfc32(5));
  expect(filmed).toEqual(told);
  const again = filmReleased(told.released, lying, []);
  expect(again.rest).toEqual(told.lying.at(-1)!.pose);
  expect(again.film.dice[0]).toEqual(outcome.film.dice[0]);
  expect(again.film.dice[0]!.length).toBe((again.ticks + 1) * FILM_SIZE);
});

describe('tremor', () => {
  test('the decision alone does not decide: the hand trembles about 0.6° and 1.5 %', () => {
    const random = sfc32(9);
    const shaken = Array.from({ length: 2000 }, () => shake(recordOf({ velocity: [0, 2000, 0] }), 1, random));
    const spread = (list: number[]) => Math.sqrt(list.reduce((sum, x) => sum + x * x, 0) / list.length);
    const degrees = (spread(shaken.map(({ velocity }) => velocity[0] / 2000)) * 180) / Math.PI;
    expect(degrees).toBeGreaterThan(0.45);
    expect(degrees).toBeLessThan(0.75);
    const speed = spread(shaken.map(({ velocity }) => velocity[1] / 2000 - 1));
    expect(speed).toBeGreaterThan(0.012);
    expect(speed).toBeLessThan(0.022);
  });

  test('nobody holds a die quite as meant: it leaves the hand some 5° an axis off', () => {
    const random = sfc32(9);
    const shaken = Array.from({ length: 1000 }, () => shake(recordOf(), 1, random).turned);
    const degrees = [1, 2, 3].map((axis) => {
      const squares = shaken.reduce((sum, turned) => sum + (turned[axis]! / 32_767) ** 2, 0);
      return (2 * Math.sqrt(squares / shaken.length) * 180) / Math.PI;
    });
    for (const each of degrees) expect(each).toBeCloseTo(5, 0);
    expect(shaken.every((turned) => Math.abs(Math.sqrt(turned.reduce((sum, x) => sum + x * x, 0)) - 32_767) < 2)).toBe(true);
  });

  test('DF-308 a weak hand trembles 2.5 times as much', () => {
    const off = (hand: 'strong' | 'weak') => {
      const wanted: ThrowKey[] = hand === 'weak' ? ['weak-hand'] : [];
      const list = Array.from({ length: 300 }, (_, i) => carryOut(recordOf({ hand }), wanted, [], 0, sfc32(i)).released.velocity[0]);
      return Math.sqrt(list.reduce((sum, x) => sum + x * x, 0) / list.length);
    };
    expect(off('weak') / off('strong')).toBeCloseTo(2.5, 0);
  });

  test('it draws equally often, whatever is thrown', () => {
    const [a, b] = [sfc32(4), sfc32(4)];
    carryOut(recordOf(), [], [], 0, a);
    carryOut(recordOf({ velocity: [0, 4000, 1000], spin: [0, 0, 0] }), ['two-bounce'], [lie(1, 0, 0)], 5, b);
    expect(a).toEqual(copyRandom(b));
  });
});

describe('verdicts of whole throws', () => {
  /** A throw so slow and low that it lands where it is meant to. */
  const dropAt = (y: number): ThrowRecord =>
    recordOf({ place: [0, -471_000, 700_000], velocity: [0, Math.round((471 + y / 1000) / 0.376), 0], spin: [0, 0, 0] });

  test('DF-112 DF-117 straight onto the board is a miss for want of a bounce', () => {
    const { verdict } = made(dropAt(-100_000));
    expect(verdict.miss).toBe('no-bounce');
    expect(verdict.section).toBe(0);
    expect(verdict.facts).toMatchObject({ bounces: 0 });
  });

  test('DF-115 over the far edge it lies on the floor', () => {
    const { verdict, lying } = made(recordOf({ velocity: [0, 5500, 1500] }));
    expect(verdict.miss).toBe('off-table');
    expect(lying[0]!.pose.place[2]).toBeLessThan(-700_000);
  });

  test('R-DF-05 a die in a hole does not lie on the board, one on a bone does', () => {
    const fallen = Array.from({ length: 400 }, (_, seed) => made(recordOf(), [], [], seed).verdict);
    const lies = (reason: MissReason) => [...new Set(fallen.filter(({ miss }) => miss === reason).map(({ facts }) => facts.onBoard))];
    expect([lies('hole'), lies('bone'), lies('off-board')]).toEqual([[false], [true], [false]]);
  });

  test('DF-118 DF-110 a good throw bounces, lies on the board, and counts what it lies on', () => {
    const hit = Array.from({ length: 20 }, (_, seed) => made(recordOf(), [], [], seed)).find(({ verdict }) => verdict.miss === null)!;
    const { section, facts } = hit.verdict;
    expect(section).toBe(facts.lies);
    expect(facts.bounces).toBeGreaterThan(0);
    expect(facts.bouncedAt).toHaveLength(facts.bounces);
    const most = facts.shares.sections.reduce((best, part) => (part.share > best.share ? part : best));
    expect(most.section).toBe(section);
  });

  test('DF-117 a requirement that was not done is a miss, wherever the die lies', () => {
    const seed = Array.from({ length: 20 }, (_, i) => i).find((i) => made(recordOf(), [], [], i).verdict.miss === null)!;
    const { verdict } = made(recordOf({ heading: 0 }), ['backward'], [], seed);
    expect(verdict).toMatchObject({
      section: 0,
      miss: 'requirement',
      done: [{ key: 'backward', passed: false, why: 'seen.backward.turned', n: 0 }],
    });
    expect(verdict.facts.lies).toBeGreaterThan(0);
  });

  test('DF-097 R-DF-14 dice that lie there are obstacles, and stay in the list', () => {
    const wall = [-40_000, -20_000, 0, 20_000, 40_000].map((x, i) => lie(i + 3, x, -110_000));
    const thrown = Array.from({ length: 12 }, (_, seed) => made(recordOf({ velocity: [0, 1800, -300] }), [], wall, seed));
    expect(thrown.every(({ lying }) => lying.length === 6 && lying.at(-1)!.die === 0)).toBe(true);
    expect(thrown.some(({ verdict }) => verdict.facts.pushed.length > 0)).toBe(true);
  });

  test('R-DF-15 pushed dice lie where they were pushed, and only the thrown die is judged', () => {
    const wall = [-40_000, -20_000, 0, 20_000, 40_000].map((x, i) => lie(i + 3, x, -110_000));
    const { verdict, lying } = Array.from({ length: 12 }, (_, seed) => made(recordOf({ velocity: [0, 1800, -300] }), [], wall, seed)).find(
      (one) => one.verdict.facts.pushed.length > 0,
    )!;
    const [pushed] = verdict.facts.pushed;
    const [before, after] = [wall, lying].map((list) => list.find(({ die }) => die === pushed)!.pose.place);
    expect(after).not.toEqual(before);
    expect(verdict.facts.lies).toBe(verdict.miss === null ? verdict.section : verdict.facts.lies);
  });

  test('R-DF-16 with the house rule `cocked: rethrow` a crooked die on the board is thrown again', () => {
    const lying = [lie(3, 0, -100_000), lie(4, 17_000, -100_000), lie(5, -17_000, -100_000), lie(6, 0, -117_000), lie(7, 0, -83_000)];
    const rules = { ...RULES, cocked: 'rethrow' as const };
    const drops = Array.from({ length: 40 }, (_, seed) => carryOut(dropAt(-100_000), [], lying, 0, sfc32(seed), rules).verdict);
    const crooked = drops.filter(({ facts }) => facts.cocked && !isBeside(facts.reasons));
    expect(crooked.length).toBeGreaterThan(0);
    expect(crooked.every(({ rethrow }) => rethrow)).toBe(true);
    expect(drops.filter(({ facts }) => !facts.cocked).some(({ rethrow }) => rethrow)).toBe(false);
    const usual = Array.from({ length: 40 }, (_, seed) => carryOut(dropAt(-100_000), [], lying, 0, sfc32(seed)).verdict);
    expect(usual.some(({ rethrow }) => rethrow)).toBe(false);
  });
});

test('whoever runs out of time throws all the same', () => {
  const random = sfc32(8);
  const lying: Lying[] = [];
  for (const wanted of [[], ['blind'], ['elbow', 'slam'], ['card-jump', 'spin']] as ThrowKey[][]) {
    const { verdict } = carryOut(plainThrow(lying, wanted, random), wanted, lying, 1, random);
    expect(verdict.done.map(({ key }) => key)).toEqual(wanted);
  }
});
