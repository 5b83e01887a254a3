import { asked, running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { strike } from '../../src/procedures/strike.ts';
import { enemyAt, optionsOf, type Scene, scene, startTurn } from '../fight.ts';
import { cards, game, play, stack } from '../table.ts';

const KNIFE = { cores: { Lift: 5, Think: 4, Balance: 7, Move: 7, Lead: 3 }, abilities: [{ id: 'knife', level: 2 }] };
const SLING = { ...KNIFE, abilities: [{ id: 'slingstaff', level: 2 }] };

/** One against a Drowned Reeve (defence +1 melee) on the same spot. */
function duel(character = KNIFE, options: Record<string, unknown> = {}): Scene & { enemy: number } {
  const { t, at } = scene('S a b d', [character], options);
  return { t, at, enemy: enemyAt(t, 'K♠', at('S'), { hp: 40 }) };
}

const attack = (enemy: number, stamina = 0, ability = 'knife') =>
  ({ seat: 0, kind: 'act', do: 'attack', ability, enemy, stamina }) as const;

test('E-P52-04 P52-152 P52-162 ten against seven, defence seven: nine damage', () => {
  const { t, enemy } = duel();
  startTurn(t, 0);
  stack(t.action, '10♦', '6♦');
  const out = play(game, t, attack(enemy));
  expect(out).toContainEqual(expect.objectContaining({ type: 'enemyHurt', enemy, amount: 9, hp: 31 }));
  expect(out.find(({ type }) => type === 'struck')).toMatchObject({ total: 10, target: 7, over: 3 });
});

test('E-P52-21 P52-163 a tied defence halves', () => {
  const { t, enemy } = duel();
  startTurn(t, 0);
  stack(t.action, '7♦', '6♦');
  expect(play(game, t, attack(enemy))).toContainEqual(expect.objectContaining({ type: 'enemyHurt', enemy, amount: 1, hp: 39 }));
});

test('E-P52-24 P52-158 a King doubles', () => {
  const { t, enemy } = duel();
  startTurn(t, 0);
  stack(t.action, 'K♦', '6♦');
  expect(play(game, t, attack(enemy))).toContainEqual(expect.objectContaining({ type: 'enemyHurt', enemy, amount: 30, hp: 10 }));
});

test('E-P52-23 P52-156 P52-157 Stamina adds its value, and a Stamina King doubles nothing', () => {
  const { t, enemy } = duel();
  t.heroes[0]!.stamina = cards('K♣');
  startTurn(t, 0);
  stack(t.action, '5♦', '6♦');
  const out = play(game, t, attack(enemy, 1));
  expect(out.find(({ type }) => type === 'struck')).toMatchObject({ total: 18, over: 11 });
  expect(out).toContainEqual(expect.objectContaining({ type: 'enemyHurt', enemy, amount: 25, hp: 15 }));
});

test('E-P52-22 P52-159 P52-160 an Ace fails and the enemy counters at once', () => {
  const { t, enemy } = duel();
  t.heroes[0]!.stamina = cards('K♣');
  startTurn(t, 0);
  stack(t.action, 'A♦', '9♦');
  const out = play(game, t, attack(enemy, 1));
  expect(out.find(({ type }) => type === 'enemyStruck')).toMatchObject({ enemy, seat: 0, total: 9, hits: true });
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'defend' }]);
});

test('E-P52-27 R-P52-08 out of its reach, it does not counter', () => {
  const { t, at } = scene('S a b d', [SLING]);
  const enemy = enemyAt(t, 'K♠', at('d'), { hp: 40, lostTurns: 0 });
  startTurn(t, 0);
  stack(t.action, 'A♦');
  const out = play(game, t, attack(enemy, 0, 'slingstaff'));
  expect(out.filter(({ type }) => type === 'enemyStruck')).toEqual([]);
});

test('E-P52-27 P52-131 a ranged attack from a Hidden spot is never countered', () => {
  const countered = (sign: string): boolean => {
    const { t, at } = scene('S h', [SLING]);
    t.heroes[0]!.place = at(sign);
    const enemy = enemyAt(t, 'K♠', at(sign), { hp: 40 });
    stack(t.action, 'A♦', '2♦');
    const blow = running<never>(strike, { seat: 0, ability: 'slingstaff', enemy, stamina: 0, counter: false, countering: [] });
    return startAt(game, t, blow).some(({ type }) => type === 'enemyStruck');
  };
  expect([countered('S'), countered('h')]).toEqual([true, false]);
});

