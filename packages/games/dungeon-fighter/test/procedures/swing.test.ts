import { describe, expect, test } from 'vitest';
import type { MONSTERS } from '../../src/content/monsters.ts';
import { game } from '../../src/index.ts';
import { wantedFor } from '../../src/rules/fight.ts';
import { NONE } from '../../src/table.ts';
import {
  asks,
  decide,
  fall,
  fighting,
  find,
  hps,
  optionsOf,
  ownGear,
  ownMonster,
  ownSheet,
  refusal,
  swing,
  throwDie,
  types,
  useIcon,
  weapon,
} from '../table.ts';

const diceOf = (t: ReturnType<typeof fighting>, seat: number) => [
  ...new Set(optionsOf(t, seat, 'swing').flatMap((d) => (d.do === 'throw' ? [d.die] : []))),
];

describe('whose swing it is', () => {
  test('DF-090 DF-095 swings go clockwise from the first player, after hit and miss alike', () => {
    const t = fighting({ thrower: 1 });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'swing' }]);
    throwDie(t, { section: 2 });
    expect(asks(t)).toEqual([{ seat: 2, kind: 'swing' }]);
    throwDie(t);
    expect(asks(t)).toEqual([{ seat: 0, kind: 'swing' }]);
    expect(refusal(t, { seat: 1, kind: 'swing', do: 'throw', die: 2, weapons: [] })).toMatchObject({ rule: 'DF-090' });
  });
  test('DF-096 DF-143 who has fainted is skipped', () => {
    const t = fighting({ heroes: [{}, { fainted: true, hp: 0 }, {}] });
    throwDie(t, { section: 1 });
    expect(asks(t)).toEqual([{ seat: 2, kind: 'swing' }]);
  });
  test('R-DF-20 the last conscious hero takes every swing, dice in any order', () => {
    const t = fighting({ heroes: [{}, { fainted: true, hp: 0 }, { fainted: true, hp: 0 }], hp: 40 });
    throwDie(t, { die: 2, section: 1 });
    expect(asks(t)).toEqual([{ seat: 0, kind: 'swing' }]);
    expect(diceOf(t, 0)).toEqual([0, 1]);
  });
});

describe('which die', () => {
  test('DF-091 DF-092 any one coloured die not yet thrown; the others go on to the left', () => {
    const t = fighting();
    expect(diceOf(t, 0)).toEqual([0, 1, 2]);
    throwDie(t, { die: 1, section: 1 });
    expect(t.available).toEqual([0, 2]);
    expect(diceOf(t, 1)).toEqual([0, 2]);
  });
  test('DF-093 bonus dice only when no coloured die is left', () => {
    const t = fighting({ dice: 3 });
    expect(refusal(t, { seat: 0, kind: 'swing', do: 'throw', die: 3, weapons: [] })).toMatchObject({ rule: 'DF-093' });
    const later = fighting({ dice: 3, available: [] });
    expect(diceOf(later, 0)).toEqual([3]);
  });
  test('DF-094 people may talk as they like', () => expect(game.play.talk).toBeUndefined());
  test('DF-097 DF-098 a thrown die stays where it is and is not thrown again', () => {
    const t = fighting();
    throwDie(t, { die: 0, section: 1 });
    expect(refusal(t, { seat: 1, kind: 'swing', do: 'throw', die: 0, weapons: [] })).toMatchObject({ rule: 'DF-098' });
  });
  test('a die that is not there is refused', () => {
    expect(refusal(fighting(), { seat: 0, kind: 'swing', do: 'throw', die: 7, weapons: [] })).toMatchObject({ rule: 'DF-092' });
  });
});

