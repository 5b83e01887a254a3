import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../../src/content/scenarios.ts';
import { CORES } from '../../src/formula/syntax.ts';
import { RULEBOOK, readHouseRules } from '../../src/house-rules.ts';
import { averageLevel, coresOf, initiative, maxHp, movement, staminaCap, stanceCap } from '../../src/rules/character.ts';
import { bookOf } from '../../src/scenario/book.ts';
import { character } from './somebody.ts';

const book = bookOf(DROWNED_BAILEY);

test('P52-027 there are five core abilities', () => {
  expect(CORES).toEqual(['Lift', 'Think', 'Balance', 'Move', 'Lead']);
});

test('E-P52-20 P52-039 R-P52-02 max HP is Lift × Think + 3, or without', () => {
  expect(maxHp(character(), RULEBOOK, book)).toEqual({
    value: 23,
    parts: [
      [20, 'Lift × Think'],
      [3, 'Base'],
    ],
  });
  expect(maxHp(character(), { ...RULEBOOK, hpBase: '0' }, book).value).toBe(20);
});

test('E-P52-01 P52-040 R-P52-01 Movement is Move / 4 + 1, or / 8', () => {
  expect(movement(character(), RULEBOOK, book)).toEqual({
    value: 2,
    parts: [
      [1, 'Move / 4'],
      [1, 'Base'],
    ],
  });
  expect(movement(character(), { ...RULEBOOK, moveDivisor: '8' }, book).value).toBe(1);
});

test('E-P52-20 P52-041 Initiative is Move + 2 × Lead', () => {
  expect(initiative(character(), book)).toEqual({
    value: 13,
    parts: [
      [7, 'Move'],
      [6, 'Lead × 2'],
    ],
  });
});

test('P52-224 what is worn changes the sheet, what is carried does not', () => {
  const boots = (equipped: boolean) => character({ items: [{ item: 'wadingBoots', equipped }] });
  expect(movement(boots(true), RULEBOOK, book)).toMatchObject({
    value: 3,
    parts: [expect.anything(), expect.anything(), [1, 'Wading Boots']],
  });
  expect(movement(boots(false), RULEBOOK, book).value).toBe(2);
});

test('P52-031 quirks change the sheet: an old wound, a loud mouth, a superstition', () => {
  expect(movement(character({ quirk: 'oldWound' }), RULEBOOK, book).value).toBe(1);
  expect(stanceCap(character({ quirk: 'oldWound' }), book).value).toBe(4);
  expect(initiative(character({ quirk: 'loudmouth' }), book).value).toBe(17);
  expect(staminaCap(character({ quirk: 'superstitious' }), book).value).toBe(7);
  expect(staminaCap(character(), book).value).toBe(5);
});

test('Old Wound never brings Movement below 1', () => {
  const slow = character({ quirk: 'oldWound', cores: { ...character().cores, Move: 1 } });
  expect(movement(slow, RULEBOOK, book)).toMatchObject({ value: 1, parts: expect.arrayContaining([[1, 'At least 1']]) });
});

test('E-P52-06 P52-196 AvgLv is the average of levels, rounded down', () => {
  expect(averageLevel([3, 5, 6])).toBe(4);
  expect(averageLevel([2, 4])).toBe(3);
});

test('cores come by name', () => {
  expect(coresOf((core) => core.length)).toEqual({ Lift: 4, Think: 5, Balance: 7, Move: 4, Lead: 4 });
});

test('R-P52-01 house rules are read as they were chosen, defaults for the rest', () => {
  expect(readHouseRules({ moveDivisor: '8', roomRecovery: true })).toEqual({ ...RULEBOOK, moveDivisor: '8', roomRecovery: true });
  expect(RULEBOOK).toMatchObject({ moveDivisor: '4', counterChain: true, startTrap: true, litReveal: 'within2', focusFire: 'spread' });
});
