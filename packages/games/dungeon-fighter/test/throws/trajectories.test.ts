/** What the die must do on its way, read from paths made by hand. */
import { BOARD, BOX, type Outcome, PATH_CLEAR, PATH_SIZE, PATH_SPIN, TABLE } from '@undercroft/physics';
import { expect, test } from 'vitest';
import type { Obstacle, ThrowKey } from '../../src/throws/index.ts';
import { seenOnTheWay } from '../../src/throws/trajectories.ts';
import { cardAt, outcome, poseAt, recordOf, touch } from './outcomes.ts';

/** A way of the die: place (mm) and spin (rad/s) at each tick; it touches the board at the end unless told otherwise. */
function way(ticks: number, at: (tick: number) => { place?: number[]; spin?: number[] }, touches: Outcome['touches']): Outcome {
  const made = outcome(poseAt(0, 0), { touches, ticks });
  for (let tick = 0; tick <= ticks; tick++) {
    const { place = [0, 0, 0], spin = [0, 0, 0] } = at(tick);
    place.forEach((x, i) => {
      made.path.at[tick * PATH_SIZE + i] = x;
    });
    spin.forEach((x, i) => {
      made.path.at[tick * PATH_SIZE + PATH_SPIN + i] = x;
    });
    made.path.at[tick * PATH_SIZE + PATH_CLEAR] = 1;
  }
  return made;
}

const why = (key: ThrowKey, seen: Outcome, obstacles: Obstacle[] = []) =>
  seenOnTheWay(key, { outcome: seen, record: recordOf({ obstacles }) })!
    .why.split('.')
    .at(-1);

test('DF-310 Spin: 25 rad/s about the vertical for 0.1 s before the board, and 70 % of all spin', () => {
  const spinning = (spin: (tick: number) => number[]) =>
    why(
      'spin',
      way(100, (tick) => ({ spin: spin(tick) }), [touch(TABLE, 40), touch(BOARD, 80)]),
    );
  expect(spinning(() => [0, 0, -25])).toBe('done');
  expect(spinning(() => [0, 0, 24.9])).toBe('slow');
  expect(spinning(() => [30, 0, 28])).toBe('tumbled');
  expect(spinning(() => [25, 0, 28])).toBe('done');
  expect(spinning((tick) => (tick < 24 ? [0, 0, 40] : [0, 0, 0]))).toBe('tumbled');
  expect(spinning((tick) => (tick < 26 ? [0, 0, 40] : [0, 0, 0]))).toBe('done');
  // After the board is touched it does not help.
  expect(spinning((tick) => (tick > 80 ? [0, 0, 40] : [0, 0, 0]))).toBe('slow');
});

test('DF-314 Two-bounce: two counted bounces before the board', () => {
  const bounced = (...ticks: number[]) =>
    why(
      'two-bounce',
      way(100, () => ({}), [...ticks.map((tick) => touch(TABLE, tick)), touch(BOARD, 80)]),
    );
  expect(bounced(40, 60)).toBe('done');
  expect(bounced(40)).toBe('once');
  expect(bounced(40, 90)).toBe('once');
});

/** From y = -500 to 0 mm in 100 ticks, `height` over a card at y = -250, `aside` off its middle. */
function hop(height: number, aside: number, touches: Outcome['touches']): Outcome {
  return way(100, (tick) => ({ place: [aside, -500 + 5 * tick, height] }), touches);
}

test('DF-320 DF-321 Card-jump: a bounce on the near side, then over the top within the width', () => {
  const card = [cardAt(0, -250_000)];
  const bounce = [touch(TABLE, 30, { y: -350 }), touch(BOARD, 95)];
  expect(why('card-jump', hop(64, 0, bounce), card)).toBe('done');
  expect(why('card-jump', hop(62, 0, bounce), card)).toBe('low');
  expect(why('card-jump', hop(80, 45, bounce), card)).toBe('around');
  expect(why('card-jump', hop(80, 43, bounce), card)).toBe('done');
  expect(why('card-jump', hop(80, 0, [touch(TABLE, 70, { y: -150 }), touch(BOARD, 95)]), card)).toBe('unbounced');
  // A bounce beyond the card does not count, nor a crossing after the board.
  expect(why('card-jump', hop(80, 0, [touch(TABLE, 10, { y: -200 }), touch(BOARD, 95)]), card)).toBe('unbounced');
  expect(why('card-jump', hop(80, 0, [touch(TABLE, 10, { y: -350 }), touch(BOARD, 20)]), card)).toBe('never');
});

test('DF-321 grazing the card is fine', () => {
  const grazed = hop(66, 0, [touch(TABLE, 30, { y: -350 }), touch(BOX, 50), touch(BOARD, 95)]);
  expect(why('card-jump', grazed, [cardAt(0, -250_000)])).toBe('done');
});

test('DF-322 DF-323 Bank: the object and the table, in any order, before the board', () => {
  const box: Obstacle[] = [{ kind: 'box', x: 0, y: 300_000, facing: 2700 }];
  const bank = (...touches: Outcome['touches']) => why('bank', outcome(poseAt(0, 0), { touches }), box);
  expect(bank(touch(TABLE, 30), touch(BOX, 50), touch(BOARD, 70))).toBe('done');
  expect(bank(touch(BOX, 30), touch(TABLE, 50), touch(BOARD, 70))).toBe('done');
  expect(bank(touch(TABLE, 30), touch(BOARD, 70), touch(BOX, 80))).toBe('after');
  expect(bank(touch(TABLE, 30), touch(BOARD, 70))).toBe('missed');
  expect(bank(touch(BOX, 30), touch(BOARD, 70), touch(TABLE, 90))).toBe('unbounced');
});

test('DF-322 with a card on the table too, only box or sheet is banked off', () => {
  const both: Obstacle[] = [cardAt(0, -250_000), { kind: 'sheet', x: 0, y: 300_000, facing: 2700 }];
  expect(why('bank', outcome(poseAt(0, 0), { touches: [touch(TABLE, 30), touch(BOX, 50), touch(BOARD, 70)] }), both)).toBe('missed');
  expect(why('bank', outcome(poseAt(0, 0), { touches: [touch(TABLE, 30), touch(BOX + 1, 50), touch(BOARD, 70)] }), both)).toBe('done');
});