describe('hits', () => {
  test('DF-125 DF-129 the section is dealt to the monster', () => {
    const t = fighting({ hp: 10 });
    throwDie(t, { section: 4 });
    expect(t.hp).toBe(6);
  });
  test('DF-126 the bullseye counts as 10', () => {
    const t = fighting({ hp: 18 });
    throwDie(t, { section: 10 });
    expect(t.hp).toBe(8);
  });
  test('DF-127 DF-128 multiply first, then add', () => {
    const [three, twice] = [weapon('blind', { plus: 3 }), weapon('jump', { times: 2 })];
    const t = fighting({ hp: 30, heroes: [{ gear: [three, twice] }, {}] });
    expect(find(throwDie(t, { section: 4, weapons: [three, twice] }), 'struck')).toMatchObject({ amount: 11, hp: 19 });
  });
  test('R-DF-03 R-DF-04 base times all multipliers, then what is added; Piercing is not multiplied', () => {
    const twice = weapon('jump', { times: 2 });
    const piercing = ownSheet([{ ability: 'piercing', amount: 2 }], ['weapon', 'weapon', 'item']);
    const t = fighting({ hp: 30, heroes: [{ card: piercing, gear: [twice] }, {}] });
    throwDie(t, { die: 0, section: 3, icon: true, weapons: [twice] });
    useIcon(t, 0);
    expect(t.hp).toBe(30 - 8);
  });
  test('DF-130 DF-175 DF-176 at 0 or less the monster is defeated, and Maintenance follows', () => {
    const beaten = ownMonster({ hp: 3 });
    const t = fighting({ monster: beaten });
    const events = throwDie(t, { section: 5 });
    expect(find(events, 'defeated').monster).toBe(beaten);
    expect(t.beaten).toEqual([beaten]);
    expect(t.round).toBe(3);
  });
  test('DF-131 DF-132 icon and bullseye kill at once, and nothing else is activated with that icon', () => {
    const t = fighting({ hp: 30, coins: 0 });
    throwDie(t, { die: 1, section: 10, icon: true });
    expect(optionsOf(t, 0, 'icon').map((d) => d.do)).toEqual(['kill', 'ability', 'nothing']);
    const events = decide(t, { seat: 0, kind: 'icon', do: 'kill' });
    expect(types(events)).toContain('killed');
    expect(types(events)).not.toContain('abilityUsed');
    expect(t.beaten).toHaveLength(1);
  });
  test('DF-131 the Final Boss too', () => {
    const t = fighting({ floor: 3, room: NONE, monster: ownMonster({ level: 0, hp: 30 }) });
    throwDie(t, { section: 10, icon: true });
    decide(t, { seat: 0, kind: 'icon', do: 'kill' });
    expect(game.play.outcome(t)?.winners).toEqual([0, 1, 2]);
  });
  test('R-DF-12 the kill is a choice: declined, it is 10 and the ability', () => {
    const t = fighting({ hp: 30, coins: 0 });
    throwDie(t, { die: 1, section: 10, icon: true });
    useIcon(t, 1);
    expect([t.hp, t.coins]).toEqual([20, 2]);
    const elsewhere = fighting({ hp: 30 });
    throwDie(elsewhere, { section: 5, icon: true });
    expect(refusal(elsewhere, { seat: 0, kind: 'icon', do: 'kill' })).toMatchObject({ rule: 'DF-131' });
  });
});

describe('misses', () => {
  test('DF-140 DF-141 no damage to the monster, its damage to the thrower', () => {
    const t = fighting({ monster: ownMonster({ damage: 3 }), hp: 7 });
    throwDie(t, { miss: 'hole' });
    expect([t.hp, ...hps(t)]).toEqual([7, 6, 9, 9]);
  });
  test('DF-142 less than 1 hit point: fainted at once', () => {
    const t = fighting({ heroes: [{ hp: 2 }, {}], monster: ownMonster({ damage: 3 }) });
    const events = throwDie(t);
    expect(types(events)).toContain('fainted');
    expect([t.heroes[0]!.hp, t.heroes[0]!.fainted]).toEqual([0, true]);
  });
  test('DF-144 the icon on a missed die still works', () => {
    const t = fighting({ coins: 0 });
    throwDie(t, { die: 1, miss: 'off-board', icon: true });
    useIcon(t, 1);
    expect(t.coins).toBe(2);
  });
  test('DF-003 DF-177 everybody fainted: the game is lost for all', () => {
    const t = fighting({ heroes: [{ hp: 1 }, { hp: 0, fainted: true }] });
    throwDie(t);
    expect(game.play.outcome(t)).toMatchObject({ winners: [], reason: 'all-fainted' });
  });
  test('R-DF-50 reductions never heal, hit points stop at 0', () => {
    const towel = ownGear({ effect: 'reduce', amount: 5 });
    const t = fighting({ heroes: [{ hp: 4, gear: [towel] }, { hp: 1 }, {}], monster: ownMonster({ damage: 4 }) });
    throwDie(t);
    throwDie(t);
    expect(hps(t)).toEqual([4, 0, 9]);
  });
});

