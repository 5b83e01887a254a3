/** Wrong shape, seat, time, amount; twice; after the end; arbitrary JSON: refused, and the table stays what it was. */
import { canonical } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { NONE } from '../src/table.ts';
import { decide, fighting, maintaining, newGame, ownGear, ownMonster, refusal, scene, swing, throwDie } from './table.ts';

const JUNK: unknown[] = [
  null,
  7,
  'swing',
  [],
  {},
  { seat: 0 },
  { kind: 'swing' },
  { seat: 'x', kind: 'swing' },
  { seat: -1, kind: 'swing' },
  { seat: 0, kind: 'fly' },
];

describe('refused, and nothing changes', () => {
  test.each(JUNK.map((junk) => [JSON.stringify(junk), junk]))('%s', (_text, junk) => {
    const t = fighting();
    const before = canonical(t);
    expect(refusal(t, junk)).not.toBeNull();
    expect(() => game.play.decide(t, junk, null)).toThrow();
    expect(canonical(t)).toBe(before);
  });
  const weapon = ownGear({ effect: 'weapon', throw: 'far', plus: 2 });
  test.each<[string, unknown, string]>([
    ['a die that is not there', { seat: 0, kind: 'swing', do: 'throw', die: 9, weapons: [] }, 'DF-092'],
    ['half a die', { seat: 0, kind: 'swing', do: 'throw', die: 0.5, weapons: [] }, 'DF-092'],
    ['a weapon nobody carries', { seat: 0, kind: 'swing', do: 'throw', die: 0, weapons: [weapon] }, 'DF-182'],
    ['a weapon twice', { seat: 1, kind: 'swing', do: 'throw', die: 0, weapons: [weapon, weapon] }, 'DF-090'],
    ['recovery too early', { seat: 0, kind: 'swing', do: 'recover' }, 'DF-160'],
    ['somebody else’s swing', { seat: 1, kind: 'swing', do: 'throw', die: 0, weapons: [] }, 'DF-090'],
    ['backing down without need', { seat: 0, kind: 'retreat' }, 'R-DF-42'],
    ['shopping in a fight', { seat: 0, kind: 'shop', do: 'die' }, 'DF-220'],
    ['an item one has not got', { seat: 0, kind: 'item', card: weapon, target: NONE }, 'DF-239'],
  ])('%s', (_name, d, rule) => {
    const t = fighting({ heroes: [{}, { gear: [weapon] }, {}] });
    const before = canonical(t);
    expect(refusal(t, d)).toMatchObject({ rule });
    expect(() => game.play.decide(t, d, null)).toThrow();
    expect(canonical(t)).toBe(before);
  });
  test('a full slot, a card that is not for sale, coins one has not got', () => {
    const full = ownGear({ effect: 'counterblow' });
    const { t } = maintaining({ room: 5, heroes: [{ gear: [full] }, {}], coins: 30 });
    t.stall = [28];
    const before = canonical(t);
    const buy = (card: number, hero: number) => refusal(t, { seat: 0, kind: 'shop', do: 'buy', card, hero, drop: NONE })?.rule;
    expect([buy(28, 0), buy(3, 1)]).toEqual(['DF-238', 'DF-222']);
    expect(canonical(t)).toBe(before);
  });
  test('a vote of the eliminated, and a vote given twice', () => {
    const { t } = maintaining({ room: 5, heroes: [{}, {}, { eliminated: true, hp: 0 }] });
    expect(refusal(t, { seat: 2, kind: 'shop', do: 'leave' })).toMatchObject({ rule: 'R-DF-52' });
    decide(t, { seat: 0, kind: 'shop', do: 'abstain' });
    expect(refusal(t, { seat: 0, kind: 'shop', do: 'leave' })).not.toBeNull();
  });
  test('an answer out of time: telling before the die is chosen', () => {
    const t = fighting();
    expect(refusal(t, { seat: 0, kind: 'tell', told: { section: 3, miss: null, iconUp: false, done: [] } })).not.toBeNull();
    swing(t);
    expect(refusal(t, { seat: 0, kind: 'swing', do: 'throw', die: 1, weapons: [] })).not.toBeNull();
  });
  test('nothing is taken after the end', () => {
    const t = fighting({ floor: 3, room: NONE, monster: ownMonster({ level: 0, hp: 2 }) });
    throwDie(t, { section: 5 });
    expect(game.play.pending(t)).toEqual([]);
    expect(refusal(t, { seat: 0, kind: 'swing', do: 'recover' })).toMatchObject({ code: 'game-over' });
  });
  test('a house rule out of range is no table', () => {
    expect(() => newGame({ options: { 'play.soloHeroes': 4 } })).toThrow();
    expect(() => scene({ rules: { 'play.throws': 'shouted' } })).toThrow();
  });
});
