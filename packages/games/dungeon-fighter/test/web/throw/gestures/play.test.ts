/** Special throws by presses alone: what one switch does, every device can. */
import { expect, test } from 'vitest';
import { isByHand } from '../../../../src/throws/check.ts';
import { checkThrow, isLauncher, type LauncherKey, THROW_KEYS, type ThrowKey } from '../../../../src/throws/index.ts';
import { draftFor, recordFrom } from '../../../../web/throw/gestures/draft.ts';
import { atStart, figuresAt, moveTo, nudge, type Play, press, tick } from '../../../../web/throw/gestures/play.ts';
import { pressesFor, type Step, stepsFor } from '../../../../web/throw/gestures/table.ts';
import { furnished } from '../../../../web/throw/gestures/things.ts';
import { NO_FIGHT, rehearse } from '../../../../web/throw/preview.ts';

function begin(wanted: readonly ThrowKey[], order?: readonly LauncherKey[]): { play: Play; steps: Step[] } {
  const draft = furnished(draftFor(wanted, [], order), wanted, []);
  return { play: atStart(draft), steps: stepsFor(wanted, draft.launchers, isByHand(recordFrom(draft, wanted))) };
}

/** Presses every `ms` until it flies; how often, and the record. */
function pressed(wanted: readonly ThrowKey[], ms: number, order?: readonly LauncherKey[]) {
  let { play, steps } = begin(wanted, order);
  let [now, presses] = [1000, 0];
  for (; play.at < steps.length && presses < 60; presses++, now += ms) play = press(tick(play, steps, now), steps, now);
  return { presses, steps, isOver: play.at === steps.length, record: recordFrom(play.draft, wanted) };
}

const CHAINS: readonly (readonly ThrowKey[])[] = [
  ['elbow', 'slam'],
  ['dancing', 'backward'],
  ['jump', 'sitting'],
  ['blind', 'card-jump'],
  ['pious', 'crossbow', 'nose'],
  ['far', 'weak-hand', 'bank'],
];
const ASKED = [...THROW_KEYS.map((key) => [key]), ...CHAINS].map((wanted) => ({ wanted, name: wanted.join(' and ') }));

test.each(ASKED)('$name can be thrown with one switch, and is a record the table takes', ({ wanted }) => {
  const { presses, steps, isOver, record } = pressed(wanted, 210);
  expect(isOver).toBe(true);
  expect(presses).toBe(pressesFor(steps));
  expect(checkThrow(record, wanted, [])).toBeNull();
});

test.each(THROW_KEYS)('%s begins so that rehearsals hit, and with at most two gauges at a time', (key) => {
  const { play, steps } = begin([key]);
  expect(
    rehearse({ record: recordFrom(play.draft, [key]), wanted: [key], lying: [], die: 0, habits: [], fight: NO_FIGHT }, 5).hits.length,
  ).toBeGreaterThan(2);
  for (const { gauges } of steps) expect(gauges.length).toBeLessThan(3);
});

test('a press starts a gauge, the next stops it where it was and starts the other one', () => {
  let { play, steps } = begin(['elbow']);
  play = press(play, steps, 0);
  play = press(play, steps, 750);
  expect(Math.round(play.draft.figures['elbow.tilt'])).toBe(450);
  expect(play.live).toBe(1);
  play = press(play, steps, 750 + 600);
  expect(Math.abs(Math.round(play.draft.figures['elbow.yaw']))).toBe(0);
  expect(play.at).toBe(1);
});

test('what keys have set no sweep touches; force is not to be had step by step', () => {
  const { play, steps } = begin(['far']);
  const [right, harder] = [nudge(play, steps, 'across', 1), nudge(play, steps, 'up', 1)];
  expect(right.draft.figures.turn).toBe(1);
  expect(harder).toBe(play);
  const sweeping = press(right, steps, 0);
  expect(steps[0]!.gauges[sweeping.live]?.figure).toBe('power');
});

test('DF-311 a jump is over by itself: whoever waits throws after landing', () => {
  let { play, steps } = begin(['jump']);
  play = { ...play, at: 1 };
  play = press(play, steps, 0);
  expect(figuresAt(play, steps, 300)['jump.after']).toBe(300);
  expect(tick(play, steps, 500)).toBe(play);
  play = tick(play, steps, 5000);
  expect(play.at).toBe(2);
  expect(play.draft.figures['jump.after']).toBeGreaterThan(550);
});

test('DF-304 the swat runs from the toss on, without another press', () => {
  let { play, steps } = begin(['slam']);
  play = { ...play, at: steps.findIndex(({ id }) => id === 'slam') };
  play = press(press(play, steps, 0), steps, 400);
  expect(play.since).toBe(400);
  play = press(play, steps, 820);
  expect(play.draft.figures['slam.swat']).toBe(210);
});

test('DF-307 the eyes are shut until it flies, and that is how long they were shut', () => {
  let { play, steps } = begin(['blind']);
  play = press(play, steps, 1000);
  expect(play.shutAt).toBe(1000);
  for (const now of [1200, 1500, 1900]) play = press(play, steps, now);
  expect(play.at).toBe(steps.length);
  expect(play.draft.figures['blind.shut']).toBe(900);
});

test('DF-306 the hand under a crossbow sways: the moment of the flick counts', () => {
  const { play, steps } = begin(['crossbow']);
  const aims = { ...play, at: 1 };
  const sways = Array.from({ length: 30 }, (_, i) => figuresAt(aims, steps, i * 50)['crossbow.sway']);
  expect(Math.max(...sways)).toBeGreaterThan(300);
  expect(Math.min(...sways)).toBeLessThan(100);
});

test('R-DF-48 launchers go in the order that was picked, the hand aims only if it is last', () => {
  const wanted: ThrowKey[] = ['slam', 'elbow'];
  const ids = (order: readonly LauncherKey[]) => begin(wanted, order).steps.map(({ id }) => id);
  expect(ids(['elbow', 'slam'])).toEqual(['aim', 'elbow', 'slam', 'slam-swat']);
  expect(ids(['slam', 'elbow'])).toEqual(['slam', 'slam-swat', 'elbow']);
  expect(pressed(wanted, 200, ['slam', 'elbow']).record.launchers).toEqual(['slam', 'elbow']);
  expect(wanted.every(isLauncher)).toBe(true);
});

test('a hand that moves stops what sweeps', () => {
  let { play, steps } = begin(['far']);
  play = moveTo(press(play, steps, 0), { turn: 7 });
  expect(play.since).toBeNull();
  expect(figuresAt(play, steps, 999).turn).toBe(7);
});
