import { expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { keyOn, NO_WISH, onOf, planFor, thingOf, verbsFor } from '../../web/parts/acts/plan.ts';
import { nextDeed, placesOf } from '../../web/parts/order.ts';
import { enemyAt, optionsOf, scene, startTurn } from '../fight.ts';

const HERO = {
  cores: { Lift: 5, Think: 4, Balance: 7, Move: 7, Lead: 3 },
  abilities: [
    { id: 'knife', level: 1 },
    { id: 'slingstaff', level: 1 },
  ],
  items: [
    { item: 'bitterroot', equipped: false },
    { item: 'rushTorch', equipped: false },
  ],
};

/** One enemy on the own spot, one two spots off. */
function fight() {
  const { t, at } = scene('S a b d', [HERO]);
  const near = enemyAt(t, 'K♠', at('S'), { hp: 30 });
  const far = enemyAt(t, 'J♥', at('b'), { hp: 10 });
  startTurn(t, 0);
  return { view: game.sight.view(t, 0), options: optionsOf(t, 0), near, far };
}

test('a turn begins with the attack, on the weakest in reach', () => {
  const { view, options, far } = fight();
  const plan = planFor(view, options, NO_WISH);
  expect(plan.verb).toBe('attack');
  expect(plan.d).toMatchObject({ do: 'attack', ability: 'knife' });
  expect(planFor(view, options, { ...NO_WISH, thing: 'slingstaff' }).d).toMatchObject({ ability: 'slingstaff', enemy: far });
});

test('who points at somebody out of reach of the knife means the sling', () => {
  const { view, options, far } = fight();
  const on = `enemy ${far}`;
  expect(planFor(view, options, { ...NO_WISH, verb: 'attack', thing: 'knife', on }).d).toMatchObject({ ability: 'slingstaff', enemy: far });
});

test('every act that is legal can be planned, and nothing else', () => {
  const { view, options } = fight();
  for (const d of options) {
    const verb = verbsFor(options).find((each) => planFor(view, options, { ...NO_WISH, verb: each }).deeds.includes(d))!;
    const wish = { verb, thing: thingOf(d), on: keyOn(onOf(view, d)), stamina: 'stamina' in d ? d.stamina : 0 };
    expect(planFor(view, options, wish).d).toEqual(d);
  }
});

test('which item is always asked, and Stamina goes no higher than the rules allow', () => {
  const { view, options } = fight();
  expect(planFor(view, options, { ...NO_WISH, verb: 'item' }).d).toBeNull();
  expect(planFor(view, options, { ...NO_WISH, verb: 'attack', stamina: 9 }).stamina).toBeLessThanOrEqual(1);
});

test('P52-136 P52-189 the bar runs by initiative and says what each enemy will do', () => {
  const { view, near, far } = fight();
  expect(placesOf(view).map(({ side }) => side)).toEqual(['party', 'enemy', 'enemy']);
  expect(placesOf(view)[0]).toMatchObject({ id: 0, state: 'now' });
  const deed = (id: number) => nextDeed(view, view.enemies.find((enemy) => enemy.id === id)!);
  expect(deed(near)).toEqual({ rule: 2, seats: [0] });
  expect(deed(far)).toEqual({ rule: 2, seats: [0] });
});
