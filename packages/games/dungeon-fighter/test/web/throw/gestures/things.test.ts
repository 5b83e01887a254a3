/** Card, box and sheet before the throw, and what keys do. */
import { expect, test } from 'vitest';
import type { Lying, ThrowKey } from '../../../../src/throws/index.ts';
import { draftFor } from '../../../../web/throw/gestures/draft.ts';
import { keyed, letGo, shoved } from '../../../../web/throw/gestures/keys.ts';
import { atStart, press } from '../../../../web/throw/gestures/play.ts';
import { AIM, DOING, stepsFor } from '../../../../web/throw/gestures/table.ts';
import { flawAt, furnished, placingIn, spotSeen, spotsFor } from '../../../../web/throw/gestures/things.ts';

const lying: Lying[] = [{ die: 0, pose: { place: [-60_000, -248_000, 8_000], turned: [32_767, 0, 0, 0] } }];

test('DF-320 a card begins where it may stand, and elsewhere if a die lies there', () => {
  const wanted: ThrowKey[] = ['card-jump'];
  for (const dice of [[], lying]) {
    const placing = placingIn(furnished(draftFor(wanted, dice), wanted, dice), 'card-jump', wanted, dice)!;
    expect(placing.flaw).toBeNull();
    expect(placing.other).toBeNull();
    expect(placing.refused.length).toBeGreaterThan(20);
  }
  const draft = furnished(draftFor(wanted), wanted, []);
  expect(flawAt(draft, { ...draft.things[0]!, x: 0, y: 0 }, wanted, [])?.code).toBe('stands-on-board');
});

test('DF-322 box and sheet both have spots, and each of them is free', () => {
  const wanted: ThrowKey[] = ['bank'];
  const draft = furnished(draftFor(wanted), wanted, []);
  for (const kind of ['box', 'sheet'] as const) {
    const spots = spotsFor(draft, kind, wanted, []);
    expect(spots.length).toBeGreaterThan(1);
    for (const spot of spots) expect(flawAt(draft, spot, wanted, [])).toBeNull();
  }
  expect(placingIn(draft, 'bank', wanted, [])!.other?.kind).toBe('sheet');
});

test('things move as whoever stands there sees it, a centimetre a key', () => {
  const card = { kind: 'card' as const, ...spotSeen(0, 0, -250) };
  expect(shoved({ key: 'ArrowRight', shiftKey: false }, card, 0)).toMatchObject({ x: 10_000, y: -250_000 });
  expect(shoved({ key: 'ArrowUp', shiftKey: false }, card, 90)).toMatchObject({ x: -10_000, y: -250_000 });
  expect(shoved({ key: 'q', shiftKey: false }, card, 0)?.facing).toBe(2800);
  expect(shoved({ key: 'x', shiftKey: false }, card, 0)).toBeNull();
});

test('arrows move the gauge, mirrored for a weak hand; with Shift one walks; Q twists', () => {
  const play = atStart(draftFor(['spin']));
  const [aiming, twisting] = [[AIM], [DOING.spin.set!]];
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });
  expect(keyed(key('ArrowRight'), AIM, false)!(play, aiming, 0).draft.figures.turn).toBe(1);
  expect(keyed(key('ArrowRight'), AIM, true)!(play, aiming, 0).draft.figures.turn).toBe(-1);
  expect(keyed(key('ArrowRight', true), AIM, false)!(play, aiming, 0).draft.figures.round).toBe(4);
  expect(keyed(key('q'), DOING.spin.set, false)!(play, twisting, 0).draft.figures.spin).toBeGreaterThan(60);
  expect(keyed(key('q'), AIM, false)).toBeNull();
});

test('a key that is held whirls, and letting go throws; a tap goes on whirling', () => {
  const wanted: ThrowKey[] = ['dancing'];
  const steps = stepsFor(wanted, [], true);
  const whirling = keyed({ key: 'ArrowLeft', shiftKey: false }, steps[1], false)!({ ...atStart(draftFor(wanted)), at: 1 }, steps, 0);
  expect(keyed({ key: 'ArrowLeft', shiftKey: false }, steps[1], false)!(whirling, steps, 50)).toBe(whirling);
  expect(letGo(whirling, steps, 90)).toBe(whirling);
  const thrown = letGo(whirling, steps, 1150);
  expect(thrown.at).toBe(2);
  expect(thrown.draft.figures['dancing.late']).toBe(150);
  expect(press(whirling, steps, 1150)).toEqual(thrown);
});
