/** Every piece of equipment does what is printed on it. */
import { describe, expect, test } from 'vitest';
import { EQUIPMENT } from '../../src/content/equipment.ts';
import type { EquipmentCard } from '../../src/content/vocabulary.ts';
import { NONE } from '../../src/table.ts';
import { asks, decide, fighting, find, gear, hps, maintaining, optionsOf, ownMonster, ownSheet, refusal, throwDie } from '../table.ts';

const printed = EQUIPMENT.slice(0, 53);
const of = <E extends EquipmentCard['effect']['effect']>(effect: E) =>
  printed.flatMap((card, number) =>
    card.effect.effect === effect
      ? [{ number, name: card.name, effect: card.effect as Extract<EquipmentCard['effect'], { effect: E }> }]
      : [],
  );
const WEAPONS = ownSheet([], ['weapon', 'weapon', 'weapon']);
const ARMOR = ownSheet([], ['armor', 'armor', 'armor']);
const ITEMS = ownSheet([], ['item', 'item', 'item']);

describe('weapons', () => {
  test.each(of('weapon'))('$name: done as required it adds its bonus, else it is a miss', ({ number, effect }) => {
    const hit = (done: boolean) => {
      const t = fighting({ hp: 40, monster: ownMonster({ hp: 40, damage: 2 }), heroes: [{ card: WEAPONS, gear: [number] }, {}] });
      throwDie(t, { section: 3, weapons: [number], ...(done ? {} : { done: [] }) });
      return [40 - t.hp, t.heroes[0]!.hp];
    };
    expect(hit(true)).toEqual([3 * (effect.times ?? 1) + (effect.plus ?? 0), 9]);
    expect(hit(false)).toEqual([0, 7]);
  });
});

describe('armor', () => {
  test.each(of('reduce'))('$name: own misses hurt less', ({ number, effect }) => {
    const lost = (type: 'critter' | 'undead' | 'greenskin' | 'slime' | 'contraption' | 'fiend') => {
      const t = fighting({ monster: ownMonster({ type, damage: 4, hp: 20 }), heroes: [{ card: ARMOR, gear: [number] }, {}] });
      throwDie(t, { miss: 'hole' });
      return 9 - t.heroes[0]!.hp;
    };
    const other = effect.type === 'slime' ? 'undead' : 'slime';
    expect([lost(effect.type ?? 'undead'), lost(other)]).toEqual([4 - effect.amount, effect.type === undefined ? 4 - effect.amount : 4]);
  });
  test.each(of('counterblow'))('R-DF-27 $name strikes back without an icon', ({ number }) => {
    const t = fighting({ monster: ownMonster({ damage: 3, hp: 20 }), heroes: [{ card: ARMOR, gear: [number] }, {}] });
    throwDie(t, { miss: 'hole' });
    expect([t.hp, t.heroes[0]!.hp]).toEqual([17, 6]);
  });
  test('Fainting Couch, Portable: who faints on it leaves a bonus die', () => {
    const couch = gear('fainting-couch-portable');
    const t = fighting({ monster: ownMonster({ damage: 3, hp: 20 }), heroes: [{ hp: 2, gear: [couch] }, { gear: [] }], dice: 1 });
    throwDie(t, { miss: 'hole' });
    expect(t.dice).toBe(2);
    throwDie(t, { miss: 'hole' });
    expect(t.dice).toBe(2);
  });
});

describe('items that simply work', () => {
  test.each(of('sharpen'))('$name: more damage when its condition holds', ({ number, effect }) => {
    const blind = gear('hat-pulled-too-low');
    const card = ownSheet([], ['weapon', 'item', 'item']);
    const dealt = (die: number, armed: boolean) => {
      const t = fighting({ hp: 40, monster: ownMonster({ hp: 40 }), heroes: [{ card, gear: [blind, number] }, {}] });
      return find(throwDie(t, { die, section: 3, weapons: armed ? [blind] : [] }), 'struck').amount - (armed ? 6 : 3);
    };
    const holds: [number, boolean] = 'die' in effect.when ? [effect.when.die, false] : [0, false];
    const fails: [number, boolean] = 'die' in effect.when ? [(effect.when.die + 1) % 3, false] : [0, true];
    expect([dealt(...holds), dealt(...fails)]).toEqual([effect.amount, 0]);
  });
  test('Butcher’s Loyalty Card: the last blow pays a coin', () => {
    const card = gear('butchers-loyalty-card');
    const t = fighting({ hp: 2, coins: 0, heroes: [{ card: ITEMS, gear: [card] }, {}] });
    throwDie(t, { section: 2 });
    expect(t.coins).toBe(1);
  });
});

