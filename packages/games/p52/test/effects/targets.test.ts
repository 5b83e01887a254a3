/** Whom a use reaches, in scenarios that no check has let through: a number of one kind is never taken for one of another. */
import { MATERIAL } from '@undercroft/engine';
import { asked } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { bookFor } from '../../src/doors.ts';
import { evaluate } from '../../src/formula/evaluate.ts';
import { maxHp } from '../../src/rules/character.ts';
import { bookOf } from '../../src/scenario/book.ts';
import type { Effect } from '../../src/scenario/effects.ts';
import type { Ability, Item } from '../../src/scenario/pieces.ts';
import type { Table } from '../../src/table.ts';
import { enemyAt, optionsOf, scene, startTurn } from '../fight.ts';
import { PLAIN, PLAIN_BOOK } from '../plain.ts';
import { character } from '../rules/somebody.ts';
import { cards, game, play, stack } from '../table.ts';

const ODD = { cores: { Lift: 5, Think: 6, Balance: 5, Move: 7, Lead: 4 }, abilities: [{ id: 'odd', level: 2 }] };
const WELL = { ...ODD, abilities: [{ id: 'knife', level: 1 }] };
const WITH_JAR = { ...WELL, items: [{ item: 'jar', equipped: false }] };

function ownAbility(t: Table, kind: 'attack' | 'utility', ...effects: Effect[]): void {
  const base = { id: 'odd', name: 'Odd', text: 'Odd.', needs: {}, range: { from: 0, to: 3 }, effects, exp: 5 };
  const odd: Ability = kind === 'attack' ? { kind, ...base, target: '2', attackType: 'melee' } : { kind, ...base };
  t[MATERIAL] = bookOf({ ...PLAIN, abilities: [...PLAIN.abilities, odd] });
}

function ownItem(t: Table, on: 'friend' | 'enemies', ...effects: Effect[]): void {
  const jar: Item = {
    kind: 'consumable',
    id: 'jar',
    name: 'Jar',
    text: 'Jar.',
    range: { from: 0, to: 3 },
    on,
    uses: [{ text: 'Jar.', effects }],
  };
  t[MATERIAL] = bookOf({ ...PLAIN, items: [...PLAIN.items, jar] });
}

test('an attack that would move somebody asks whoever struck, and never seat -1', () => {
  const { t } = scene('S a', [ODD, ODD]);
  ownAbility(t, 'attack', { effect: 'damage', amount: '1', on: 'one' }, { effect: 'teleport', who: 'one', to: 'any' });
  const enemy = enemyAt(t, 'K♠', t.start);
  startTurn(t, 0);
  stack(t.action, '9♣', '2♣');
  play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'odd', enemy, stamina: 0 });
  expect(asked(game, t)).toMatchObject([{ seat: 0, kind: 'place' }]);
});

test('an ability that points at an enemy moves no seat of that number', () => {
  const { t } = scene('S a', [ODD, ODD, ODD]);
  ownAbility(
    t,
    'utility',
    { effect: 'push', spots: 1 },
    { effect: 'heal', amount: '5', on: 'one' },
    { effect: 'teleport', who: 'one', to: 'any' },
  );
  enemyAt(t, 'J♠', t.start);
  const second = enemyAt(t, 'K♠', t.start);
  for (const hero of t.heroes) hero.hp = 9;
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'cast', ability: 'odd', on: second, stamina: 0 });
  expect(t.heroes.map(({ hp }) => hp)).toEqual([14, 9, 9]);
  expect(asked(game, t)).toMatchObject([{ seat: 0, kind: 'place' }]);
});

test('an item for a friend hurts no enemy of that number', () => {
  const { t } = scene('S a', [WITH_JAR, WELL]);
  ownItem(t, 'friend', { effect: 'damage', amount: '40 + Flip', on: 'one', sure: true });
  const [one, other] = [enemyAt(t, 'J♠', t.start), enemyAt(t, 'K♠', t.start)];
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'use', item: 'jar', way: 0, on: 1 });
  expect(t.enemies.map(({ id }) => id)).toEqual([one, other]);
});