describe('weapons and requirements', () => {
  const [blind, spin] = [weapon('blind', { plus: 3 }), weapon('spin', { plus: 2 })];
  const armed = { gear: [blind, spin], card: ownSheet([], ['weapon', 'weapon', 'item']) };

  test('DF-182 DF-185 none, some or all of the own weapons, and nobody must', () => {
    const t = fighting({ heroes: [armed, {}], available: [0] });
    expect(optionsOf(t, 0, 'swing').flatMap((d) => (d.do === 'throw' ? [d.weapons] : []))).toEqual([[], [blind], [spin], [blind, spin]]);
  });
  test('DF-182 a weapon one does not carry is refused', () => {
    const t = fighting({ heroes: [{}, armed] });
    expect(refusal(t, { seat: 0, kind: 'swing', do: 'throw', die: 0, weapons: [blind] })).toMatchObject({ rule: 'DF-182' });
  });
  test('DF-183 V-DF-04 several weapons: all requirements, all bonuses', () => {
    const t = fighting({ heroes: [armed, {}], hp: 30 });
    swing(t, { weapons: [blind, spin] });
    expect(t.wanted).toEqual(['blind', 'spin']);
    fall(t, { section: 3 });
    expect(t.hp).toBe(22);
    const failed = fighting({ heroes: [armed, {}], hp: 30 });
    throwDie(failed, { section: 3, weapons: [blind, spin], done: ['spin'] });
    expect([failed.hp, failed.heroes[0]!.hp]).toEqual([30, 8]);
  });
  test('DF-184 weapons are kept after use', () => {
    const t = fighting({ heroes: [armed, {}], hp: 30 });
    throwDie(t, { section: 3, weapons: [blind] });
    expect(t.heroes[0]!.gear).toEqual([blind, spin]);
  });
  test('DF-117 DF-187 a declared weapon whose requirement fails makes it a miss, wherever the die lies', () => {
    const t = fighting({ heroes: [armed, {}], hp: 30 });
    const events = throwDie(t, { section: 5, weapons: [blind], done: [] });
    expect(find(events, 'thrown')).toMatchObject({ isHit: false, verdict: { miss: 'requirement', section: 0 } });
    expect(t.hp).toBe(30);
  });
  test('DF-186 a weapon does not spare the bounce', () => {
    const t = fighting({ heroes: [armed, {}], hp: 30 });
    throwDie(t, { miss: 'no-bounce', weapons: [blind] });
    expect(t.hp).toBe(30);
  });
  test('DF-180 DF-188 DF-189 monster and room require for every throw, and both at once', () => {
    const t = fighting({ room: 2, monster: ownMonster({ throw: 'crossbow' }), hp: 30 });
    swing(t);
    expect(t.wanted).toEqual(['crossbow', 'blind']);
    fall(t, { section: 5, done: ['crossbow'] });
    expect(t.hp).toBe(30);
    throwDie(t, { section: 5 });
    expect(t.hp).toBe(25);
  });
  test('DF-190 the same icon from two sources counts once', () => {
    const t = fighting({ room: 2, monster: ownMonster({ throw: 'blind' }), heroes: [armed, {}] });
    expect(wantedFor(t, [blind])).toEqual(['blind']);
  });
  test('R-DF-48 with an agreed substitute one launcher is enough', () => {
    const elbow = weapon('elbow', { plus: 4 });
    const wanted = (assist: boolean) => {
      const t = fighting({
        monster: ownMonster({ throw: 'nose' }),
        heroes: [{ gear: [elbow, blind] }, {}],
        rules: { 'throw.assist': assist },
      });
      return wantedFor(t, [elbow, blind]);
    };
    expect(wanted(false)).toEqual(['nose', 'elbow', 'blind']);
    expect(wanted(true)).toEqual(['nose', 'blind']);
  });
});

