import { expect, test } from 'vitest';
import { boundsOf, strangersIn } from '../../src/formula/bounds.ts';
import { evaluate, flipsIn, holds, type Situation, type Values } from '../../src/formula/evaluate.ts';
import { parseCondition, parseFormula } from '../../src/formula/parse.ts';
import type { Formula, FormulaFlaw } from '../../src/formula/syntax.ts';

function formula(text: string): Formula {
  const result = parseFormula(text);
  if ('flaw' in result) throw new Error(`${text}: ${result.flaw.sentence}`);
  return result.read;
}

function flawOf(text: string): FormulaFlaw | null {
  const result = parseFormula(text);
  return 'flaw' in result ? result.flaw : null;
}

const worked = (text: string, values: Values = {}, flips: number[] = []): number => evaluate(formula(text), { values, flips });

test('P52-017 R-P52-03 every division floors where it stands, toward the lower number', () => {
  expect(worked('7 / 2')).toBe(3);
  expect(worked('7 / 2 * 2')).toBe(6);
  expect(worked('(7 / 2 + 7 / 2)')).toBe(6);
  expect(worked('0 - 7 / 2')).toBe(-3);
  expect(worked('-7 / 2')).toBe(-4);
  expect(worked('7 / -2')).toBe(-4);
});

test('times and divided bind alike and from the left', () => {
  expect(worked('avgLv*avgLv/4', { avgLv: 3 })).toBe(2);
  expect(worked('avgLv/4*avgLv', { avgLv: 3 })).toBe(0);
  expect(worked('10 - 3 - 2')).toBe(5);
  expect(worked('2 + 3 * 4')).toBe(14);
  expect(worked('-(2 + 3) * 4')).toBe(-20);
  expect(worked('min(9, 4, 7) + max(1, 2)')).toBe(6);
});

test('E-P52-04 the Knife: target 7 at level 2, nine damage for three over', () => {
  expect(worked('9 - aLv', { aLv: 2 })).toBe(7);
  expect(worked('Balance/2 + Over*2', { Balance: 7, Over: 3 })).toBe(9);
});

test('P52-018 P52-019 names stand for what the use says, and nothing else', () => {
  expect(worked('aLv + Lv*10 + avgLv*100 + tLv*1000', { aLv: 1, Lv: 2, avgLv: 3, tLv: 4 })).toBe(4321);
  expect(() => worked('Over', {})).toThrow(/Over/);
});

test('each Flip takes a card of its own', () => {
  expect(flipsIn(formula('6 + Flip'))).toBe(1);
  expect(flipsIn(formula('-Flip + min(Flip, 3)'))).toBe(2);
  expect(worked('Flip * 10 + Flip', {}, [4, 2])).toBe(42);
  expect(() => worked('Flip + Flip', {}, [4])).toThrow(/more cards/);
});

test.each([
  ['', 1, 'ends too early'],
  ['9 -', 4, 'ends too early'],
  ['9 - alv', 5, 'no name "alv"'],
  ['(1 + 2', 7, '")" is missing at the end'],
  ['1 2', 3, 'Nothing can follow'],
  ['1 + ; 2', 5, 'knows no ";"'],
  ['min(3)', 6, '"," is missing'],
  ['process.exit()', 8, 'knows no "."'],
  ['constructor', 1, 'no name "constructor"'],
  ['2 ** 3', 4, 'not "*"'],
  ['12345678', 1, 'too large'],
  ['1.5', 2, 'knows no "."'],
])('%j is refused at column %d', (text, column, part) => {
  const flaw = flawOf(text);
  expect(flaw?.column).toBe(column);
  expect(flaw?.sentence).toContain(part);
});

test('length, parts and depth are bounded', () => {
  expect(flawOf(`${'1+'.repeat(100)}1`)?.sentence).toContain('200 characters');
  expect(flawOf(`${'1+'.repeat(60)}1`)?.sentence).toContain('80 parts');
  expect(flawOf(`${'1+'.repeat(39)}1`)).toBeNull();
  expect(flawOf(`${'('.repeat(17)}1${')'.repeat(17)}`)?.sentence).toContain('16 deep');
  expect(flawOf(`${'-'.repeat(40)}1`)?.sentence).toContain('16 deep');
  expect(flawOf(`${'('.repeat(16)}1${')'.repeat(16)}`)).toBeNull();
});