test('R-P52-70 what is thrown at several reaches as many as it says', () => {
  const { t, at } = scene('S a b', [WITH_JAR]);
  ownItem(t, 'enemies', { effect: 'damage', amount: '40 + Flip', on: 'several', targets: '2', sure: true });
  const far = enemyAt(t, 'Q♠', at('b'));
  const near = enemyAt(t, 'J♠', t.start);
  enemyAt(t, 'K♠', at('a'));
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'use', item: 'jar', way: 0, on: near });
  expect(t.enemies.map(({ id }) => id)).toEqual([far]);
});

test('R-P52-55 R-P52-70 whoever is called strikes all it says, and each defends for itself', () => {
  const { t } = scene('S a', [WITH_JAR]);
  ownItem(t, 'enemies', { effect: 'summon', type: 'melee', target: '6', damage: '40', on: 'spot' });
  const [one, other] = [enemyAt(t, 'J♠', t.start), enemyAt(t, 'Q♠', t.start)];
  startTurn(t, 0);
  stack(t.action, '8♣', '2♣', '2♦', 'Q♥', '3♣');
  const out = play(game, t, { seat: 0, kind: 'act', do: 'use', item: 'jar', way: 0, on: one });
  expect(out.filter(({ type }) => type === 'enemyDefended')).toHaveLength(2);
  // Eight against two falls, two against a Queen's twelve does not.
  expect(out.filter(({ type }) => type === 'enemyDefeated')).toMatchObject([{ enemy: one, by: 0 }]);
  expect(t.enemies.map(({ id }) => id)).toEqual([other]);
});

test('formulas are worked out within the bounds they were checked by: nothing is ever divided by zero', () => {
  expect(evaluate(PLAIN_BOOK.formula('100 / (100 - Over)'), { values: { Over: 100 } })).toBe(100);
  expect(evaluate(PLAIN_BOOK.formula('10 / aLv'), { values: { aLv: 0 } })).toBe(10);
});

test('a card that a target turns is told with it', () => {
  const { t } = scene('S a', [ODD]);
  ownAbility(t, 'attack', { effect: 'damage', amount: '1', on: 'one' });
  const odd = { ...bookFor(t).ability('odd'), target: 'Flip + 1' };
  t[MATERIAL] = bookOf({ ...PLAIN, abilities: [...PLAIN.abilities, odd] });
  const enemy = enemyAt(t, 'K♠', t.start);
  startTurn(t, 0);
  stack(t.action, '4♣', '9♣', '2♣');
  const out = play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'odd', enemy, stamina: 0 });
  expect(out.find(({ type }) => type === 'struck')).toMatchObject({
    target: 5,
    total: 9,
    needs: [
      [4, 'Flip'],
      [1, 'base'],
    ],
  });
});

test('P52-039 no quirk brings health below 1', () => {
  const book = bookOf({
    ...PLAIN,
    quirks: PLAIN.quirks.map((quirk) => ({ ...quirk, penalties: [{ twist: 'modify', what: 'maxHp', by: '-90' }] })),
  });
  const house = { moveDivisor: '4', hpBase: '3' } as const;
  expect(maxHp(character({ quirk: 'oldWound' }), house, book)).toMatchObject({ value: 1 });
});

test('R-P52-09 Stamina goes on an attack as far as its own cost leaves some, and on none that has no target', () => {
  const { t } = scene('S a', [ODD], { staminaPerFlip: 'any' });
  ownAbility(t, 'attack', { effect: 'damage', amount: '1 + Flip', on: 'one' });
  const odd = { ...bookFor(t).ability('odd'), costs: { stamina: 2 } };
  t[MATERIAL] = bookOf({ ...PLAIN, abilities: [...PLAIN.abilities, odd] });
  t.heroes[0]!.stamina = cards('4♣', '5♣', '6♣');
  enemyAt(t, 'K♠', t.start);
  startTurn(t, 0);
  const laid = () => optionsOf(t, 0).flatMap((d) => (d.do === 'attack' ? [d.stamina] : []));
  expect(laid()).toEqual([0, 1]);
  const { target: _, ...sure } = odd;
  t[MATERIAL] = bookOf({ ...PLAIN, abilities: [...PLAIN.abilities, sure] });
  expect(laid()).toEqual([0]);
});
