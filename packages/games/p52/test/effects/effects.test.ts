import { MATERIAL } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { carryOut } from '../../src/effects/party.ts';
import { growCores } from '../../src/growth.ts';
import { hurt } from '../../src/harm.ts';
import { bookOf } from '../../src/scenario/book.ts';
import type { Effect } from '../../src/scenario/effects.ts';
import type { Ability } from '../../src/scenario/pieces.ts';
import { FACE_DOWN, type Table } from '../../src/table.ts';
import { enemyAt, optionsOf, scene, startTurn } from '../fight.ts';
import { PLAIN } from '../plain.ts';
import { game, itemsOf, play, stack } from '../table.ts';

const WELL = { cores: { Lift: 5, Think: 6, Balance: 5, Move: 7, Lead: 4 } };

test('P52-182 what heals a spot heals who stands there, what heals the party everybody', () => {
  for (const [on, healed] of [
    ['spot', [6, 6, 3]],
    ['party', [6, 6, 6]],
    ['self', [6, 3, 3]],
  ] as const) {
    const { t, at } = scene('S a', [{}, {}, {}]);
    for (const hero of t.heroes) hero.hp = 3;
    t.heroes[2]!.place = at('a');
    carryOut(t, { effect: 'heal', on, amount: '3' }, { seat: 0, on: 0, values: {}, by: 'bitterroot' }, null);
    expect(t.heroes.map(({ hp }) => hp)).toEqual(healed);
  }
});

test('P52-244 what raises a core for good raises it as often as it says', () => {
  const { t } = scene('S a', [{}]);
  carryOut(t, { effect: 'growCore', core: 'Lead', by: 2 }, { seat: 0, on: 0, values: {}, by: 'bitterroot' }, null);
  expect(t.heroes[0]!.sheet!.cores.Lead).toBe(5);
});

/** The Drowned Bailey with one ability more. */
function withAbility(t: Table, effects: Effect[], changes: Partial<Ability> = {}): void {
  const billhook = PLAIN.abilities.find(({ id }) => id === 'billhook')!;
  const own = { ...billhook, id: 'own', name: 'Own', effects, ...changes } as Ability;
  t[MATERIAL] = bookOf({ ...PLAIN, abilities: [...PLAIN.abilities, own] });
  t.heroes[0]!.sheet = { ...t.heroes[0]!.sheet!, abilities: [{ id: 'own', level: 1 }] };
}
const strike = (enemy: number) => ({ seat: 0, kind: 'act', do: 'attack', ability: 'own', enemy, stamina: 0 }) as const;

test('R-P52-70 an attack on a spot and those beside it strikes nobody two spots away', () => {
  const { t, at } = scene('S a b', [WELL]);
  withAbility(t, [{ effect: 'damage', amount: '3', on: 'spotAndAdjacent' }]);
  const ids = ['S', 'a', 'b'].map((sign, i) => enemyAt(t, ['K♠', 'K♥', 'K♦'][i]!, at(sign), { hp: 50, lostTurns: 9 }));
  startTurn(t, 0);
  stack(t.action, 'Q♦', '2♦', '2♣');
  play(game, t, strike(ids[0]!));
  expect(t.enemies.map(({ hp }) => hp < 50)).toEqual([true, true, false]);
});

test('P52-161 against sure damage nobody defends', () => {
  for (const sure of [true, undefined]) {
    const { t } = scene('S a', [WELL]);
    withAbility(t, [{ effect: 'damage', amount: '3', on: 'one', ...(sure && { sure }) }]);
    const enemy = enemyAt(t, 'K♠', t.start, { hp: 50, lostTurns: 9 });
    startTurn(t, 0);
    stack(t.action, 'Q♦', '2♦');
    const out = play(game, t, strike(enemy));
    expect(out.some(({ type }) => type === 'enemyDefended')).toBe(sure === undefined);
  }
});

test('P52-207 an ability that costs health is not used down to 0', () => {
  const { t } = scene('S a', [WELL]);
  withAbility(t, [{ effect: 'damage', amount: '3', on: 'one' }], { costs: { hp: 3 } });
  enemyAt(t, 'K♠', t.start, { hp: 50, lostTurns: 9 });
  startTurn(t, 0);
  const mayStrike = (hp: number): boolean => {
    t.heroes[0]!.hp = hp;
    return optionsOf(t, 0).some((d) => d.do === 'attack');
  };
  expect([mayStrike(4), mayStrike(3)]).toEqual([true, false]);
});

test('P52-077 a light around one spot turns up and lights what it reaches', () => {
  const { t, at } = scene('S a b d', [WELL]);
  t.isLit = false;
  for (const sign of ['a', 'b', 'd']) t.spots[at(sign)] = FACE_DOWN;
  stack(t.roomDeck, '6♠', '6♥');
  carryOut(t, { effect: 'light', within: 2 }, { seat: 0, on: 0, values: {}, by: 'x' }, null);
  expect(['S', 'a', 'b', 'd'].map((sign) => t.spots[at(sign)]!.isLit)).toEqual([true, true, true, false]);
  expect(t.spots[at('d')]!.card).toBe(-1);
});

test('R-P52-59 who is stunned grows like everybody', () => {
  const { t } = scene('S a', [WELL]);
  t.heroes[0]!.hp = 0;
  growCores(t, 0, { Lift: 1 }, null);
  expect(t.heroes[0]!.hp).toBe(6);
});

test('P52-182 of two alike one is used up, and the other stays', () => {
  const { t } = scene('S a', [{ ...WELL, items: ['bitterroot', 'bitterroot'].map((item) => ({ item, equipped: false })) }]);
  t.heroes[0]!.hp = 5;
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'use', item: 'bitterroot', way: 0, on: 0 });
  expect(itemsOf(t, 0)).toEqual(['bitterroot']);
});

test('P52-206 one point of damage is damage', () => {
  const { t } = scene('S a', [WELL]);
  t.heroes[0]!.hp = 5;
  hurt(t, 0, 1, null);
  expect(t.heroes[0]!.hp).toBe(4);
});

test('P52-207 the stunned heal themselves, but not the whole party', () => {
  for (const [on, may] of [
    ['self', true],
    ['party', false],
  ] as const) {
    const { t } = scene('S a', [WELL]);
    withAbility(t, [{ effect: 'heal', amount: '3', on }], { kind: 'heal' });
    t.heroes[0]!.hp = 0;
    startTurn(t, 0);
    expect(optionsOf(t, 0).some((d) => d.do === 'cast')).toBe(may);
  }
});
