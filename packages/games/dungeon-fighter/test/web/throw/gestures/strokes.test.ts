/** What fingers, mouse and two palms say. */
import { expect, test } from 'vitest';
import { elbowSwing } from '../../../../src/throws/body/rides.ts';
import { laid, lifted, NO_PALMS, partedBy } from '../../../../web/throw/gestures/palms.ts';
import { STARTS } from '../../../../web/throw/gestures/postures.ts';
import { isMeant, mirrored, type Point, roundOf, type Stroke, strokeFigures } from '../../../../web/throw/gestures/strokes.ts';
import { AIM, DOING, type Step } from '../../../../web/throw/gestures/table.ts';
import { AT_REST, powerOf } from '../../../../web/throw/hand.ts';

/** A straight stroke in so many ms. */
function straight(dx: number, dy: number, ms: number): Stroke {
  const points = Array.from({ length: 21 }, (_, i): Point => ({ x: 0.5 + (dx * i) / 20, y: 0.5 + (dy * i) / 20, t: (ms * i) / 20 }));
  return { points, middle: { x: 0.5, y: 0.5 } };
}

/** Round the middle by so many degrees in so many ms. */
function circle(degrees: number, ms: number): Stroke {
  const at = (i: number) => (degrees * i * Math.PI) / 180 / 60;
  const points = Array.from(
    { length: 61 },
    (_, i): Point => ({ x: 0.5 + 0.2 * Math.cos(at(i)), y: 0.5 + 0.2 * Math.sin(at(i)), t: (ms * i) / 60 }),
  );
  return { points, middle: { x: 0.5, y: 0.5 } };
}

const ELBOW = DOING.elbow.launch![0] as Step;
const WHIRL = DOING.dancing.finale as Step;
const TOSS = DOING.slam.launch![0] as Step;

test('a pull throws against itself, harder the longer it is: half the room there is makes a good throw', () => {
  const { power, turn } = strokeFigures(straight(-0.1, 0.3, 300), AIM, STARTS);
  expect(power).toBeCloseTo(powerOf(Math.hypot(0.1, 0.3) / 0.5), 5);
  const near = (y: number) => ({ ...straight(0, 0.1, 300), points: [0, 0.1].map((dy, i) => ({ x: 0.5, y: y + dy, t: i * 300 })) });
  expect(strokeFigures(near(0.8), AIM, STARTS).power).toBeCloseTo(AT_REST.power, 5);
  expect(strokeFigures(near(0.5), AIM, STARTS).power).toBeLessThan(AT_REST.power);
  expect(turn).toBeCloseTo(18.4, 1);
  expect(isMeant(straight(0.005, 0.01, 100), AIM)).toBe(false);
});

test('DF-301 DF-308 backwards all axes are reversed, with the weak hand left is right', () => {
  const pull = straight(-0.1, 0.3, 300);
  expect(strokeFigures(mirrored(straight(0.1, -0.3, 300), true, false), AIM, STARTS)).toEqual(strokeFigures(pull, AIM, STARTS));
  expect(strokeFigures(mirrored(pull, false, true), AIM, STARTS).turn).toBeCloseTo(-18.4, 1);
});

test('DF-319 up leans the arm and aside turns it, both at once; in a hurry the die is flung', () => {
  const swing = (ms: number) => {
    const figures = strokeFigures(straight(0.1, -0.3, ms), ELBOW, STARTS);
    return elbowSwing({ tilt: figures['elbow.tilt']!, over: figures['elbow.over']!, yaw: 0 });
  };
  const { 'elbow.tilt': tilt, 'elbow.yaw': yaw } = strokeFigures(straight(0.1, -0.3, 1500), ELBOW, STARTS);
  expect(Math.round(tilt!)).toBe(540);
  expect(Math.round(yaw!)).toBe(-80);
  expect(swing(1500)).toBeLessThan(400);
  expect(swing(150)).toBeGreaterThan(400);
});

test('DF-300 a circle is a turn; how long one waits behind it is how late the throw is', () => {
  expect(roundOf(circle(270, 600))).toEqual({ turned: expect.closeTo(270, 5), wholeAt: null });
  const short = strokeFigures(circle(300, 600), WHIRL, STARTS);
  expect(short['dancing.turned']).toBeCloseTo(3000, 3);
  const whole = strokeFigures(circle(400, 800), WHIRL, STARTS);
  expect(whole['dancing.turned']).toBeGreaterThanOrEqual(3600);
  expect(whole['dancing.late']).toBeGreaterThan(50);
  expect(whole['dancing.late']).toBeLessThan(110);
  expect(whole.heading).toBeLessThan(200);
});

test('DF-304 a faster swipe tosses higher', () => {
  const toss = (ms: number) => strokeFigures(straight(0, -0.3, ms), TOSS, STARTS)['slam.toss']!;
  expect(toss(100)).toBeGreaterThan(toss(300));
  expect(isMeant(straight(0, 0.3, 100), TOSS)).toBe(false);
});

test('DF-302 two palms: how long both were laid on, and which one left first', () => {
  let palms = laid(laid(NO_PALMS, 'left', 0), 'right', 100);
  palms = lifted(palms, 'left', 520);
  expect(partedBy(palms)).toBeNull();
  expect(partedBy(lifted(palms, 'right', 560))).toEqual({ 'pious.held': 420, 'pious.apart': 40 });
});
