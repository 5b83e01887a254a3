/** Poses, senses and launchers: what passes, what fails, and what each does to the die. */
import { describe, expect, test } from 'vitest';
import { lengthOf } from '../../src/throws/body/directions.ts';
import { perform } from '../../src/throws/body/perform.ts';
import type { Channels, ThrowKey, ThrowRecord } from '../../src/throws/index.ts';
import { isLauncher } from '../../src/throws/index.ts';
import { recordOf } from './outcomes.ts';

/** The record with these requirements, and what was seen of the first of them. */
function seen(wanted: readonly ThrowKey[], channels: Channels, more: Partial<ThrowRecord> = {}) {
  const record = recordOf({ channels, launchers: wanted.filter(isLauncher), ...more });
  const { motion, done } = perform({ record, wanted });
  const [first] = done;
  return { motion, passed: first!.passed, why: first!.why.split('.').at(-1)!, done };
}

const results = (wanted: readonly ThrowKey[], list: readonly (readonly [Channels, Partial<ThrowRecord>?])[]) =>
  list.map(([channels, more]) => seen(wanted, channels, more).why);

describe('poses', () => {
  test('DF-300 Dancing: a full turn, facing the board within 20°, thrown within 0.4 s', () => {
    const dancing = (turned: number, late: number) => ({ dancing: { turned, late } });
    expect(
      results(
        ['dancing'],
        [[dancing(3600, 400), { heading: 200 }], [dancing(3599, 100)], [dancing(3600, 401)], [dancing(3600, 100), { heading: -201 }]],
      ),
    ).toEqual(['done', 'short', 'late', 'facing']);
  });

  test('DF-300 what is left of the turn drags the die aside, less the longer one waits', () => {
    const aside = (late: number) => seen(['dancing'], { dancing: { turned: 3600, late } }).motion.velocity[0];
    expect(aside(0)).toBeLessThan(-200);
    expect(aside(400)).toBeGreaterThan(aside(0));
    expect(aside(400)).toBeLessThan(0);
  });

  test('DF-301 Backward: the body at least 150° off the board', () => {
    expect(
      results(
        ['backward'],
        [
          [{}, { heading: 1500 }],
          [{}, { heading: -1800 }],
          [{}, { heading: 1499 }],
        ],
      ),
    ).toEqual(['done', 'done', 'turned']);
  });

  test('R-DF-48 Dancing and Backward merge: the turn ends with the back to the board', () => {
    const channels: Channels = { dancing: { turned: 3700, late: 100 } };
    const both = (heading: number) => seen(['dancing', 'backward'], channels, { heading }).done.map(({ passed }) => passed);
    expect(both(1650)).toEqual([true, true]);
    expect(both(1550)).toEqual([false, true]);
    expect(both(0)).toEqual([false, false]);
  });

  test('DF-305 Under-the-table: at least 2 cm below the top and outside the outline', () => {
    expect(
      results(
        ['under-the-table'],
        [
          [{}, { place: [0, -570_000, -20_000] }],
          [{}, { place: [0, -570_000, -19_000] }],
          [{}, { place: [0, -540_000, -30_000] }],
        ],
      ),
    ).toEqual(['done', 'high', 'inside']);
  });

  test('DF-311 Jump: released between take-off and landing, with the speed of the jumper', () => {
    const jump = (after: number) => ({ jump: { after } });
    expect(results(['jump'], [[jump(1)], [jump(549)], [jump(0)], [jump(550)]])).toEqual(['done', 'done', 'early', 'late']);
    const up = (after: number) => seen(['jump'], jump(after)).motion.velocity[2];
    expect(up(275)).toBe(-300);
    expect(up(100)).toBeGreaterThan(1000);
    expect(up(500)).toBeLessThan(-2000);
  });

  test('DF-312 Far: at least 60 cm outside the edge', () => {
    expect(
      results(
        ['far'],
        [
          [{}, { place: [0, -1_150_000, 200_000] }],
          [{}, { place: [0, -1_149_000, 200_000] }],
        ],
      ),
    ).toEqual(['done', 'near']);
  });

  test('DF-317 Sitting: eyes below the table while aiming and releasing', () => {
    expect(
      results(
        ['sitting'],
        [
          [{}, { eye: -1 }],
          [{}, { eye: 0 }],
        ],
      ),
    ).toEqual(['done', 'rose']);
  });

  test('R-DF-48 Jump and Sitting merge: a seated hop, eyes still below the table', () => {
    const hop = (after: number, eye: number) => seen(['sitting', 'jump'], { jump: { after } }, { eye }).done.map(({ passed }) => passed);
    expect(hop(100, -60)).toEqual([true, true]);
    expect(hop(100, -20)).toEqual([false, true]);
    expect(hop(300, -60)).toEqual([true, false]);
  });

  test('DF-318 Under-the-leg: the hand comes through below the thigh', () => {
    const leg = (thigh: number): Channels => ({ 'under-the-leg': { thigh } });
    expect(results(['under-the-leg'], [[leg(220_000)], [leg(200_000)]])).toEqual(['done', 'over']);
  });

  test('R-DF-48 under the leg with a launcher that does not swing: the limb itself is under it', () => {
    const both = (thigh: number): Channels => ({ 'under-the-leg': { thigh }, nose: { tilt: 500, over: 1500, yaw: 0 } });
    const still: Partial<ThrowRecord> = { velocity: [0, 0, 0] };
    expect(
      results(
        ['under-the-leg', 'nose'],
        [
          [both(180_000), still],
          [both(179_000), still],
        ],
      ),
    ).toEqual(['done', 'over']);
  });
});

