import { total } from '@undercroft/mechanics';
import { expect, test } from 'vitest';
import type { P52Event } from '../../src/events.ts';
import { evaluate } from '../../src/formula/evaluate.ts';
import { parseFormula } from '../../src/formula/parse.ts';
import { termsOf } from '../../src/formula/terms.ts';
import { sourceNamed } from '../../src/names.ts';
import { rankOf } from '../../src/rules/cards.ts';
import { inEnglish } from '../../src/texts.ts';
import { enemyAt, scene, startTurn } from '../fight.ts';
import { cards, game, play, stack } from '../table.ts';

const HERO = { cores: { Lift: 5, Think: 4, Balance: 7, Move: 7, Lead: 3 }, abilities: [{ id: 'knife', level: 2 }] };

const formula = (text: string) => {
  const read = parseFormula(text);
  if ('flaw' in read) throw new Error(read.flaw.sentence);
  return read.read;
};

test('a formula falls apart into what it adds, each part with what it says', () => {
  const values = { R: 3, aLv: 2, avgLv: 5 };
  expect(termsOf(formula('6 + R - aLv/2'), { values })).toEqual([
    [6, 'base'],
    [3, 'R'],
    [-1, 'aLv / 2'],
  ]);
  expect(termsOf(formula('4 - (R - aLv)'), { values })).toEqual([
    [4, 'base'],
    [-3, 'R'],
    [2, 'aLv'],
  ]);
});

test('the parts together are what the formula is, with cards and floors', () => {
  for (const text of ['Flip/2 + 3*R - (avgLv + 1)/2', 'max(R, aLv) - -Flip', '2*(R - aLv)']) {
    const use = { values: { R: 3, aLv: 2, avgLv: 5 }, flips: [9] };
    expect(total(termsOf(formula(text), use))).toBe(evaluate(formula(text), use));
  }
});

test('sources are told in words, and what a scenario calls something stays', () => {
  expect(sourceNamed(inEnglish, 'aLv / 2')).toBe('ability level / 2');
  expect(sourceNamed(inEnglish, 'Lift')).toBe('Lift');
  expect(sourceNamed(inEnglish, 'king')).toBe('King');
  expect(sourceNamed(inEnglish, 'Fine Knife')).toBe('Fine Knife');
});

function find<K extends P52Event['type']>(events: readonly P52Event[], type: K): Extract<P52Event, { type: K }> {
  const found = events.find((e): e is Extract<P52Event, { type: K }> => e.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
}

test('P52-155 P52-171 every number of a strike says where it comes from: target, aim, damage', () => {
  const { t, at } = scene('S a', [{ ...HERO, items: [{ item: 'fineKnife', equipped: true }] }]);
  const enemy = enemyAt(t, 'K♠', at('S'), { hp: 40 });
  Object.assign(t.heroes[0]!, { aimAt: enemy, aim: 2, stamina: cards('3♣') });
  startTurn(t, 0);
  stack(t.action, 'K♦', '6♦');
  const out = play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'knife', enemy, stamina: 1 });
  const struck = find(out, 'struck');
  expect(struck.needs).toEqual([
    [9, 'base'],
    [-2, 'aLv'],
  ]);
  expect(struck.added).toEqual([[2, 'aim']]);
  expect(struck.total).toBe(rankOf(struck.card) + 3 + total(struck.added));
  const hurt = find(out, 'enemyHurt');
  expect(hurt.parts.map(([, source]) => source)).toEqual(['Balance / 2', 'Over × 2', 'Fine Knife', 'king']);
  expect(total(hurt.parts)).toBe(hurt.amount);
  expect(find(out, 'enemyDefended').added).toEqual([[1, 'melee']]);
});

test('P52-197 R-P52-71 so does an enemy’s blow, and what its victim makes of it', () => {
  const { t, at } = scene('S a', [HERO]);
  const enemy = enemyAt(t, 'K♠', at('S'), { hp: 40 });
  startTurn(t, 0);
  stack(t.action, 'A♦', 'Q♦', '9♦');
  const blow = find(play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'knife', enemy, stamina: 0 }), 'enemyStruck');
  expect(total(blow.needs)).toBe(blow.target);
  expect(total(blow.blow)).toBe(blow.damage);
  expect(blow.blow.map(([, source]) => source)).toContain('suit');
  t.heroes[0]!.stance = 2;
  const defended = find(play(game, t, { seat: 0, kind: 'defend', ability: 'bulwark', stamina: 0 }), 'defended');
  expect(total(defended.needs)).toBe(defended.target);
  expect(defended.needs).toContainEqual([3, 'untrained']);
  expect(defended.added).toEqual([[2, 'stance']]);
});

test('P52-189 P52-191 P52-192 an enemy says by which rule it acts, and on whom', () => {
  const rule = (drawing: string, changes: object): P52Event | undefined => {
    const { t, at } = scene(drawing, [HERO]);
    const enemy = enemyAt(t, 'K♥', at('b'), changes);
    t.order.push({ side: 'enemy', id: enemy, initiative: 1, hp: 1 });
    startTurn(t, 0);
    stack(t.action, '2♦');
    return play(game, t, { seat: 0, kind: 'act', do: 'stance' }).find(({ type }) => type === 'enemyChose');
  };
  expect(rule('S a b', {})).toMatchObject({ rule: 3, seat: 0 });
  expect(rule('S a b', { lostTurns: 1 })).toMatchObject({ rule: 4, seat: null });
  expect(rule('S a b', { hp: 1 })).toMatchObject({ rule: 1 });
});