test('P52-153 P52-166 melee reaches the same spot only, P52-168 a sling three spots', () => {
  const { t, at } = scene('S a b d e', [{ ...KNIFE, abilities: [...KNIFE.abilities, ...SLING.abilities] }]);
  const enemies = ['S', 'a', 'd', 'e'].map((sign, i) => enemyAt(t, ['J♠', 'J♥', 'J♦', 'J♣'][i]!, at(sign)));
  startTurn(t, 0);
  const reached = (ability: string) => optionsOf(t, 0).flatMap((d) => (d.do === 'attack' && d.ability === ability ? [d.enemy] : []));
  expect(reached('knife')).toEqual([enemies[0]]);
  expect(reached('slingstaff')).toEqual([enemies[0], enemies[1], enemies[2]]);
});

test('P52-175 P52-177 the aim is added to an attack on that enemy, and spent', () => {
  const { t, enemy } = duel();
  Object.assign(t.heroes[0]!, { aimAt: enemy, aim: 3 });
  startTurn(t, 0);
  stack(t.action, '6♦', '2♦');
  const out = play(game, t, attack(enemy));
  expect(out.find(({ type }) => type === 'struck')).toMatchObject({ total: 9, over: 2 });
  expect([t.heroes[0]!.aimAt, t.heroes[0]!.aim]).toEqual([-1, 0]);
});

test('P52-164 P52-234 a defeated enemy goes, and drops something on a face card', () => {
  const { t, at, enemy } = duel();
  t.enemies[0] = { ...t.enemies[0]!, hp: 9 };
  startTurn(t, 0);
  stack(t.action, '10♦', '6♦', 'J♦');
  play(game, t, attack(enemy));
  expect(t.enemies).toEqual([]);
  expect(t.spots[at('S')]!.drops).toBe(1);
  expect(t.heroes[0]!.tally.defeated).toEqual([{ enemy, rank: 13, exp: 7 }]);
  expect(t.beaten).toEqual(cards('K♠'));
});

test('R-P52-70 an attack on a spot strikes all there with one flip, each defending for itself', () => {
  const wave = { ...KNIFE, abilities: [{ id: 'brineWave', level: 3 }] };
  const { t, at } = scene('S a', [wave]);
  const [one, two] = [enemyAt(t, 'J♠', at('a'), { hp: 30, lostTurns: 9 }), enemyAt(t, 'J♥', at('a'), { hp: 30, lostTurns: 9 })];
  startTurn(t, 0);
  stack(t.action, '10♦', '2♦', 'Q♦');
  const out = play(game, t, attack(one, 0, 'brineWave'));
  expect(out.find(({ type }) => type === 'struck')).toMatchObject({ target: 7, over: 3 });
  expect(out.filter(({ type }) => type === 'enemyHurt')).toMatchObject([{ enemy: one, amount: 9, hp: 21 }]);
  expect(t.heroes[0]!.tally.attacked.map(({ enemy }) => enemy)).toEqual([one, two]);
});

test('R-P52-09 one Stamina card on a flip, or more by house rule', () => {
  const stamina = (options: Record<string, unknown>) => {
    const { t, enemy } = duel(KNIFE, options);
    t.heroes[0]!.stamina = cards('2♣', '3♣', '4♣');
    startTurn(t, 0);
    return optionsOf(t, 0).flatMap((d) => (d.do === 'attack' && d.enemy === enemy ? [d.stamina] : []));
  };
  expect(stamina({})).toEqual([0, 1]);
  expect(stamina({ staminaPerFlip: '2' })).toEqual([0, 1, 2]);
  expect(stamina({ staminaPerFlip: 'any' })).toEqual([0, 1, 2, 3]);
});

test('a Fine Knife does 2 more, worn', () => {
  const { t, enemy } = duel({ ...KNIFE, items: [{ item: 'fineKnife', equipped: true }] } as typeof KNIFE);
  startTurn(t, 0);
  stack(t.action, '10♦', '6♦');
  expect(play(game, t, attack(enemy))).toContainEqual(expect.objectContaining({ type: 'enemyHurt', enemy, amount: 11, hp: 29 }));
});
