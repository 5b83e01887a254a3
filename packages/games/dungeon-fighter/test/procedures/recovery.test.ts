import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { diceLeft } from '../../src/rules/party.ts';
import { NONE } from '../../src/table.ts';
import { asks, decide, fighting, hps, optionsOf, ownGear, ownMonster, refusal, throwDie } from '../table.ts';

const recover = (seat: number) => ({ seat, kind: 'swing', do: 'recover' }) as const;
const heal = ownGear({ effect: 'use', do: 'heal-hero', amount: 4 });
const shield = ownGear({ effect: 'use', do: 'shield', amount: 0 });

describe('out of coloured dice', () => {
  test('DF-160 DF-164 the next hero chooses a bonus die or recovery, though dice are left', () => {
    const t = fighting({ available: [], dice: 2, thrower: 1 });
    expect(optionsOf(t, 1, 'swing').map((d) => d.do)).toEqual(['throw', 'recover']);
    expect(refusal(fighting(), recover(0))).toMatchObject({ rule: 'DF-160' });
  });
  test('DF-161 a bonus die is taken from the Chest', () => {
    const t = fighting({ available: [], dice: 2 });
    throwDie(t, { die: 3, section: 1 });
    expect([t.dice, t.whites]).toEqual([1, 1]);
  });
  test('DF-162 DF-167 recovery: every hero suffers the level, not the damage, and may faint of it', () => {
    const t = fighting({ available: [], monster: ownMonster({ level: 3, damage: 1, hp: 20 }), heroes: [{}, { hp: 3 }, { hp: 5 }] });
    decide(t, recover(0));
    expect(hps(t)).toEqual([6, 0, 2]);
    expect(t.heroes[1]!.fainted).toBe(true);
  });
  test('DF-163 the chooser has all three dice again and throws', () => {
    const t = fighting({ available: [], thrower: 2 });
    decide(t, recover(2));
    expect([t.available, t.thrower]).toEqual([[0, 1, 2], 2]);
    expect(asks(t)).toEqual([{ seat: 2, kind: 'swing' }]);
  });
  test('DF-165 without a bonus die recovery is forced', () => {
    const t = fighting({ available: [], dice: 0 });
    expect(optionsOf(t, 0, 'swing').map((d) => d.do)).toEqual(['recover']);
    expect(refusal(t, { seat: 0, kind: 'swing', do: 'throw', die: 3, weapons: [] })).toMatchObject({ rule: 'DF-165' });
  });
  test('DF-166 nothing prevents recovery damage', () => {
    const armor = [ownGear({ effect: 'reduce', amount: 5 }), ownGear({ effect: 'counterblow' })];
    const t = fighting({ available: [], heroes: [{ gear: armor }, { gear: [shield] }], monster: ownMonster({ level: 2, hp: 20 }) });
    t.beer = 0;
    t.toad = true;
    decide(t, recover(0));
    expect([...hps(t), t.hp]).toEqual([7, 7, 20]);
  });
  test('DF-168 it may be repeated', () => {
    const t = fighting({ available: [], dice: 0, hp: 40, heroes: [{}, {}] });
    decide(t, recover(0));
    for (let i = 0; i < 3; i++) throwDie(t, { section: 1 });
    expect(optionsOf(t, 1, 'swing').map((d) => d.do)).toEqual(['recover']);
    decide(t, recover(1));
    expect([t.recoveries, ...hps(t)]).toEqual([2, 7, 7]);
  });
  test('DF-169 DF-170 a used bonus die goes to the supply, not to the Chest', () => {
    const t = fighting({ available: [], dice: 2, hp: 40 });
    throwDie(t, { die: 3, section: 1 });
    expect(diceLeft(t)).toBe(7);
    decide(t, recover(1));
    expect([t.dice, t.whites, diceLeft(t)]).toEqual([1, 0, 8]);
  });
  test('R-DF-21 if the chooser faints the next conscious hero throws; if all do it is lost', () => {
    const t = fighting({ available: [], heroes: [{ hp: 1 }, {}, {}] });
    decide(t, recover(0));
    expect(asks(t)).toEqual([{ seat: 1, kind: 'swing' }]);
    expect(t.available).toEqual([0, 1, 2]);
    const lost = fighting({ available: [], heroes: [{ hp: 1 }, { hp: 1 }] });
    decide(lost, recover(0));
    expect(game.play.outcome(lost)?.reason).toBe('all-fainted');
  });
});

describe('reactions to damage', () => {
  test('R-DF-47 whoever carries a fitting card may use it between announcement and fainting, in anybody’s turn', () => {
    const t = fighting({ monster: ownMonster({ damage: 4, hp: 20 }), heroes: [{ hp: 3 }, { gear: [shield, heal] }, {}] });
    throwDie(t, { miss: 'hole' });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'react' }]);
    decide(t, { seat: 1, kind: 'react', card: shield, target: 0 });
    expect([t.heroes[0]!.hp, t.heroes[1]!.gear, t.discard.includes(shield)]).toEqual([3, [heal], true]);
  });
  test('R-DF-47 who has fainted uses nothing, and nobody is asked who has nothing', () => {
    const t = fighting({ monster: ownMonster({ damage: 4, hp: 20 }), heroes: [{ hp: 3 }, { fainted: true, hp: 0, gear: [heal] }, {}] });
    throwDie(t, { miss: 'hole' });
    expect(t.heroes[0]!.fainted).toBe(true);
    expect(refusal(t, { seat: 1, kind: 'item', card: heal, target: 2 })).toMatchObject({ rule: 'R-DF-47' });
  });
  test('R-DF-57 healing comes before the damage, capped as always', () => {
    const saved = (hp: number, scars: number) => {
      const t = fighting({ monster: ownMonster({ damage: 4, hp: 20 }), heroes: [{ hp, scars }, { gear: [heal] }, {}] });
      throwDie(t, { miss: 'hole' });
      if (asks(t)[0]!.kind === 'react') decide(t, { seat: 1, kind: 'react', card: heal, target: 0 });
      return t.heroes[0]!.hp;
    };
    expect(saved(2, 0)).toBe(2);
    // At 3 of 3 there is nothing to heal, and 4 is too much.
    expect(saved(3, 3)).toBe(0);
  });
  test('R-DF-57 against recovery damage too', () => {
    const t = fighting({ available: [], monster: ownMonster({ level: 4, hp: 20 }), heroes: [{ hp: 3 }, { gear: [heal, shield] }] });
    decide(t, recover(0));
    const cards = optionsOf(t, 1, 'react').map(({ card }) => card);
    expect(cards).toEqual([NONE, heal]);
    expect(refusal(t, { seat: 1, kind: 'react', card: shield, target: 0 })).toMatchObject({ rule: 'DF-166' });
    decide(t, { seat: 1, kind: 'react', card: heal, target: 0 });
    expect(hps(t)).toEqual([3, 5]);
  });
});