describe('what monsters do', () => {
  const facing = (ability: NonNullable<(typeof MONSTERS)[number]['ability']>, given = {}) =>
    fighting({ monster: ownMonster({ ability, damage: 1, hp: 20 }), ...given });

  test('DF-330 Kleptomaniac: who misses loses a card of their choice; without any, nothing', () => {
    const [a, b] = [ownGear({ effect: 'counterblow' }), ownGear({ effect: 'use', do: 'dice', amount: 1 })];
    const t = facing({ ability: 'kleptomaniac' }, { heroes: [{ gear: [a, b] }, {}] });
    throwDie(t);
    expect(optionsOf(t, 0, 'robbed').map(({ card }) => card)).toEqual([a, b]);
    decide(t, { seat: 0, kind: 'robbed', card: a });
    expect([t.heroes[0]!.gear, t.discard]).toEqual([[b], [a]]);
    throwDie(t);
    expect(asks(t)).toEqual([{ seat: 0, kind: 'swing' }]);
  });
  test('DF-331 Leeching: a miss heals the monster, never above what is printed', () => {
    const t = facing({ ability: 'leeching', amount: 3 }, { hp: 16 });
    throwDie(t);
    expect(t.hp).toBe(19);
    throwDie(t);
    expect(t.hp).toBe(20);
  });
  test('DF-332 Greedy: a miss costs a coin; without any, nothing', () => {
    const t = facing({ ability: 'greedy' }, { coins: 1 });
    throwDie(t);
    expect(t.coins).toBe(0);
    throwDie(t);
    expect(t.coins).toBe(0);
  });
  test('DF-333 Tricky: section 1 is a miss', () => {
    const t = facing({ ability: 'tricky' });
    throwDie(t, { section: 1 });
    expect([t.hp, t.heroes[0]!.hp]).toEqual([20, 8]);
    throwDie(t, { section: 2 });
    expect(t.hp).toBe(18);
  });
  test('DF-334 Rabid: a miss hurts everybody, the thrower once', () => {
    const t = facing({ ability: 'rabid' });
    throwDie(t);
    expect(hps(t)).toEqual([8, 8, 8]);
  });
  test('DF-335 R-DF-24 Resistant: that colour is set aside, before and after recovery', () => {
    const t = facing({ ability: 'resistant', colours: [2] }, { dice: 0 });
    expect(diceOf(t, 0)).toEqual([0, 1]);
    expect(refusal(t, { seat: 0, kind: 'swing', do: 'throw', die: 2, weapons: [] })).toMatchObject({ rule: 'DF-335' });
    throwDie(t, { section: 1 });
    throwDie(t, { section: 1 });
    expect(optionsOf(t, 2, 'swing').map((d) => d.do)).toEqual(['recover']);
    decide(t, { seat: 2, kind: 'swing', do: 'recover' });
    expect(diceOf(t, 2)).toEqual([0, 1]);
  });
});

describe('order', () => {
  test('R-DF-07 judge, icon, damage either way, kill; a dead monster leeches nothing', () => {
    const undead = ownSheet([{ ability: 'sworn-enemy', amount: 4, type: 'undead' }]);
    const leech = ownMonster({ type: 'undead', damage: 2, hp: 10, ability: { ability: 'leeching', amount: 5 } });
    const t = fighting({ heroes: [{ card: undead }, {}], monster: leech, hp: 4 });
    throwDie(t, { die: 0, miss: 'hole', icon: true });
    const events = useIcon(t, 0);
    expect(types(events)).not.toContain('leeched');
    expect(types(events).indexOf('struck')).toBeLessThan(types(events).indexOf('suffered'));
    expect(t.beaten).toEqual([leech]);
    expect(t.heroes[0]!.hp).toBe(7);
  });
  test('R-DF-07 a token placed by the icon helps the very throw; a miss already judged stays one', () => {
    const toad = ownSheet([{ ability: 'metamorphosis' }]);
    const t = fighting({ heroes: [{ card: toad }, {}], monster: ownMonster({ damage: 3, hp: 20, ability: { ability: 'tricky' } }) });
    throwDie(t, { die: 0, section: 1, icon: true });
    useIcon(t, 0);
    expect([t.hp, t.heroes[0]!.hp]).toEqual([20, 8]);
  });
});
