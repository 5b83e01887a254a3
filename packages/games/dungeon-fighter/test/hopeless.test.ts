/** What no gold button offers while something else is open. */
import { expect, test } from 'vitest';
import type { Decision } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import { chanceOf } from '../src/judgement/hopeless.ts';
import type { Table } from '../src/table.ts';
import { fighting, monster, optionsOf, ownMonster, ownSheet, type Scene, throwDie, weapon } from './table.ts';

const viewOf = (t: Table, seat = 0) => game.sight.view(t, seat);
const isHopeless = (t: Table, d: Decision): boolean => game.bots.hopeless!(viewOf(t, d.seat), { seat: d.seat, kind: d.kind }, d);

/** What the thrower may swing, with whether it is hopeless. */
const swings = (scene: Scene) => {
  const t = fighting({ rules: { 'play.throws': 'rough' }, ...scene });
  return optionsOf(t, 0, 'swing').map((d) => ({ d, t, hopeless: isHopeless(t, d) }));
};

test('DF-183 a heap of weapons that hardly any throw can serve is hopeless, the plain throw is not', () => {
  const gear = [weapon('card-jump', { plus: 1 }), weapon('slam', { plus: 1 }), weapon('far', { plus: 1 })];
  const all = swings({ heroes: [{ gear }] });
  const heaps = all.flatMap(({ d, hopeless }) => (d.do === 'throw' && d.weapons.length === 3 ? [hopeless] : []));
  expect(heaps.length).toBeGreaterThan(0);
  expect(new Set(heaps)).toEqual(new Set([true]));
  expect(all.some(({ d, hopeless }) => d.do === 'throw' && d.weapons.length === 0 && hopeless)).toBe(false);
});

test('DF-162 taking the dice back is hopeless where nobody would be left standing, and only there', () => {
  const recovery = (hp: number) => {
    const all = swings({ monster: ownMonster({ level: 3 }), heroes: [{ hp }, { hp: 2 }], available: [], dice: 1 });
    return all.find(({ d }) => d.do === 'recover')!.hopeless;
  };
  expect([recovery(3), recovery(4)]).toEqual([true, false]);
});

test('DF-333 against the Tricky section 1 is no chance', () => {
  const chance = (id: string) => chanceOf(viewOf(fighting({ monster: monster(id), rules: { 'play.throws': 'rough' } })), []);
  expect(chance('duke-of-small-print')).toBeLessThan(chance('damp-squire'));
});

test('DF-128 an icon that makes its own hero faint is hopeless, one that helps is not', () => {
  const berserk = (hp: number) => {
    const t = fighting({ heroes: [{ hp, card: ownSheet([{ ability: 'berserk' }]) }, {}], hp: 40, monster: ownMonster({ hp: 40 }) });
    throwDie(t, { die: 0, section: 1, icon: true });
    const use = optionsOf(t, 0, 'icon').find((d) => d.do === 'ability')!;
    return isHopeless(t, use);
  };
  expect([berserk(1), berserk(9)]).toEqual([true, false]);
});