describe('senses', () => {
  test('DF-307 Blind: dark for half a second before release, without a peek', () => {
    const blind = (shut: number, peeked: number) => ({ blind: { shut, peeked } });
    expect(results(['blind'], [[blind(500, 0)], [blind(499, 0)], [blind(900, 1)]])).toEqual(['done', 'short', 'peeked']);
  });

  test('DF-308 Weak-hand: the other hand', () => {
    expect(results(['weak-hand'], [[{}, { hand: 'weak' }]])).toEqual(['done']);
  });
});

describe('launchers', () => {
  test('DF-302 Pious: held for 0.3 s, palms parted within 80 ms; the later one turns the die', () => {
    const pious = (held: number, apart: number) => ({ pious: { held, apart } });
    expect(results(['pious'], [[pious(300, 80)], [pious(299, 0)], [pious(300, -81)], [pious(400, 300)]])).toEqual([
      'done',
      'short',
      'apart',
      'apart',
    ]);
    expect(seen(['pious'], pious(400, 60)).motion.spin[2]).toBe(9_000);
    expect(lengthOf(seen(['pious'], pious(400, 300)).motion.velocity)).toBeLessThan(100);
  });

  test('DF-303 Catapult: the card sends it, from an overhang of 3 to 6 cm', () => {
    const catapult = (overhang: number, flick = 2000, pushed = 0) => ({ catapult: { overhang, flick, pushed, aside: 0 } });
    const at: Partial<ThrowRecord> = { place: [0, -580_000, 10_000] };
    expect(
      results(
        ['catapult'],
        [
          [catapult(30_000), at],
          [catapult(60_000), at],
          [catapult(29_000), at],
          [catapult(61_000), at],
          [catapult(45_000, 2000, 100), at],
          [catapult(45_000, 400), at],
        ],
      ),
    ).toEqual(['done', 'done', 'short', 'slid', 'pushed', 'weak']);
    const [, y, z] = seen(['catapult'], catapult(45_000), at).motion.velocity;
    expect(y).toBeGreaterThan(700);
    expect(z).toBeGreaterThan(700);
    // The longer the overhang, the steeper it flies.
    const steep = seen(['catapult'], catapult(60_000), at).motion.velocity;
    expect(steep[2] / steep[1]).toBeGreaterThan(z / y);
  });

  test('DF-304 Slam: tossed 15 cm, swatted down in the air', () => {
    const slam = (toss: number, swat: number) => ({ slam: { toss, swat } });
    const down: Partial<ThrowRecord> = { velocity: [0, 1200, -500] };
    expect(
      results(
        ['slam'],
        [
          [slam(1800, 200), down],
          [slam(1700, 200), down],
          [slam(1800, 60), down],
          [slam(1800, 900), down],
          [slam(1800, 200), { velocity: [0, 1200, -499] }],
        ],
      ),
    ).toEqual(['done', 'low', 'low', 'late', 'gentle']);
    const { motion } = seen(['slam'], slam(2000, 200), down);
    // 140 mm + 2000 · 0.2 − 9810 · 0.2² / 2
    expect(motion.place[2]).toBe(343_800);
    expect(motion.velocity).toEqual([0, 1200, -500]);
    expect(seen(['slam'], slam(1800, 900), down).motion.velocity).toEqual([0, 0, 1800]);
  });

  test('DF-306 Crossbow: a flick on the die, from a hand that is still; off the middle it spins', () => {
    const crossbow = (sway: number, aside: number, above = 0) => ({ crossbow: { sway, aside, above } });
    expect(results(['crossbow'], [[crossbow(299, 8_000)], [crossbow(300, 0)], [crossbow(0, 8_001)], [crossbow(0, 0, -9_000)]])).toEqual([
      'done',
      'sway',
      'missed',
      'missed',
    ]);
    const still = seen(['crossbow'], crossbow(0, 0)).motion;
    const struck = seen(['crossbow'], crossbow(0, 1_000)).motion;
    expect(still.spin).toEqual([30_000, 0, 0]);
    expect(Math.abs(struck.spin[2])).toBeGreaterThan(25_000);
    expect(lengthOf(seen(['crossbow'], crossbow(0, 8_000)).motion.spin)).toBeLessThanOrEqual(110_001);
  });

  test('DF-309 Head: on the plate until a thrust of half a metre a second', () => {
    const head = (lean: number, thrust: number, ramp = 500) => ({ head: { lean, thrust, ramp, yaw: 0 } });
    expect(results(['head'], [[head(700, 500)], [head(600, 900)], [head(700, 499)], [head(800, 2500, 100)]])).toEqual([
      'done',
      'slid',
      'slow',
      'stayed',
    ]);
    expect(lengthOf(seen(['head'], head(700, 1500)).motion.velocity)).toBeGreaterThan(1480);
    expect(lengthOf(seen(['head'], head(600, 1500)).motion.velocity)).toBeLessThan(100);
  });

  test('DF-313 Blow: by air alone, from a palm that keeps still and level', () => {
    const blow = (breath: number, palm = 0, tilt = 0) => ({ blow: { breath, palm, tilt, yaw: 0 } });
    expect(results(['blow'], [[blow(300)], [blow(300, 100)], [blow(300, 0, 200)], [blow(20)], [blow(300, 0, 150)]])).toEqual([
      'done',
      'palm',
      'tilt',
      'stayed',
      'helped',
    ]);
    const speed = (breath: number) => lengthOf(seen(['blow'], blow(breath)).motion.velocity);
    expect(speed(300)).toBeGreaterThan(800);
    expect(speed(110)).toBeLessThan(speed(300));
  });

  test("DF-315 Borrowed-hand: flung by the wrist, not slipped from the palm; the neighbour's wobble turns it", () => {
    const hand = (tilt: number, wrist: number, wobble = 0) => ({ 'borrowed-hand': { tilt, wrist, yaw: 0, wobble } });
    expect(results(['borrowed-hand'], [[hand(350, 400)], [hand(351, 1500)], [hand(100, 399)]])).toEqual(['done', 'slipped', 'slow']);
    expect(seen(['borrowed-hand'], hand(100, 1500)).motion.velocity[0]).toBe(0);
    expect(seen(['borrowed-hand'], hand(100, 1500, 100)).motion.velocity[0]).toBeLessThan(-100);
  });

  test.each(['nose', 'elbow'] as const)('DF-316 DF-319 %s: rolls off by tilting, slowly', (key) => {
    const lever = (tilt: number, over: number): Channels => ({ [key]: { tilt, over, yaw: 0 } });
    expect(results([key], [[lever(500, 1500)], [lever(150, 1500)], [lever(700, 250)]])).toEqual(['done', 'stuck', 'flung']);
    const rolled = seen([key], lever(500, 1500)).motion;
    expect(rolled.velocity[1]).toBeGreaterThan(200);
    expect(rolled.velocity[2]).toBeLessThan(0);
    // It rolls forward: about the axis to the thrower's left.
    expect(rolled.spin[0]).toBeLessThan(-20_000);
    expect(lengthOf(seen([key], lever(780, 1500)).motion.velocity)).toBeGreaterThan(
      lengthOf(seen([key], lever(450, 1500)).motion.velocity),
    );
  });

  test('R-DF-48 two launchers chain: each must pass on its own stretch, the last one aims', () => {
    const channels: Channels = { elbow: { tilt: 500, over: 1500, yaw: 0 }, slam: { toss: 2000, swat: 200 } };
    const down: Partial<ThrowRecord> = { velocity: [0, 1200, -900] };
    const last = (launchers: ThrowRecord['launchers'], levers = channels) =>
      perform({ record: recordOf({ ...down, channels: levers, launchers }), wanted: ['slam', 'elbow'] });
    expect(last(['elbow', 'slam']).motion.velocity).toEqual([0, 1200, -900]);
    expect(last(['slam', 'elbow']).motion.velocity).not.toEqual([0, 1200, -900]);
    const stuck = last(['elbow', 'slam'], { ...channels, elbow: { tilt: 100, over: 1500, yaw: 0 } });
    expect(stuck.done.map(({ key, passed }) => [key, passed])).toEqual([
      ['slam', true],
      ['elbow', false],
    ]);
  });
});
