/** R-DF-48: any two requirements can be combined so that both tests pass. */
import { sfc32 } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { diceOf, intend } from '../../src/throws/aim/intend.ts';
import { perform } from '../../src/throws/body/perform.ts';
import { aim, carryOut, checkThrow, plainThrow, THROW_KEYS, type ThrowKey } from '../../src/throws/index.ts';

const PAIRS: ThrowKey[][] = THROW_KEYS.flatMap((a, i) => THROW_KEYS.slice(i + 1).map((b) => [a, b]));

test('R-DF-48 for each pair there are throws that may be made and that do both', () => {
  const dice = diceOf(sfc32(1));
  for (const wanted of PAIRS) {
    const done = Array.from({ length: 40 }, () => intend(wanted, dice)).filter(
      (record) => checkThrow(record, wanted, []) === null && perform({ record, wanted }).done.every(({ passed }) => passed),
    );
    expect({ wanted, often: done.length > 8 }).toEqual({ wanted, often: true });
  }
});

test('R-DF-48 all 22 at once, if somebody wants that', () => {
  const random = sfc32(2);
  const record = plainThrow([], THROW_KEYS, random);
  expect(checkThrow(record, THROW_KEYS, [])).toBeNull();
  expect(carryOut(record, THROW_KEYS, [], 0, random).verdict.done).toHaveLength(22);
});

describe('among dice', () => {
  test.each([[['far', 'bank']], [['catapult', 'pious']], [['slam', 'under-the-leg']], [['elbow', 'card-jump']]] as [ThrowKey[]][])(
    'what bots aim may be made: %s',
    (wanted) => {
      const random = sfc32(5);
      expect(checkThrow(aim([], wanted, 'regular', random), wanted, [])).toBeNull();
    },
  );
});
