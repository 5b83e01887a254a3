import { total } from '@undercroft/mechanics';
import { expect, test } from 'vitest';
import { chanceOf, cutOf, forecastAttack, forecastDefence, forecastPick, forecastSmash, forecastTrap, worthOf } from '../src/forecast.ts';
import { game } from '../src/game.ts';
import { rankOf } from '../src/rules/cards.ts';
import { enemyAt, scene, startTurn } from './fight.ts';
import { cards, play, stack, tableWith } from './table.ts';

const HERO = {
  cores: { Lift: 5, Think: 4, Balance: 7, Move: 3, Lead: 3 },
  abilities: [
    { id: 'slingstaff', level: 2 },
    { id: 'knife', level: 1 },
  ],
  items: [{ item: 'fineSlingstaff', equipped: true }],
};

function fight() {
  const { t, at } = scene('S a b d', [HERO]);
  const enemy = enemyAt(t, 'K♠', at('b'), { hp: 40 });
  Object.assign(t.heroes[0]!, { aimAt: enemy, aim: 2 });
  startTurn(t, 0);
  return { t, enemy, view: game.sight.view(t, 0) };
}

test('P52-152 P52-171 what an attack is said to need and to do is what it then needs and does', () => {
  const { t, enemy, view } = fight();
  const told = forecastAttack(view, 0, 'slingstaff', enemy);
  const worth = worthOf(view, 0, 'slingstaff', enemy)!;
  stack(t.action, '10♦', '2♦');
  const out = play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'slingstaff', enemy, stamina: 0 });
  const struck = out.find((e) => e.type === 'struck')!;
  expect(struck).toMatchObject({ target: told.target, needs: told.needs, added: told.added });
  const hurt = out.find((e) => e.type === 'enemyHurt')!;
  expect(struck.type === 'struck' && hurt.type === 'enemyHurt' && hurt.amount).toBe(
    worth.base + worth.perOver * (struck.type === 'struck' ? struck.over : 0),
  );
});

test('the odds count the cards that nobody has seen, and an Ace of an attack never hits', () => {
  const { t, enemy, view } = fight();
  const told = forecastAttack(view, 0, 'slingstaff', enemy);
  const wanted = told.target! - total(told.added);
  const unseen = Array.from({ length: 52 }, (_, card) => card);
  const hits = (seen: readonly number[]): number => {
    const left = unseen.filter((card) => !seen.includes(card));
    return left.filter((card) => rankOf(card) !== 1 && rankOf(card) >= wanted).length / left.length;
  };
  expect(chanceOf(view, told, 0)).toBeCloseTo(hits([]));
  t.actionDiscards = cards('K♦', 'K♠', 'Q♦');
  expect(chanceOf(game.sight.view(t, 0), told, 0)).toBeCloseTo(hits(t.actionDiscards));
  expect(chanceOf(view, told, 1)).toBeGreaterThan(chanceOf(view, told, 0));
});

test('P52-205 P52-178 a defence nobody learned needs 3 more, and the stance is added', () => {
  const { t, enemy } = fight();
  t.heroes[0]!.stance = 2;
  const view = game.sight.view(t, 0);
  const told = forecastDefence(
    view,
    0,
    'bulwark',
    view.enemies.find(({ id }) => id === enemy),
  );
  expect(told.needs).toContainEqual([3, 'untrained']);
  expect(told.added).toEqual([[2, 'stance']]);
  expect(cutOf(view, 0, 'slip')).toEqual({ avoidFrom: 3 });
});

test('P52-125 P52-215 P52-221 traps and chests are foretold with their sums', () => {
  const { view } = fight();
  expect(forecastTrap(view, 0)).toMatchObject({ target: 3 });
  expect(total(forecastPick(view, 0, 2).needs)).toBe(forecastPick(view, 0, 2).target);
  expect(forecastPick(view, 0, 2).target).toBeLessThan(forecastPick(view, 0, 1).target!);
  expect(forecastSmash(view, 0)).toMatchObject({ target: 10, added: [[1, 'Think / 3']] });
});

test('a character whose quirk depends on where it stands has a sheet before it stands anywhere', () => {
  const t = tableWith([{ ...HERO, quirk: 'nightBlind' }]);
  expect(() => forecastAttack(game.sight.view(t, 0), 0, 'slingstaff', -1)).not.toThrow();
});