function bounded(text: string) {
  const flaws: FormulaFlaw[] = [];
  const { least, most } = boundsOf(formula(text), flaws);
  return { least, most, flaws };
}

test('bounds hold what a formula can become', () => {
  expect(bounded('9 - aLv')).toMatchObject({ least: -90, most: 8, flaws: [] });
  expect(bounded('max(0, 9 - aLv)')).toMatchObject({ least: 0, most: 8 });
  expect(bounded('Flip / 2')).toMatchObject({ least: 0, most: 6 });
  expect(bounded('Flip / -2')).toMatchObject({ least: -7, most: -1 });
  expect(bounded('-Flip * (Over - 1)')).toMatchObject({ least: -13 * 98, most: 13 });
  expect(bounded('min(Flip, 5)')).toMatchObject({ least: 1, most: 5 });
});

test('bounds are never tighter than any sample', () => {
  for (const text of ['Flip*Flip/(Flip+1)-Flip', '(Flip-7)*(Flip-3)', '(Flip-7)/(0-Flip)', 'max(Flip-4, 2)*min(3-Flip, 1)']) {
    const { least, most } = bounded(text);
    for (let a = 1; a <= 13; a++)
      for (let b = 1; b <= 13; b++)
        for (let c = 1; c <= 13; c += 3) {
          const worth = worked(text, {}, [a, b, c, 5]);
          expect(worth).toBeGreaterThanOrEqual(least);
          expect(worth).toBeLessThanOrEqual(most);
        }
  }
});

test('a divisor that can be zero is a flaw at its sign', () => {
  expect(bounded('10 / Over').flaws).toEqual([{ column: 4, sentence: expect.stringContaining('can be 0') }]);
  expect(bounded('10 / (aLv - 5)').flaws).toHaveLength(1);
  expect(bounded('10 / (Over + 1)').flaws).toEqual([]);
  expect(bounded('10 / max(1, R)').flaws).toEqual([]);
});

test('what grows beyond all bounds is a flaw', () => {
  expect(bounded('maxHp * maxHp').flaws).toHaveLength(1);
  expect(bounded('Lift * Lift * Lift').flaws).toEqual([]);
});

test('an enemy has no cores and no level of its own', () => {
  expect(strangersIn(formula('avgLv + Lift - Lv'), ['avgLv', 'Over'])).toEqual([
    { column: 9, sentence: expect.stringContaining('Lift is not known here') },
    { column: 16, sentence: expect.stringContaining('Lv is not known here') },
  ]);
});

const FLAGS = { dark: false, lit: false, adjacent: false, sameSpot: false, firstToAttack: false, king: false, ace: false };
const plain: Situation = { flags: FLAGS, hp: 5, enemyType: null, spot: 'path' };

function isSo(text: string, about: Partial<Situation>): boolean {
  const result = parseCondition(text);
  if ('flaw' in result) throw new Error(result.flaw.sentence);
  return holds(result.read, { ...plain, ...about }, { values: { maxHp: 20 } });
}

test('conditions hold or not', () => {
  const dark = { flags: { ...FLAGS, dark: true } };
  expect(isSo('dark', dark)).toBe(true);
  expect(isSo('lit or dark', dark)).toBe(true);
  expect(isSo('dark and not dark', dark)).toBe(false);
  expect(isSo('not (lit or sameSpot)', dark)).toBe(true);
  expect(isSo('hpBelow(maxHp/4)', { hp: 4 })).toBe(true);
  expect(isSo('hpBelow(maxHp/4)', { hp: 5 })).toBe(false);
  expect(isSo('enemyType(magic)', { enemyType: 'magic' })).toBe(true);
  expect(isSo('enemyType(magic)', { enemyType: 'melee' })).toBe(false);
  expect(isSo('onSpot(hidden)', { spot: 'hidden' })).toBe(true);
  expect(isSo('onSpot(hidden)', { spot: 'chest' })).toBe(false);
});

test.each([
  ['darkness', 1],
  ['dark and', 9],
  ['onSpot(7)', 8],
  ['enemyType(tall)', 11],
  ['hpBelow 3', 9],
])('the condition %j is refused at column %d', (text, column) => {
  expect(parseCondition(text)).toMatchObject({ flaw: { column } });
});