describe('discard after use', () => {
  const holding = (id: string, given = {}) => {
    const card = gear(id);
    return {
      card,
      t: fighting({ monster: ownMonster({ hp: 20, damage: 3 }), heroes: [{ hp: 4, card: ITEMS, gear: [card] }, { hp: 3 }, {}], ...given }),
    };
  };
  test.each(['soup-of-the-day', 'second-helping'])('DF-239 %s heals a hero by 4 and is gone', (id) => {
    const { t, card } = holding(id);
    expect(optionsOf(t, 0, 'item').map(({ target }) => target)).toEqual([0, 1]);
    decide(t, { seat: 0, kind: 'item', card, target: 1 });
    expect([hps(t), t.heroes[0]!.gear, t.discard]).toEqual([[4, 7, 9], [], [card]]);
    expect(refusal(t, { seat: 0, kind: 'item', card, target: 1 })).toMatchObject({ rule: 'DF-239' });
  });
  test('Group Hug Voucher heals everybody by 2', () => {
    const { t, card } = holding('group-hug-voucher');
    decide(t, { seat: 0, kind: 'item', card, target: NONE });
    expect(hps(t)).toEqual([6, 5, 9]);
  });
  test.each([
    ['bag-labelled-not-a-die', 1],
    ['sack-of-honest-dice', 2],
  ])('%s puts bonus dice on the Chest', (id, dice) => {
    const { t, card } = holding(id, { dice: 1 });
    decide(t, { seat: 0, kind: 'item', card, target: NONE });
    expect(t.dice).toBe(1 + dice);
  });
  test('Piggy Bank of the Damned pays 4 coins', () => {
    const { t, card } = holding('piggy-bank-of-the-damned', { coins: 1 });
    decide(t, { seat: 0, kind: 'item', card, target: NONE });
    expect(t.coins).toBe(5);
  });
  test('Jar of Angry Bees deals 4 to the monster; a kill before any throw counts the thrower as last (R-DF-37)', () => {
    const { t, card } = holding('jar-of-angry-bees');
    decide(t, { seat: 0, kind: 'item', card, target: NONE });
    expect(t.hp).toBe(16);
    const dead = holding('jar-of-angry-bees', { hp: 4, thrower: 1, dice: 0 });
    decide(dead.t, { seat: 0, kind: 'item', card: dead.card, target: NONE });
    expect([dead.t.beaten.length, dead.t.lastThrower, dead.t.first, dead.t.dice]).toEqual([1, 1, 2, 2]);
  });
  test('DF-203 R-DF-37 Jar of Angry Bees between two throws: the player to the left of who threw the last die begins', () => {
    const { t, card } = holding('jar-of-angry-bees', { hp: 6, thrower: 0 });
    throwDie(t, { section: 2 });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'swing' }]);
    decide(t, { seat: 0, kind: 'item', card, target: NONE });
    expect([t.beaten.length, t.lastThrower, t.first]).toEqual([1, 0, 1]);
  });
  test('R-DF-37 Jar of Angry Bees after a recovery: who threw before counts, not who took the dice back', () => {
    const { t, card } = holding('jar-of-angry-bees', { hp: 5, thrower: 0, available: [0], dice: 0 });
    throwDie(t, { section: 1 });
    decide(t, { seat: 1, kind: 'swing', do: 'recover' });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'swing' }]);
    decide(t, { seat: 0, kind: 'item', card, target: NONE });
    expect([t.beaten.length, t.lastThrower, t.first]).toEqual([1, 0, 1]);
  });
  test.each(['somebody-to-hide-behind', 'understanding-insurance-clerk'])('%s stops a blow', (id) => {
    const { t, card } = holding(id);
    expect(refusal(t, { seat: 0, kind: 'item', card, target: 0 })).toMatchObject({ rule: 'R-DF-47' });
    throwDie(t, { miss: 'hole' });
    decide(t, { seat: 0, kind: 'react', card, target: 0 });
    expect(t.heroes[0]!.hp).toBe(4);
  });
  test('Flask of Overconfidence: the carrier’s next hit deals 5 more, once', () => {
    const { t, card } = holding('flask-of-overconfidence');
    decide(t, { seat: 0, kind: 'item', card, target: NONE });
    throwDie(t, { section: 1 });
    expect([t.hp, t.heroes[0]!.boost]).toEqual([14, 0]);
  });
  test('Cotton Wool for Monsters: nothing is special any more', () => {
    const { t, card } = holding('cotton-wool-for-monsters', { monster: ownMonster({ throw: 'nose', hp: 20 }) });
    decide(t, { seat: 0, kind: 'item', card, target: NONE });
    throwDie(t, { section: 5 });
    expect([t.song, t.hp]).toEqual([true, 15]);
  });
  test('a card that would do nothing cannot be wasted', () => {
    const card = gear('soup-of-the-day');
    const { t } = maintaining({ heroes: [{ card: ITEMS, gear: [card] }, {}] });
    expect(refusal(t, { seat: 0, kind: 'item', card, target: 0 })).toMatchObject({ rule: 'R-DF-47' });
    expect(asks(t)[0]!.kind).toBe('room');
  });
  test('every kind of use has its test above', () => {
    const names = of('use').map(({ effect }) => effect.do);
    expect(new Set(names)).toEqual(new Set(['heal-hero', 'heal-party', 'dice', 'coins', 'strike', 'shield', 'boost', 'silence']));
  });
});
